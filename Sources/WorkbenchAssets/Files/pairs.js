// Decides about two contacts with one key: one answer to the pair that is shown. Accepts all pairs above a line.
import { address, post } from "./api.js";
import { onKey } from "./keys.js";
import { showPressed } from "./shown.js";
import { change } from "./work.js";

// How long a pair that came by itself is shown before it is answered: a key that was pressed twice is meant for the pair before.
const glance = 400;

const decided = { open: null, same: true, different: false };

function decide(form, same) {
  const [first, second] = form.dataset.argument.split(",").map(Number);
  const wanted = { first, second, same, expected: decided[form.dataset.state] };
  void change(() => post("/decide", wanted), {
    form,
    shows: () => showPressed(form.querySelector(`[data-act=${same ? "same" : "different"}]`)),
    leavesFor() {
      sessionStorage.setItem("answered", "");
      return document.getElementById("next").href;
    },
  });
}

// Waits until the pair has been seen, if the answer to another led here.
function seen(buttons) {
  if (sessionStorage.getItem("answered") === null) return Promise.resolve();
  sessionStorage.removeItem("answered");
  for (const button of buttons) button.disabled = true;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, glance)));
}

function startDedupe() {
  const button = document.querySelector("[data-act=dedupe]");
  button?.addEventListener("click", () => {
    void change(() => post("/dedupe", {}), { form: button.parentElement, leavesFor: () => address("/duplicates") });
  });
}

function startAcceptance() {
  const form = document.getElementById("accept");
  form?.querySelector("[data-act=accept]").addEventListener("click", () => {
    const wanted = { line: Number(form.dataset.argument), pairs: Number(form.dataset.number) };
    void change(() => post("/accept", wanted), { form, leavesFor: () => address("/duplicates?tab=decided") });
  });
}

export async function startPairs() {
  startDedupe();
  startAcceptance();
  const form = document.getElementById("decision");
  if (!form) return;
  onKey("s", () => document.getElementById("skip").click());
  const buttons = [...form.querySelectorAll("button[data-act]")];
  await seen(buttons);
  for (const button of buttons) {
    const same = button.dataset.act === "same";
    button.disabled = false;
    button.addEventListener("click", () => decide(form, same));
    onKey(same ? "y" : "n", () => decide(form, same));
  }
}
