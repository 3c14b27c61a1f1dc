// What is done with many numbers at once: with those that are chosen, or with all of the filter.
import { post } from "./api.js";
import { chosenRow } from "./grid.js";
import { onKey } from "./keys.js";
import { showAll, showInstead } from "./shown.js";
import { formatCount } from "./texts.js";
import { change } from "./work.js";

const bulk = document.getElementById("bulk");

const boxes = () => [...document.querySelectorAll("#numbers input[name=chosen]")];
const chosen = () => boxes().filter((box) => box.checked);
const filter = () => Object.fromEntries(new URLSearchParams(bulk.dataset.argument));
const stay = { leavesFor: () => location.href };

function show() {
  const count = chosen().length;
  document.getElementById("chosen-count").textContent = formatCount(count);
  bulk.querySelector("[data-act=take-chosen]").disabled = count === 0;
  const all = document.getElementById("choose-all");
  all.checked = count > 0 && count === boxes().length;
  all.indeterminate = count > 0 && !all.checked;
}

function take(form, rows) {
  const numbers = rows?.map((box) => [box.closest("tr").dataset.number, box.value]);
  const wanted = {
    filter: filter(), count: Number(form.dataset.number), chosen: numbers ? Object.fromEntries(numbers) : null,
  };
  const taken = (rows ?? boxes()).map((box) => [box.closest("tr").querySelector(".now"), box.value]);
  const shows = () => showAll(taken.map(([place, number]) => showInstead(place, number)));
  void change(() => post("/suggestions", wanted), { form, ...stay, shows });
}

function bindSuggestions(form) {
  form.querySelector("[data-act=take-all]").addEventListener("click", () => take(form, null));
  form.querySelector("[data-act=take-chosen]").addEventListener("click", () => take(form, chosen()));
  document.getElementById("choose-all").addEventListener("change", (event) => {
    for (const box of boxes()) box.checked = event.target.checked;
    show();
  });
  document.getElementById("numbers")?.addEventListener("change", (event) => {
    if (event.target.name === "chosen") show();
  });
  onKey(" ", (event) => {
    const box = event.target.closest("#numbers") ? chosenRow()?.querySelector("input[name=chosen]") : null;
    if (!box) return false;
    box.checked = !box.checked;
    show();
  });
}

function bindRegion(form) {
  const [region, output] = [document.getElementById("read-in-region"), form.querySelector("output")];
  const correct = form.querySelector("[type=submit]");
  const wanted = (isTrial) => ({ filter: filter(), count: Number(form.dataset.number), region: region.value, isTrial });
  region.addEventListener("change", () => {
    output.textContent = "";
    correct.disabled = true;
  });
  form.querySelector("[data-act=try-region]").addEventListener("click", async () => {
    const result = await change(() => post("/read-in", wanted(true)), { form });
    if (result) output.textContent = result.message;
    correct.disabled = !result;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void change(() => post("/read-in", wanted(false)), { form, ...stay });
  });
}

export function startBulk() {
  if (!bulk) return;
  const [take, region] = [document.getElementById("take"), document.getElementById("read-in")];
  if (take) bindSuggestions(take);
  if (region) bindRegion(region);
}
