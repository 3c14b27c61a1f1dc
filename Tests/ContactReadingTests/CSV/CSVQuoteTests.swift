import ReadingTestSupport
import Testing

@testable import ContactModel
@testable import ContactReading

/// M12: quotes out of place are located, and cost no other row.
@Suite struct CSVQuoteTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var rows: String
        var cells: [[String]]
        var code: Finding.Code?
        var line = 0
        var testDescription: String { rows }
    }

    static let samples = [
        Sample(
            rows: "5\" pipe,555-0101\nBen,2\n", cells: [["5\" pipe", "555-0101"], ["Ben", "2"]], code: .strayQuote,
            line: 2),
        Sample(
            rows: "\"Anna \"Al\" Lee\",1\nBen,2\n", cells: [["Anna \"Al\" Lee", "1"], ["Ben", "2"]], code: .strayQuote,
            line: 2),
        Sample(
            rows: "\"abc\"def,\"1\"\nBen,2\n", cells: [["abc\"def", "1"], ["Ben", "2"]], code: .strayQuote, line: 2),
        Sample(
            rows: "\"Anna,1\nBen,2\nCy,3\n", cells: [["Anna", "1"], ["Ben", "2"], ["Cy", "3"]],
            code: .unterminatedQuote, line: 2),
        Sample(
            rows: "Anna,1\n\"Ben,2\n\"Cy\",3\n", cells: [["Anna", "1"], ["Ben", "2"], ["Cy", "3"]],
            code: .unterminatedQuote, line: 3),
        Sample(rows: "\"Ben,2\nCy,\"3\"\n", cells: [["Ben", "2"], ["Cy", "3"]], code: .unterminatedQuote, line: 2),
        Sample(rows: "\"Ben,2\nCy,\"\"\n", cells: [["Ben", "2"], ["Cy"]], code: .unterminatedQuote, line: 2),
        Sample(rows: "\"Anna\" ,1\n \"Ben\",2\n", cells: [["Anna", "1"], ["Ben", "2"]]),
        Sample(rows: "\"a\nb\",1\nBen,2\n", cells: [["a\nb", "1"], ["Ben", "2"]]),
        Sample(rows: "\"\"\"\",1\nBen,2\n", cells: [["\"", "1"], ["Ben", "2"]]),
    ]

    @Test(arguments: samples) func m12Quotes(sample: Sample) throws {
        let outcome = try read("Name,Phone\n" + sample.rows)
        let cells = outcome.contacts.map { $0.fields.map($0.value) }
        #expect(cells == sample.cells)
        #expect(outcome.findings.first?.code == sample.code)
        if let code = sample.code { #expect(outcome.finding(code)?.line == sample.line) }
    }

    @Test func m12BackslashEscapes() throws {
        let outcome = try read("Name,Phone\n\"Anna \\\"Al\\\" Lee\",1\n\"C:\\\\\",2\n\"D\\\"\",3\n")
        #expect(outcome.names == ["Anna \"Al\" Lee", "C:\\", "D\""])
        #expect(outcome.findings.isEmpty)
    }

    @Test func m12AQuoteThatIsOpenLongerThanACellMayBeIsText() throws {
        var options = ReadingOptions()
        options.maxFieldLength = 100
        let rows = (1...50).map { "Person \($0),555-01\($0)" }.joined(separator: "\n")
        let outcome = try read(Array("Name,Phone\n\"Anna,1\n\(rows)\n".utf8), options)
        #expect(outcome.contacts.count == 51)
        #expect(outcome.finding(.unterminatedQuote)?.line == 2)
    }

    /// A correctly quoted cell of many lines is one cell, even if it is too long to be kept.
    @Test(arguments: ["\n", "\r\n"], [1, 30])
    func aLongQuotedCellOfManyLinesCostsItsValueOnly(_ lineEnd: String, _ megabytes: Int) throws {
        var options = ReadingOptions()
        options.maxFieldLength = 100_000
        options.maxRecordLength = 4_000_000
        let line = "He said (she said \"\"no\"\") and so on, twice." + lineEnd
        let note = String(repeating: line, count: megabytes * 100_000 / line.utf8.count + 10)
        let outcome = try read(
            Array("Name,Notes,Phone\nAnna,\"\(note)\",1\nBen,\"a\nb\",2\n".utf8), options)
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts[0].first(.note) == nil && outcome.contacts[0].first(.phone) == "1")
        #expect(outcome.contacts[1].first(.note) == "a\nb")
        #expect(outcome.findings.map(\.code) == [.fieldTooLong])
        #expect(outcome.finding(.fieldTooLong)?.field == "Notes")
    }

    @Test func findingsSayWhere() throws {
        let text = "Name,Phone\nAnna,\"5550101\nBen,2\n"
        let finding = try #require(try read(text).finding(.unterminatedQuote))
        #expect(finding.line == 2)
        #expect(finding.byteOffset == 16)
        #expect(finding.field == "Phone")
        #expect(finding.raw.hasPrefix("\"5550101"))
        #expect(finding.severity == .error)
    }

    @Test func aLimitOnCellsLeavesOneCellOut() throws {
        var options = ReadingOptions()
        options.maxFieldLength = 20
        let outcome = try read(Array("Name,Notes\nAnna,\(String(repeating: "x", count: 30))\nBen,y\n".utf8), options)
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.finding(.fieldTooLong)?.field == "Notes")
        #expect(outcome.contacts[0].first(.note) == nil)
    }

    @Test func aLimitOnRowsSkipsOneRow() throws {
        var options = ReadingOptions()
        options.maxRecordLength = 50
        let outcome = try read(Array("Name,Notes\nAnna,\(String(repeating: "x", count: 300))\nBen,y\n".utf8), options)
        #expect(outcome.names == ["Ben"])
        #expect(outcome.finding(.recordTooLong)?.line == 2)
        #expect(outcome.contacts[0].origin.line == 3)
        #expect(outcome.description.recordsSeen == 2)
    }

    @Test func aLimitOnColumnsReadsTheFirstOnes() throws {
        var options = ReadingOptions()
        options.maxColumnCount = 100
        let outcome = try read(
            Array("Name,Phone\nAnna,1\(String(repeating: ",x", count: 300))\nBen,2\n".utf8), options)
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.finding(.tooManyColumns)?.line == 2)
    }

    @Test(arguments: ["", "\n", "\r\n"])
    func aLastRowMayHaveOneCellMoreThanAreRead(end: String) throws {
        var options = ReadingOptions()
        options.maxColumnCount = 3
        let outcome = try read("Name,Phone\nAnna,1,2,x\(end)", options)
        #expect(outcome.names == ["Anna"])
        #expect(outcome.finding(.tooManyColumns)?.line == 2)
    }
}
