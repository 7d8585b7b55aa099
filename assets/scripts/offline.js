// Keeps the page for use without a network: sw.js does it, and this script registers it. When a
// new version is ready the page is told, and may answer that it is to be used.

// A page in a frame of another one keeps nothing, and in a sandbox must not even ask.
const embedded = new URLSearchParams(location.search).has('embed');
const serviceWorker = embedded ? undefined : navigator.serviceWorker;

async function keep() {
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });

  const tell = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    document.documentElement.dataset.version = 'ready'; // for a page that listens later
    dispatchEvent(new Event('versionready'));
  };
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  watch();
  registration.addEventListener('updatefound', watch);
  addEventListener('versionaccepted', () => registration.waiting?.postMessage('take over'));

  // An installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

if (serviceWorker) {
  // Not while the page itself is loaded and drawn (src/ui/effects.rs); but one that is not painted
  // may never be. A browser that refuses, as in a frame, plays on.
  let begun;
  const begin = () => { begun ??= keep().catch(() => {}); };
  addEventListener('pagewhole', begin);
  addEventListener('load', () => setTimeout(begin, 3000));
  // The first worker leaves the page alone: this is a later version that has taken over.
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
}
