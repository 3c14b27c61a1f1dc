import SeededRandom
import Testing

@testable import PhoneNumbers

/// The index leaves out no template that takes the digits: matching with it is a full scan.
@Suite struct TemplateIndexTests {
    @Test func noTemplateThatTakesTheDigitsIsLeftOut() {
        var random = SeededGenerator(seed: 1)
        var indexed = 0
        for country in PhoneNumber.CountryCode.allCases {
            let table = TemplateTable(country: country)
            for digits in sampleDigits(of: table, count: 12, &random) {
                let start = Int.random(in: 0...digits.count, using: &random)
                let candidates = Array(table.index.candidates(digits, from: start))
                let taking = table.records.indices.filter { takes(digits[start...], table, $0) }
                #expect(candidates == candidates.sorted() && Set(candidates).count == candidates.count)
                #expect(Set(candidates).isSuperset(of: taking), "+\(country.rawValue) \(digits) from \(start)")
                if candidates.count < table.records.count { indexed += 1 }
            }
        }
        #expect(indexed > 100)
    }

    /// An irregular template may take digits with written ones among them, or without a hidden one.
    @Test func noIrregularTemplateThatTakesTheDigitsIsLeftOut() {
        var random = SeededGenerator(seed: 2)
        var found = 0
        let table = TemplateTable(country: .argentina)
        var outlines = TemplateOutlines()
        for sample in sampleDigits(of: table, count: 60, &random) {
            // Without the hidden 9, and with the 15 that is written behind area codes of two to four digits.
            let area = Array(sample.dropFirst().prefix(Int.random(in: 2...4, using: &random)))
            for digits in [sample, Array(sample.dropFirst()), area + [1, 5] + sample.dropFirst(area.count + 1)] {
                let candidates = Set(table.irregular(digits, from: 0))
                for position in table.irregular.map({ Int($0) }) where !candidates.contains(position) {
                    for isNational in [true, false] {
                        let result = table.walk(
                            position, along: &outlines, digits, from: 0, isNational: isNational
                        ) { _ in true }
                        #expect(result == nil, "\(digits) \(table.template(position))")
                    }
                }
                found += candidates.count
            }
        }
        #expect(found > 0)
    }

    /// A program's templates may have no digit, consist of parts that may be left out, or be as many as a plan's.
    @Test func ownTemplatesAreIndexed() throws {
        let shapes = ["<9> {0}1# {15-}####", "{1}{2}{3}[4-6]#", "##", "<3><4> 5#", "12 ###{7}#", "{0}[78]## ### ####"]
        let templates = try (0..<200).map { try PhoneNumber.Template(shapes[$0 % shapes.count]) }
        let table = TemplateTable(
            country: .france, templates: [PhoneNumber.Template(elements: [], categories: [])] + templates)
        var random = SeededGenerator(seed: 3)
        var outlines = TemplateOutlines()
        for _ in 0..<40 {
            let digits = (0..<Int.random(in: 0...8, using: &random)).map { _ in UInt8.random(in: 0...9, using: &random)
            }
            let candidates = Set(table.index.candidates(digits, from: 0))
            #expect(candidates.isSuperset(of: table.records.indices.filter { takes(digits[...], table, $0) }))
            let irregular = Set(table.irregular(digits, from: 0))
            for position in table.irregular.map({ Int($0) }) where !irregular.contains(position) {
                let result = table.walk(position, along: &outlines, digits, from: 0, isNational: true) { _ in true }
                #expect(result == nil, "\(digits) \(table.template(position))")
            }
        }
    }

    /// Beginnings of numbers that templates take, and digits that perhaps none does.
    private func sampleDigits(
        of table: TemplateTable, count: Int, _ random: inout SeededGenerator
    ) -> [[UInt8]] {
        (0..<count).map { sample in
            if sample % 4 == 0 {
                return (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...9, using: &random) }
            }
            let record = table.records[Int.random(in: table.records.indices, using: &random)]
            let digits = table.digitSets(of: record).map { set in
                (UInt8(0)..<10).filter { set.contains($0) }.randomElement(using: &random) ?? 0
            }
            return Array(digits.prefix(Int.random(in: 1...digits.count, using: &random)))
        }
    }

    private func takes(_ digits: ArraySlice<UInt8>, _ table: TemplateTable, _ position: Int) -> Bool {
        let record = table.records[position]
        return zip(digits, 0..<Int(record.digitCount)).allSatisfy { digit, offset in
            table.digitSets[Int(record.digitSets) + offset] & 1 << UInt16(digit) != 0
        }
    }
}
