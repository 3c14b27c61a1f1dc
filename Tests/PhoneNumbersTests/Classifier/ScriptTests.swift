import Testing

@testable import PhoneNumbers

/// Digits, spaces, dashes and invisible characters of all scripts.
@Suite struct ScriptTests {
    /// Every scalar of the planes that have characters: between them and behind them all is unassigned or private.
    private static var everyScalar: some Sequence<Unicode.Scalar> {
        [UInt32(0)...0x3FFFF, 0xE0000...0xE0FFF].joined().lazy.compactMap(Unicode.Scalar.init)
    }

    @Test func digitsOfAllScriptsAreDigits() {
        var zeros: [Unicode.Scalar] = []
        for scalar in Self.everyScalar where scalar.properties.numericType == .decimal {
            if scalar.properties.numericValue == 0 { zeros.append(scalar) }
        }
        #expect(zeros.count > 60)
        for zero in zeros {
            let text =
                "+"
                + "16502530000".unicodeScalars.reduce(into: "") { text, digit in
                    if let scalar = Unicode.Scalar(zero.value + digit.value - 0x30) {
                        text.unicodeScalars.append(scalar)
                    }
                }
            let found = classification(of: text)
            #expect(found.e164 == "+16502530000", "zero U+\(String(zero.value, radix: 16))")
        }
    }

    @Test func numbersInOtherSymbolsAreNoDigits() {
        for text in ["①⑥⑤⓪②⑤③⓪⓪⓪⓪", "¹⁶⁵⁰²⁵³⁰⁰⁰⁰", "一二三四五六七八九〇", "½⅓¼¾½⅓¼¾½⅓"] {
            #expect(classification(of: text, "US").word == "notANumber")
        }
    }

    @Test func invisibleScalarsAreThoseOfUnicode() {
        var wrong: [UInt32] = []
        for scalar in Self.everyScalar where scalar.value >= 0xA0 {
            let properties = scalar.properties
            let isInvisible = properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
            if ScalarTables.isInvisible(scalar.value) != isInvisible { wrong.append(scalar.value) }
        }
        #expect(wrong.map { String($0, radix: 16) } == [])
    }

    @Test func spacesAreThoseOfUnicode() {
        var wrong: [UInt32] = []
        for scalar in Self.everyScalar where scalar.value >= 0x7F {
            if ScalarTables.isSpace(scalar.value) != scalar.properties.isWhitespace { wrong.append(scalar.value) }
        }
        #expect(wrong.map { String($0, radix: 16) } == [])
    }

    @Test func dashesAreAmongThoseOfUnicode() {
        for scalar in Self.everyScalar where ScalarTables.isDash(scalar.value) && scalar.value != 0x30FC {
            #expect(scalar.properties.isDash || scalar == "\u{2212}", "U+\(String(scalar.value, radix: 16))")
        }
        for scalar in Self.everyScalar where scalar.properties.generalCategory == .dashPunctuation {
            // Dashes of old scripts and double hyphens are not what numbers are written with.
            if scalar.value > 0x2015, ![0x301C, 0x3030, 0x30A0, 0xFE31, 0xFE32, 0xFE58, 0xFE63].contains(scalar.value) {
                continue
            }
            #expect(ScalarTables.isDash(scalar.value) || scalar == "-", "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test(arguments: [
        "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{30FC}", "\u{FF0D}", "\u{A0}", "\u{202F}",
        "\u{3000}", "\u{2009}",
    ])
    func separatorsOfAllScripts(_ separator: String) {
        let text = ["650", "253", "0000"].joined(separator: separator)
        #expect(classification(of: text, "US").e164 == "+16502530000")
    }

    @Test(arguments: [
        "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202C}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{AD}",
        "\u{2060}",
    ])
    func invisibleCharactersAreDropped(_ mark: String) {
        let found = classification(of: mark + "650" + mark + "2530000" + mark, "US")
        #expect(found.e164 == "+16502530000")
        #expect(found.repairs == .invisibleCharacters)
    }

    @Test func fullWidthPlus() {
        #expect(classification(of: "\u{FF0B}\u{FF11}6502530000").e164 == "+16502530000")
    }

    @Test(
        arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xFF]]
            as [[UInt8]])
    func malformedBytesAreDecodedOneByOne(_ bytes: [UInt8]) {
        let (scalar, length) = bytes.withSpan { ScalarDecoder.scalar(in: $0, at: 0) }
        #expect(scalar == ScalarDecoder.malformed)
        #expect(length == 1)
    }

    @Test func everyScalarIsDecoded() {
        for scalar in Self.everyScalar where scalar.value % 7 == 0 || scalar.value < 0x3000 {
            let bytes = Array(String(scalar).utf8)
            let (value, length) = bytes.withSpan { ScalarDecoder.scalar(in: $0, at: 0) }
            if value != scalar.value || length != bytes.count {
                Issue.record("U+\(String(scalar.value, radix: 16)) became \(String(value, radix: 16))")
            }
        }
    }
}
