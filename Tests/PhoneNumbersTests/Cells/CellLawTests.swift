import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Laws of cells with something beside a number, and of numbers that are not whole, over remarks in 83 languages and numbers of 52 regions.
@Suite struct CellLawTests {
    /// A law, how many cells are read, and the share of them that should be read right.
    ///
    /// One in a thousand may be wrong: numbers of variable length, and words that mean an extension in one language and a room in another.
    @Test(arguments: [
        (CellLaw.label, 4_000, 0.95), (.remark, 8_000, 0.87), (.identifier, 4_000, 0.999), (.pair, 4_000, 0.9),
        (.cut, 2_000, 0.999), (.local, 2_000, 0.999), (.tail, 4_000, 0.2), (.groups, 8_000, 0.98),
        (.comma, 4_000, 0.99), (.spelledPair, 4_000, 0.97), (.labelled, 4_000, 0.97), (.hours, 4_000, 0.97),
    ])
    func aCellIsReadAsWrittenOrRefused(law: CellLaw, count: Int, share: Double) {
        let trial = CellTrial(law, count: count * Seeds.factor, seed: 34)
        #expect(trial.counts.all >= count / 2)
        #expect(
            trial.counts.wrong * 1_000 <= trial.counts.all,
            "\(trial.counts.wrong):\n\(trial.wrong.prefix(20).joined(separator: "\n"))")
        #expect(
            trial.counts.rightShare >= share,
            "\(trial.counts.rightShare):\n\(trial.refused.prefix(20).joined(separator: "\n"))")
    }

    @Test func remarksAreOfManyKindsAndLanguages() {
        #expect(Remark.all.count > 2_200)
        #expect(Set(Remark.all.map(\.kind)).count >= 18)
    }

    /// Spaces, hyphens, points and digits of other scripts mean what those of ASCII mean.
    @Test func marksOfOtherScriptsReadAsThoseOfASCII() {
        var random = SeededGenerator(seed: 341)
        let numbers = CellLaw.regions.flatMap { SpelledNumber.draw(of: $0, count: 6, &random) }
        let remarks = [
            "2019", "12.03.2021", "10-12", "9-17", " - 2", "2.", "24/7", "172.16.254.1", "1-2", "70173",
            "+49 30 234567",
        ]
        var different: [String] = []
        for _ in 0..<10_000 {
            guard let number = numbers.randomElement(using: &random), let remark = remarks.randomElement(using: &random)
            else { continue }
            let cells = [number.text, number.text + " " + remark, remark + " " + number.text]
            guard let cell = cells.randomElement(using: &random), cell.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
            let foreign = Self.foreign(cell, &random)
            let classifier = Classifier(region: number.region)
            let isSame = Self.verdicts(of: cell, classifier) == Self.verdicts(of: foreign, classifier)
            if !isSame { different.append("\(cell) and \(foreign) in \(number.region)") }
        }
        #expect(different.isEmpty, "\(different.count):\n\(different.prefix(20).joined(separator: "\n"))")
    }

    /// A text with marks and digits of other scripts, one of each kind.
    private static func foreign(_ text: String, _ random: inout SeededGenerator) -> String {
        let space = ["\u{A0}", "\u{3000}", "\u{2003}", "\u{202F}"].randomElement(using: &random) ?? " "
        let hyphen = ["\u{2010}", "\u{2011}", "\u{2013}", "\u{2212}", "\u{FF0D}"].randomElement(using: &random) ?? "-"
        let zero: UInt32 = [0x30, 0x660, 0x6F0, 0x966, 0xFF10].randomElement(using: &random) ?? 0x30
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case " ": result += space
            case "-": result += hyphen
            case ".": result += "\u{FF0E}"
            case "0"..."9": result.unicodeScalars.append(Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func verdicts(of cell: String, _ classifier: Classifier) -> [String] {
        var found: [String] = []
        Array(cell.utf8).withSpan { bytes in
            classifier.forEachNumber(in: bytes) { _, number in
                found.append("\(number.verdict) \(number.e164 ?? "")")
            }
        }
        return found
    }
}
