// The live region: what screen readers say, and everybody sees, after something was done.
const region = document.getElementById("notice");

export function notify(text, kind = "") {
  if (!region) return;
  region.className = kind;
  // The same text twice is said twice.
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = text));
}
