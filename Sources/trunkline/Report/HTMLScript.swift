import ContactCleaning
import SourceInput

/// The script of the HTML report: a click on a heading sorts the rows, a box above the table filters them.
enum HTMLScript {
    /// The script, which holds nothing of the report.
    static let source: StaticString = """

        for (const table of document.querySelectorAll("table")) {
          const body = table.tBodies[0], rows = Array.from(body.rows);
          const box = document.createElement("input");
          box.type = "search";
          box.placeholder = "Filter the rows";
          box.setAttribute("aria-label", box.placeholder);
          box.addEventListener("input", () => {
            const word = box.value.toLowerCase();
            for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(word);
          });
          table.before(box);
          Array.from(table.tHead.rows[0].cells).forEach((head, column) => {
            const sort = () => {
              const falls = head.ariaSort === "ascending";
              for (const other of table.tHead.rows[0].cells) other.ariaSort = "none";
              head.ariaSort = falls ? "descending" : "ascending";
              const text = row => row.cells[column].textContent;
              const order = new Intl.Collator(undefined, { numeric: true }).compare;
              rows.sort((a, b) => order(text(a), text(b)) * (falls ? -1 : 1));
              body.append(...rows);
            };
            head.tabIndex = 0;
            head.addEventListener("click", sort);
            head.addEventListener("keydown", event => { if (event.key === "Enter") sort(); });
          });
        }

        """

    /// The hash by which a [content security policy](https://www.w3.org/TR/CSP3/) allows the script.
    static let hash = "sha256-" + ContentHash.base64(of: source.description)
}
