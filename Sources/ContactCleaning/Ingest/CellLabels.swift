import ColumnRecognition
import ContactReading

/// The labels that stand beside numbers in their cells: `home: 206-324-7781`, `206-324-7782 (cell)`.
struct CellLabels {
    /// The labels of words that were read before.
    private var known: [String: String?] = [:]
    private static let maximumCount = 1000, maximumLength = 40

    /// The label that the words before the first digit of a number name, or those behind the last one.
    mutating func label(beside number: Bytes) -> String? {
        guard let first = number.firstIndex(where: ASCII.isDigit), let last = number.lastIndex(where: ASCII.isDigit)
        else { return nil }
        return label(of: number.clampedSlice(0, first)) ?? label(of: number.clampedSlice(last + 1, number.count))
    }

    private mutating func label(of words: Bytes) -> String? {
        let words = words.trimmed
        guard 3...Self.maximumLength ~= words.count else { return nil }
        let text = words.text
        if let label = known[text] { return label }
        let label = LineLabel.label(of: text)
        if known.count < Self.maximumCount { known[text] = .some(label) }
        return label
    }
}
