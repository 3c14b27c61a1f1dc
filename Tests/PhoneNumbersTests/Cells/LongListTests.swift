import PhoneNumbers
import SeededRandom
import Testing

/// Lists of numbers have any length.
@Suite struct LongListTests {
    /// The numbers of a country, in one spelling.
    struct Spelling: Sendable {
        let region: String
        /// The number at a place of the list, of three digits at most.
        let write: @Sendable (Int) -> String
    }

    private static let spellings = [
        Spelling(region: "US") { "650 253 0" + digits($0, 3) }, Spelling(region: "US") { "650-253-0" + digits($0, 3) },
        Spelling(region: "DE") { "0171 2345" + digits($0, 3) }, Spelling(region: "PL") { "512 345 " + digits($0, 3) },
        Spelling(region: "FR") { "01 42 68 5\($0 / 100) " + digits($0 % 100, 2) },
        Spelling(region: "DE") { "+49 171 2345" + digits($0, 3) },
    ]
    private static let separators = [
        ", ", "; ", " | ", "\n", "\r\n", " / ", "/", " & ", " or ", " - ", "、", ",", ";",
    ]

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: count - text.count) + text
    }

    private func expectNumbers(of spelling: Spelling, count: Int, separator: String) {
        let classifier = Classifier(region: RegionCode(spelling.region))
        let numbers = (100..<100 + count).map(spelling.write)
        let wanted = numbers.map { classifier.classify($0).e164 ?? $0 }
        let found = classifier.readings(in: numbers.joined(separator: separator))
        #expect(found == wanted, "\(count) of \(spelling.region) by \(separator.debugDescription)")
    }

    @Test(arguments: separators) func everyNumberOfAListIsRead(_ separator: String) {
        var random = SeededGenerator(seed: 6)
        let lengths = [2, 3, 5, 15, 16, 17, 18, 27, 28, 29, 40, 41, 42, 43, 100, 200]
        for spelling in Self.spellings {
            for count in lengths + [Int.random(in: 2...200, using: &random)] {
                expectNumbers(of: spelling, count: count, separator: separator)
            }
        }
    }

    /// Numbers that begin alike need no mark between them.
    @Test(arguments: [" ", "\t"]) func everyNumberBetweenBlanksIsRead(_ separator: String) {
        for spelling in Self.spellings {
            for count in [2, 4, 5, 17, 40, 200] {
                expectNumbers(of: spelling, count: count, separator: separator)
            }
        }
    }

    /// Numbers that are not accepted are counted one by one as well, and lose no other.
    @Test func everyNumberOfALongListHasItsOwnVerdict() {
        let numbers = (0..<60).map {
            $0 % 3 == 0 ? "212 555 01" + Self.digits($0, 2) : "650 253 00" + Self.digits($0, 2)
        }
        let found = Classifier(region: RegionCode("US")).readings(in: numbers.joined(separator: " / "))
        #expect(found.count == 60)
        #expect(found.filter { $0 == "entertainment" }.count == 20)
    }

    /// The end of a number inherits from the one before it, wherever the list is cut to be read.
    @Test func theEndsOfNumbersInALongListAreRead() {
        let cell = (10..<50).map { "030 2312\($0)00 und 01" }.joined(separator: ", ")
        let wanted = (10..<50).flatMap { ["+49302312\($0)00", "+49302312\($0)01"] }
        #expect(Classifier(region: RegionCode("DE")).readings(in: cell) == wanted)
    }

    @Test func aLongTextWithoutAListIsOneText() {
        let text = "030 901820 " + String(repeating: "und noch etwas mehr Text ohne Nummern ", count: 20)
        #expect(Classifier(region: RegionCode("DE")).readings(in: text) == ["notANumber"])
        let digits = String(repeating: "1", count: 100_000)
        #expect(Classifier(region: RegionCode("US")).readings(in: digits) == ["tooLong"])
    }
}
