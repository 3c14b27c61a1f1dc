/// The parts that contacts have or lack.
public enum ContactPart: String, Sendable, Hashable, CaseIterable {
    case phone, email, name, address, organization, birthday, note

    /// The condition on a row of `contacts` that the contact has the part, as SQL.
    var condition: String {
        switch self {
        case .phone: Self.hasRow(CurrentTable.numbers, "AND rows.verdict <> 'empty'")
        case .email: Self.hasRow(CurrentTable.emails)
        case .address: Self.hasRow(CurrentTable.addresses)
        case .name:
            "coalesce(\(Self.names.map { "contacts.\($0.name)" }.joined(separator: ", "))) IS NOT NULL"
        case .organization: "contacts.organization IS NOT NULL"
        case .birthday: "contacts.birthday IS NOT NULL"
        case .note: "contacts.note IS NOT NULL"
        }
    }

    private static let names: [ContactColumn] = [
        .displayName, .givenName, .familyName, .middleName, .nickname, .fileAs, .phoneticGivenName,
        .phoneticMiddleName, .phoneticFamilyName,
    ]

    private static func hasRow(_ table: String, _ condition: String = "") -> String {
        """
        EXISTS (SELECT 1 FROM \(table) AS rows WHERE rows.id BETWEEN \(RowKey.first(of: "contacts.id")) \
        AND \(RowKey.last(of: "contacts.id")) \(condition))
        """
    }
}
