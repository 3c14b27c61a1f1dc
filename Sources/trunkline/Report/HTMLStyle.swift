/// The style of the HTML report: one column of cards on a phone, tables on a desk, plain black on paper.
enum HTMLStyle {
    static let sheet: StaticString = """
        :root {
          --paper: #f6f7f9; --card: #fff; --ink: #1b2430; --soft: #5c6877; --line: #dfe4ea;
          --bar: #2f6fde; --track: #e8edf3; --warm: #b3261e; --tint: #fdecea;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #12161b; --card: #1b2128; --ink: #e7ebf0; --soft: #9aa7b5; --line: #2c343e;
            --bar: #6ea0ff; --track: #29313b; --warm: #ffb4ab; --tint: #43201d;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
          -webkit-text-size-adjust: 100%;
        }
        main { max-width: 1180px; margin: 0 auto; padding: 28px 20px 64px; }
        .brand { margin: 0; color: var(--bar); font-size: 12px; font-weight: 700; letter-spacing: .12em;
          text-transform: uppercase; }
        h1 { margin: 2px 0 6px; font-size: 28px; line-height: 1.2; letter-spacing: -.01em; }
        h2 { margin: 0 0 14px; font-size: 16px; }
        .note { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
        .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(116px, 1fr)); gap: 12px;
          margin: 20px 0 0; }
        .facts div { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
          padding: 10px 14px; }
        .facts dt { color: var(--soft); font-size: 12px; }
        .facts dd { margin: 0; font-size: 22px; font-weight: 650; font-variant-numeric: tabular-nums; }
        .facts .rejected dd { color: var(--warm); }
        section { margin-top: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
          padding: 20px; }
        .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; align-items: start; }
        .chart ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 14px; }
        .chart li { display: grid; grid-template-columns: 1fr auto; column-gap: 12px; row-gap: 4px; }
        .name { font-weight: 600; overflow-wrap: anywhere; }
        .count { font-variant-numeric: tabular-nums; font-weight: 600; text-align: right; white-space: nowrap; }
        .count small { display: inline-block; min-width: 46px; color: var(--soft); font-weight: 400; }
        .track { grid-column: 1 / -1; height: 8px; border-radius: 4px; background: var(--track); overflow: hidden; }
        .track span { display: block; height: 100%; min-width: 2px; border-radius: 4px; background: var(--bar); }
        .about { grid-column: 1 / -1; color: var(--soft); font-size: 13px; }
        table { width: 100%; border-collapse: collapse; font-size: 14px; }
        th { padding: 0 12px 8px 0; color: var(--soft); font-size: 12px; font-weight: 600; text-align: left;
          vertical-align: bottom; white-space: nowrap; border-bottom: 1px solid var(--line); }
        td { padding: 10px 12px 10px 0; vertical-align: top; border-bottom: 1px solid var(--line);
          overflow-wrap: anywhere; }
        td:first-child { min-width: 112px; }
        tr:last-child td { border-bottom: 0; padding-bottom: 0; }
        th:last-child, td:last-child { padding-right: 0; }
        .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .raw { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
          font-size: 13px; white-space: pre-wrap; min-width: 130px; }
        .badge { display: inline-block; padding: 1px 8px; border-radius: 10px; background: var(--tint);
          color: var(--warm); font-size: 12px; font-weight: 600; white-space: nowrap; }
        .badge.calm { background: var(--track); color: var(--soft); }
        .mark { padding: 0 3px; border: 1px solid currentColor; border-radius: 3px; color: var(--warm);
          font: 10px/1.2 ui-monospace, Menlo, Consolas, monospace; white-space: nowrap; }
        .evidence { margin: 0 0 10px; min-width: 260px; }
        .evidence figcaption { font-weight: 600; font-size: 13px; }
        .evidence ul { list-style: none; margin: 4px 0 0; padding: 0; display: grid; gap: 6px; font-size: 13px; }
        .evidence li { display: grid; grid-template-columns: 46px 1fr; column-gap: 8px; color: var(--soft); }
        .evidence b { text-align: right; color: var(--ink); font-variant-numeric: tabular-nums; }
        .evidence .against { background: var(--warm); }
        .rules { margin: 0; padding-left: 24px; display: grid; gap: 10px; font-size: 13px; color: var(--soft); }
        .rules span { display: block; overflow-wrap: anywhere; }
        .rules i { font-style: normal; font-weight: 600; }
        .rules li:target { background: var(--tint); }
        .more { margin-top: 14px; }
        input { width: 100%; max-width: 320px; margin: 0 0 14px; padding: 6px 10px; border: 1px solid var(--line);
          border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; }
        thead th[tabindex] { cursor: pointer; }
        th[aria-sort="ascending"]::after { content: " \u{25B2}"; }
        th[aria-sort="descending"]::after { content: " \u{25BC}"; }
        footer { max-width: 1180px; margin: 0 auto; padding: 0 20px 32px; color: var(--soft); font-size: 12px;
          overflow-wrap: anywhere; }
        .details { color: var(--soft); font-size: 13px; min-width: 220px; }
        .details span { display: block; }
        .details .mark { display: inline-block; }
        .details i { font-style: normal; font-weight: 600; }
        code { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
          color: var(--ink); }
        a { color: var(--bar); overflow-wrap: anywhere; }
        @media (max-width: 760px) {
          main { padding: 20px 14px 48px; }
          h1 { font-size: 24px; }
          .facts { grid-template-columns: 1fr 1fr; gap: 8px; }
          .pair { grid-template-columns: 1fr; gap: 0; }
          section { padding: 16px; margin-top: 16px; }
          thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table, tbody, tr, td { display: block; }
          tr { padding: 12px 0; border-bottom: 1px solid var(--line); }
          tr:first-child { padding-top: 0; }
          tr:last-child { padding-bottom: 0; border-bottom: 0; }
          td { display: grid; grid-template-columns: 84px 1fr; gap: 10px; padding: 2px 0; border: 0;
            text-align: left; }
          td::before { content: attr(data-title); color: var(--soft); font: 12px/1.75 system-ui, sans-serif; }
          td.none { display: none; }
          td > * { justify-self: start; }
          .number { text-align: left; }
          td:first-child, .raw, .details { min-width: 0; }
        }
        @media print {
          :root { --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --bar: #555; --track: #eee;
            --warm: #000; --tint: #fff; }
          @page { margin: 14mm; }
          body { font-size: 10pt; }
          main { max-width: none; padding: 0; }
          section { border: 0; padding: 0; }
          table, .raw, .details { font-size: 8.5pt; }
          .facts { grid-template-columns: repeat(auto-fit, minmax(80px, 1fr)); }
          thead { display: table-header-group; }
          tr, li, .facts div { break-inside: avoid; }
          h2 { break-after: avoid; }
          .badge { padding: 0; }
          input { display: none; }
          .track, .track span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }
        """
}
