/// Three digits or more, a hyphen, and letters and digits that stand together and are neither known words nor names: `0800-FLOWERS`.
struct KeypadText {
    let hasPlus: Bool
    /// The digits in front of the first letter.
    let digitsBefore: DigitBuffer
    /// All digits, those of the keys of letters among them.
    let digits: DigitBuffer
    /// The number of letters.
    let letters: Int
    /// `true` if a letter between digits is a word for a line as well, `m`.
    let hasLabels: Bool

    /// A text of that form; `nil` for any other, and where letters may be zeros or a pause.
    init?(_ bytes: Span<UInt8>) {
        hasPlus = bytes.count > 0 && bytes[unchecked: 0] == UInt8(ascii: "+")
        let first = hasPlus ? 1 : 0
        var hyphen = first
        while hyphen < bytes.count, bytes[unchecked: hyphen] &- UInt8(ascii: "0") < 10 { hyphen &+= 1 }
        guard hyphen > first &+ 2, hyphen < bytes.count, bytes[unchecked: hyphen] == UInt8(ascii: "-"),
            bytes.count <= DigitBuffer.capacity
        else { return nil }
        var (digits, digitsBefore) = (DigitBuffer(), DigitBuffer())
        for position in first..<hyphen { digits.append(bytes[unchecked: position] & 15, step: 1) }
        var (letters, word) = (0, Word())
        var (hasMask, hasLabels) = (false, false)
        for position in hyphen &+ 1..<bytes.count {
            let byte = bytes[unchecked: position]
            if byte &- UInt8(ascii: "0") < 10 {
                if !word.isEmpty {
                    guard !word.isPause, !word.isZeros, let isLabel = word.isLabelBetweenDigits(bytes.count) else {
                        return nil
                    }
                    hasLabels = hasLabels || isLabel
                    word = Word()
                }
                digits.append(byte & 15, step: 1)
                continue
            }
            let letter = byte | 0x20
            guard letter &- UInt8(ascii: "a") < 26 else { return nil }
            // Two letters x may hide digits.
            if letter == UInt8(ascii: "x") {
                guard !hasMask else { return nil }
                hasMask = true
            }
            if letters == 0 {
                // `2019-2020a`, `0900-1730h`
                guard position != hyphen &+ 5 else { return nil }
                digitsBefore = digits
            }
            word.add(letter)
            letters &+= 1
            digits.append(NumberText.key(of: letter) & 15, step: 1)
        }
        guard letters > 0, word.isEmpty || !word.isZeros && word.isUnknown else { return nil }
        (self.digits, self.digitsBefore) = (digits, digitsBefore)
        (self.letters, self.hasLabels) = (letters, hasLabels)
    }

    /// Letters between digits.
    private struct Word {
        private var hash = WordHash()
        private var length = 0
        private var last: UInt8 = 0
        /// `true` if all letters are O, which may be zeros.
        private(set) var isZeros = true

        var isEmpty: Bool { length == 0 }
        /// `true` for a letter alone that a pause before more digits is written with.
        var isPause: Bool {
            length == 1 && (last == UInt8(ascii: "p") || last == UInt8(ascii: "r") || last == UInt8(ascii: "w"))
        }
        /// `true` if the letters are no known word, and long ones no country.
        var isUnknown: Bool {
            WordTable.kind(of: hash).isUnknown && (length < 4 || CountryWordTable.country(of: hash) == .none)
        }

        /// Tells whether letters between digits are a word for a line; `nil` for words that are more than keys there. In a short text a
        /// letter alone joins no two numbers.
        func isLabelBetweenDigits(_ count: Int) -> Bool? {
            if isUnknown { return false }
            let kind = WordTable.kind(of: hash)
            guard length == 1, count < 16, kind.isLabel || kind == .conjunction else { return nil }
            return kind.isLabel
        }

        @inline(__always)
        mutating func add(_ letter: UInt8) {
            hash.add(UInt32(letter))
            length &+= 1
            last = letter
            isZeros = isZeros && letter == UInt8(ascii: "o")
        }
    }
}
