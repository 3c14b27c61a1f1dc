import ContactFormats
import FormFields

/// The contact fields that are validated, as a form: the type of each, and its group.
enum CheckedFields {
    /// The type of a field; `nil` for fields that are not validated, and for e-mail addresses, which have a check of
    /// their own.
    static func type(of kind: Contact.Field.Kind) -> FieldKind? {
        switch kind {
        case .givenName, .middleName, .familyName: .name
        case .birthday, .anniversary, .date: .date
        case .city: .intcity
        case .region: .state
        case .postalCode: .zip
        default: nil
        }
    }

    private static let groups: [(name: String, kinds: [Contact.Field.Kind])] = [
        ("personal", [.givenName, .middleName, .familyName, .email, .birthday, .anniversary, .date]),
        ("address", [.city, .region, .postalCode]),
    ]

    /// The form: every field by its name, none of them required, since an address book may lack anything.
    static let form: GroupValidator = {
        var form = GroupValidator(groups: groups.map(\.name))
        for group in groups {
            for kind in group.kinds {
                form.register(Field(type: type(of: kind) ?? .phrase, label: kind.name, group: group.name))
            }
        }
        return form
    }()

    /// The group of a field by its name; `nil` if it is not checked.
    static func group(ofField name: String?) -> String? {
        form.fields.first { $0.label == name }?.group
    }
}
