import ColumnRecognition
import PhoneNumbers

/// The part of a text that is the number, and the words beside it: `030 901899 (Oma)`.
struct WordsBesideNumber {
    /// The number, in bytes of the text.
    let part: Range<Int>
    /// The words in front of the number and behind it, without the punctuation around them.
    let words: [String]

    /// The longest texts that are taken apart, in runs of letters and digits.
    private static let maximumRuns = 24

    /// - Parameter region: The region in which the number was read.
    /// - Returns: `nil` if there are no words beside the number.
    init?(_ text: String, region: RegionCode?, _ classifier: Classifier) {
        guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.value > 0x7F }) else { return nil }
        let whole = classifier.classify(text, region: region)
        guard !whole.repairs.isDisjoint(with: Self.drops) else { return nil }
        let runs = Self.runs(of: text)
        guard runs.count <= Self.maximumRuns,
            let part = Self.part(of: text, runs, { sameNumber(as: whole, classifier.classify($0, region: region)) })
        else { return nil }
        self.part =
            text.utf8.distance(
                from: text.startIndex, to: part.lowerBound)..<text.utf8.distance(
                from: text.startIndex, to: part.upperBound)
        words = [text[..<part.lowerBound], text[part.upperBound...]].map(Self.trimmed).filter { !$0.isEmpty }
        func sameNumber(as whole: Classification, _ reading: Classification) -> Bool {
            reading.repairs.isDisjoint(with: Self.drops) && reading.countryCode == whole.countryCode
                && reading.nationalNumber == whole.nationalNumber && reading.extension == whole.extension
        }
    }

    /// The repairs by which words are dropped.
    private static let drops: NumberRepairs = [.label, .remark]

    /// The longest part from one run to another that fulfils a condition, with the sign or the parenthesis that begins or ends it.
    private static func part(
        of text: String, _ runs: [Range<String.Index>], _ isNumber: (String) -> Bool
    ) -> Range<String.Index>? {
        for length in stride(from: runs.count, to: 0, by: -1) {
            for first in 0...runs.count - length {
                let part = widened(runs[first].lowerBound..<runs[first + length - 1].upperBound, in: text)
                if isNumber(String(text[part])) { return part }
            }
        }
        return nil
    }

    /// A part with the plus and the parenthesis in front of it, and the parenthesis that it leaves open.
    private static func widened(_ part: Range<String.Index>, in text: String) -> Range<String.Index> {
        var (low, high) = (part.lowerBound, part.upperBound)
        let scalars = text.unicodeScalars
        let closes = scalars[part].contains(")")
        while low > text.startIndex, case let before = scalars.index(before: low),
            scalars[before] == "+" || scalars[before] == "\u{FF0B}" || scalars[before] == "(" && closes
        {
            low = before
        }
        if scalars[low..<high].count(where: { $0 == "(" }) > scalars[low..<high].count(where: { $0 == ")" }),
            high < text.endIndex, scalars[high] == ")"
        {
            high = scalars.index(after: high)
        }
        return low..<high
    }

    /// The runs of letters and digits.
    private static func runs(of text: String) -> [Range<String.Index>] {
        var runs: [Range<String.Index>] = []
        var index = text.startIndex
        let scalars = text.unicodeScalars
        while index < text.endIndex {
            let start = index
            while index < text.endIndex, isOfWord(scalars[index]) { index = scalars.index(after: index) }
            if start < index { runs.append(start..<index) } else { index = scalars.index(after: index) }
        }
        return runs
    }

    /// Words without the punctuation around them; a parenthesis that is open in them is closed.
    static func trimmed(_ text: Substring) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: isOfWord), let last = scalars.lastIndex(where: isOfWord) else {
            return ""
        }
        let words = String(scalars[first...last])
        return words.contains("(") && !words.contains(")") ? words + ")" : words
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }
}
