// Another language: the page stays the same, with all that its address says.
export function startLanguage() {
  for (const link of document.querySelectorAll("[data-act=language]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const address = new URL(location.href);
      address.searchParams.set("language", link.lang);
      location.assign(address);
    });
  }
}
