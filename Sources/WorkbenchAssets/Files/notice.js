// The toast: what screen readers say, and everybody sees, after something was done, with the way back.
const toast = document.getElementById("toast");
const region = document.getElementById("notice");
const undo = toast?.querySelector("[data-act=undo]");
const close = toast?.querySelector("[data-act=close-toast]");

// How long it stays unless somebody points at it or stands on it. What went wrong stays until it is closed.
const stay = 20_000;
let timer = 0;

const isHeld = () => document.hidden || toast.matches(":hover") || toast.contains(document.activeElement);

function showButtons(isShown, change) {
  // The focus goes to the content before its place is gone, not to nothing.
  const focused = [undo, close].find((button) => button === document.activeElement);
  undo.hidden = !isShown || change === null;
  close.hidden = !isShown;
  if (focused?.hidden) document.getElementById("main").focus();
}

function hide() {
  clearTimeout(timer);
  region.textContent = "";
  showButtons(false, null);
}

function wait() {
  clearTimeout(timer);
  if (region.className !== "bad") timer = setTimeout(() => (isHeld() ? wait() : hide()), stay);
}

// Says something; with a change, the toast has a button that takes back exactly this.
export function notify(text, kind = "", change = null) {
  if (!toast) return;
  region.className = kind;
  // The same text twice is said twice.
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = text));
  if (change !== null) undo.dataset.argument = change;
  showButtons(true, change);
  wait();
}

export function startNotices() {
  if (!toast) return;
  close.addEventListener("click", hide);
  toast.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  for (const kind of ["pointerleave", "focusout"]) toast.addEventListener(kind, wait);
  document.addEventListener("visibilitychange", wait);
}
