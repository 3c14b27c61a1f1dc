import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// A cell that was made of numbers and of what stands beside them.
struct CellSample {
    var text: String
    var region: RegionCode
    /// The numbers that the cell was made of, in E.164 form.
    var numbers: [String]

    init(_ text: String, _ region: RegionCode, _ numbers: [String]) {
        (self.text, self.region, self.numbers) = (text, region, numbers)
    }

    /// A cell of a pattern in which `A` and `B`, each between other characters than letters and digits, stand for two numbers.
    init(pattern: String, _ region: RegionCode, texts: (String, String), numbers: (String, String)) {
        let characters = Array(pattern)
        func stands(_ place: Int) -> Bool {
            [place - 1, place + 1].allSatisfy {
                !characters.indices.contains($0) || !characters[$0].isLetter && !characters[$0].isNumber
            }
        }
        let hasSecond = characters.indices.contains { characters[$0] == "B" && stands($0) }
        let text = characters.indices.map { place -> String in
            switch characters[place] {
            case "A" where stands(place): texts.0
            case "B" where stands(place): texts.1
            default: String(characters[place])
            }
        }.joined()
        self.init(text, region, hasSecond ? [numbers.0, numbers.1] : [numbers.0])
    }
}

extension [CellSample] {
    /// Expects that the accepted numbers of a cell are some of those that it was made of, but for one cell in a thousand, and that a share of
    /// the cells has all of them.
    func expectNoOtherNumbers(share: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        var (right, wrong, lacking) = (0, [] as [String], [] as [String])
        for sample in self {
            let found = Classifier(region: sample.region).numbers(in: sample.text)
            let text = "\(sample.text) in \(sample.region): \(found)"
            if found == sample.numbers { right += 1 } else { lacking.append(text) }
            if !Set(found).isSubset(of: sample.numbers) { wrong.append(text) }
        }
        #expect(count > 200, sourceLocation: sourceLocation)
        #expect(
            wrong.count * 1_000 <= count, "\(wrong.count) of \(count) are wrong:\n\(Self.list(wrong))",
            sourceLocation: sourceLocation)
        #expect(
            Double(right) >= share * Double(count), "\(right) of \(count) are right, not:\n\(Self.list(lacking))",
            sourceLocation: sourceLocation)
    }

    private static func list(_ texts: [String]) -> String { texts.prefix(20).joined(separator: "\n") }

    /// Cells with a random number of many regions, which is read where it stands alone, and a random word.
    static func withWords(
        of kinds: Set<String>, seed: UInt64, _ cell: (String, String, inout SeededGenerator) -> String
    ) throws -> [CellSample] {
        let words = try KnowledgeWords.of(kinds)
        try #require(words.count > 100)
        var random = SeededGenerator(seed: seed)
        let numbers = CellLaw.regions.flatMap { SpelledNumber.draw(of: $0, count: 8, &random) }
        return (0..<4_000 * Seeds.factor).compactMap { _ in
            guard let spelled = numbers.randomElement(using: &random), let word = words.randomElement(using: &random)
            else { return nil }
            let (number, region) = (spelled.number, spelled.region)
            let text = cell(number.national, word, &random)
            guard Classifier(region: region).numbers(in: number.national) == [number.e164] else { return nil }
            return CellSample(text, region, [number.e164])
        }
    }
}
