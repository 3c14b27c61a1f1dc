import ContactModel
import FormFields
import PhoneNumbers

/// Validates the values of columns by the types that a mapping file gives them.
struct ColumnCheck {
    private var formats: [[UInt8]: AnyEditableFormat] = [:]

    init(_ types: [ColumnType]) {
        for type in types { formats[Array(type.column.utf8)] = type.format }
    }

    /// `true` if no column has a type.
    var isEmpty: Bool { formats.isEmpty }

    /// The issue of a value of a column; `nil` if there is none, or if the column has no type.
    func issue(in value: Span<UInt8>, of column: ArraySlice<UInt8>) -> FieldIssue? {
        guard !value.isEmpty, let format = formats[Array(column)] else { return nil }
        let text = String(copying: value)
        let shown = format.formatted(text)
        let status = format.status(of: shown)
        if status.validity != .valid {
            let reason =
                status.message.isEmpty
                ? Sentence.Value.sentence(Sentence(CheckSentence.notComplete)) : .text(status.message)
            return FieldIssue(.unfitValue, .warning, Sentence(CheckSentence.unfit, ["reason": reason]))
        }
        // A character that the format leaves out must be a separator; any other is part of the value.
        guard Self.letters(in: text) == Self.letters(in: shown) else {
            return FieldIssue(
                .unfitValue, .warning, Sentence(CheckSentence.otherCharacters, ["value": .text(shown)]))
        }
        return nil
    }

    /// The letters and digits of a text, in small letters.
    private static func letters(in text: String) -> String {
        text.filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}
