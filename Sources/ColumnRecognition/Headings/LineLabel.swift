/// The labels of phones that words name: in a heading, or beside a number in its cell.
public enum LineLabel {
    private static let words = ColumnConcepts.lines.union(.places).union(ColumnConcepts(.line, .number))

    /// Returns `true` if a heading names a line or where it is, and nothing else.
    static func isLabel(_ heading: Heading) -> Bool {
        heading.isKnown && heading.words.count <= 4 && heading.parts.allSatisfy { $0.concepts.hasAny(words) }
    }

    /// The label that words beside a number name: `home` of `(Home)`, `otherFax` of `Fax:`.
    ///
    /// - Returns: `nil` if they name none, as `Tel.` does, or say anything else; for abbreviations of one or two letters too, which stand for
    ///   other words in other languages.
    public static func label(of text: String) -> String? {
        let heading = Heading(text)
        guard isLabel(heading), heading.words.allSatisfy({ $0.utf8.count > 2 }) else { return nil }
        let label = HeadingRules.lineLabel(of: heading)
        return label.isEmpty ? nil : label
    }

    /// Returns `true` if words beside a number say something that its label does not: `Oma` and `nur abends` do, `Tel.` does not.
    package static func says(_ words: String, moreThan label: String) -> Bool {
        let heading = Heading(words)
        guard isLabel(heading) else { return true }
        let named = HeadingRules.lineLabel(of: heading)
        return !named.isEmpty && named != label
    }
}
