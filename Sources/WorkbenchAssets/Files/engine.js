// The engine that also reads the files, as a WebAssembly module: what it says of a text is what an ingest would say.
let loading = null;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const letters = (region) => (/^[A-Z]{2}$/.test(region) ? region.charCodeAt(0) * 256 + region.charCodeAt(1) : 0);

class Engine {
  constructor(exports) {
    this.exports = exports;
  }

  put(text) {
    const bytes = encoder.encode(text);
    const address = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    return bytes.length;
  }

  answer(count) {
    if (count < 0) return null;
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.output(), count);
    return JSON.parse(decoder.decode(bytes));
  }

  classify(text, region, withTrace = true) {
    const count = this.put(text);
    return this.answer(this.exports.classify(count, letters(region), withTrace ? 1 : 0));
  }

  open(text, region) {
    return this.exports.openPhone(this.put(text), letters(region));
  }

  close(field) {
    this.exports.closeField(field);
  }

  edit(field, start, end, text, deletion) {
    const count = this.put(text);
    return this.answer(this.exports.edit(field, start, end, count, deletion));
  }

  field(field) {
    return this.answer(this.exports.field(field));
  }

  undo(field) {
    return this.answer(this.exports.undo(field));
  }

  redo(field) {
    return this.answer(this.exports.redo(field));
  }
}

const file = (name) => fetch(new URL(name, import.meta.url));

// The bytes of the engine, which is sent in a format that is smaller than what browsers unpack by themselves.
async function engineBytes() {
  const [{ instance }, packed] = await Promise.all([
    WebAssembly.instantiateStreaming(file("unpack.wasm"), {}),
    file("engine.wasm.lzma").then((answer) => answer.arrayBuffer()),
  ]);
  const { memory, place, unpack, unpacked } = instance.exports;
  const address = place(packed.byteLength);
  new Uint8Array(memory.buffer).set(new Uint8Array(packed), address);
  const count = unpack();
  if (count < 0) throw new Error("The engine is damaged.");
  return new Uint8Array(memory.buffer, unpacked(), count);
}

// The engine; null in a browser that cannot run it, where a field is plain text and the server alone decides.
export function loadEngine() {
  loading ??= engineBytes()
    .then((bytes) => WebAssembly.instantiate(bytes, {}))
    .then(({ instance }) => new Engine(instance.exports))
    .catch(() => null);
  return loading;
}
