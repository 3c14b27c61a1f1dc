import PhoneNumbers

/// The parts of a text around digits of a number that may be read as the number.
struct SpellingWindows {
    /// A part of a text.
    struct Window {
        /// From its first digit to its last.
        var range: Range<Int>
        /// The part with and without the marks around it.
        var spellings: [Range<Int>]
        /// `true` if a plus stands before it, which binds it to a country.
        var isBound: Bool
        /// The number of its digits up to and including those of the number; 0 for a word or a line.
        var digits: Int
    }

    private let text: UnsafeBufferPointer<UInt8>
    private let run: SymbolRun
    /// The digits of the number among the symbols.
    private let first: Int, last: Int

    /// The maximum number of groups before the digits of the number, and of digits in them with the number's own.
    private static let maximumGroups = 8, maximumDigits = 26
    /// The maximum number of groups behind them, and of bytes.
    private static let maximumGroupsBehind = 3, maximumBytesBehind = 40
    /// The maximum length of a word or line that is read as a whole.
    private static let maximumLine = 250

    /// The windows around some of the symbols of a text.
    init(in text: UnsafeBufferPointer<UInt8>, _ run: SymbolRun, from first: Int, to end: Int) {
        self.text = text
        self.run = run
        self.first = first
        last = end - 1
    }

    /// Returns `true` if more than `count` digits follow the number.
    func hasDigits(behind count: Int) -> Bool { run.symbols.count - 1 - last > count }

    /// The windows in the order in which they are tried: one that a plus binds, from the widest to the narrowest, and the word and
    /// the line that they stand in.
    var all: [Window] {
        let starts = self.starts
        let ends = self.ends
        var bound: [Window] = []
        var free: [Window] = []
        for start in starts {
            let hasPlus = plus(before: run.symbols[start].start) != nil
            for end in ends {
                let window = window(from: start, to: end, isBound: hasPlus && first - start <= 4)
                if window.isBound { bound.append(window) } else { free.insert(window, at: 0) }
            }
            if hasPlus { break }
        }
        // Bound windows are only tried to their nearest ends first, free ones from the widest start.
        return bound + free.sorted { $0.digits > $1.digits } + [word, line].compactMap { $0 }
    }

    /// The windows that hold a range with the groups of digits beside it.
    func wider(than range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for start in starts.prefix(5) {
            for end in ends {
                let wide = run.symbols[start].start..<run.symbols[end].end
                let isWider = wide.lowerBound <= range.lowerBound && wide.upperBound >= range.upperBound
                if isWider, wide != range { found.append(wide) }
            }
        }
        return found
    }

    /// The first symbols of the groups before the end of the number, the nearest first.
    private var starts: [Int] {
        var starts: [Int] = []
        var start = run.groupStart(first)
        while starts.count < Self.maximumGroups, last - start < Self.maximumDigits {
            if run.symbols[start].isDigit { starts.append(start) }
            guard start > 0 else { break }
            start = run.groupStart(start - 1)
        }
        return starts
    }

    /// The last symbols of the groups from the end of the number on, the nearest first.
    private var ends: [Int] {
        var ends = [run.groupEnd(last)]
        while ends.count <= Self.maximumGroupsBehind, let end = ends.last, end + 1 < run.symbols.count {
            let next = run.groupEnd(end + 1)
            guard run.symbols[next].end - run.symbols[last].end <= Self.maximumBytesBehind else { break }
            ends.append(next)
        }
        return ends
    }

    private func window(from start: Int, to end: Int, isBound: Bool) -> Window {
        let range = run.symbols[start].start..<run.symbols[end].end
        var spellings: [Range<Int>] = []
        let marked = markStart(range.lowerBound)
        if marked < range.lowerBound {
            spellings.append(marked..<range.upperBound)
            if range.upperBound < text.count, [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(text[range.upperBound]) {
                spellings.append(marked..<range.upperBound + 1)
            }
        }
        if !isBound { spellings.append(range) }
        return Window(range: range, spellings: spellings, isBound: isBound, digits: last - start + 1)
    }

    /// The start of the marks that belong to a number, before its first digit: `(`, `[`, a plus.
    private func markStart(_ start: Int) -> Int {
        var start = start
        while start > 0 {
            switch text[start - 1] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "+"): start -= 1
            case UInt8(ascii: " "):
                guard start > 1, [UInt8(ascii: "("), UInt8(ascii: "+")].contains(text[start - 2]) else { return start }
                start -= 1
            default:
                guard let wide = Self.widePlus(in: text, before: start) else { return start }
                start = wide
            }
        }
        return start
    }

    /// The position of a plus right before a digit, marks aside; `nil` if there is none.
    private func plus(before start: Int) -> Int? {
        let marked = markStart(start)
        for position in marked..<start {
            if text[position] == UInt8(ascii: "+") || Self.widePlus(in: text, before: position + 3) == position {
                return position
            }
        }
        return nil
    }

    /// The position of a plus of full width that ends at a position.
    private static func widePlus(in text: UnsafeBufferPointer<UInt8>, before end: Int) -> Int? {
        guard end >= 3, end <= text.count, text[end - 3] == 0xEF, text[end - 2] == 0xBC, text[end - 1] == 0x8B else {
            return nil
        }
        return end - 3
    }

    /// The text up to the next spaces.
    private var word: Window? { surroundings { $0 <= 0x20 } }

    /// The text up to the next line ends.
    private var line: Window? { surroundings { $0 == 0x0A || $0 == 0x0D || $0 == 0 } }

    private func surroundings(_ isEnd: (UInt8) -> Bool) -> Window? {
        var (start, end) = (run.symbols[first].start, run.symbols[last].end)
        let limit = Self.maximumLine
        while start > 0, !isEnd(text[start - 1]), end - start <= limit { start -= 1 }
        while end < text.count, !isEnd(text[end]), end - start <= limit { end += 1 }
        guard end - start <= limit else { return nil }
        return Window(range: start..<end, spellings: [start..<end], isBound: false, digits: 0)
    }
}
