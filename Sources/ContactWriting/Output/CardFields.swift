import ContactModel
import ContactReading

/// The fields of a contact over its text, while it is written.
struct CardFields {
    let fields: [Contact.Field]
    let text: Bytes

    /// The value of a field.
    func value(_ field: Contact.Field) -> Bytes { text.slice(field.value.lowerBound, field.value.upperBound) }

    /// The label of a field.
    func label(_ field: Contact.Field) -> Bytes { text.slice(field.label.lowerBound, field.label.upperBound) }

    /// The first value of a kind.
    func first(_ kind: Contact.Field.Kind) -> Bytes? { fields.first { $0.kind == kind }.map(value) }

    /// Returns `true` if the label of a department, a title or a role is the name of another organization than the first, so that the value must
    /// not stand beside that.
    func isOfOtherOrganization(_ field: Contact.Field) -> Bool { otherOrganization(of: field) != nil }

    /// The place of that organization among those of the contact; `nil` if there is none.
    func otherOrganization(of field: Contact.Field) -> Int? {
        guard [.department, .jobTitle, .role].contains(field.kind), !field.label.isEmpty else { return nil }
        let label = label(field)
        let organizations = fields.filter { $0.kind == .organization }
        return organizations.indices.dropFirst().first { value(organizations[$0]).elementsEqual(label) }
    }

    /// The title of a value that has no place of its own: `Nickname`, `Phone (work)`.
    func title(of field: Contact.Field) -> String {
        let label = label(field).text
        if field.kind == .extra { return label.isEmpty ? "Extra" : label }
        var words = ""
        for scalar in field.kind.rawValue.unicodeScalars {
            if scalar.properties.isUppercase, !words.isEmpty { words += " " }
            words += words.isEmpty ? scalar.properties.titlecaseMapping : scalar.properties.lowercaseMapping
        }
        if field.kind == .uid { words = "UID" }
        if field.kind == .url { words = "URL" }
        return label.isEmpty || field.kind == .photo ? words : "\(words) (\(label))"
    }

    /// Returns `true` if a value is an encoded picture, which no cell should hold.
    func isPicture(_ field: Contact.Field) -> Bool {
        field.kind == .photo && !value(field).hasWordPrefix("http")
            || field.kind == .extra && value(field).count > 4000 && value(field).find(ASCII.space) == nil
    }

    /// Returns `true` if a value is about the record and not about the person.
    func isBookkeeping(_ field: Contact.Field) -> Bool {
        switch field.kind {
        case .uid, .revision, .phoneHint, .systemGroup: return true
        case .extra:
            let name = label(field).text.lowercased()
            return ["prodid", "x-abuid", "x-abadr"].contains { name.hasSuffix($0) }
        default: return false
        }
    }

    /// Returns `true` if the display name says only the same as other fields: the parts of the name, or the
    /// organization.
    func isDerived(displayName name: Bytes) -> Bool {
        let kinds: [Contact.Field.Kind] = [.namePrefix, .givenName, .middleName, .familyName, .nameSuffix]
        for chosen in [
            kinds, [.givenName, .middleName, .familyName], [.givenName, .familyName], [.familyName, .givenName],
        ] {
            let parts = chosen.compactMap { first($0) }
            if !parts.isEmpty, Array(parts.joined(separator: [ASCII.space])) == Array(name) { return true }
        }
        return [.organization, .nickname, .fileAs].contains { kind in first(kind).map(Array.init) == Array(name) }
    }
}
