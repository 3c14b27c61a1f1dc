// The first page: suggestions that are still being looked for are shown once they are found.
import { attempt, getPart } from "./api.js";
import { localize } from "./localize.js";

export function startHome() {
  const section = document.getElementById("next-actions");
  if (!section?.querySelector("[data-state=searching]")) return;
  void attempt(async () => {
    const part = await getPart("/next-actions");
    localize(part);
    section.replaceWith(part);
  });
}
