// Starts the program of the page that is one file: its parts are compressed texts in the page.

async function bytes(id) {
  const packed = Uint8Array.from(atob(document.getElementById(id).textContent), (sign) => sign.charCodeAt());
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const text = async (id) => new TextDecoder().decode(await bytes(id));

// assets/scripts/engine.js is told where the engine is: in a script of its own, and in bytes.
async function carryEngine() {
  const script = `${await text('engine-glue')};\n${await text('engine-start')}`;
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  window.tisiyaEngine = { script: address, glue: null, wasm: await bytes('engine-wasm') };
  document.head.append(Object.assign(document.createElement('script'), { textContent: script }));
}

async function load() {
  if (document.getElementById('engine-start')) await carryEngine();
  window.tisiyaLater = (await bytes('later-wasm')).buffer;
  const program = await import(`data:text/javascript,${encodeURIComponent(await text('program'))}`);
  await program.default({ module_or_path: await bytes('program-wasm') });
  window.wasmBindings = program;
}

if (!('DecompressionStream' in window)) window.cannotStart('old', 'DecompressionStream');
if (!window.startFailure) {
  load().catch((error) => {
    window.cannotStart('broken', error.message);
    throw error;
  });
}
