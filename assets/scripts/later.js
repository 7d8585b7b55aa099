// Loads the second part of the program when it is first wanted. The build puts this before what
// wasm-bindgen has made (src/bin/xtask/split.rs), whose `wasm` are the exports of the first part.
const laterFile = () => fetch(new URL('LATER_WASM', import.meta.url));

// Who comes again or by a link wants it with the first part. A page that is one file carries it.
let laterAnswer = !globalThis.tisiyaLater && comesAgain() ? laterFile() : undefined;
laterAnswer?.catch(() => {}); // told when it is wanted
let laterLoaded;

function comesAgain() {
  try {
    return localStorage.length > 0 || location.hash.length > 2 || location.search !== '';
  } catch {
    return true; // nothing can be kept here, and the page is to say so
  }
}

async function loadLater() {
  const shared = { __wasm_split: Object.assign({ LATER_CANARY }, wasm) };
  const carried = globalThis.tisiyaLater;
  const started = carried ? WebAssembly.instantiate(carried, shared) : arriving(shared);
  await Promise.all([started, laterStyle()]);
}

// It is compiled while it arrives.
async function arriving(shared) {
  const answer = await (laterAnswer ?? laterFile());
  laterAnswer = undefined;
  if (!answer.ok) throw new TypeError(`${answer.status} ${answer.url}`);
  // Not every host names the type that this wants.
  const typed = new Response(answer.body, { headers: { 'content-type': 'application/wasm' } });
  await WebAssembly.instantiateStreaming(typed, shared);
}

// A page that has all of its style from the beginning names no more.
function laterStyle() {
  const href = document.documentElement.dataset.laterStyle;
  if (!href) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((done, fail) => {
    sheet.onload = done;
    sheet.onerror = () => {
      sheet.remove();
      fail(new TypeError(href));
    };
    document.head.append(sheet);
  });
}

async function __wasm_split_load_later(callback, data) {
  let done = true;
  try {
    await (laterLoaded ??= loadLater());
  } catch (error) {
    laterAnswer = laterLoaded = undefined; // so that it is tried anew
    done = false;
    console.warn(error);
  }
  wasm.__indirect_function_table.get(callback)(data, done);
}
