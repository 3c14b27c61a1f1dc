package import ContactModel

/// A value of a contact as it is now, with the place at which an edit finds it.
package struct PlacedValue: Sendable {
    package var kind: Contact.Field.Kind
    /// The name of the column, for values without a field; empty for others.
    package var name = ""
    /// The label; empty for none.
    package var label = ""
    /// The text that holds now.
    package var text: String
    /// The position of the value: that of ``EditedField``; of a number its key.
    package var position = 0
    /// The position of the second place of a value that stands in a column of `contacts` and has a label; `nil` for others.
    package var labelledPosition: Int?
    /// The number, if it is one.
    package var number: ReadNumber?

    /// A value at a place.
    package init(
        kind: Contact.Field.Kind, name: String = "", label: String = "", text: String, position: Int = 0,
        number: ReadNumber? = nil
    ) {
        self.kind = kind
        self.name = name
        self.label = label
        self.text = text
        self.position = position
        self.number = number
    }
}

/// A contact as it is now, and where it comes from.
package struct PlacedContact: Sendable {
    /// The key of the contact.
    package var id: Int
    /// The kind: a person unless the source says otherwise.
    package var kind = Contact.Kind.person
    /// The key and the path of its source.
    package var source: Int, path: String
    /// The format of the source, as the summary names it.
    package var format: String
    /// 1-based line in the source, and the position among its contacts.
    package var line: Int, ordinal: Int
    /// The settings by which its source was read, and what the contact says of its country.
    package var settings: ReadingSettings, hints: CountryHints
    /// The values, in the order of columns and tables: names, other single values, numbers, e-mail addresses, addresses, details.
    package var values: [PlacedValue]
}

extension PlacedContact {
    /// The name that tells the contact from others: its full name, else the parts of one, the nickname, the organization, or another
    /// value.
    package var displayName: String {
        func first(_ kind: Contact.Field.Kind) -> String? { values.first { $0.kind == kind }?.text }
        if let name = first(.displayName) { return name }
        let parts = [first(.givenName), first(.familyName)].compactMap { $0 }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return [Contact.Field.Kind.nickname, .fileAs, .organization, .email, .phone].lazy.compactMap(first).first
            ?? "contact \(id)"
    }

    /// The position of a number among those of its contact, by its key.
    package static func position(ofNumber key: Int) -> Int { key & RowKey.positionMask }
}
