import ContactModel

/// A text that a field of a contact is to have.
package struct NewEdit: Sendable, Hashable {
    /// The key of the contact.
    package var contact: Int
    package var field: EditedField
    /// The position of the text among those of the field; ``EditedField`` says of what.
    package var position: Int
    /// The text; empty to remove it.
    package var value: String

    /// A text of a field.
    package init(contact: Int, field: EditedField, position: Int, value: String) {
        self.contact = contact
        self.field = field
        self.position = position
        self.value = value
    }
}

extension NewEdit {
    /// All columns without a field that a contact is to have, each with its name.
    package init(contact: Int, columns: [(name: String, text: String)]) {
        var fields = Contact()
        for column in columns { fields.append(.extra, label: column.name.utf8, value: column.text.utf8) }
        var encoder = ExtrasEncoder()
        if !columns.isEmpty { encoder.encode(Array(fields.fields.indices), of: fields) }
        self.init(
            contact: contact, field: .extras, position: 0,
            value: columns.isEmpty ? "" : String(decoding: encoder.bytes, as: UTF8.self))
    }
}
