/// Brings text to the one form in which comparisons see it.
///
/// Letters lose their case and diacritics, Cyrillic, Greek, kana and Hangul become Latin letters by standard tables, Han characters one of their forms,
/// apostrophes and invisible characters go, and everything else that is neither a letter nor a digit becomes one space
/// between words. Folded text serves only to compare; stored text is never changed.
struct TextFolder {
    private let table = LetterTable.shared
    /// `true` if Hangul stays as it is: names are parted by syllables.
    private let keepsHangul: Bool

    init(keepsHangul: Bool = false) { self.keepsHangul = keepsHangul }

    /// Appends the folded form of valid UTF-8. Nothing but spaces folds to nothing.
    @inline(__always)
    func fold(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        let start = output.count
        var needsSpace = false
        var place = 0
        while place < text.count {
            let byte = text[place]
            guard byte < 0x80 else {
                foldRest(text, from: place, into: &output, start: start, needsSpace: needsSpace)
                return
            }
            place &+= 1
            let lower = byte | 0x20
            let isLetter = lower &- 0x61 < 26
            if isLetter || byte &- 0x30 < 10 {
                if needsSpace {
                    output.append(0x20)
                    needsSpace = false
                }
                output.append(isLetter ? lower : byte)
            } else if byte != 0x27, byte != 0x60 {
                needsSpace = output.count > start
            }
        }
    }

    /// The folded form of a text.
    func folded(_ text: some StringProtocol) -> [UInt8] {
        var folded: [UInt8] = []
        Array(text.utf8).withUnsafeBufferPointer { fold($0, into: &folded) }
        return folded
    }

    @inline(never)
    private func foldRest(
        _ text: UnsafeBufferPointer<UInt8>, from place: Int, into output: inout [UInt8], start: Int, needsSpace: Bool
    ) {
        var needsSpace = needsSpace
        var previous: Unicode.Scalar = " "
        let rest = UnsafeBufferPointer(rebasing: text[place...])
        for scalar in ComposedScalars(String(decoding: rest, as: UTF8.self)) {
            let lower = Lowercase.of(HanVariants.base(of: scalar))
            let width = Self.narrowed(lower)
            append(width, after: previous, to: &output, start: start, needsSpace: &needsSpace)
            previous = width
        }
    }

    /// Full-width forms as the characters that they stand for.
    private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        (0xFF01...0xFF5E).contains(scalar.value)
            ? Unicode.Scalar(scalar.value - 0xFEE0).map(Lowercase.of) ?? scalar : scalar
    }

    private func append(
        _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, to output: inout [UInt8], start: Int,
        needsSpace: inout Bool
    ) {
        func separate() {
            if needsSpace { output.append(0x20) }
            needsSpace = false
        }
        if scalar.isASCII {
            let byte = UInt8(scalar.value)
            if byte &- 0x61 < 26 || byte &- 0x30 < 10 {
                separate()
                output.append(byte)
            } else if byte != 0x27, byte != 0x60 {
                needsSpace = output.count > start
            }
            return
        }
        if scalar == "ー", output.count > start, let last = output.last, Self.vowels.contains(last) {
            // A long vowel.
            return output.append(last)
        }
        let spelling = table.spelling(of: scalar)
        if spelling == LetterTable.dropped { return }
        if spelling != 0 {
            separate()
            if contract(scalar, after: previous, in: &output, start: start) { return }
            var rest = spelling
            let first = UInt8(truncatingIfNeeded: spelling)
            if previous == "っ" || previous == "ッ", !Self.vowels.contains(first) { output.append(first) }
            while rest != 0 {
                output.append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
        } else if !keepsHangul, (0xAC00...0xD7A3).contains(scalar.value) {
            separate()
            Hangul.append(scalar, to: &output)
        } else if let digit = scalar.properties.numericValue, scalar.properties.generalCategory == .decimalNumber {
            separate()
            output.append(0x30 + UInt8(digit))
        } else if let fraction = Self.fractions[scalar] {
            needsSpace = output.count > start
            separate()
            output += fraction
        } else if scalar.properties.isAlphabetic {
            separate()
            output.append(contentsOf: Array(String(scalar).utf8))
        } else {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .format: break
            default: needsSpace = output.count > start
            }
        }
    }

    private static let vowels = Array("aiueo".utf8)
    /// Fractions as two numbers, which tell the doors of a house apart.
    private static let fractions: [Unicode.Scalar: [UInt8]] = [
        "¼": Array("1 4".utf8), "½": Array("1 2".utf8), "¾": Array("3 4".utf8),
    ]

    private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
        (0x370..<0x400).contains(scalar.value) || (0x1F00..<0x2000).contains(scalar.value)
    }

    /// Reads pairs of letters that are written as one: Greek `ου`, `αυ`, `ευ` and small kana.
    private func contract(
        _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, in output: inout [UInt8], start: Int
    ) -> Bool {
        guard output.count > start, let last = output.last else { return false }
        if Self.isGreek(scalar), Self.isGreek(previous), table.spelling(of: scalar) == UInt32(Letter.y) {
            switch last {
            case Letter.o: output.append(Letter.u)
            case Letter.a, Letter.e: output.append(Letter.v)
            default: return false
            }
            return true
        }
        switch scalar {
        case "ゃ", "ゅ", "ょ", "ャ", "ュ", "ョ":
            guard last == 0x69 else { return false }
            output.removeLast()
            if let consonant = output.last, consonant != 0x68, consonant != 0x6A { output.append(0x79) }
            switch scalar {
            case "ゃ", "ャ": output.append(0x61)
            case "ゅ", "ュ": output.append(0x75)
            default: output.append(0x6F)
            }
            return true
        default: return false
        }
    }
}

/// Small letters, looked up where most are.
private enum Lowercase {
    /// The scalars before Hebrew: Latin, Greek, Cyrillic and Armenian letters.
    private static let table: [Unicode.Scalar] = (0..<0x590).compactMap { Unicode.Scalar($0).map(mapping) }

    private static func mapping(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    }

    /// The small letter of a scalar; itself where there is none.
    @inline(__always)
    static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case ..<0x590: table[Int(scalar.value)]
        // Scripts without capitals: from Hebrew to Myanmar, kana, Han, Hangul.
        case ..<0x10A0, 0x3040..<0xA000, 0xAC00..<0xD7B0: scalar
        default: mapping(scalar)
        }
    }
}
