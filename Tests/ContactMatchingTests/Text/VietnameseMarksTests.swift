import Foundation
import SeededRandom
import Testing

@testable import ContactMatching

@Suite struct VietnameseMarksTests {
    @Test(arguments: [
        ("Hùng", "Hưng"), ("Hoa", "Hòa"), ("Tú", "Tứ"), ("Đức", "Dục"), ("Ân", "An"), ("Lân", "Lan"),
        ("Thăng", "Thắng"),
        ("Ngà", "Ngã"),
    ]) func wordsDiffer(_ one: String, _ two: String) throws {
        let (first, second) = (try Self.last("Nguyễn Thị \(one)"), try Self.last("Nguyễn Thị \(two)"))
        #expect(first.letters == second.letters)
        #expect(first.marks != second.marks)
    }

    @Test(arguments: [("Hoà", "Hòa"), ("Thuý", "Thúy"), ("HÒA", "hòa"), ("Quỳ", "QUỲ")])
    func wordsAgree(_ one: String, _ two: String) throws {
        #expect(try Self.last("Nguyễn Thị \(one)").marks == Self.last("Nguyễn Thị \(two)").marks)
    }

    @Test(arguments: [
        "José María Núñez", "René Müller", "Zoë Åberg", "João São", "Inés Díaz", "Nguyen Van An", "Ngô", "Çağlar Ünsal",
        "Đorđe Đurić",
        "", " ", "王小明",
    ]) func otherNamesHaveNone(_ name: String) {
        #expect(VietnameseMarks.shared.words(of: Array(name.utf8)) == nil, "\(name)")
    }

    /// A syllable with any marks has its letters, and marks that do not depend on how Unicode composes it.
    @Test(arguments: Seeds.first(40)) func anySyllable(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let initials = ["", "b", "ch", "ng", "ngh", "qu", "th", "tr", "x"]
        let vowels = ["a", "ă", "â", "e", "ê", "i", "o", "ô", "ơ", "u", "ư", "y"]
        let tones = ["", "\u{301}", "\u{300}", "\u{309}", "\u{303}", "\u{323}"]
        let (initial, vowel) = (
            initials.randomElement(using: &random) ?? "", vowels.randomElement(using: &random) ?? ""
        )
        let end = ["", "n", "ng", "c"].randomElement(using: &random) ?? ""
        var marks: Set<UInt16> = []
        for tone in tones {
            let word = initial + vowel + tone + end
            let forms = [word, word.precomposedStringWithCanonicalMapping, word.decomposedStringWithCanonicalMapping]
            let found = try forms.map { try Self.last("Nguyễn Thị \($0)") }
            #expect(Set(found.map(\.marks)).count == 1, "\(word)")
            #expect(found[0].letters == TextFolder().folded(word), "\(word)")
            marks.insert(found[0].marks)
        }
        #expect(marks.count == tones.count)
    }

    private static func last(_ name: String) throws -> VietnameseMarks.Word {
        try #require(VietnameseMarks.shared.words(of: Array(name.utf8))?.last)
    }
}
