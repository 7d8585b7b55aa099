// The files of one build, kept whole. The build writes BUILD and FILES before this script: a name
// made from the contents of all files, and each file with its digest. A file whose content is not
// the build's, as while a host is being filled, makes the installation fail, and the browser tries
// again later; so a cache never holds files of two builds.

const SCOPE = new URL(registration.scope);
const FAMILY = `tisiya ${SCOPE.pathname} `;
const CACHE = FAMILY + BUILD;

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(dropOthers()));
addEventListener('message', (event) => event.data === 'take over' && skipWaiting());

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== SCOPE.origin) return;
  if (!url.pathname.startsWith(SCOPE.pathname)) return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  const file = path === '' || path === 'index.html' ? './' : path;
  if (Object.hasOwn(FILES, file)) event.respondWith(answer(request, file));
});

async function keep() {
  const files = Object.entries(FILES).map(([file, integrity]) =>
    new Request(file, { cache: 'no-cache', integrity }));
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(files); // all or nothing
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request, file) {
  if (request.mode === 'navigate' && await isOnlyPage() && registration.waiting) {
    // The page that is being left was the last one of this version: the next one answers.
    registration.waiting.postMessage('take over');
    return new Response('', { headers: { Refresh: '0' } });
  }
  // To open the cache would make it again, if a newer version has just deleted it.
  const kept = await caches.match(file, { cacheName: CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}

async function isOnlyPage() {
  return (await clients.matchAll({ type: 'window' })).length < 2;
}
