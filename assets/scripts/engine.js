// Starts the engine (worker.js and worker_bg.wasm, see src/bin/worker.rs) in a worker, or in the
// page where there can be no worker. The page loads this file as a script, which only sets
// `tisiyaEngine.start`; the worker is made of the same file.
//
// Where the files are is said in one place: the object `tisiyaEngine`. A page that keeps them
// elsewhere, or carries them in itself, sets it before this script runs:
//
//   globalThis.tisiyaEngine = {
//     script: the address of this file, for the worker, such as a Blob's,
//     glue:   the address of worker.js; null if `script` begins with the text of worker.js, and
//             the page runs that text too,
//     wasm:   the address of worker_bg.wasm, a data: address too, or its bytes (a Uint8Array),
//   }
//
// What is left out is looked for beside this file.
(() => {
  "use strict";
  // In the page, seeds roll between the slices, and the tables stay small.
  const PAGE = { slice: 8, seeds: 10 };
  const WORKER = { slice: 16, seeds: 16 };

  // Sets the engine up. Gives a function that takes messages.
  const begin = async (wasm, tell, { slice, seeds }, later) => {
    await wasm_bindgen({ module_or_path: wasm });
    const engine = new wasm_bindgen.Engine(tell, seeds);
    let due = false;
    const work = () => {
      due = false;
      if (engine.work(slice)) sign();
    };
    const sign = () => {
      if (!due) later(work);
      due = true;
    };
    return text => {
      engine.hear(text);
      sign();
    };
  };

  if (typeof document === "undefined") {
    // In the worker. The first message says where the rest is. What comes before the engine
    // listens is kept.
    const { port1, port2 } = new MessageChannel();
    // Unlike a timer such a message is not held back, and unlike a promise it lets others in.
    const later = work => {
      port1.onmessage = work;
      port2.postMessage(null);
    };
    const tell = text => postMessage(text);
    // A promise that fails is no error of the worker's yet, and the page is to hear of it.
    const failed = error => setTimeout(() => { throw error; });
    let ready;
    onmessage = ({ data }) => {
      if (ready) return void ready.then(hear => hear(data)).catch(failed);
      if (data.glue) importScripts(data.glue);
      ready = begin(data.wasm, tell, WORKER, later);
      ready.catch(failed);
    };
    return;
  }

  const own = document.currentScript.src;
  const places = {
    script: own,
    glue: new URL("worker.js", own || document.baseURI).href,
    wasm: new URL("worker_bg.wasm", own || document.baseURI).href,
    ...globalThis.tisiyaEngine,
  };

  const inWorker = (tell, fail) => {
    const worker = new Worker(places.script);
    worker.onmessage = ({ data }) => tell(data);
    worker.onerror = event => {
      event.preventDefault(); // the page tells it, and starts another
      fail(event.message ?? "");
    };
    worker.onmessageerror = () => fail("a message that cannot be read");
    worker.postMessage({ glue: places.glue, wasm: places.wasm });
    return { send: text => worker.postMessage(text), end: () => worker.terminate() };
  };

  const load = address => new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = done;
    script.onerror = () => fail(new Error(`cannot load ${address}`));
    document.head.append(script);
  });

  const inPage = (tell, fail) => {
    let ended = false;
    const failed = error => {
      if (!ended) fail(String(error));
      ended = true;
    };
    // A timer leaves the page a while between two slices.
    const later = work => setTimeout(() => {
      if (ended) return;
      try {
        work();
      } catch (error) {
        failed(error);
      }
    });
    const ready = (async () => {
      if (places.glue && typeof wasm_bindgen === "undefined") await load(places.glue);
      return begin(places.wasm, text => ended || tell(text), PAGE, later);
    })();
    ready.catch(failed);
    const send = text => ready.then(hear => ended || hear(text)).catch(failed);
    return { send, end: () => { ended = true; } };
  };

  // Starts the engine, in the worker or in the page, and gives its end of the line:
  // `send` takes a message for it, `end` ends it. `tell` gets each of its messages, and `fail`
  // why there is no engine any more.
  places.start = (host, tell, fail) => (host === "worker" ? inWorker : inPage)(tell, fail);
  globalThis.tisiyaEngine = places;
})();
