import Markup

/// The digits that a text loses and those that another one gains, marked: the longest sequence that both have stays.
struct DigitDifference {
    private let before: [Character], after: [Character]
    private var isKeptBefore: [Bool], isKeptAfter: [Bool]

    init(from before: String, to after: String) {
        self.before = Array(before)
        self.after = Array(after)
        isKeptBefore = self.before.map { !$0.isASCIIDigit }
        isKeptAfter = self.after.map { !$0.isASCIIDigit }
        keepCommonDigits()
    }

    /// Marks the digits of the longest common sequence; of several the one whose digits come last, since numbers change in front.
    private mutating func keepCommonDigits() {
        let one = before.indices.filter { before[$0].isASCIIDigit }
        let two = after.indices.filter { after[$0].isASCIIDigit }
        guard one.count <= Self.most, two.count <= Self.most else { return }
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: two.count + 1), count: one.count + 1)
        for i in one.indices {
            for j in two.indices {
                lengths[i + 1][j + 1] =
                    before[one[i]] == after[two[j]]
                    ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
            }
        }
        var (i, j) = (one.count, two.count)
        while i > 0, j > 0 {
            if before[one[i - 1]] == after[two[j - 1]] {
                isKeptBefore[one[i - 1]] = true
                isKeptAfter[two[j - 1]] = true
                (i, j) = (i - 1, j - 1)
            } else if lengths[i - 1][j] >= lengths[i][j - 1] {
                i -= 1
            } else {
                j -= 1
            }
        }
    }

    /// Texts with more digits are shown without marks of what stays.
    private static let most = 40

    /// The text before, with what goes, and the text after, with what comes.
    var html: HTML {
        HTML {
            Tag.span(.class("before"), .direction("ltr")) {
                Self.pieces(before, isKeptBefore) { text in Tag.del { text } }
            }
            " "
            Tag.span(.class("arrow"), .label(Text("becomes"))) { Text("format.becomes") }
            " "
            Tag.span(.class("after"), .direction("ltr")) {
                Self.pieces(after, isKeptAfter) { text in Tag.ins { text } }
            }
        }
    }

    /// The digits that go and those that come, for tests.
    var changed: (gone: String, new: String) {
        (
            String(zip(before, isKeptBefore).filter { !$0.1 }.map(\.0)),
            String(zip(after, isKeptAfter).filter { !$0.1 }.map(\.0))
        )
    }

    private static func pieces(_ text: [Character], _ isKept: [Bool], _ mark: (HTML) -> HTML) -> HTML {
        HTML {
            for run in runs(isKept) {
                if isKept[run.lowerBound] {
                    HTML(visible: String(text[run]), isVerbatim: true)
                } else {
                    mark(HTML(visible: String(text[run]), isVerbatim: true))
                }
            }
        }
    }

    private static func runs(_ flags: [Bool]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        for place in flags.indices where place + 1 == flags.count || flags[place + 1] != flags[place] {
            runs.append(start..<place + 1)
            start = place + 1
        }
        return runs
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
