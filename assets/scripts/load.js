// Fetches the program that the page's links name, and starts it. The build puts this script into the
// page, so that nothing has to be fetched before it.

const named = (rel) => document.querySelector(`head > link[rel=${rel}]`).href;

// What the page shows until the program has come is to be seen first, and nothing is to be fetched
// before it that is not needed for it; but a hidden page is not painted.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  setTimeout(done, 300);
});

// Then the page's other scripts have run: start.js has looked whether the program can.
const loaded = new Promise((done) => {
  if (document.readyState === 'complete') done();
  else addEventListener('load', done);
});

async function load() {
  await painted;
  const wasm = fetched(named('program-wasm'));
  wasm.catch(() => {}); // told when it is wanted
  const program = await import(named('program'));
  await loaded;
  if (window.startFailure) return;
  await program.default({ module_or_path: wasm });
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

load().catch(async (error) => {
  await loaded;
  window.cannotStart?.(LOST.includes(error.constructor) ? 'fetch' : 'broken', error.message);
  throw error;
});
