/// Columns whose values tell the records of a table apart in the program that it comes from: `Contact ID`, `CustomerNo`.
package enum RecordNumbers {
    private static let numbers = ColumnConcepts(.identifier, .customerNumber)
    /// Concepts of numbers that an authority, a trade or a device gives.
    private static let others = ColumnConcepts(
        .tax, .personal, .order, .invoice, .article, .organization, .internet, .account)
    private static let identifiers: Set<String> = ["id", "ids", "uid", "uuid", "guid", "identifier"]
    /// Words for things that several records have in common, or that are other records.
    private static let ofOthers: Set<String> = [
        "account", "company", "organization", "organisation", "owner", "parent", "household", "campaign", "deal",
        "opportunity", "list", "batch", "import", "manager", "referrer", "created", "modified", "assigned",
    ]

    /// The headings of such columns among some, those first that say most plainly that the number is that of a record.
    package static func headings(among headings: [String]) -> [String] {
        let ranked = headings.enumerated().compactMap { place, heading in
            rank(of: heading).map { (rank: $0, place: place, heading: heading) }
        }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.heading)
    }

    /// 0 for an identifier, 1 for the number of a customer; `nil` for anything else.
    private static func rank(of text: String) -> Int? {
        let heading = Heading(text)
        guard heading.concepts.hasAny(numbers), !heading.concepts.hasAny(others),
            ofOthers.isDisjoint(with: heading.words)
        else { return nil }
        if !identifiers.isDisjoint(with: heading.words) { return 0 }
        return heading.concepts.hasAny(ColumnConcepts(.customerNumber)) ? 1 : nil
    }
}
