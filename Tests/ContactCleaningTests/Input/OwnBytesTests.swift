import ArchiveTestSupport
import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import SourceInput

/// Sources that are read as another text are known, kept and given back by their own bytes.
struct OwnBytesTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let people = #"[{"name":"Ada","phone":"650-253-0000"},{"name":"Bo","phone":"650-253-0001"}]"#
    private static let ldif =
        "dn: cn=Ada\ncn: Ada\ntelephoneNumber: 650-253-0000\n\ndn: cn=Bo\ncn: Bo\nmail: bo@example.com\n"

    /// A workbook whose sheets have a header and a person.
    static func workbook(_ sheets: [(name: String, person: String)]) -> [UInt8] {
        Packer.workbook(
            sheets.enumerated().map { index, sheet in
                let rows = [["Name", "Phone"], [sheet.person, "650-253-000\(index)"]]
                return Packer.Sheet(sheet.name, sheet.person.isEmpty ? [] : rows)
            })
    }

    private static func sha256(_ bytes: [UInt8]) -> String {
        var hash = ContentHash()
        bytes.withUnsafeBytes { hash.add($0) }
        return hash.text
    }

    private func source(of path: String) throws -> StoredSource {
        try #require(try ContactDatabase.open(at: bench.database).sources().first { $0.path == path })
    }

    private func same(_ change: (inout Export) -> Void = { _ in }) throws -> [(name: String, bytes: [UInt8])] {
        var export = Export(database: bench.database, format: .same)
        change(&export)
        return try export.sameFiles().map { file in
            var bytes: [UInt8] = []
            try export.write(file) { bytes.append(contentsOf: $0) }
            return (file.name, bytes)
        }
    }

    private static let files: [(name: String, format: String, bytes: [UInt8])] = [
        ("people.json", "JSON", Array(people.utf8)), ("people.ldif", "LDIF", Array(ldif.utf8)),
        ("people.xlsx", "XLSX", workbook([("Contacts", "Ada")])),
        (
            "people.ods", "ODS",
            Packer.openDocument([Packer.Sheet("Contacts", [["Name", "Phone"], ["Ada", "650-253-0000"]])])
        ),
    ]

    @Test(arguments: files.indices)
    func aSourceIsKnownByItsOwnBytes(_ index: Int) throws {
        let file = Self.files[index]
        let path = try bench.write(file.bytes, to: file.name)
        #expect(try bench.ingest(path).errors.isEmpty)
        let source = try source(of: path)
        #expect(source.sha256 == Self.sha256(file.bytes))
        #expect(source.byteCount == file.bytes.count)
        #expect(source.format == file.format)
        #expect(try bench.ingest(path).inputs[0].status == .alreadyStored(path: path))
    }

    @Test(arguments: files.indices)
    func itsOwnBytesAreKeptAndGivenBack(_ index: Int) throws {
        let file = Self.files[index]
        let path = try bench.write(file.bytes, to: file.name)
        var ingest = Ingest(inputs: [path], database: bench.database, options: bench.options)
        ingest.keepsRawContent = true
        #expect(try ingest.run().errors.isEmpty)
        #expect(try same().map(\.name) == [file.name])
        #expect(try same().map(\.bytes) == [file.bytes])
        try FileManager.default.removeItem(atPath: path)
        #expect(try same().map(\.bytes) == [file.bytes])
        let database = try ContactDatabase.open(at: bench.database)
        #expect(try RecordText.read(contact: 1, in: database)?.text.contains("Ada") == true)
    }

    /// A source that cannot be given back byte for byte is exported as CSV, with `.csv` added to its name.
    @Test(arguments: files.indices)
    func whatIsWrittenAnewIsCSVByItsName(_ index: Int) throws {
        let file = Self.files[index]
        let path = try bench.write(file.bytes, to: file.name)
        _ = try bench.ingest(path)
        let changed = try same { $0.numbers = .e164 }
        #expect(changed.map(\.name) == [file.name + ".csv"])
        #expect(String(decoding: changed[0].bytes, as: UTF8.self).contains("+16502530000"))
        #expect(throws: SourceError.self) { try same { $0.added = [.country] } }
        try FileManager.default.removeItem(atPath: path)
        #expect(try same().map(\.name) == [file.name + ".csv"])
    }

    /// Cards of another format become cards, with every value of theirs.
    @Test(arguments: [
        (
            "cards.json",
            #"{"@type":"Card","version":"1.0","uid":"urn:uuid:aa","name":{"full":"Ann Lee"},"phones":{"p":{"number":"650-253-0000"}},"#
                + #""emails":{"e":{"address":"a@x.example"}},"media":{"m":{"kind":"logo","uri":"https://x.example/l.png"}}}"#,
            ["FN:Ann Lee", "TEL:+16502530000", "EMAIL:a@x.example", "LOGO:https://x.example/l.png"]
        ),
        (
            "card.json",
            #"["vcard",[["version",{},"text","4.0"],["fn",{},"text","Ann Lee"],["tel",{},"text","650-253-0000"],"#
                + #"["gender",{},"text","F"],["lang",{},"language-tag","de"],["geo",{},"uri","geo:54.71,20.51"]]]"#,
            ["FN:Ann Lee", "TEL:+16502530000", "GENDER:F", "LANG:de", "GEO:geo:54.71,20.51"]
        ),
    ])
    func cardsThatAreWrittenAnewAreCards(_ name: String, _ text: String, _ expected: [String]) throws {
        let path = try bench.write(Array(text.utf8), to: name)
        _ = try bench.ingest(path)
        #expect(try same().map(\.bytes) == [Array(text.utf8)])
        let changed = try same { $0.numbers = .e164 }
        #expect(changed.map(\.name) == [name + ".vcf"])
        let lines = String(decoding: changed[0].bytes, as: UTF8.self).split(separator: "\r\n").map { line in
            // Without parameters.
            line.prefix { $0 != ";" && $0 != ":" } + line.drop { $0 != ":" }
        }
        for line in expected { #expect(lines.contains { $0 == line }) }
    }

    /// Two damaged people leave the same table as none.
    @Test func filesThatBecomeTheSameTableAreTwoSources() throws {
        let whole = try bench.write(Array(Self.people.utf8), to: "whole.json")
        let damaged = Self.people.dropLast() + #",{"name":"Cy","phone":1e},{"name" "Di"}]"#
        let other = try bench.write(Array(damaged.utf8), to: "damaged.json")
        _ = try bench.ingest(whole)
        #expect(try bench.ingest(other).inputs[0].status == .stored)
        #expect(try bench.rows("SELECT count(DISTINCT sha256) FROM sources") == ["2"])
        let result = try DatabaseVerification(database: bench.database, files: [whole, other]).run()
        #expect(result.files.map(\.isFailure) == [false, true])
    }

    @Test func aFileThatIsReadOnceIsKnownByItsOwnBytes() throws {
        let packed = try bench.write(Packer.gzip(Array(Self.people.utf8)), to: "people.json.gz")
        _ = try bench.ingest(packed)
        let source = try source(of: packed)
        #expect(source.sha256 == Self.sha256(Array(Self.people.utf8)))
        #expect(source.byteCount == Self.people.utf8.count)
    }

    @Test func aLargeFileIsHashedWhileItIsRead() throws {
        let rows = (0..<30_000).map { #"{"name":"Ada \#($0)","phone":"650-253-\#(1000 + $0 % 9000)"}"# }
        let bytes = Array(rows.joined(separator: "\n").utf8)
        #expect(bytes.count > ConcurrentHash.minimumByteCount)
        let path = try bench.write(bytes, to: "large.jsonl")
        _ = try bench.ingest(path)
        #expect(try source(of: path).sha256 == Self.sha256(bytes))
    }

    /// The header is longer than the sample from which the delimiter of other files is detected.
    @Test func aTableOfManyColumnsIsReadByItsColumns() throws {
        let names = (0..<2000).map { #""a long name of a column \#($0)":"v""# }.joined(separator: ",")
        let path = try bench.folder.write(#"[{"name":"Ada","phone":"650-253-0000",\#(names)}]"#, to: "wide.json")
        _ = try bench.ingest(path)
        #expect(try bench.numbers() == ["650-253-0000|+16502530000|accepted"])
    }

    @Test func sheetsAreSourcesOfTheirOwn() throws {
        let bytes = Self.workbook([("First", "Ada"), ("Second", "Bo"), ("Empty", "")])
        let path = try bench.write(bytes, to: "book.xlsx")
        let summary = try bench.ingest(path)
        #expect(summary.inputs.map(\.path) == ["First", "Second", "Empty"].map { "\(path)/\($0)" })
        #expect(
            summary.inputs.map(\.status) == [.stored, .stored, .skipped(reason: Sentence(UnreadSentence.emptySheet))])
        #expect(
            try bench.rows("SELECT field FROM findings WHERE code = 'unreadSheet'") == ["\(path)/Empty"])
        #expect(try bench.ingest(path + "/first").inputs[0].status == .alreadyStored(path: path + "/First"))
        #expect(try bench.rows("SELECT count(DISTINCT sha256) FROM sources") == ["2"])
        for files in [[], [path], [path + "/Second"]] {
            let result = try DatabaseVerification(database: bench.database, files: files).run()
            #expect(result.isVerified && result.isComplete)
        }
    }

    /// A workbook is one file, whatever the number of its sheets.
    @Test(arguments: [("book.xlsx", false), ("book.xlsx", true), ("book.xlsx.gz", false), ("book.xlsx.gz", true)])
    func aWorkbookIsGivenBackOnce(_ name: String, _ isKept: Bool) throws {
        let bytes = Self.workbook([("First", "Ada"), ("Second", "Bo")])
        let path = try bench.write(name.hasSuffix(".gz") ? Packer.gzip(bytes) : bytes, to: name)
        var ingest = Ingest(inputs: [path], database: bench.database, options: bench.options)
        ingest.keepsRawContent = isKept
        #expect(try ingest.run().total.storedContacts == 2)
        if isKept { try FileManager.default.removeItem(atPath: path) }
        #expect(try same().map(\.name) == ["book.xlsx"])
        #expect(try same().map(\.bytes) == [bytes])
        let export = Export(database: bench.database, format: .same)
        #expect(try export.sameFiles().map { $0.sheets.map(\.path) } == [[path + "/Second"]])
        #expect(try export.write(export.sameFiles()[0]) { _ in }.counts.contacts == 2)
        // Bytes that cannot be a workbook are CSV by their name.
        let tables = ["book.xlsx-First.csv", "book.xlsx-Second.csv"]
        #expect(try same { $0.numbers = .e164 }.map(\.name) == tables)
        // Nor can one with somebody who was forgotten.
        _ = try Erasure(database: bench.database).erase(.contact(1))
        #expect(try same().map(\.name) == tables)
    }

    /// The path of a sheet that is the only one with values is that of its workbook.
    @Test func theOnlySheetIsTheWorkbook() throws {
        let path = try bench.write(Self.workbook([("Empty", ""), ("People", "Ada")]), to: "book.xlsx")
        #expect(try bench.ingest(path).inputs.map(\.path) == [path, path + "/Empty"])
        #expect(try bench.ingest(path + "/People").inputs[0].status == .alreadyStored(path: path))
    }

    @Test func oneSheetCanBeChosenAndTheOthersAreOnRecord() throws {
        var bench = bench
        bench.options.sheets = ["second"]
        let book = Self.workbook([("First", "Ada"), ("Second", "Bo"), ("Third", "Cy")])
        let path = try bench.write(book, to: "book.xlsx")
        let summary = try bench.ingest(path)
        #expect(summary.inputs.map(\.path) == ["Second", "First", "Third"].map { "\(path)/\($0)" })
        #expect(summary.total.storedContacts == 1)
        #expect(try bench.rows("SELECT count(*) FROM findings WHERE code = 'declinedSheet'") == ["2"])
        let result = try DatabaseVerification(database: bench.database, files: [path]).run()
        #expect(result.isVerified && result.isComplete)
        #expect(result.files.map(\.state) == [.same, .declined, .declined])
        // A workbook of which no sheet was chosen has to be there as a whole.
        let other = try bench.write(Self.workbook([("First", "Di"), ("Second", "Ed")]), to: "other.xlsx")
        _ = try Ingest(inputs: [other + "/First"], database: bench.database, options: CleaningOptions()).run()
        let partial = try DatabaseVerification(database: bench.database, files: [other]).run()
        #expect(!partial.isVerified)
        #expect(partial.files.flatMap(\.losses) == ["not read: \(other)/Second"])
        bench.options.sheets = ["Fourth"]
        #expect(
            try bench.ingest(path).errors.map(\.description) == [
                "\(path): Excel workbook (XLSX): the workbook has no sheet 'Fourth'; its sheets are 'First', 'Second', 'Third'"
            ])
        let csv = try bench.folder.write("Name,Phone\nAda,650-253-0000\n", to: "a.csv")
        #expect(
            try bench.ingest(csv).errors.map(\.description) == ["\(csv): it is no workbook, and has no sheet 'Fourth'"])
    }

    @Test func hiddenSheetsAreReadAndSaid() throws {
        let sheets = [
            Packer.Sheet("Cover", [["Contact list"], ["of 2024"]]),
            Packer.Sheet("Old", [["Name", "Phone"], ["Ada", "650-253-0000"]], isHidden: true),
            Packer.Sheet("Chart", [], isChart: true),
        ]
        let path = try bench.write(Packer.workbook(sheets), to: "book.xlsx")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 1)
        #expect(summary.unreadParts.map(\.reason) == [.noContactColumn, .chartSheet])
        #expect(
            try bench.rows("SELECT code, severity, message FROM findings WHERE code = 'hiddenCells'") == [
                "hiddenCells|note|Hidden, and read as all others: the sheet."
            ])
        // Nobody declined the cover sheet.
        let result = try DatabaseVerification(database: bench.database, files: [path]).run()
        #expect(result.files.flatMap(\.losses) == ["not read: \(path)/Cover"])
        _ = try bench.ingest(path + "/Cover")
        #expect(try DatabaseVerification(database: bench.database, files: [path]).run().isVerified)
    }

    /// An encoding that is given is that of texts whose encoding is open, not of the text that a table becomes.
    @Test(arguments: ["xlsx", "json", "ldif"]) func theTextOfAConvertedTableHasOneEncoding(_ ending: String) throws {
        let bytes =
            switch ending {
            case "xlsx": Self.workbook([(name: "People", person: "Jürgen Köhler")])
            case "json": Array(#"[{"name":"Jürgen Köhler","phone":"650-253-0000"}]"#.utf8)
            default: Array("dn:: Y249SsO8cmdlbg==\ncn: Jürgen Köhler\ntelephoneNumber: 650-253-0000\n\n".utf8)
            }
        var bench = bench
        bench.options.reading.encoding = .windows1252
        _ = try bench.ingest(try bench.write(bytes, to: "people." + ending))
        #expect(try bench.rows("SELECT display_name FROM contacts") == ["Jürgen Köhler"])
        #expect(try bench.rows("SELECT encoding FROM sources") == ["UTF-8"])
    }
}
