// Reads lines REGION<TAB>CELL and writes what the engine of a page says of each, as `trunkline check --format ndjson` does.
import { readFileSync, writeSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const engine = instance.exports;

function classify(cell, region) {
  const address = engine.input(cell.length);
  new Uint8Array(engine.memory.buffer, address, cell.length).set(cell);
  const letters = region.length === 2 ? region[0] * 256 + region[1] : 0;
  const count = engine.classify(cell.length, letters, 0);
  return Buffer.from(new Uint8Array(engine.memory.buffer, engine.output(), count));
}

const input = readFileSync(0);
const answers = [];
for (let start = 0; start < input.length; ) {
  let end = input.indexOf(10, start);
  if (end < 0) end = input.length;
  const line = input.subarray(start, end);
  const tab = line.indexOf(9);
  answers.push(classify(line.subarray(tab + 1), line.subarray(0, tab)));
  start = end + 1;
}
const output = Buffer.concat(answers);
for (let written = 0; written < output.length; ) written += writeSync(1, output, written);
