// The keys of the whole page. Modules say which keys they answer to; none is taken while somebody types.
import { address } from "./api.js";

const answers = new Map();
let isGoing = false;

const places = {
  o: "/", p: "/people", r: "/rejected?state=open", d: "/duplicates", f: "/sources", n: "/findings", h: "/history", e: "/export",
};

// As the link of the head does, which may open a drawer.
function go(place) {
  const link = [...document.querySelectorAll("header.top nav a")].find((link) => link.href === address(place));
  if (link) link.click();
  else location.href = address(place);
}

export function onKey(key, answer) {
  answers.set(key, answer);
}

export function isTyping(target) {
  return target instanceof HTMLElement && target.closest("input:not([type=checkbox]), select, textarea") !== null;
}

// Whoever speaks to the browser, or whose hands shake, can do without keys that act at once.
const switched = "single-keys";
const areOn = () => localStorage.getItem(switched) !== "off";

function bindSwitch() {
  const box = document.getElementById("single-keys");
  box.checked = areOn();
  box.addEventListener("change", () => localStorage.setItem(switched, box.checked ? "on" : "off"));
}

export function startKeys() {
  const help = document.getElementById("help");
  bindSwitch();
  onKey("?", () => help.showModal());
  document.querySelector("[data-act=help]")?.addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key.length === 1 && !areOn()) return;
    if (isGoing) {
      isGoing = false;
      if (places[event.key]) go(places[event.key]);
      event.preventDefault();
      return;
    }
    if (event.key === "g") {
      isGoing = true;
      setTimeout(() => (isGoing = false), 1500);
      return;
    }
    if (answers.has(event.key) && answers.get(event.key)(event) !== false) event.preventDefault();
  });
}
