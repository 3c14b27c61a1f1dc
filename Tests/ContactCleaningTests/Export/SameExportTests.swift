import ArchiveTestSupport
import ContactReading
import ContactStore
import ContactWriting
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Sources come back byte for byte.
struct SameExportTests {
    private static let fixtures: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Fixtures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".csv") || $0.hasSuffix(".vcf") }.sorted().map {
            folder.appendingPathComponent($0).standardizedFileURL.path
        }
    }()

    private func export(_ workbench: Workbench, _ change: (inout Export) -> Void = { _ in }) throws -> [(
        name: String, bytes: [UInt8]
    )] {
        var export = Export(database: workbench.database, format: .same)
        change(&export)
        return try export.sameFiles().map { file in
            var bytes: [UInt8] = []
            try export.write(file) { bytes.append(contentsOf: $0) }
            return (file.name, bytes)
        }
    }

    @Test(arguments: fixtures)
    func fixturesComeBack(path: String) throws {
        let workbench = try Workbench()
        _ = try workbench.ingest(path)
        let content = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(try export(workbench).map(\.bytes) == [content])
        // Through the rewriter, too, where no number is accepted of those that are asked for.
        let added = try export(workbench) { $0.numbers = .e164 }
        #expect(added.count == 1)
        let again = try Workbench()
        let file = try again.write(added[0].bytes, to: URL(fileURLWithPath: path).lastPathComponent)
        _ = try again.ingest(file)
        // The same numbers are accepted, and now in the form that was asked for.
        let e164 = "SELECT e164 FROM phone_numbers WHERE e164 IS NOT NULL ORDER BY id"
        #expect(try again.rows(e164) == workbench.rows(e164))
        #expect(try export(again) { $0.numbers = .e164 }.map(\.bytes) == added.map(\.bytes))
    }

    private static let dialects: [(delimiter: String, lineEnd: String, encoding: String.Encoding, mark: [UInt8])] = [
        (",", "\r\n", .utf8, []), (";", "\n", .windowsCP1252, []), ("\t", "\r\n", .utf16LittleEndian, [0xFF, 0xFE]),
        (",", "\n", .utf16BigEndian, [0xFE, 0xFF]), (",", "\r", .utf8, [0xEF, 0xBB, 0xBF]),
        (";", "\r\n", .shiftJIS, []),
    ]

    @Test(arguments: 0..<6, Seeds.first(2))
    func seededTablesComeBack(dialect: Int, seed: UInt64) throws {
        let (delimiter, lineEnd, encoding, mark) = Self.dialects[dialect]
        var random = SeededGenerator(seed: seed)
        var rows = [["Name", "Mobile Phone", "Phone", "Notes", "Land"]]
        let numbers = ["+44 (0)7400 123456", "0000", "", "+44 (0)20 7031 3000 / +44 (0)7400 123457", "x"]
        for index in 0...Int.random(in: 1...30, using: &random) {
            let name = encoding == .shiftJIS ? "山田\(index)" : "Jörg \(index)"
            rows.append([
                name, numbers.randomElement(using: &random) ?? "", numbers.randomElement(using: &random) ?? "",
                ["a \"quoted\" note", "two\(lineEnd)lines", "", "x\(delimiter)y"].randomElement(using: &random) ?? "",
                "",
            ])
        }
        let text =
            rows.map { row in
                row.map { cell in
                    let needsQuotes =
                        cell.contains(delimiter) || cell.contains("\"") || cell.contains("\n") || cell.contains("\r")
                    let isQuoted = needsQuotes || Bool.random(using: &random)
                    return isQuoted ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
                }.joined(separator: delimiter)
            }.joined(separator: lineEnd) + (Bool.random(using: &random) ? lineEnd : "")
        let content = mark + [UInt8](text.data(using: encoding) ?? Data())
        var workbench = try Workbench()
        workbench.options.reading.encoding = encoding == .shiftJIS ? TextEncoding("Shift_JIS") : nil
        _ = try workbench.ingest(workbench.write(content, to: "seeded.csv"))
        #expect(try export(workbench).map(\.bytes) == [content])
        let changed = try export(workbench) { $0.numbers = .international }
        let back = String(data: Data(changed[0].bytes.dropFirst(mark.count)), encoding: encoding) ?? ""
        #expect(back.contains("+44 7400 123456") == text.contains("+44 (0)7400 123456"), "\(back)")
        #expect(back.contains("+44 20 7031 3000 / +44 7400 123457") == text.contains("/"))
        // Undone by hand, the file is as it was.
        let undone = back.replacing("+44 7400", with: "+44 (0)7400").replacing("+44 20", with: "+44 (0)20")
        #expect(undone == text)
    }

    /// The Windows variant of Shift_JIS, with characters that the standard lacks: `①` and `髙`.
    @Test func charactersOfWindowsComeBack() throws {
        var workbench = try Workbench()
        workbench.options.reading.encoding = TextEncoding("Shift_JIS")
        let name: [UInt8] = [0x87, 0x40, 0xFB, 0xFC, 0x8B, 0xB4]
        func content(_ number: String) -> [UInt8] {
            Array("Name,Phone\n".utf8) + name + Array(",\(number)\n".utf8)
        }
        _ = try workbench.ingest(workbench.write(content("+81 (0)3-3224-9999"), to: "sjis.csv"))
        #expect(
            try workbench.rows("SELECT name FROM accepted_numbers JOIN _contact_names USING (contact_id)") == ["①髙橋"])
        #expect(try export(workbench) { $0.numbers = .international }.map(\.bytes) == [content("+81 3-3224-9999")])
    }

    @Test func aPackedSourceIsWrittenUnpacked() throws {
        let workbench = try Workbench()
        let content = Array("Name,Phone\nAnn,+44 (0)7400 123456\n".utf8)
        _ = try workbench.ingest(workbench.write(Packer.gzip(content), to: "a.csv.gz"))
        let files = try export(workbench)
        #expect(files.map(\.name) == ["a.csv"] && files.map(\.bytes) == [content])
    }

    @Test func keptContentNeedsNoFile() throws {
        let workbench = try Workbench()
        let content = Array(("Name,Phone\n" + String(repeating: "Ann,+44 (0)7400 123456\n", count: 20_000)).utf8)
        let path = try workbench.write(content, to: "a.csv")
        var ingest = Ingest(inputs: [path], database: workbench.database, options: workbench.options)
        ingest.keepsRawContent = true
        _ = try ingest.run()
        try FileManager.default.removeItem(atPath: path)
        #expect(try Export(database: workbench.database, format: .same).sameFiles().map(\.origin) == [.kept])
        #expect(try export(workbench).map(\.bytes) == [content])
        #expect(try ContactDatabase.open(at: workbench.database).verify().allSatisfy(\.hasPassed))
    }

    @Test func aFileThatWasMovedIsFoundByItsContent() throws {
        let workbench = try Workbench()
        let content = Array("Name,Phone\nAnn,+44 (0)7400 123456\n".utf8)
        let path = try workbench.write(content, to: "a.csv")
        _ = try workbench.ingest(path)
        let folder = workbench.folder.path("moved")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try FileManager.default.moveItem(atPath: path, toPath: folder + "/renamed.csv")
        // Another file has taken its place.
        _ = try workbench.write(Array("Name,Phone\nBob,+44 (0)7400 123457\n".utf8), to: "a.csv")
        #expect(try Export(database: workbench.database, format: .same).sameFiles().map(\.origin) == [.rebuilt])
        #expect(try export(workbench) { $0.sourceFolder = folder }.map(\.bytes) == [content])
    }

    @Test func aLostSourceIsRebuilt() throws {
        let workbench = try Workbench()
        let content = Array("Name;Phone;Club\r\nAnn;+44 (0)7400 123456;7\r\n\"Bob;b\";x;\r\n".utf8)
        let path = try workbench.write(content, to: "a.csv")
        _ = try workbench.ingest(path)
        try FileManager.default.removeItem(atPath: path)
        #expect(try export(workbench).map(\.bytes) == [content])
    }

    @Test func filtersKeepWholeRecords() throws {
        let workbench = try Workbench()
        let content = "Name,Phone\r\nAnn,+44 (0)7400 123456\r\n\r\nBob,x\r\nCy,+44 (0)7400 123457"
        _ = try workbench.ingest(workbench.write(Array(content.utf8), to: "a.csv"))
        func text(_ change: (inout Export) -> Void) throws -> String {
            String(decoding: try export(workbench, change)[0].bytes, as: UTF8.self)
        }
        #expect(try text { $0.selection.verdicts = ["rejected"] } == "Name,Phone\r\nBob,x\r\n")
        #expect(
            try text { $0.selection.condition = "display_name <> 'Bob'" }
                == "Name,Phone\r\nAnn,+44 (0)7400 123456\r\nCy,+44 (0)7400 123457")
        #expect(
            try text { $0.added = [.e164, .reason] }
                == "Name,Phone,e164,reason\r\nAnn,+44 (0)7400 123456,+447400123456,\r\n\r\nBob,x,,notANumber\r\nCy,+44 (0)7400 123457,+447400123457,"
        )
    }

    @Test func whoWasForgottenIsLeftOut() throws {
        let workbench = try Workbench()
        let content = "Name,Phone\r\nAnn,+44 (0)7400 123456\r\nBob,x\r\n"
        _ = try workbench.ingest(workbench.write(Array(content.utf8), to: "a.csv"))
        try PlainSQL.run(
            """
            DELETE FROM phone_numbers WHERE contact_id = 1; DELETE FROM contacts WHERE id = 1;
            UPDATE sources SET contacts_forgotten = 1
            """, in: workbench.database)
        #expect(try export(workbench).map(\.bytes) == [Array("Name,Phone\r\nBob,x\r\n".utf8)])
    }
}
