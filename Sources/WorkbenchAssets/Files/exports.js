// An export: a choice shows its first contacts and what is lost, and a download shows how far it is.
import { address, attempt, getJSON, getPart, post } from "./api.js";
import { localize } from "./localize.js";
import { text } from "./texts.js";

const form = document.getElementById("export");
const pause = 250;

const values = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

async function showLosses() {
  const place = document.getElementById("losses");
  const part = await attempt(() => getPart(`/export-losses?${new URLSearchParams(values())}`));
  if (!part) return;
  // The count of what is written takes the same look at all contacts.
  const written = part.querySelector("[data-state=written]");
  if (written) form.querySelector("[type=submit]").replaceChildren(...written.childNodes);
  written?.remove();
  place.replaceChildren(part);
  localize(place);
}

// The page is made anew for what is chosen, and the focus stays.
function choose(event) {
  sessionStorage.setItem("chosen", event.target.id || event.target.name);
  location.href = address(`/export?${new URLSearchParams(values())}`);
}

async function follow(id) {
  const [bar, output] = [document.getElementById("export-progress"), document.getElementById("export-state")];
  for (;;) {
    const job = await attempt(() => getJSON(`/exports/${id}`));
    if (!job) return (bar.hidden = true);
    if (job.state !== "writing") {
      bar.hidden = true;
      output.textContent = job.error ?? text("script.downloaded");
      if (job.state === "finished") location.href = address(`/exports/${id}/file`);
      return;
    }
    bar.hidden = false;
    bar.value = job.contacts;
    output.textContent = text(job.planning ? "script.planning" : "script.writing", { count: job.contacts });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

export function startExports() {
  if (!form) return;
  const focused = sessionStorage.getItem("chosen");
  sessionStorage.removeItem("chosen");
  if (focused) (document.getElementById(focused) ?? form.elements[focused])?.focus();
  form.addEventListener("change", choose);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("[type=submit]");
    button.disabled = true;
    const started = await attempt(() => post("/exports", values()));
    if (started) await follow(started.export);
    button.disabled = false;
    button.focus();
  });
  void showLosses();
}
