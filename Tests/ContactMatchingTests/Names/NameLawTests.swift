import KnowledgeTable
import SeededRandom
import Testing

@testable import ContactMatching

/// Laws of names: what is added to a name, and how it is written, does not make it that of somebody else.
@Suite struct NameLawTests {
    private static let given = [
        "Anna", "Jürgen", "Zoë", "Mehmet", "Łukasz", "Sunita", "Jean-Pierre", "Þórunn", "Oleksandr", "Beatriz",
        "Nkechi", "Thanawat",
    ]
    private static let family = [
        "Weber", "García", "Öztürk", "Nowakowski", "Müller-Lang", "Sigurðardóttir", "Chatterjee", "Wincombe", "Okonkwo",
        "Dvořák",
    ]

    /// The agreement of two names that are shown.
    private static func level(_ first: String, _ second: String) -> NameLevel {
        var names = TextTable()
        var reader = NameReader()
        let read = [first, second].map { text in
            Array(text.utf8).withUnsafeBufferPointer { reader.read(NameReader.Fields(display: $0), into: &names) }
        }
        return NameComparison(names: names, lexicon: NameLexicon(names)).level(read[0], read[1])
    }

    private static func names(_ count: Int, seed: UInt64) -> [(given: String, family: String)] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in (given[random.below(given.count)], family[random.below(family.count)]) }
    }

    /// The words of a kind in a list of words.
    private static func words(_ kind: String) -> [Substring] {
        KnowledgeTable.section("names/words").text.split(separator: "\n").filter { $0.hasPrefix(kind + ":") }
            .flatMap { $0.dropFirst(kind.count + 1).split(separator: " ") }
    }

    @Test(arguments: [["title"], ["title-before", "male-before", "female-before"], ["male"], ["female"]])
    func aTitleInFrontChangesNothing(_ kinds: [String]) {
        let titles = kinds.flatMap(Self.words)
        #expect(titles.count > 15)
        for title in titles {
            for name in Self.names(3, seed: 1) {
                let whole = "\(name.given) \(name.family)"
                #expect(Self.level("\(title) \(whole)", whole) == .full, "\(title) \(whole)")
            }
        }
    }

    @Test func aLabelBehindChangesNothing() {
        for label in Self.words("label") {
            for name in Self.names(3, seed: 2) {
                let whole = "\(name.given) \(name.family)"
                #expect(Self.level("\(whole) \(label)", whole) == .full, "\(whole) \(label)")
            }
        }
    }

    @Test func orderAndCapitalsChangeNothing() {
        for name in Self.names(60, seed: 3) {
            let whole = "\(name.given) \(name.family)"
            for other in [
                "\(name.family), \(name.given)", "\(name.family) \(name.given)",
                "\(name.family.uppercased()) \(name.given)",
                whole.uppercased(), whole.lowercased(), "  \(name.given)   \(name.family) ",
            ] { #expect(Self.level(whole, other) == .full, "\(whole) | \(other)") }
        }
    }

    @Test func oneOfTwoFamilyNamesIsEnough() {
        for name in Self.names(60, seed: 4) where !name.family.contains("-") && !name.given.contains("-") {
            for whole in [
                "\(name.given) Abbott-\(name.family)", "\(name.given) \(name.family)-Abbott",
                "ABBOTT-\(name.family) \(name.given)",
            ] { #expect(Self.level(whole, "\(name.given) \(name.family)").isSamePerson, "\(whole)") }
        }
    }

    /// Names of Han characters and Hangul, also those whose family name no list has.
    @Test func blanksInsideANameChangeNothing() {
        var random = SeededGenerator(seed: 7)
        let characters = Array(KnowledgeTable.section("scripts/han").text.unicodeScalars.filter { Script($0) == .han })
        func word(_ count: Int, of characters: [Unicode.Scalar]) -> String {
            (0..<count).map { _ in String(characters[random.below(characters.count)]) }.joined()
        }
        let syllables = (0xAC00...0xD7A3).compactMap(Unicode.Scalar.init)
        for _ in 0..<400 {
            for script in [characters, syllables] {
                let (family, given) = (word(1 + random.below(2), of: script), word(2, of: script))
                #expect(Self.level("\(family) \(given)", family + given) == .full, "\(family) \(given)")
            }
        }
        for name in Self.names(20, seed: 8) where !name.family.contains("-") && !name.given.contains("-") {
            #expect(Self.level(name.given + name.family, "\(name.given) \(name.family)").isSamePerson, "\(name)")
        }
    }

    @Test func misreadTextIsReadAsItWasMeant() {
        let characters = Array("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
        for name in Self.names(80, seed: 5) {
            let whole = "\(name.given) \(name.family)"
            var misread = String.UnicodeScalarView()
            for byte in whole.utf8 {
                misread.append((0x80..<0xA0).contains(byte) ? characters[Int(byte) - 0x80] : Unicode.Scalar(byte))
            }
            #expect(Self.level(String(misread), whole) == .full, "\(String(misread))")
        }
    }

    /// The level is the same whichever of two names stands first.
    @Test func agreementIsSymmetric() {
        var random = SeededGenerator(seed: 6)
        let words =
            Self.given + Self.family + ["J.", "de", "van den", "Dr.", "Jr.", "王小明", "김", "Анна", "محمد", "&", "iPhone"]
        func name() -> String {
            (0..<1 + random.below(4)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
        }
        for _ in 0..<3000 {
            let (one, two) = (name(), name())
            #expect(Self.level(one, two) == Self.level(two, one), "\(one) | \(two)")
        }
    }
}
