import ContactModel

/// The contact fields that are validated, in the groups of reports.
enum CheckedFields {
    /// The groups in the order of reports, with the names of their fields.
    static let groups: [(name: String, fields: [String])] = [
        ("personal", names([.givenName, .middleName, .familyName, .email, .birthday, .anniversary, .date])),
        ("address", names([.city, .region, .postalCode])),
    ]

    private static func names(_ kinds: [Contact.Field.Kind]) -> [String] { kinds.map(\.rawValue) }

    /// The group of a field by its name; `nil` if it is not checked.
    static func group(ofField name: String?) -> String? {
        groups.first { $0.fields.contains { $0 == name } }?.name
    }
}
