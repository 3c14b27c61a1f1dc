// What was changed, shown where it stands: a corrected row stays in its place, marked, until the filter changes.
import { parts, post } from "./api.js";
import { localize } from "./localize.js";
import { notify } from "./notice.js";
import { onKey } from "./keys.js";
import { chosenRow, focusList, showDetail } from "./grid.js";
import { seeChange } from "./job.js";
import { formatCount, text } from "./texts.js";
import { change, forgetChange, takeLastChange } from "./work.js";

function replaceRow(number, markup) {
  const old = document.querySelector(`#numbers tr[data-number="${number}"]`);
  const row = parts(`<table><tbody>${markup}</tbody></table>`).querySelector("tr");
  if (!old || !row) return;
  for (const name of ["aria-rowindex", "aria-selected", "tabindex"]) row.setAttribute(name, old.getAttribute(name));
  old.replaceWith(row);
}

export function applyChange(result) {
  for (const row of result.rows) replaceRow(row.number, row.html);
  const open = document.querySelector("#open-problems .count");
  if (open) open.textContent = formatCount(result.open);
  notify(result.message, "good", result.change ?? null);
  seeChange();
  const row = chosenRow();
  if (row && document.getElementById("detail")) {
    showDetail(row.dataset.number);
    focusList();
  }
}

// Takes back a change: without a name the one that this window made last, and none that somebody else made.
async function undo(name = takeLastChange(), isAsLeft = true) {
  if (name === null) return notify(text("script.nothing-to-undo"));
  forgetChange(name);
  // A list of changes, and a pair, are made anew; numbers are changed in their place.
  const isInPlace = document.getElementById("numbers") !== null;
  const result = await change(() => post("/undo", { change: name, isAsLeft }), {
    leavesFor: isInPlace ? null : () => null,
  });
  if (result && isInPlace) applyChange(result);
}

export function startChanges() {
  const said = JSON.parse(sessionStorage.getItem("notice"));
  sessionStorage.removeItem("notice");
  if (said) notify(said.message, said.kind, said.change);
  localize(document.getElementById("notice"));
  if ("readOnly" in document.body.dataset) return;
  onKey("z", () => void undo());
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-act=undo]");
    // Who looks at the history sees what came after a change.
    if (button) void undo(Number(button.dataset.argument), button.closest("#toast") !== null);
  });
}
