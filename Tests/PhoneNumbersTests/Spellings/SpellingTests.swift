import Foundation
import PhoneNumbers
import Testing

/// Numbers as people write them in 70 countries, and how each has to be read.
///
/// `Benchmarks/spellings/write_corpus.py` writes the file. A line has a text, its region, the wanted readings, the class of the
/// spelling and the reason.
@Suite struct SpellingTests {
    private struct Spelling {
        var text: String
        var region: String
        var wanted: String
        var kind: String
    }

    private func spellings() throws -> [Spelling] {
        let url = try #require(Bundle.module.url(forResource: "spellings", withExtension: "tsv"))
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        return try lines.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 5)
            return Spelling(text: unescaped(fields[0]), region: fields[1], wanted: fields[2], kind: fields[3])
        }
    }

    private func unescaped(_ text: String) -> String {
        text.replacing("\\\\", with: "\u{0}").replacing("\\n", with: "\n").replacing("\u{0}", with: "\\")
    }

    /// The readings of a text in the words of the file: `+E164x12` and the repairs, or the reason of a rejection.
    private func found(in spelling: Spelling) -> [(reading: String, repairs: [String])] {
        var found: [(String, [String])] = []
        let classifier = Classifier(region: RegionCode(spelling.region))
        Array(spelling.text.utf8).withUnsafeBufferPointer { bytes in
            classifier.forEachNumber(in: Span(_unsafeElements: bytes)) { _, number in
                var text = number.verdict == .accepted ? number.e164 ?? "" : number.word
                if !number.extension.isEmpty { text += "x\(number.extension)" }
                found.append((text, number.repairs.names))
            }
        }
        return found
    }

    private func isRight(_ found: [(reading: String, repairs: [String])], _ wanted: String) -> Bool {
        if wanted == "rejected" { return found.allSatisfy { !$0.reading.hasPrefix("+") } }
        if wanted.hasPrefix("first:") { return found.first?.reading == String(wanted.dropFirst(6)) }
        let expected = wanted.split(separator: " ").map { $0.split(separator: "!").map(String.init) }
        guard expected.count == found.count else { return false }
        return zip(expected, found).allSatisfy { expected, found in
            expected[0] == found.reading && expected.dropFirst().allSatisfy(found.repairs.contains)
        }
    }

    @Test func spellingsAreReadAsTheirWritersMeantThem() throws {
        let all = try spellings()
        #expect(all.count >= 1500)
        #expect(Set(all.map(\.region)).count >= 60)
        var wrong: [String] = []
        for spelling in all {
            let found = found(in: spelling)
            if isRight(found, spelling.wanted) { continue }
            wrong.append("\(spelling.text) in \(spelling.region): \(found), wanted \(spelling.wanted)")
        }
        #expect(
            wrong.count * 100 <= all.count,
            "\(wrong.count) of \(all.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
    }

    @Test func noOtherNumberIsAccepted() throws {
        for spelling in try spellings() {
            let accepted = found(in: spelling).map(\.reading).filter { $0.hasPrefix("+") }.map {
                $0.prefix { $0 != "x" }
            }
            for number in accepted where !spelling.wanted.contains(number) {
                Issue.record("\(spelling.text) in \(spelling.region) was taken for \(number)")
            }
        }
    }

    /// A character that nobody sees keeps a text from being read the short way, by which plain numbers are read.
    @Test func theShortWayAndTheLongWayReadTheSame() throws {
        for spelling in try spellings() {
            let bytes = Array(spelling.text.utf8)
            // Such a character hides what the whole text is.
            let isOther = bytes.withSpan { Placeholder.isWhole($0) || CalendarDate.isWhole($0) }
            if isOther || spelling.text.unicodeScalars.count > 249 { continue }
            let region = RegionCode(spelling.region)
            let short = bytes.withSpan { Classifier(region: region).classify($0) }
            var long = (bytes + Array("\u{200B}".utf8)).withSpan { Classifier(region: region).classify($0) }
            if !short.repairs.contains(.invisibleCharacters) { long.repairs.remove(.invisibleCharacters) }
            #expect(short == long, "\(spelling.text) in \(spelling.region)")
        }
    }
}
