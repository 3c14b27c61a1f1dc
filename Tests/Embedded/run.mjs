// Runs the exported `check` of a WebAssembly program that has no C library: the few functions it needs are given here.
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
let memory;
let top;

function allocate(size, alignment) {
  const address = Math.ceil(top / alignment) * alignment;
  top = address + size;
  const missing = top - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  return address;
}

const library = {
  malloc: (size) => allocate(size, 16),
  posix_memalign: (result, alignment, size) => {
    const address = allocate(size, alignment);
    new DataView(memory.buffer).setUint32(result, address, true);
    return 0;
  },
  free: () => {},
  memcpy: (to, from, count) => (new Uint8Array(memory.buffer).copyWithin(to, from, from + count), to),
  memmove: (to, from, count) => (new Uint8Array(memory.buffer).copyWithin(to, from, from + count), to),
  memset: (to, byte, count) => (new Uint8Array(memory.buffer).fill(byte, to, to + count), to),
  memcmp: (left, right, count) => {
    const bytes = new Uint8Array(memory.buffer);
    for (let i = 0; i < count; i++) {
      if (bytes[left + i] !== bytes[right + i]) return bytes[left + i] - bytes[right + i];
    }
    return 0;
  },
  arc4random_buf: (to, count) => crypto.getRandomValues(new Uint8Array(memory.buffer, to, count)),
  putchar: (byte) => (process.stdout.write(String.fromCharCode(byte)), byte),
};
const env = {};
for (const { name } of WebAssembly.Module.imports(module)) {
  env[name] = library[name] ?? (() => { throw new Error(`the program needs ${name}`); });
}
const { exports } = new WebAssembly.Instance(module, { env });
memory = exports.memory;
top = exports.__heap_base?.value ?? memory.buffer.byteLength;
const failed = exports.check();
console.log(failed === 0 ? "the program runs" : `expectation ${failed} fails`);
process.exit(failed);
