// The history, in a drawer over any page; without scripts, and in a tab of its own, it is a page.
import { attempt, getPart } from "./api.js";
import { localize } from "./localize.js";

const drawer = document.getElementById("history-drawer");

async function fill(query) {
  const part = await attempt(() => getPart(`/history/part${query}`));
  if (!part) return false;
  const content = drawer.querySelector("[data-state=content]");
  content.replaceChildren(part);
  localize(content);
  return true;
}

const isPlainClick = (event) => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

// The filters of the history stay in the drawer; every other link leads away.
function follow(event) {
  if (event.target.closest("[data-act=undo]")) return drawer.close();
  const link = event.target.closest("a[href]");
  const target = link && new URL(link.href);
  if (!target?.pathname.endsWith("/history") || link.closest(".head") || !isPlainClick(event)) return;
  event.preventDefault();
  void fill(target.search);
}

export function startDrawer() {
  if (!drawer || document.body.dataset.screen === "history") return;
  drawer.addEventListener("click", follow);
  document.querySelector("[data-act=close-drawer]").addEventListener("click", () => drawer.close());
  document.querySelector("header.top a[href$=history]")?.addEventListener("click", async (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (await fill("")) drawer.showModal();
  });
}
