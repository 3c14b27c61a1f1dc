import ContactCleaning
import ContactMatching

/// Tables of what the rule would do, and of what it looks at.
enum RuleTables {
    /// People, questions and wrong joins by threshold.
    static func forecasts(_ forecasts: [PeopleForecast]) -> String {
        table(
            [["join from", "people", "joins", "wrong joins", "questions"]]
                + forecasts.map {
                    [
                        "\($0.threshold) bits", ColumnText.grouped($0.people), ColumnText.grouped($0.joins),
                        ColumnText.grouped(Int($0.wrongJoins.rounded())), ColumnText.grouped($0.questions),
                    ]
                })
    }

    /// The pairs of each blocking key, and what was left out.
    static func yields(_ yields: [BlockingYield]) -> String {
        table(
            [["pairs", "by no other", "keys", "too common", "contacts with these", "key"]]
                + yields.map {
                    [$0.pairs, $0.ownPairs, $0.keys, $0.crowdedKeys, $0.crowdedContacts].map(ColumnText.grouped)
                        + [$0.name]
                }, hasWordsLast: true)
    }

    /// Rows whose columns are flush right, but for words in the last one.
    private static func table(_ rows: [[String]], hasWordsLast: Bool = false) -> String {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { place, cell in
                hasWordsLast && place == columns - 1 ? cell.0 : ColumnText.right(cell.0, cell.1)
            }
            return "  " + cells.joined(separator: "  ") + "\n"
        }.joined()
    }
}
