// A list that came before its suggestions shows them once they are there: by itself if nobody has touched the page since, else when
// somebody asks for it, who would lose the focus, a selection or a key otherwise.
import { attempt, getPart } from "./api.js";
import { text } from "./texts.js";

// A page that was loaded is not loaded anew before that many milliseconds.
const pause = 1000;

export async function awaitSuggestions(note) {
  let isTouched = false;
  for (const kind of ["keydown", "pointerdown"]) {
    addEventListener(kind, () => (isTouched = true), { capture: true, once: true });
  }
  // The actions of the first page are answered as soon as the search has ended.
  const [isThere] = await Promise.all([
    attempt(() => getPart("/next-actions")),
    new Promise((resolve) => setTimeout(resolve, pause)),
  ]);
  if (!isThere) return;
  if (!isTouched) return void location.reload();
  const link = document.createElement("a");
  link.href = location.href;
  link.textContent = text("script.show-new");
  note.replaceChildren(link);
  note.removeAttribute("data-state");
}

export function startSuggestions() {
  const note = document.querySelector(".list [data-state=searching]");
  if (note) void awaitSuggestions(note);
}
