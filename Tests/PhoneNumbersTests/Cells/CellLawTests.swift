import Foundation
import SeededRandom
import Testing

@testable import PhoneNumbers

/// A number with something beside it reads as the number, or is refused: laws over remarks in 83 languages and numbers of 40 countries.
///
/// `remarks.tsv` has the kind, the language, the place and the text of each remark.
@Suite struct CellLawTests {
    private struct Remark {
        var kind: String
        var position: String
        var text: String
    }

    private static let regions = [
        "DE", "AT", "CH", "FR", "IT", "ES", "PT", "NL", "BE", "LU", "GB", "IE", "US", "MX", "BR", "AR", "CL", "CO",
        "JP", "KR",
        "CN", "TW", "HK", "SG", "MY", "ID", "TH", "VN", "IN", "PK", "IR", "TR", "IL", "EG", "ZA", "NG", "KE", "RU",
        "UA", "PL",
        "CZ", "HU", "RO", "BG", "GR", "SE", "NO", "DK", "FI", "AU", "NZ", "SN",
    ]

    @Test func whatStandsBesideANumberIsNoPartOfIt() throws {
        let url = try #require(Bundle.module.url(forResource: "remarks", withExtension: "tsv"))
        let remarks = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Remark(kind: parts[0], position: parts[2], text: parts[3])
        }
        #expect(remarks.count > 1_800)
        var random = SeededGenerator(seed: 34)
        let numbers = Self.regions.flatMap { Self.numbers(of: $0, count: 20, &random) }
        #expect(numbers.count > 3_000)
        var (right, wrong, all): ([String: Int], [String], [String: Int]) = ([:], [], [:])
        let count = 20_000
        for _ in 0..<count {
            guard let remark = remarks.randomElement(using: &random), let number = numbers.randomElement(using: &random)
            else { continue }
            let isBefore = remark.position == "before" || remark.position == "both" && Bool.random(using: &random)
            let cell = isBefore ? remark.text + " " + number.text : number.text + " " + remark.text
            let found = Self.accepted(cell, number.region)
            all[remark.kind, default: 0] += 1
            if found == [number.e164] { right[remark.kind, default: 0] += 1 }
            if found.contains(where: { $0 != number.e164 }) { wrong.append("\(cell) in \(number.region): \(found)") }
        }
        // One in a thousand: variable lengths, and words that mean an extension in one language and a room in another.
        #expect(wrong.count * 1_000 <= count, "\(wrong.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
        let labels = Double(right["label"] ?? 0) / Double(all["label"] ?? 1)
        #expect(labels >= 0.9, "labels: \(labels)")
        let others = Double(right.values.reduce(0, +)) / Double(count)
        #expect(others >= 0.85, "all: \(others)")
    }

    /// Spaces, hyphens, points and digits of other scripts mean what those of ASCII mean.
    @Test func marksOfOtherScriptsReadAsThoseOfASCII() throws {
        var random = SeededGenerator(seed: 341)
        let numbers = Self.regions.flatMap { Self.numbers(of: $0, count: 8, &random) }
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
            let isSame = Self.verdicts(of: cell, number.region) == Self.verdicts(of: foreign, number.region)
            if !isSame { different.append("\(cell) and \(foreign) in \(number.region)") }
        }
        #expect(different.isEmpty, "\(different.count):\n\(different.prefix(20).joined(separator: "\n"))")
    }

    /// Two numbers of a cell are read as these two, or refused, whatever joins them.
    @Test func twoNumbersAreNoThird() throws {
        var random = SeededGenerator(seed: 342)
        let numbers = Self.regions.map { Self.numbers(of: $0, count: 6, &random) }.filter { !$0.isEmpty }
        let joints = [
            " / ", "/", ", ", "; ", " + ", " & ", " or ", " oder ", " | ", "  ", " ", " - ", " (", " y ", "、", "；",
            " и ",
            "\n",
        ]
        var (wrong, both): ([String], Int) = ([], 0)
        let count = 4_000
        for _ in 0..<count {
            guard let region = numbers.randomElement(using: &random), let first = region.randomElement(using: &random),
                let second = region.randomElement(using: &random), let joint = joints.randomElement(using: &random)
            else { continue }
            let cell = first.text + joint + second.text + (joint == " (" ? ")" : "")
            let found = Set(Self.accepted(cell, first.region))
            if !found.isSubset(of: [first.e164, second.e164]) { wrong.append("\(cell) in \(first.region): \(found)") }
            if found == [first.e164, second.e164] { both += 1 }
        }
        #expect(wrong.count * 1_000 <= count, "\(wrong.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(both * 100 >= count * 90, "\(both) of \(count)")
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

    private static func verdicts(of cell: String, _ region: String) -> [String] {
        var found: [String] = []
        Array(cell.utf8).withSpan { bytes in
            Classifier(region: RegionCode(region)).forEachNumber(in: bytes) { _, number in
                found.append("\(number.verdict) \(number.e164 ?? "")")
            }
        }
        return found
    }

    private static func accepted(_ cell: String, _ region: String) -> [String] {
        var found: [String] = []
        Array(cell.utf8).withSpan { bytes in
            Classifier(region: RegionCode(region)).forEachNumber(in: bytes) { _, number in
                if number.verdict == .accepted, let e164 = number.e164 { found.append(e164) }
            }
        }
        return found
    }

    /// Spellings of random numbers of a region that are read as these numbers when they stand alone.
    private static func numbers(
        of region: String, count: Int, _ random: inout SeededGenerator
    ) -> [(region: String, e164: String, text: String)] {
        let world = PlanTable.world
        guard let index = RegionCode(region).flatMap({ world.regionIndex(of: $0) }) else { return [] }
        let code = PhoneNumber.CountryCode(assigned: world.plans[Int(world.regions[index].plan)].callingCode)
        let table = TemplateTable(country: code)
        let classifier = Classifier(region: RegionCode(region))
        let ranges = table.records.filter {
            $0.numberCategories.isDisjoint(with: .reserved)
                && ($0.numberCategories.contains(.mobile) || $0.numberCategories.contains(.fixedLine))
        }.map { DigitSequence(sets: table.digitSets(of: $0)) }
        let isVariable = Set(ranges.map(\.sets.count)).count > 3
        var found: [(region: String, e164: String, text: String)] = []
        for _ in 0..<count * 4 where found.count < count * 5 {
            guard let range = ranges.randomElement(using: &random), !isVariable || (8...11).contains(range.sets.count)
            else {
                continue
            }
            let digits = range.sets.reduce(into: "") { text, set in
                text += String((UInt8(0)..<10).filter { set.contains($0) }.randomElement(using: &random) ?? 0)
            }
            let number = classifier.classify("+\(code)" + digits)
            guard number.verdict == .accepted, let e164 = number.e164, number.region == RegionCode(region),
                let national = number.formatted(.national), let international = number.formatted(.international)
            else { continue }
            let texts = [
                e164, international, national, national.filter(\.isNumber),
                String(national.map { $0 == " " ? "-" : $0 }),
            ]
            for text in texts where accepted(text, region) == [e164] { found.append((region, e164, text)) }
        }
        return found
    }
}
