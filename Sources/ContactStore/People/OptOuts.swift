/// Looks for opt-outs in the further columns of contacts, as `opted_out` of `people_cards` does.
struct OptOuts {
    /// The further columns of all contacts of the person in `people`, as ``contains(_:)`` takes them.
    static let extras = """
        (
            SELECT group_concat(contacts.extras, char(\(separator.value))) FROM memberships
            JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
            WHERE memberships.person_id = people.id
          ) AS extras
        """

    /// Stands between two objects of JSON, and in none of them.
    private static let separator: Unicode.Scalar = "\u{1E}"

    /// `true` for the names of columns that are about opting out.
    private var isAbout: [String: Bool] = [:]

    /// Returns `true` if any contact has opted out.
    ///
    /// - Parameter extras: the columns of each contact, an object of JSON, with a separator between two.
    mutating func contains(_ extras: String) -> Bool {
        extras.unicodeScalars.split(separator: Self.separator).contains { object in
            ExtrasDecoder.values(of: String(object)).contains { isOptOut($0.name, $0.text) }
        }
    }

    private mutating func isOptOut(_ name: String, _ value: String) -> Bool {
        let bytes = Array(name.utf8)
        if isAbout[name] == nil { isAbout[name] = OptOutColumn.isName(bytes[...]) }
        return isAbout[name] == true && OptOutColumn.isOptOut(bytes[...], Array(value.utf8)[...])
    }
}
