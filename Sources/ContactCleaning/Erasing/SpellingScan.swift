import PhoneNumbers

/// Finds the places in a text where the digits of a number may stand, in one pass.
struct SpellingScan: Sendable {
    /// A place where digits of the number end.
    struct Place {
        /// Behind the last of the digits.
        var end: Int
        var reading: SymbolRun.Reading
        /// `true` if they are the last digits of the number; else the first ones, whose end stands before another
        /// number's.
        var isEnd: Bool
    }

    private let ending: UInt64, endingMask: UInt64
    private let beginning: UInt64, beginningMask: UInt64
    /// The number of last digits that are searched for.
    let endingCount: Int
    /// The number of first digits that are searched for; 0 if the number is too short.
    let beginningCount: Int

    /// The keys of the letters a...z.
    private static let keys = Array("22233344455566677778889999".utf8).map { $0 & 15 }

    /// A scan for a national number.
    init(_ national: [UInt8]) {
        endingCount = min(national.count, 6)
        // A second number takes over at most the digits before its last four.
        beginningCount = national.count >= 7 ? max(5, national.count - 4) : 0
        (ending, endingMask) = Self.packed(national.suffix(endingCount))
        (beginning, beginningMask) = Self.packed(national.prefix(beginningCount))
    }

    private static func packed(_ digits: some Collection<UInt8>) -> (UInt64, mask: UInt64) {
        (digits.reduce(0) { $0 << 4 | UInt64($1) }, digits.count >= 16 ? .max : 1 << UInt64(digits.count * 4) - 1)
    }

    /// Gives a closure each place, in the order of the text.
    ///
    /// - Complexity: O(*n*) in the bytes.
    @inline(__always)
    func forEachPlace(in text: UnsafeBufferPointer<UInt8>, _ body: (Place) throws -> Void) rethrows {
        // The last 16 digits of each reading, four bits each.
        var (digits, keypad, zeros): (UInt64, UInt64, UInt64) = (0, 0, 0)
        var count = 0
        var position = 0
        while position < text.count {
            let byte = text[position]
            var digit = byte &- UInt8(ascii: "0")
            var next = position &+ 1
            if digit >= 10 {
                if byte < 0x80, (byte | 0x20) &- UInt8(ascii: "a") >= 26 {
                    position = next
                    continue
                }
                var key: UInt8?
                var isZero = false
                if byte < 0x80 {
                    let letter = Int((byte | 0x20) &- UInt8(ascii: "a"))
                    (key, isZero) = (Self.keys[letter], letter == 14)
                } else {
                    let symbol = DialledSymbol(in: text, at: position)
                    next = position &+ symbol.length
                    if symbol.kind == .digit {
                        digit = symbol.digit
                    } else {
                        key = SymbolRun.Reading.keypad.digit(of: symbol)
                        isZero = symbol.kind == .zeroLetter
                        if key == nil {
                            position = next
                            continue
                        }
                    }
                }
                if let key {
                    position = next
                    // Nothing is dialled by letters alone.
                    if count == 0 { continue }
                    keypad = keypad &<< 4 | UInt64(key)
                    if count > 2, keypad & endingMask == ending {
                        try body(Place(end: next, reading: .keypad, isEnd: true))
                    }
                    if !isZero { continue }
                    zeros = zeros &<< 4
                    if zeros & endingMask == ending { try body(Place(end: next, reading: .zeros, isEnd: true)) }
                    continue
                }
            }
            position = next
            count &+= 1
            digits = digits &<< 4 | UInt64(digit)
            keypad = keypad &<< 4 | UInt64(digit)
            zeros = zeros &<< 4 | UInt64(digit)
            if digits & endingMask == ending {
                try body(Place(end: next, reading: .digits, isEnd: true))
            } else if keypad & endingMask == ending {
                try body(Place(end: next, reading: .keypad, isEnd: true))
            } else if zeros & endingMask == ending {
                try body(Place(end: next, reading: .zeros, isEnd: true))
            }
            if beginningCount > 0, digits & beginningMask == beginning {
                try body(Place(end: next, reading: .digits, isEnd: false))
            }
        }
    }
}
