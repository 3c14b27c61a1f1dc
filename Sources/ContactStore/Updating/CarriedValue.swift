import ContactModel

/// A value of a contact as it was read and as it is now, on its way to the contact that takes the place of its own.
struct CarriedValue: Sendable {
    /// The values among which it is looked for.
    var group: Group
    /// The positions at which edits name it, as ``EditedField`` has them. A second one is that of the row with the label of a value that
    /// stands in a column of `contacts`.
    var places: [Int]
    /// `true` if it stands in a column of `contacts`.
    var isColumn = false
    /// `true` if an edit added it.
    var isAdded = false
    /// The texts: one, or the parts of an address.
    var parts: [Part]
    /// The label.
    var label = Part(read: Text(""), now: Text(""))

    /// Values of one kind.
    enum Group: Hashable, Sendable {
        case phones, emails, addresses
        case values(Contact.Field.Kind)
    }

    /// A text, or a number in whatever spelling.
    struct Text: Hashable, Sendable {
        var text: String
        /// The E.164 form of a number with its extension; `nil` for everything else.
        var form: String?

        init(_ text: String, form: String? = nil) { (self.text, self.form) = (text, form) }

        /// Returns `true` for the same text, and for the same number.
        func isSame(as other: Text) -> Bool { text == other.text || form != nil && form == other.form }
    }

    /// A text as it was read, and as edits have it now.
    struct Part: Hashable, Sendable {
        var read: Text, now: Text

        var isEdited: Bool { read.text != now.text }

        /// Returns `true` for the text of before and for that of now.
        func admits(_ text: Text) -> Bool { text.isSame(as: read) || text.isSame(as: now) }
    }
}

extension CarriedValue {
    /// `true` if nothing is left of it.
    var isRemoved: Bool { parts.allSatisfy(\.now.text.isEmpty) }
    /// `true` if nothing of it was read.
    var isNew: Bool { parts.allSatisfy(\.read.text.isEmpty) }
    var isEdited: Bool { parts.contains(where: \.isEdited) }

    /// The position at which an edit names its label; `nil` for a value in a column that has none.
    var labelPlace: Int? { isColumn ? places.dropFirst().first : places.first }

    /// The fields of the parts; none for numbers, which have corrections.
    var fields: [String] {
        switch group {
        case .phones: []
        case .emails: [Contact.Field.Kind.email.rawValue]
        case .addresses: Self.addressParts.map(\.rawValue)
        case .values(let kind): [kind.rawValue]
        }
    }

    /// The field of the label.
    var labelField: String {
        switch group {
        case .phones: EditedField.label(.phone).name
        case .emails: EditedField.label(.email).name
        case .addresses: EditedField.addressLabel
        case .values(let kind): EditedField.label(kind).name
        }
    }

    /// The kinds of the parts of an address, in the order in which they are compared.
    static let addressParts = AddressColumn.allCases.compactMap(\.fieldKind)
}
