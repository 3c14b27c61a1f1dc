// Decides about two contacts with one key.
import { attempt, post } from "./api.js";
import { onKey } from "./keys.js";

async function decide(form, same) {
  const [first, second] = form.dataset.argument.split(",").map(Number);
  const result = await attempt(() => post("/decide", { first, second, same }));
  if (!result) return;
  sessionStorage.setItem("notice", result.message);
  location.href = document.getElementById("skip").href;
}

export function startPairs() {
  const form = document.getElementById("decision");
  if (form) {
    onKey("s", () => document.getElementById("skip").click());
    if (form.querySelector("[data-act=same]")) {
      onKey("y", () => void decide(form, true));
      onKey("n", () => void decide(form, false));
      form.querySelector("[data-act=same]").addEventListener("click", () => decide(form, true));
      form.querySelector("[data-act=different]").addEventListener("click", () => decide(form, false));
    }
  }
  document.querySelector("[data-act=dedupe]")?.addEventListener("click", async (event) => {
    event.target.disabled = true;
    const result = await attempt(() => post("/dedupe", {}));
    event.target.disabled = false;
    if (!result) return;
    sessionStorage.setItem("notice", result.message);
    location.href = "/duplicates";
  });
}
