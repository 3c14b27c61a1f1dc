/// The columns that are read of rejected and ambiguous numbers.
enum ProblemColumn: Int, ScannedColumn {
    case id, raw, reason, country, category, sourceID

    static let scanSource = """
        (SELECT numbers.id, numbers.raw, coalesce(numbers.reason, 'ambiguous') AS reason,
          coalesce(numbers.region, '+' || numbers.country_code) AS country, numbers.category, contacts.source_id
        FROM phone_numbers AS numbers CROSS JOIN contacts ON contacts.id = numbers.contact_id
        WHERE numbers.verdict IN ('rejected', 'ambiguous'))
        """
    static let scanKey = "id"

    var range: ClosedRange<Int>? {
        switch self {
        case .id: ColumnRange.rows
        case .sourceID: ColumnRange.counts
        default: nil
        }
    }

    var name: String { self == .sourceID ? "source_id" : "\(self)" }
}
