/// The characters of a text, with Hangul and kana as one character each that are written as several, and kana of half the width as others.
///
/// Syllables of Hangul are composed by [Unicode](https://www.unicode.org/versions/latest/core-spec/chapter-3/#G59688), kana with the marks of
/// voicing, which macOS writes apart; `々` is the character before it.
struct ComposedScalars: Sequence, IteratorProtocol {
    private var scalars: String.UnicodeScalarView.Iterator
    /// A character that was looked at and not taken.
    private var pending: Unicode.Scalar?
    /// The Han character that `々` repeats.
    private var repeated: Unicode.Scalar = "々"

    init(_ text: String) { scalars = text.unicodeScalars.makeIterator() }

    mutating func next() -> Unicode.Scalar? {
        guard let scalar = take() else { return nil }
        guard scalar.value >= Self.initials.lowerBound else { return scalar }
        if scalar == "々" { return repeated }
        if Script(scalar) == .han {
            repeated = scalar
            return scalar
        }
        if Self.initials.contains(scalar.value) { return syllable(of: scalar) }
        let kana = Self.wide(scalar)
        return Self.kana.contains(kana.value) ? voiced(kana) : kana
    }

    private mutating func take() -> Unicode.Scalar? {
        defer { pending = nil }
        return pending ?? scalars.next()
    }

    // MARK: Hangul

    private static let initials: Range<UInt32> = 0x1100..<0x1113
    private static let vowels: Range<UInt32> = 0x1161..<0x1176
    /// Final consonants, of which the first is none.
    private static let finals: Range<UInt32> = 0x11A7..<0x11C3
    private static let firstSyllable: UInt32 = 0xAC00

    private mutating func syllable(of initial: Unicode.Scalar) -> Unicode.Scalar {
        guard let vowel = take() else { return initial }
        guard Self.vowels.contains(vowel.value) else {
            pending = vowel
            return initial
        }
        let count = UInt32(Self.vowels.count)
        var number = (initial.value - Self.initials.lowerBound) * count + vowel.value - Self.vowels.lowerBound
        number *= UInt32(Self.finals.count)
        if let final = take() {
            if Self.finals.dropFirst().contains(final.value) {
                number += final.value - Self.finals.lowerBound
            } else {
                pending = final
            }
        }
        return Unicode.Scalar(Self.firstSyllable + number) ?? initial
    }

    // MARK: Kana

    private static let kana: ClosedRange<UInt32> = 0x3041...0x30FF
    private static let narrow: ClosedRange<UInt32> = 0xFF66...0xFF9D
    /// The kana of half the width in their order.
    private static let wideKana = Array("ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
    /// Kana that are voiced by the character behind them, in katakana.
    private static let voicing = Set("カキクケコサシスセソタチツテトハヒフヘホヽ".unicodeScalars.map(\.value))
    private static let plosives = Set("ハヒフヘホ".unicodeScalars.map(\.value))
    /// The distance from hiragana to katakana.
    private static let katakana: UInt32 = 0x60

    private static func wide(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        narrow.contains(scalar.value) ? wideKana[Int(scalar.value - narrow.lowerBound)] : scalar
    }

    private mutating func voiced(_ kana: Unicode.Scalar) -> Unicode.Scalar {
        guard let mark = take() else { return kana }
        let katakana = kana.value < 0x30A0 ? kana.value + Self.katakana : kana.value
        switch mark.value {
        case 0x3099, 0xFF9E:
            if Self.voicing.contains(katakana) { return Unicode.Scalar(kana.value + 1) ?? kana }
            // `ヴ` stands apart from `ウ`.
            if katakana == 0x30A6 { return Unicode.Scalar(kana.value + 0x4E) ?? kana }
            return kana
        case 0x309A, 0xFF9F:
            return Self.plosives.contains(katakana) ? Unicode.Scalar(kana.value + 2) ?? kana : kana
        default:
            pending = mark
            return kana
        }
    }
}
