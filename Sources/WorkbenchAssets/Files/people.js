// The list of contacts: of however many there are, the rows around the part in sight stand in the page.
import { attempt, getPart } from "./api.js";
import { localize } from "./localize.js";
import { onKey } from "./keys.js";

const table = document.getElementById("people");
// The rows that stand in the page before and behind those in sight, and the largest height that browsers give a list.
const margin = 40;
const maximumHeight = 10_000_000;

let total = 0;
let height = 44;
let start = 0;
let wanted = null;
let isAsking = false;

const body = () => table.tBodies[0];
const rows = () => [...body().querySelectorAll("tr[data-number]")];
const index = (row) => Number(row.getAttribute("aria-rowindex")) - 2;

function spacer(count) {
  const row = document.createElement("tr");
  row.className = "spacer";
  row.setAttribute("aria-hidden", "true");
  const cell = document.createElement("td");
  cell.colSpan = 5;
  cell.style.height = `${count * scale()}px`;
  row.append(cell);
  return row;
}

// The height that a row takes of the list: less than it has where there are too many.
const scale = () => Math.min(height, maximumHeight / Math.max(total, 1));

// The place of the first row in sight.
function top() {
  const above = -body().getBoundingClientRect().top;
  return Math.min(Math.max(Math.floor(above / scale()), 0), Math.max(total - 1, 0));
}

function put(from, fresh) {
  const focused = document.activeElement?.closest("tr[data-number]");
  const place = focused && body().contains(focused) ? focused.dataset.number : null;
  start = from;
  body().replaceChildren(spacer(from), ...fresh, spacer(Math.max(total - from - fresh.length, 0)));
  enter();
  if (place) body().querySelector(`tr[data-number="${place}"]`)?.focus({ preventScroll: true });
}

// One row is in the order of the tab key.
function enter() {
  if (!body().querySelector("tr[tabindex='0']")) rows()[0]?.setAttribute("tabindex", "0");
}

async function ask(from, count) {
  const query = new URLSearchParams(location.search);
  query.set("from", from);
  query.set("count", count);
  const part = await attempt(() => getPart(`/people/rows?${query}`));
  if (part) localize(part);
  return part ? [...part.querySelectorAll("tr")] : null;
}

async function show() {
  const first = Math.max(top() - margin, 0);
  const count = Math.ceil(innerHeight / height) + 2 * margin;
  const isThere = first >= start && Math.min(first + count, total) <= start + rows().length;
  const isNear = top() >= start && Math.min(top() + innerHeight / height, total) <= start + rows().length;
  if (isThere || (isNear && Math.abs(first - start) < margin / 2)) return;
  wanted = [first, count];
  if (isAsking) return;
  isAsking = true;
  while (wanted) {
    const [from, many] = wanted;
    wanted = null;
    const fresh = await ask(from, many);
    if (fresh && !wanted) put(from, fresh);
  }
  isAsking = false;
}

function focus(row) {
  if (!row) return;
  for (const other of body().querySelectorAll("tr[tabindex='0']")) other.tabIndex = -1;
  row.tabIndex = 0;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const all = rows();
  const row = document.activeElement?.closest("tr[data-number]");
  if (!row) return focus(all.find((row) => row.getBoundingClientRect().top >= 0) ?? all[0]);
  focus(all[all.indexOf(row) + by]);
}

const isHere = (event) => table.contains(event.target);

export function startPeople() {
  if (!table) return;
  total = Number(table.getAttribute("aria-rowcount")) - 1;
  document.querySelector(".pages").hidden = true;
  const first = rows();
  height = first[0]?.getBoundingClientRect().height || height;
  put(Number(table.dataset.argument), first);
  if (start > 0) scrollTo(0, body().getBoundingClientRect().top + scrollY + start * scale());
  addEventListener("scroll", () => void show(), { passive: true });
  addEventListener("resize", () => void show());
  onKey("j", () => step(1));
  onKey("k", () => step(-1));
  onKey("ArrowDown", (event) => (isHere(event) ? step(1) : false));
  onKey("ArrowUp", (event) => (isHere(event) ? step(-1) : false));
  onKey("Enter", (event) => (isHere(event) && event.target.matches("tr") ? event.target.querySelector("a").click() : false));
  table.addEventListener("click", (event) => {
    const row = event.target.closest("tr[data-number]");
    if (row && !event.target.closest("a")) row.querySelector("a").click();
  });
  void show();
}
