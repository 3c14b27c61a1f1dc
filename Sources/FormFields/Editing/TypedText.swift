/// Everything that was put into a phone field and not taken out again, with what the field refused or left out of it.
///
/// A field shows only the input that fits its format. Refused input counts, too: without the digits that were refused,
/// the others may be another number. The log is exact for input at the end of the field, and for edits elsewhere as far
/// as the shown digits are the typed ones.
struct TypedText: Sendable {
    /// One character that was put in.
    private struct Key: Sendable {
        var character: Character
        /// `true` if the field shows it; only digits and a plus are shown as they were put in.
        var isShown: Bool
        /// The insertion that it came with.
        var insertion: Int
        /// `true` if it is left out of ``essence``: an insertion that was refused and cannot have been meant for
        /// digits.
        var isIdle = false
        /// `true` if it is a separator of an insertion that was taken: nobody misses it.
        var isQuiet = false

        var isData: Bool { character.isPhoneData }
    }

    private var keys: [Key] = []
    private var insertionCount = 0
    /// `true` if there was more than the log keeps: then it is no number until the field is emptied.
    private var hasOverflowed = false

    /// Letters that people write for digits.
    private static let lookalikes = "OoQIil|SBZ"
    /// The greatest number of characters that are kept, which is more than any number has.
    private static let limit = 300

    init() {}

    /// A text that the field was given, of which it shows another one.
    init(_ text: String, shownAs shown: String) {
        insert(text, at: 0)
        quieten(keys.indices)
        markShown(upTo: keys.count, as: shown.phoneData)
    }

    /// All of it, in order.
    var text: String { String(keys.map { $0.character }) }

    /// All of it without refused insertions that cannot have been meant for digits, such as a letter that was typed by mistake.
    var essence: String { String(keys.filter { !$0.isIdle }.map { $0.character }) }

    // MARK: Edits

    /// Records an edit that the field carried out.
    mutating func apply(_ edit: TextEdit, of old: String, giving new: String, caret: Int) {
        let range = edit.range.clamped(to: 0..<old.count)
        let tail = old.dropFirst(range.upperBound).phoneData.count
        let cut = old.dropFirst(range.lowerBound).prefix(range.count).phoneData.count
        if edit.replacement.isEmpty {
            switch (cut, edit.deletion) {
            case (0, .forward?): cutShown(1, before: start(ofTail: max(tail - 1, 0)))
            case (0, _): cutShown(1, before: start(ofTail: tail))
            default: cutShown(cut, before: start(ofTail: tail))
            }
            if new.phoneData.isEmpty { self = TypedText() }
            return
        }
        if cut > 0, cut == old.phoneData.count { self = TypedText() }
        let place = cutShown(cut, before: start(ofTail: tail))
        let end = insert(edit.replacement, at: place)
        quieten(place..<max(place, end))
        markShown(upTo: end, as: new.prefix(caret).phoneData)
    }

    /// Records an insertion that the field refused.
    mutating func refuse(_ edit: TextEdit, in text: String) {
        let range = edit.range.clamped(to: 0..<text.count)
        let place = start(ofTail: text.dropFirst(range.upperBound).phoneData.count)
        let isIdle = !edit.replacement.contains { $0.isPhoneData || Self.lookalikes.contains($0) }
        let end = insert(edit.replacement, at: place)
        for index in place..<max(place, end) where isIdle { keys[index].isIdle = true }
    }

    /// Takes back what was refused or left out directly in front of the caret: the last insertion there.
    ///
    /// - Returns: the input that was taken back; `nil` if the character in front of the caret is one that the field
    ///   shows.
    mutating func takeBack(before caret: Int, in text: String) -> String? {
        let end = start(ofTail: text.dropFirst(caret).phoneData.count)
        guard !hasOverflowed, let last = keys[..<end].lastIndex(where: { !$0.isQuiet }), !keys[last].isShown else {
            return nil
        }
        var first = last
        while first > 0, !keys[first - 1].isShown, keys[first - 1].insertion == keys[last].insertion { first -= 1 }
        let taken = keys[first..<end].map { $0.character }
        keys.removeSubrange(first..<end)
        return String(taken)
    }

    // MARK: Places

    /// Where the last digits of the field start among the keys.
    private func start(ofTail count: Int) -> Int {
        var index = keys.count
        var rest = count
        while index > 0, rest > 0 {
            index -= 1
            if keys[index].isShown { rest -= 1 }
        }
        return index
    }

    /// Removes the last shown keys in front of a place, and what was refused between them and behind them.
    @discardableResult
    private mutating func cutShown(_ count: Int, before end: Int) -> Int {
        guard count > 0 else { return end }
        var first = end
        var rest = count
        while first > 0, rest > 0 {
            first -= 1
            if keys[first].isShown { rest -= 1 }
        }
        guard !hasOverflowed, rest == 0 else { return end }
        keys.removeSubrange(first..<end)
        return first
    }

    @discardableResult
    private mutating func insert(_ text: String, at place: Int) -> Int {
        insertionCount += 1
        let room = Self.limit - keys.count
        let new = text.prefix(max(room, 0)).map { Key(character: $0, isShown: false, insertion: insertionCount) }
        if text.count > new.count { hasOverflowed = true }
        keys.insert(contentsOf: new, at: place)
        return place + new.count
    }

    /// Marks the separators of an insertion that was taken.
    private mutating func quieten(_ range: Range<Int>) {
        for index in range where !keys[index].isData && !keys[index].character.isLetter { keys[index].isQuiet = true }
    }

    /// Finds out which of the first keys the field shows: the longest common subsequence with what it shows.
    private mutating func markShown(upTo end: Int, as shown: [Character]) {
        let typed = keys[..<end].indices.filter { keys[$0].isData }
        let digits = typed.flatMap { keys[$0].character.phoneData.prefix(1) }
        for index in keys[..<end].indices { keys[index].isShown = false }
        guard digits.count == typed.count else { return }
        for position in CommonDigits(digits, Array(shown.prefix(Self.limit))).positions {
            keys[typed[position]].isShown = true
        }
    }
}

/// The digits of one text that another one has as well, in the same order.
private struct CommonDigits {
    /// Their positions in the first text.
    private(set) var positions: [Int] = []

    /// - Complexity: O(*n* · *m*), but O(*n*) where the texts are equal.
    init(_ first: [Character], _ second: [Character]) {
        if first == second {
            positions = Array(first.indices)
            return
        }
        let width = second.count + 1
        // The length of the longest common subsequence of the ends of both.
        var lengths = [Int](repeating: 0, count: (first.count + 1) * width)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                let below = lengths[(row + 1) * width + column]
                let beside = lengths[row * width + column + 1]
                lengths[row * width + column] =
                    first[row] == second[column] ? lengths[(row + 1) * width + column + 1] + 1 : max(below, beside)
            }
        }
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            if first[row] == second[column] {
                positions.append(row)
                row += 1
                column += 1
            } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }
}

extension StringProtocol {
    /// The digits of the text in ASCII, and its pluses.
    fileprivate var phoneData: [Character] { flatMap { $0.phoneData } }
}

extension Character {
    /// The digits in the character in ASCII, or a plus.
    fileprivate var phoneData: [Character] {
        self == "+" || self == "\u{FF0B}" ? ["+"] : phoneDigits
    }
}
