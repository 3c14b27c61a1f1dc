import ContactModel
import ContactStore

/// The organizations of a person, each with the departments, titles and roles that the person has there, which
/// [belong together](https://www.rfc-editor.org/rfc/rfc6350#section-6.6.4).
///
/// Those of contacts without an organization are of the first. A value of another one is labelled with its name, so that no format writes it
/// beside the first.
struct Employments {
    /// A value with its label.
    struct Value {
        var kind: Contact.Field.Kind, label: [UInt8], text: [UInt8], isPreferred: Bool
    }

    /// An organization.
    private struct Employment {
        /// Its names, which differ in case only.
        var names: [Value] = []
        var departments: [Value] = [], duties: [Value] = []
    }

    static let kinds: Set<Contact.Field.Kind> = [.organization, .department, .jobTitle, .role]

    private var employments: [Employment] = []
    /// The places of the organizations, by their names without case.
    private var places: [[UInt8]: Int] = [:]

    /// - Parameters:
    ///   - lead: The contact whose organization comes first; `nil` if there is none.
    ///   - contacts: All of them, in the order of their values.
    init(lead: Contact?, contacts: [Contact]) {
        for contact in [lead].compactMap({ $0 }) + contacts { addNames(of: contact) }
        if employments.isEmpty { employments.append(Employment()) }
        for contact in contacts { addRest(of: contact) }
    }

    /// The values in the order in which they are written: departments behind their organization.
    var values: [Value] {
        let organizations = employments.enumerated().flatMap { place, employment in
            employment.names.prefix(1) + labelled(employment.departments, place) + employment.names.dropFirst()
        }
        return organizations + employments.enumerated().flatMap { labelled($1.duties, $0) }
    }

    private func labelled(_ values: [Value], _ place: Int) -> [Value] {
        guard place > 0, let name = employments[place].names.first?.text else { return values }
        return values.map { value in
            var value = value
            if value.label.isEmpty { value.label = name }
            return value
        }
    }

    private mutating func addNames(of contact: Contact) {
        for field in contact.fields where field.kind == .organization {
            let (key, value) = (Self.key(field, contact), Self.value(field, contact))
            let place = places[key] ?? employments.count
            if place == employments.count { employments.append(Employment()) }
            places[key] = place
            if !employments[place].names.contains(where: { $0.text == value.text }) {
                employments[place].names.append(value)
            }
        }
    }

    private mutating func addRest(of contact: Contact) {
        let first = contact.fields.first { $0.kind == .organization }.flatMap { places[Self.key($0, contact)] } ?? 0
        var last = first
        for field in contact.fields {
            switch field.kind {
            case .organization: last = places[Self.key(field, contact)] ?? first
            case .department: employments[last].departments.append(Self.value(field, contact))
            case .jobTitle, .role: employments[first].duties.append(Self.value(field, contact))
            default: break
            }
        }
    }

    private static func key(_ field: Contact.Field, _ contact: Contact) -> [UInt8] {
        MergedName.lowercased(contact.value(of: field))
    }

    private static func value(_ field: Contact.Field, _ contact: Contact) -> Value {
        Value(
            kind: field.kind, label: Array(contact.text[field.label]), text: Array(contact.text[field.value]),
            isPreferred: field.isPreferred)
    }
}
