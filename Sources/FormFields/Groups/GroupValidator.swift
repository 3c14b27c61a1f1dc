/// The state of the groups of a form: which are complete, and what is missing where.
///
/// ```swift
/// var validator = GroupValidator(groups: ["personal", "address"])
/// validator.register(Field(type: .name, required: true, label: "First Name", group: "personal"))
/// validator.verifyGroup("personal")     // false
/// validator.missingFields("personal")   // ["First Name"]
/// ```
public struct GroupValidator: Hashable, Sendable {
    /// The groups that ``allGroupsValid()`` looks at, in the order given.
    public let groups: [String]
    /// The fields of all groups in the order of registration.
    public private(set) var fields: [GroupedField] = []

    /// A validator of these groups; fields of other groups may be registered too.
    public init(groups: [String]) {
        self.groups = groups
    }

    /// Takes in a field, or its new state if a field of its label is already in its group.
    ///
    /// A field without a group is left out.
    public mutating func register<Kind: FieldType>(_ field: Field<Kind>) {
        guard let group = field.group else { return }
        let entry = GroupedField(
            label: field.label,
            group: group,
            isRequired: field.isRequired,
            isEmpty: field.session.validity == .empty,
            isValid: field.isValid,
            message: field.message
        )
        if let index = fields.firstIndex(where: { $0.label == entry.label && $0.group == group }) {
            fields[index] = entry
        } else {
            fields.append(entry)
        }
    }

    /// Forgets a field, as when it is taken from the form.
    ///
    /// - Parameters:
    ///   - label: the name of the field.
    ///   - group: the group that it was registered in.
    public mutating func unregister(label: String, group: String) {
        fields.removeAll { $0.label == label && $0.group == group }
    }

    /// The fields of a group.
    public func fields(in group: String) -> [GroupedField] {
        fields.filter { $0.group == group }
    }

    /// Returns `true` if every field of the group is fine; `false` for a group without fields, which is likely a wrong
    /// name.
    public func verifyGroup(_ group: String) -> Bool {
        let members = fields(in: group)
        return !members.isEmpty && members.allSatisfy { $0.isValid }
    }

    /// The number of fields in the group.
    public func groupCount(_ group: String) -> Int {
        fields(in: group).count
    }

    /// Returns `true` if every group of ``groups`` is fine.
    public func allGroupsValid() -> Bool {
        groups.allSatisfy { verifyGroup($0) }
    }

    /// The labels of the required fields of the group that are empty.
    public func missingFields(_ group: String) -> [String] {
        fields(in: group).filter { $0.isRequired && $0.isEmpty }.map { $0.label }
    }

    /// The fields of the group that are not fine; their messages say why.
    public func invalidFields(_ group: String) -> [GroupedField] {
        fields(in: group).filter { !$0.isValid }
    }

    /// The state of a group for a developer, a line for each field.
    public func debugGroupState(_ group: String) -> String {
        var lines = ["\(group): \(verifyGroup(group) ? "valid" : "not valid"), \(groupCount(group)) fields"]
        for field in fields(in: group) {
            let state = field.isValid ? "fine" : field.message
            lines.append("  \(field.label)\(field.isRequired ? " (required)" : ""): \(state)")
        }
        return lines.joined(separator: "\n")
    }
}
