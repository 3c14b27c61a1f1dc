/// A mistake in the text of a mask, and its position.
public struct MaskError: Error, Hashable, Sendable {
    /// The kind of mistake.
    public enum Code: Hashable, Sendable {
        /// No character of the expression is `D`, `L` or `C`, so nothing could ever be entered.
        case noPlaceholder
        /// A `C` has no condition list; the number is the index of the missing list, from 0.
        case missingCondition(Int)
        /// A condition list has nothing between two commas, or nothing at all.
        case emptyConditionItem
        /// An item of a condition list has more than one character.
        case longConditionItem
        /// The template has another number of characters than the expression.
        case templateLength(expected: Int, found: Int)
    }

    /// The text that holds the mistake.
    public enum Source: Hashable, Sendable {
        /// The expression.
        case expression
        /// The condition list of this index, from 0.
        case condition(Int)
        /// The template.
        case template
    }

    /// The kind of mistake.
    public let code: Code
    /// The text that holds it.
    public let source: Source
    /// Where in that text, in characters from 0; the end of the text if something is missing there.
    public let offset: Int

    init(_ code: Code, in source: Source, at offset: Int) {
        self.code = code
        self.source = source
        self.offset = offset
    }
}

extension MaskError: CustomStringConvertible {
    /// A sentence for the author of the mask; characters are counted from 1.
    public var description: String {
        "\(sourceName), character \(offset + 1): \(mistake)"
    }

    private var sourceName: String {
        switch source {
        case .expression: "mask expression"
        case .condition(let index): "condition \(index + 1)"
        case .template: "mask template"
        }
    }

    private var mistake: String {
        switch code {
        case .noPlaceholder:
            "no placeholder; use D for a digit, L for a letter or C for one of a list"
        case .missingCondition(let index):
            "this C needs a condition list, number \(index + 1), such as \"7, 8\""
        case .emptyConditionItem:
            "an item is missing; write single characters separated by commas"
        case .longConditionItem:
            "an item has more than one character; separate the characters by commas"
        case .templateLength(let expected, let found):
            "the template has \(found) characters and must have \(expected), as the expression has"
        }
    }
}
