// The list of numbers: one row is in the order of the tab key, j and k go on, and the row that is chosen is shown in detail.
import { attempt, getPart } from "./api.js";
import { localize } from "./localize.js";
import { onKey } from "./keys.js";
import { focusFix, showFix } from "./fix.js";

const grid = document.getElementById("numbers");
const detail = document.getElementById("detail");
let timer = 0;
let shown = detail?.querySelector("[data-number]")?.dataset.number ?? null;
// The last detail that was asked for, once it is there.
let arrival = Promise.resolve();

const rows = () => [...grid.querySelectorAll("tbody tr[data-number]")];
export const chosenRow = () => grid?.querySelector("tr[aria-selected=true]") ?? null;

export function showDetail(number) {
  shown = number;
  return (arrival = fetchDetail(number));
}

async function fetchDetail(number) {
  const part = await attempt(() => getPart(`/rejected/${number}?part=1`));
  // Another row may have been chosen meanwhile.
  if (shown !== number) return;
  if (!part) return void (shown = null);
  detail.replaceChildren(part);
  detail.scrollTop = 0;
  localize(detail);
  showFix();
  chosenRow()?.scrollIntoView({ block: "nearest" });
}

function mark(row) {
  for (const other of grid.querySelectorAll("tr[tabindex='0']")) other.tabIndex = -1;
  for (const other of grid.querySelectorAll("tr[aria-selected=true]")) other.setAttribute("aria-selected", "false");
  row.tabIndex = 0;
  row.setAttribute("aria-selected", "true");
}

function choose(row, isAtOnce = false) {
  if (!row) return;
  mark(row);
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
  const address = new URL(location.href);
  address.searchParams.set("number", row.dataset.number);
  history.replaceState(null, "", address);
  clearTimeout(timer);
  // Whoever holds a key down does not want every row on the way.
  timer = setTimeout(() => showDetail(row.dataset.number), isAtOnce ? 0 : 60);
}

function step(by) {
  const all = rows();
  const place = all.indexOf(chosenRow());
  if (place < 0) return choose(all[0]);
  const next = all[place + by];
  if (next) choose(next);
}

export function focusList() {
  (chosenRow() ?? rows()[0])?.focus();
}

async function correct() {
  const row = chosenRow() ?? rows()[0];
  if (!row) return;
  const number = row.dataset.number;
  clearTimeout(timer);
  if (shown !== number) {
    mark(row);
    showDetail(number);
  }
  // What is typed next is meant for this number, not for the one before it, whose form stands there until then.
  await arrival;
  if (shown === number) focusFix();
}

// Where the detail lies over the list, it can be put away.
function closeDetail() {
  shown = null;
  detail.replaceChildren();
  focusList();
}

export function startGrid() {
  if (!grid) return;
  detail.addEventListener("click", (event) => {
    if (event.target.closest("[data-act=close-detail]")) closeDetail();
  });
  onKey("j", () => step(1));
  onKey("k", () => step(-1));
  onKey("ArrowDown", (event) => (grid.contains(event.target) ? step(1) : false));
  onKey("ArrowUp", (event) => (grid.contains(event.target) ? step(-1) : false));
  onKey("Home", (event) => (grid.contains(event.target) ? choose(rows()[0]) : false));
  onKey("End", (event) => (grid.contains(event.target) ? choose(rows().at(-1)) : false));
  onKey("f", correct);
  onKey("Enter", (event) => (event.target.closest("tbody tr") ? correct() : false));
  onKey("n", () => document.querySelector("a[rel=next]")?.click());
  onKey("p", () => document.querySelector("a[rel=prev]")?.click());
  grid.addEventListener("click", (event) => {
    const row = event.target.closest("tr[data-number]");
    if (!row || event.target.matches("input") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(row, true);
  });
  const wanted = new URL(location.href).searchParams.get("number");
  const row = rows().find((row) => row.dataset.number === wanted);
  if (row) mark(row);
}
