// One change at a time: while one is being stored the page shows it and takes no other, for what was asked next was asked of a page
// that says something else by then.
import { Refused } from "./api.js";
import { carryTexts } from "./drafts.js";
import { notify } from "./notice.js";
import { text } from "./texts.js";

let isBusy = false;

// Whether a change of this window is being stored.
export const isWorking = () => isBusy;

function show(isStoring, form) {
  document.documentElement.toggleAttribute("data-working", isStoring);
  form?.setAttribute("aria-busy", String(isStoring));
  for (const button of form?.querySelectorAll("button") ?? []) button.disabled = isStoring;
}

// Runs a change, of which the page shows the new state at once, and the old one again if it is refused. A page that is left afterwards
// takes nothing more; nor does one that shows something else than what is stored, which is loaded anew.
export async function change(action, { form = null, leavesFor = null, shows = null } = {}) {
  if (isBusy) {
    notify(text("script.busy"), "bad");
    return null;
  }
  isBusy = true;
  show(true, form);
  const takeBack = shows?.();
  let result = null;
  let conflict = null;
  try {
    result = await action();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 409 && leavesFor !== null) conflict = error.message;
    else notify(error.message, "bad");
  } finally {
    if (result === null) takeBack?.();
    if (leavesFor === null || (result === null && conflict === null)) {
      isBusy = false;
      show(false, form);
    }
  }
  if (conflict !== null) leave(null, conflict, "bad");
  if (!result) return null;
  if (result.change) sessionStorage.setItem("changes", JSON.stringify([...ownChanges(), result.change]));
  if (leavesFor) leave(leavesFor(result), result.message, "good", result.change ?? null);
  return result;
}

// Goes to another page, which says what was done here; to the same one with what was typed elsewhere on it.
function leave(to, message, kind, change = null) {
  if (to === null || to === location.href) carryTexts();
  sessionStorage.setItem("notice", JSON.stringify({ message, kind, change }));
  if (to === null) location.reload();
  else location.href = to;
}

const ownChanges = () => JSON.parse(sessionStorage.getItem("changes") ?? "[]");

// The change that this window made last and has not undone; null if there is none.
export function takeLastChange() {
  const changes = ownChanges();
  const change = changes.pop() ?? null;
  sessionStorage.setItem("changes", JSON.stringify(changes));
  return change;
}

// A change that was undone otherwise is not undone again.
export function forgetChange(change) {
  sessionStorage.setItem("changes", JSON.stringify(ownChanges().filter((own) => own !== change)));
}

// A page that the browser kept while it was away is not what is stored now.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
