import PhoneNumbers

/// The characters around a place in a text that can be digits of a number, in their order.
struct SymbolRun {
    /// A digit, and where its character stands.
    struct Symbol {
        var digit: UInt8
        var isDigit: Bool
        var start: Int
        var end: Int
    }

    /// The characters that are taken for digits.
    enum Reading: CaseIterable {
        /// Digits of any script.
        case digits
        /// Digits, and letters as the keys of a keypad.
        case keypad
        /// Digits, and letters that look like a zero.
        case zeros

        /// The digit of a character; `nil` if it is none in this reading.
        @inline(__always)
        func digit(of symbol: DialledSymbol) -> UInt8? {
            switch symbol.kind {
            case .digit: symbol.digit
            case .letter: self == .keypad ? symbol.digit : nil
            case .zeroLetter: self == .keypad ? 6 : self == .zeros ? 0 : nil
            case .other: nil
            }
        }
    }

    private(set) var symbols: [Symbol] = []
    /// The position of the last symbol before the place.
    private(set) var last = -1

    /// The number of bytes before and behind the place that are read: more than a number with its separators takes.
    private static let before = 360, behind = 120

    /// The symbols around the end of one.
    init(in text: UnsafeBufferPointer<UInt8>, around end: Int, _ reading: Reading) {
        var position = max(0, end - Self.before)
        while position < end, text[position] & 0xC0 == 0x80 { position += 1 }
        let stop = min(text.count, end + Self.behind)
        while position < stop {
            let symbol = DialledSymbol(in: text, at: position)
            let next = position + symbol.length
            if let digit = reading.digit(of: symbol) {
                symbols.append(Symbol(digit: digit, isDigit: symbol.kind == .digit, start: position, end: next))
                if next <= end { last = symbols.count - 1 }
            }
            position = next
        }
    }

    /// Returns `true` if nothing stands between a symbol and the one before it.
    func isAttached(_ index: Int) -> Bool { index > 0 && symbols[index - 1].end == symbols[index].start }

    /// The first symbol of the group that a symbol is of: those with nothing between them.
    func groupStart(_ index: Int) -> Int {
        var index = index
        while isAttached(index) { index -= 1 }
        return index
    }

    /// The last symbol of the group that a symbol is of.
    func groupEnd(_ index: Int) -> Int {
        var index = index
        while index + 1 < symbols.count, isAttached(index + 1) { index += 1 }
        return index
    }
}
