/// A value that a field of contacts is to have: `organization=Acme`, `email.2=ada@example.com`, `phone+=+49 30 123456`.
public struct FieldAssignment: Sendable, Hashable, CustomStringConvertible {
    /// The field.
    public var field: FieldName
    /// The value that is meant of a field that has several; `nil` for the only one.
    public var selector: Selector?
    /// `true` if the label of the value is assigned, not the value.
    public var isLabel: Bool
    /// `true` if a number that is there already keeps its spelling.
    var keepsSpelling = false
    /// Which of several values it is that a file writes as the same text, from 1 on.
    var occurrence = 1
    /// The address that a part is added to; `nil` to leave it open.
    var address: Address?
    /// The effect.
    public var action: Action
    /// The value, without spaces around it.
    public var value: String

    /// The effect of an assignment.
    public enum Action: String, Sendable, Hashable {
        /// The value takes the place of the one that is there; an empty one removes it.
        case set = "="
        /// The value comes beside those that are there.
        case add = "+="
        /// The value is removed.
        case remove = "-="
    }

    /// The choice of one value of several.
    public enum Selector: Sendable, Hashable {
        /// The position among the values of the field, from 1 on.
        case position(Int)
        /// The label of the value.
        case label(String)
        /// The value itself, as an export writes it.
        case text(String)
    }

    /// An address of a contact.
    enum Address: Sendable, Hashable {
        /// The one that has a value.
        case of(FieldName, text: String, occurrence: Int)
        /// One that is begun, by its number.
        case new(Int)
    }

    /// Reads `FIELD=VALUE`, `FIELD.2=VALUE`, `FIELD.work=VALUE`, `FIELD.2.label=LABEL`, `FIELD+=VALUE` and `FIELD-=VALUE`.
    ///
    /// - Throws: ``FieldAssignmentError``.
    public init(_ text: String) throws(FieldAssignmentError) {
        guard let equals = text.firstIndex(of: "=") else { throw .noValue(text) }
        var name = text[..<equals]
        action =
            switch name.last {
            case "+": .add
            case "-": .remove
            default: .set
            }
        if action != .set { name.removeLast() }
        value = Self.trimmed(text[text.index(after: equals)...])
        guard !name.isEmpty else { throw .noValue(text) }
        // The name of a column may have any character.
        if name.lowercased().hasPrefix("column:") {
            (field, selector, isLabel) = (try FieldName(String(name)), nil, false)
            return
        }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        isLabel = parts.count > 1 && parts.last?.lowercased() == "label"
        if isLabel { parts.removeLast() }
        field = try FieldName(parts.removeFirst())
        let rest = parts.joined(separator: ".")
        selector = rest.isEmpty ? nil : Int(rest).map { .position($0) } ?? .label(rest)
    }

    /// The assignment of a value to a field.
    public init(_ field: FieldName, _ action: Action = .set, _ value: String, selector: Selector? = nil) {
        self.field = field
        self.selector = selector
        self.action = action
        self.value = value
        isLabel = false
    }

    /// The assignment as it is written.
    public var description: String {
        let place =
            switch selector {
            case nil: ""
            case .position(let position): ".\(position)"
            case .label(let label): ".\(label)"
            case .text(let text): " (\(text))"
            }
        return "\(field)\(place)\(isLabel ? ".label" : "")\(action.rawValue)\(value)"
    }

    /// A text without blanks at its ends.
    static func trimmed(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
