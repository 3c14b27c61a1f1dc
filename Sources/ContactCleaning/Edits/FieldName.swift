package import ContactModel

/// The name of a field of contacts as people write it: `organization`, `given_name`, `company`, or `column:Customer No` for a
/// column that has no field.
public struct FieldName: Sendable, Hashable, CustomStringConvertible {
    package let kind: Contact.Field.Kind
    /// The name of the column, for values without a field; empty for others.
    package let column: String

    package init(_ kind: Contact.Field.Kind, column: String = "") {
        self.kind = kind
        self.column = column
    }

    static let columnPrefix = "column:"

    /// The field of a name, whatever its case, hyphens and underscores.
    ///
    /// - Throws: ``FieldAssignmentError`` with the nearest name.
    init(_ text: String) throws(FieldAssignmentError) {
        if text.lowercased().hasPrefix(Self.columnPrefix) {
            let column = String(text.dropFirst(Self.columnPrefix.count))
            guard !column.isEmpty else { throw .unknownField(text, near: nil) }
            self.init(.extra, column: column)
            return
        }
        let key = Self.key(text)
        if let kind = Self.kinds[key] {
            self.init(kind)
        } else {
            let near = Suggestion.nearest(to: key, in: Self.kinds.keys.sorted()).flatMap { Self.kinds[$0]?.rawValue }
            throw .unknownField(text, near: near)
        }
    }

    /// The names of the fields that can be edited, in the order of the model.
    public static let all = editable.map(\.rawValue)

    /// The name as mapping files have it.
    public var description: String { kind == .extra ? Self.columnPrefix + column : kind.rawValue }

    /// Returns `true` if values of the field can be edited.
    static func isEditable(_ field: FieldName) -> Bool { field.kind == .extra || editable.contains(field.kind) }

    private static let editable = Contact.Field.Kind.allCases.filter { kind in
        switch kind {
        case .phoneExtension, .phoneHint, .regionHint, .callingCode, .areaCode, .photo, .extra, .systemGroup, .revision,
            .uid, .cardProperty:
            false
        default: true
        }
    }

    /// Other names by which people know the fields.
    private static let synonyms: [String: Contact.Field.Kind] = [
        "name": .displayName, "fullname": .displayName, "first": .givenName, "firstname": .givenName,
        "given": .givenName,
        "last": .familyName, "lastname": .familyName, "family": .familyName, "surname": .familyName,
        "middle": .middleName,
        "prefix": .namePrefix, "suffix": .nameSuffix, "company": .organization, "org": .organization,
        "title": .jobTitle,
        "mail": .email, "number": .phone, "tel": .phone, "telephone": .phone, "mobile": .phone, "zip": .postalCode,
        "postcode": .postalCode, "state": .region, "province": .region, "town": .city, "address": .formattedAddress,
        "formatted": .formattedAddress, "birthdate": .birthday, "notes": .note, "group": .category, "website": .url,
    ]

    private static let kinds = Dictionary(editable.map { (key($0.rawValue), $0) }) { first, _ in first }
        .merging(synonyms) { own, _ in own }

    private static func key(_ text: String) -> String { text.lowercased().filter { !"_- ".contains($0) } }
}

/// The fault of an assignment to a field.
public enum FieldAssignmentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The text has no `=`.
    case noValue(String)
    /// There is no such field; perhaps another is meant.
    case unknownField(String, near: String?)

    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .noValue(let text):
            "'\(text)' is no assignment; write FIELD=VALUE, FIELD+=VALUE to add a value, FIELD-=VALUE to remove one"
        case .unknownField(let name, let near?): "'\(name)' is not a field; did you mean '\(near)'?"
        case .unknownField(let name, nil):
            "'\(name)' is not a field; the fields are \(FieldName.all.joined(separator: ", ")); a column without a field is "
                + "column:NAME"
        }
    }
}
