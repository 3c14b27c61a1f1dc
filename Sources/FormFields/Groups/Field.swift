/// One field of a form: its type, its place in the form, and the text in it.
///
/// ```swift
/// var name = Field(type: .name, required: true, label: "Full Name", group: "personal")
/// name.session.insert("ada lovelace")  // "Ada Lovelace"
/// name.isValid                         // true
/// ```
public struct Field<Kind: FieldType> {
    /// `true` if the form needs a value here.
    public let isRequired: Bool
    /// The label of the field; the description of the type unless given.
    public let label: String
    /// The group of the form that the field belongs to, if any.
    public let group: String?
    /// The editing of the text.
    public var session: EditingSession<FieldFormat<Kind>>

    /// A field of any type.
    ///
    /// - Parameters:
    ///   - text: The initial text of the field.
    ///   - type: The type of the value.
    ///   - required: `true` if the form needs a value here.
    ///   - label: The label of the field; empty for the description of the type.
    ///   - group: The group of the form that the field belongs to, if any.
    ///   - today: The day that decides whether a card has expired; `nil` accepts any.
    public init(
        _ text: String = "",
        type: Kind,
        required: Bool = false,
        label: String = "",
        group: String? = nil,
        today: CalendarDay? = .today
    ) {
        isRequired = required
        self.label = label.isEmpty ? type.description : label
        self.group = group
        session = EditingSession(FieldFormat(type, today: today), text: text)
    }

    /// The type of the value.
    public var type: Kind { session.format.type }
    /// The text in the field.
    public var text: String { session.text }

    /// `true` if the form can go on with this field: a valid value, or none where none is required.
    public var isValid: Bool {
        switch session.validity {
        case .valid: true
        case .empty: !isRequired
        case .incomplete, .invalid: false
        }
    }

    /// The message for the user; empty if the field is fine.
    public var message: String {
        let status = session.status
        if status.validity == .empty { return isRequired ? "\(label) is required" : "" }
        return status.message
    }
}

extension Field where Kind == FieldKind {
    /// A field of a built-in type: an optional phrase unless told otherwise.
    ///
    /// - Parameters:
    ///   - text: the first text of the field.
    ///   - type: the type of the value.
    ///   - required: `true` if the field may not stay empty.
    ///   - label: the name of the field in messages.
    ///   - group: the group that the field is validated with; `nil` for none.
    public init(
        _ text: String = "",
        type: FieldKind = .phrase,
        required: Bool = false,
        label: String = "",
        group: String? = nil
    ) {
        self.init(text, type: type, required: required, label: label, group: group, today: .today)
    }
}

extension Field: Sendable where Kind: Sendable {}
