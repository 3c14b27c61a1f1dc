import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Blanks at the ends of a text are no part of it, as in columns of fixed width.
@Suite struct PaddingTests {
    private static let blanks = [" ", "\n", "\r\n", "\t", "\u{A0}", "\u{3000}", "\u{2003}", " \u{202F}"]
    private static let lengths = [1, 2, 60, 126, 127, 128, 239, 249, 250, 251, 255, 1_000]

    private func expectTheSame(_ text: String, _ region: RegionCode?, _ random: inout SeededGenerator) {
        let classifier = Classifier(region: region)
        let alone = (classifier.readings(in: text), classifier.classify(text))
        let pads = (0..<2).map { _ in
            String(
                repeating: Self.blanks.randomElement(using: &random) ?? " ",
                count: Self.lengths.randomElement(using: &random) ?? 1)
        }
        for padded in [pads[0] + text, text + pads[1], pads[0] + text + pads[1]] {
            #expect(
                classifier.readings(in: padded) == alone.0, "\(text) behind \(pads[0].count), before \(pads[1].count)")
            #expect(classifier.classify(padded) == alone.1, "\(text) behind \(pads[0].count), before \(pads[1].count)")
            #expect(classifier.firstWord(in: padded) == classifier.firstWord(in: text), "\(text)")
        }
    }

    @Test func blanksAroundACellChangeNothing() throws {
        var random = SeededGenerator(seed: 12)
        for cell in try CellCase.all() { expectTheSame(cell.text, RegionCode(cell.region), &random) }
    }

    @Test func blanksAroundANumberChangeNothing() {
        var random = SeededGenerator(seed: 13)
        let numbers = CellLaw.regions.flatMap { SpelledNumber.draw(of: $0, count: 3, &random) }
        for number in Seeds.one(in: 4, of: numbers) { expectTheSame(number.text, number.region, &random) }
        for text in [
            "", "n/a", "2024 0171 234567", "-1788", "2023-01-05", "1-800-FLOWERS", "650 253 0000 x12",
            "06 12 34 56 78 / 79",
        ] {
            expectTheSame(text, RegionCode("FR"), &random)
        }
    }

    /// A text with digits is never empty, however far behind they stand.
    @Test func aTextWithDigitsIsNotEmpty() {
        let classifier = Classifier(region: RegionCode("US"))
        for length in [0, 1, 125, 250, 400] {
            let front = String(repeating: "\u{200B} ", count: length)
            #expect(classifier.classify(front + "650 253 0000").verdict != .empty)
            #expect(!classifier.readings(in: front + "650 253 0000").contains("empty"))
        }
        #expect(classifier.classify(String(repeating: " ", count: 400)).verdict == .empty)
    }

    /// The bytes of a number are those of the cell, with its blanks where it is the only one.
    @Test func placesAreThoseOfTheCell() {
        let pad = String(repeating: " ", count: 300)
        #expect(ranges(in: pad + "650 253 0000" + pad) == [0..<612])
        #expect(ranges(in: pad + "650 253 0000, 650 253 0001" + pad) == [300..<312, 314..<326])
    }

    private func ranges(in cell: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        Array(cell.utf8).withSpan { bytes in
            Classifier(region: RegionCode("US")).forEachNumber(in: bytes) { range, _ in found.append(range) }
        }
        return found
    }
}

extension Classifier {
    /// The first number of a cell, by the reading of an explanation.
    fileprivate func firstWord(in text: String) -> String { explanation(of: text).classification.word }
}
