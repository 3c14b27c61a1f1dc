// Unpacks the engine of the pages as a page does, and texts at random that xz packed with every setting, whole and damaged.
//
//     node Tests/Embedded/unpack.mjs FOLDER ENGINE
//
// FOLDER has engine.wasm.lzma and unpack.wasm; ENGINE is what has to come of it.
import assert from "node:assert";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [folder, engine] = process.argv.slice(2);
const unpacker = new WebAssembly.Module(readFileSync(`${folder}/unpack.wasm`));

function unpacked(packed) {
  const { memory, place, unpack, unpacked } = new WebAssembly.Instance(unpacker, {}).exports;
  const address = place(packed.length);
  new Uint8Array(memory.buffer).set(packed, address);
  const count = unpack();
  return count < 0 ? null : Buffer.from(new Uint8Array(memory.buffer, unpacked(), count));
}

let seed = 1;
function below(limit) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % limit;
}

// Letters, bytes at random, and repetitions from near and far.
function text(size) {
  const bytes = Buffer.alloc(size);
  for (let place = 0; place < size; place++) {
    const back = [1, 4, 50, 5000][below(4)];
    bytes[place] = back < place && below(8) ? bytes[place - back] : [65 + below(26), below(256)][below(2)];
  }
  return bytes;
}

assert.deepStrictEqual(unpacked(readFileSync(`${folder}/engine.wasm.lzma`)), readFileSync(engine));

let refused = 0;
let damaged = 0;
for (let count = 0; count < 30; count++) {
  const [context, units] = [below(5), below(5)];
  const places = below(5 - context);
  const whole = text(count ? below(30_000) : 0);
  const settings = `--lzma1=preset=${below(10)},lc=${context},lp=${places},pb=${units}`;
  const packed = execFileSync("xz", ["-c", "--format=lzma", settings], { input: whole });
  assert.deepStrictEqual(unpacked(packed), whole, settings);
  for (let again = 0; again < 20; again++, damaged++) {
    const wrong = Buffer.from(packed.subarray(0, below(2) ? below(packed.length) : packed.length));
    if (wrong.length) wrong[below(wrong.length)] ^= 1 << below(8);
    const found = unpacked(wrong);
    if (!found || !found.equals(whole)) refused++;
  }
}
assert(refused > damaged / 2);
console.log(`the engine and 30 texts are unpacked, and ${damaged} damaged ones do no harm`);
