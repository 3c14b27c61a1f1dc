"""The engine of the page says of every text what the command says, byte for byte."""

import hashlib
import os
import random
import subprocess

from bench import COMMAND, Walk

COUNT = int(os.environ.get("TRUNKLINE_ENGINE_CELLS", "100000"))
REGIONS = ["US", "GB", "DE", "FR", "JP", "BR", "IN", "IT"]

HASH = """
const [cells, region, done] = arguments;
const run = async () => {
  const { loadEngine } = await import(new URL("engine.js", document.querySelector("script[type=module]").src).href);
  const engine = await loadEngine();
  const parts = cells.map((cell) => {
    const count = engine.exports.classify(engine.put(cell), region.charCodeAt(0) * 256 + region.charCodeAt(1), 0);
    return new Uint8Array(engine.exports.memory.buffer, engine.exports.output(), count).slice();
  });
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
run().then(done, (error) => done(String(error)));
"""


def cells(count, seed):
    """Numbers as people write them, and texts that are none."""
    chance = random.Random(seed)
    for _ in range(count):
        digits = "".join(chance.choice("0123456789") for _ in range(chance.randint(3, 13)))
        text = chance.choice(["", "+", "00", "0", "(0)", "tel:", "+1 ", "+44 ", "+49 "]) + digits
        place = chance.randrange(len(text) + 1)
        text = text[:place] + chance.choice([" ", "-", ".", "/", "", "", "(", ") ", " ext ", "\u00a0", "é", "x"]) + text[place:]
        yield text.strip() or "0"


class Engine(Walk):
    def test_verdicts_are_those_of_the_command(self):
        self.driver.set_script_timeout(120)
        each = COUNT // len(REGIONS)
        for seed, region in enumerate(REGIONS):
            texts = list(cells(each, seed))
            check = subprocess.run(
                [COMMAND, "check", "--region", region, "--format", "ndjson"], input="\n".join(texts) + "\n",
                capture_output=True, text=True, check=False)
            expected = hashlib.sha256(check.stdout.encode()).hexdigest()
            self.assertEqual(check.stdout.count("\n"), each)
            self.assertEqual(self.driver.execute_async_script(HASH, texts, region), expected, region)

    def test_a_key_is_answered_within_a_frame(self):
        self.open("/rejected?state=open")
        milliseconds = self.driver.execute_async_script("""
            const done = arguments[0];
            import(new URL("engine.js", document.querySelector("script[type=module]").src).href).then(async ({ loadEngine }) => {
              const engine = await loadEngine();
              const field = engine.open("", "US");
              const start = performance.now();
              for (let key = 0; key < 1000; key++) engine.edit(field, 0, 20, String(key * 7919), 0);
              done((performance.now() - start) / 1000);
            });""")
        self.assertLess(milliseconds, 16)
