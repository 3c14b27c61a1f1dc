/// Columns whose values tell the records of a table apart in the program that it comes from: `Contact ID`, `CustomerNo`.
///
/// Their headings are those of `Knowledge/rows/numbers.txt` and nothing else: what has further words, `Reports To ID`, is the number of
/// another record or thing.
package enum RecordNumbers {
    /// The headings of such columns among some, those first that say most plainly that the number is that of a contact.
    ///
    /// - Parameter isOfCompanies: `true` if the records are companies, whose own number `Account ID` is.
    package static func headings(among headings: [String], isOfCompanies: Bool = false) -> [String] {
        let ranked = headings.enumerated().compactMap { place, heading in
            ranks[key(of: heading)].map { (rank: $0, place: place, heading: heading) }
        }
        return ranked.filter { isOfCompanies || $0.rank.kind != companies }
            .sorted { ($0.rank.place, $0.place) < ($1.rank.place, $1.place) }.map(\.heading)
    }

    private static let companies = "company"

    /// A heading as it is compared; that of a long text is empty.
    private static func key(of heading: String) -> String {
        heading.utf8.count <= maximumLength ? HeadingWords.split(heading).joined() : ""
    }

    /// The maximum length of a heading, in bytes.
    private static let maximumLength = 120

    /// The kinds of the headings, and their places in the file.
    private static let ranks: [String: (kind: String, place: Int)] = {
        var ranks: [String: (kind: String, place: Int)] = [:]
        PhraseTable("rows/numbers").forEachPhrase { kind, phrase in
            let key = key(of: String(decoding: phrase, as: UTF8.self))
            if !key.isEmpty, ranks[key] == nil { ranks[key] = (kind, ranks.count) }
        }
        return ranks
    }()
}
