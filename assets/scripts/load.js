// Loads the program that the page's preload links name, and starts it.

const named = (rel) => document.querySelector(`head > link[rel=${rel}]`).href;

// What the page shows until the program has come is to be seen first; but a hidden page is not
// painted.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  setTimeout(done, 300);
});

async function load() {
  const program = await import(named('modulepreload'));
  await painted;
  await program.default({ module_or_path: fetched(named('preload')) });
  window.wasmBindings = program;
}

// A host that refuses the file would otherwise be told as a file that is no program.
async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${response.status} ${address}`);
  return response;
}

// What a browser throws for a file that did not arrive or is damaged. One that is too old to read
// it does not come so far.
const LOST = [TypeError, SyntaxError, globalThis.WebAssembly?.CompileError];

if (!window.startFailure) {
  load().catch((error) => {
    window.cannotStart(LOST.includes(error.constructor) ? 'fetch' : 'broken', error.message);
    throw error;
  });
}
