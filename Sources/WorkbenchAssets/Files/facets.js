// Finds a value of a filter by what somebody types.
import { text } from "./texts.js";

// On a narrow screen what is listed comes first: filters are opened by whoever wants them.
function fold() {
  if (!matchMedia("(max-width: 44rem)").matches) return;
  for (const facet of document.querySelectorAll("details.facet")) facet.open = facet.querySelector(".chosen") !== null;
}

export function startFacets() {
  fold();
  const search = document.getElementById("facet-search");
  if (!search) return;
  search.placeholder = text("script.search-filters");
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const facet of document.querySelectorAll(".facet")) {
      let isAny = false;
      for (const item of facet.querySelectorAll("li")) {
        const isFound = item.textContent.toLowerCase().includes(wanted);
        item.hidden = !isFound;
        isAny ||= isFound;
      }
      for (const fold of facet.querySelectorAll("details")) if (wanted) fold.open = true;
      facet.hidden = !isAny;
    }
  });
  search.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      search.value = "";
      search.dispatchEvent(new Event("input"));
      search.blur();
    }
    if (event.key === "Enter") document.querySelector(".facet:not([hidden]) li:not([hidden]) a")?.click();
  });
}
