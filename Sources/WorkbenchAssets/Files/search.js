// The search bar: what somebody types is looked for among contacts, and among the names of the screens.
import { address, getPart } from "./api.js";
import { onKey } from "./keys.js";
import { localize } from "./localize.js";
import { text } from "./texts.js";

const input = document.getElementById("search-words");
const list = document.getElementById("found");
let timer = 0;
let isAsking = false;

const options = () => [...list.querySelectorAll("[role=option]")];
const chosen = () => list.querySelector("[aria-selected=true]");

function close() {
  list.hidden = true;
  input.setAttribute("aria-expanded", "false");
  input.removeAttribute("aria-activedescendant");
}

function choose(option) {
  chosen()?.setAttribute("aria-selected", "false");
  if (!option) return input.removeAttribute("aria-activedescendant");
  option.setAttribute("aria-selected", "true");
  option.scrollIntoView({ block: "nearest" });
  input.setAttribute("aria-activedescendant", option.id);
}

// The screens whose names begin with what is typed.
function screens(words) {
  const wanted = words.trim().toLowerCase();
  return [...document.querySelectorAll("header nav a")]
    .filter((link) => link.firstChild.textContent.trim().toLowerCase().startsWith(wanted))
    .map((link, place) => {
      const option = document.createElement("li");
      option.setAttribute("role", "option");
      option.id = `screen-${place}`;
      const target = document.createElement("a");
      target.href = link.href;
      target.tabIndex = -1;
      target.textContent = text("script.go-to", { screen: link.firstChild.textContent.trim() });
      option.append(target);
      return option;
    });
}

// Asks for the words, and again if others stand there by then: one question at a time, however fast somebody types.
async function look() {
  if (isAsking) return;
  isAsking = true;
  let words = null;
  while (words !== input.value.trim()) {
    words = input.value.trim();
    if (words) show(words, await ask(words));
    else close();
  }
  isAsking = false;
}

function say(sentence) {
  const note = document.createElement("li");
  note.className = "note";
  note.textContent = sentence;
  list.replaceChildren(note);
  list.hidden = false;
}

async function ask(words) {
  // The first search of many contacts makes an index.
  const isSlow = setTimeout(() => say(text("script.searching")), 300);
  try {
    return await getPart(`/found?${new URLSearchParams({ q: words })}`);
  } catch {
    return document.createDocumentFragment();
  } finally {
    clearTimeout(isSlow);
  }
}

function show(words, part) {
  if (document.activeElement !== input) return close();
  list.replaceChildren(...screens(words), part);
  localize(list);
  for (const option of options()) option.setAttribute("aria-selected", "false");
  const isAny = options().length > 0;
  if (!isAny) say(text("script.nobody"));
  list.hidden = false;
  input.setAttribute("aria-expanded", String(isAny));
}

function press(event) {
  if (event.key === "Escape") {
    if (list.hidden) input.blur();
    close();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const all = options();
    if (all.length === 0) return;
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    const place = all.indexOf(chosen());
    choose(place < 0 ? all.at(step > 0 ? 0 : -1) : all.at((place + step) % all.length));
  } else if (event.key === "Enter" && chosen()) {
    event.preventDefault();
    chosen().querySelector("a").click();
  }
}

export function startSearch() {
  if (!input) return;
  const focus = () => {
    input.focus();
    input.select();
  };
  onKey("/", focus);
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      focus();
    }
  });
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, 80);
  });
  input.addEventListener("keydown", press);
  input.form.addEventListener("submit", (event) => {
    if (!input.value.trim()) event.preventDefault();
  });
  // A press on the list comes before the field loses the focus.
  input.addEventListener("blur", () => setTimeout(close, 150));
}
