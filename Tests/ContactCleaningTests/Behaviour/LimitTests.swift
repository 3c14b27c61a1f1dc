import ArchiveTestSupport
import ContactCleaning
import ContactModel
import ContactReading
import ContactStore
import Foundation
import PhoneNumbers
import SourceInput
import StoreTestSupport
import Testing

struct LimitTests {
    @Test(arguments: [
        ("photo=4M", InputLimit.photo, 4 << 20), ("field=100", .field, 100), ("record=2k", .record, 2048),
        ("unpacked=1G", .unpacked, 1 << 30), ("columns=50", .columns, 50), ("ratio=7", .ratio, 7),
        ("values=9", .values, 9), ("members=3", .members, 3),
    ])
    func limitsByName(text: String, limit: InputLimit, value: Int) throws {
        let parsed = try #require(InputLimit.parse(text))
        #expect(parsed.limit == limit)
        #expect(parsed.value == value)
        var options = CleaningOptions()
        limit.set(value, in: &options)
        #expect(limit.value(in: options) == value)
        #expect(InputLimit.allCases.count { $0.value(in: options) != $0.value(in: CleaningOptions()) } == 1)
    }

    @Test(arguments: [
        "", "photo", "photo=", "photo=-1", "photo=0", "photo=1T", "photos=1", "photo=99999999999G", "=1",
        "contact=257M", "field=257M", "record=1G", "photo=300M",
    ])
    func nothingElseIsALimit(text: String) { #expect(InputLimit.parse(text) == nil) }

    @Test(arguments: [
        (InputLimit.field, 100, "fieldTooLong"), (.record, 150, "recordTooLong"), (.columns, 2, "tooManyColumns"),
    ])
    func eachLimitOfRowsHasItsFinding(limit: InputLimit, value: Int, code: String) throws {
        var bench = try Workbench()
        limit.set(value, in: &bench.options)
        let long = String(repeating: "x", count: 200)
        let path = try bench.folder.write(
            "First Name,Home Phone,Notes\nAda,650-253-0000,\(long)\nBo,650-253-0001,y\n", to: "a.csv")
        let summary = try bench.ingest(path)
        #expect(try bench.rows("SELECT DISTINCT code FROM findings") == [code])
        #expect(summary.total.seenContacts == 2)
        #expect(summary.total.storedContacts == (limit == .record ? 1 : 2))
    }

    @Test(arguments: [(InputLimit.photo, "photoSkipped"), (.contact, "contactTooLong"), (.field, "fieldTooLong")])
    func eachLimitOfCardsHasItsFinding(limit: InputLimit, code: String) throws {
        var bench = try Workbench()
        limit.set(5000, in: &bench.options)
        let photo = "PHOTO;ENCODING=b;TYPE=JPEG:" + String(repeating: "QUJD", count: 2000) + "\n"
        let notes = String(repeating: "NOTE:" + String(repeating: "n", count: 1500) + "\n", count: 9)
        let long = "NOTE:" + String(repeating: "n", count: 9000) + "\n"
        let body = [InputLimit.photo: photo, .contact: notes][limit] ?? long
        let path = try bench.folder.write(
            "BEGIN:VCARD\nFN:Ada\nTEL:650-253-0000\n\(body)END:VCARD\nBEGIN:VCARD\nFN:Bo\nEND:VCARD\n", to: "a.vcf")
        let summary = try bench.ingest(path)
        #expect(try bench.rows("SELECT DISTINCT code FROM findings") == [code])
        #expect(summary.total.storedContacts == 2)
        #expect(summary.total.acceptedNumbers == 1)
    }

    /// Fixed limits of JSON: levels of a record, and the length of a name.
    @Test(arguments: [(12, 1, "nestedTooDeep"), (80, 1, "nestedTooDeep"), (1, 1001, "nameTooLong")])
    func eachFixedLimitOfRecordsHasItsFinding(levels: Int, name: Int, code: String) throws {
        let bench = try Workbench()
        let key = String(repeating: "k", count: name)
        let value = String(repeating: "{\"\(key)\":", count: levels) + "\"x\"" + String(repeating: "}", count: levels)
        let path = try bench.folder.write(
            "[{\"name\":\"Ada\",\"phone\":\"650-253-0000\",\"more\":\(value)}]", to: "a.json")
        let summary = try bench.ingest(path)
        #expect(try bench.rows("SELECT DISTINCT code FROM findings") == [code])
        #expect(summary.total.acceptedNumbers == 1)
    }

    /// A record that stands deeper than 64 levels.
    @Test func recordsTooDeepInATextAreNamed() throws {
        let bench = try Workbench()
        let record = "{\"name\":\"Ada\",\"phone\":\"650-253-0000\"}"
        let deep = String(repeating: "{\"n\":", count: 80) + record + String(repeating: "}", count: 80)
        let path = try bench.folder.write("{\"contacts\":[\(record)],\"deep\":\(deep)}", to: "a.json")
        let summary = try bench.ingest(path)
        #expect(try bench.rows("SELECT DISTINCT code FROM findings") == ["unreadValues"])
        #expect(summary.total.acceptedNumbers == 1)
    }

    /// The page of limits names each limit that can be changed once, with its value.
    @Test(arguments: InputLimit.allCases) func thePageOfLimitsIsTrue(limit: InputLimit) throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/limits.md").standardizedFileURL
        let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("|") && $0.contains("`\(limit.rawValue)`") }
        let value = limit.value(in: CleaningOptions())
        let text =
            value % (1 << 30) == 0 ? "\(value >> 30) GB" : value % (1 << 20) == 0 ? "\(value >> 20) MB" : "\(value)"
        #expect(rows.count == 1)
        #expect(rows.first?.replacing(",", with: "").contains(text) == true, "\(text)")
    }

    @Test func aCellOfManyNumbersTakesRoomForItselfOnce() throws {
        let bench = try Workbench()
        let cell = Array(repeating: "650-253-0000", count: 5000).joined(separator: ";")
        let path = try bench.folder.write(
            "First Name,Phone\nAda,\"\(cell)\"\nBo,650-253-0001;650-253-0002\n", to: "a.csv")
        let summary = try bench.ingest(path)
        #expect(summary.total.acceptedNumbers == 5002)
        #expect(try bench.rows("SELECT sum(length(cell)) FROM phone_numbers") == ["\(cell.count + 2 * 25)"])
    }

    @Test(arguments: [
        "TEL:650-253-0000\n", "AGENT:\nBEGIN:VCARD\nNOTE:x\nEND:VCARD\n", "item%.X-ABLabel:b\n",
    ])
    func valuesBeyondTheLimitAreLeftOut(value: String) throws {
        var bench = try Workbench()
        bench.options.reading.maxValueCount = 100
        let values = (0..<300).map { value.replacingOccurrences(of: "%", with: "\($0)") }.joined()
        let path = try bench.folder.write(
            "BEGIN:VCARD\nFN:Ada\n\(values)END:VCARD\nBEGIN:VCARD\nFN:Bo\nTEL:650-253-0001\nEND:VCARD\n", to: "a.vcf")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 2)
        #expect(try bench.rows("SELECT count(*) > 0 FROM findings WHERE code = 'contactTooLong'") == ["1"])
    }

    #if os(Linux)
    @Test func aLargePhotoCostsThePhotoAlone() throws {
        let bench = try Workbench()
        let path = bench.folder.path("large.vcf")
        try Data().write(to: URL(fileURLWithPath: path))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        file.write(Data("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nTEL:650-253-0000\r\nPHOTO;ENCODING=b:\r\n".utf8))
        let lines = Data(String(repeating: " " + String(repeating: "QUJD", count: 18) + "\r\n", count: 4000).utf8)
        for _ in 0..<100 { file.write(lines) }
        file.write(Data("EMAIL:ada@example.com\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Bo\r\nEND:VCARD\r\n".utf8))
        try file.close()
        let before = Self.peakMemory()
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 2)
        #expect(summary.total.acceptedNumbers == 1)
        #expect(try bench.rows("SELECT code, severity, line FROM findings") == ["photoSkipped|note|5"])
        #expect(try bench.rows("SELECT address FROM emails") == ["ada@example.com"])
        // Other tests run beside this one; the photo alone would be 30 MB.
        #expect(Self.peakMemory() - before < 200 << 10)
    }

    /// The most memory of the process so far, in KiB.
    private static func peakMemory() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
    #endif

    @Test func filesOfAnArchiveBeyondTheLimitAreNamed() throws {
        var bench = try Workbench()
        InputLimit.members.set(2, in: &bench.options)
        let members = (1...5).map { Packer.Member("\($0).csv", "First Name,Home Phone\nAda \($0),650-253-000\($0)\n") }
        let summary = try bench.ingest(bench.write(Packer.zip(members + [Packer.Member("a.txt", "")]), to: "a.zip"))
        #expect(summary.total.storedContacts == 2)
        let sentence = Sentence(UnreadSentence.surplus, ["needed": .text("5")])
        #expect(summary.inputs.last?.status == .skipped(reason: sentence))
        #expect(
            try bench.rows("SELECT code, message FROM findings WHERE code = 'tooManyMembers'")
                == Array(repeating: "tooManyMembers|This was not read: \(sentence).", count: 3))
        #expect(try bench.rows("SELECT code FROM findings WHERE code = 'unreadPart'") == ["unreadPart"])
    }

    /// A small packed file must not become a database many times the size of its content.
    @Test(arguments: [1, 3])
    func findingsBeyondAThousandOfAKindAreCounted(_ jobs: Int) throws {
        let bench = try Workbench()
        let rows = String(repeating: ",\n", count: 30_000)
        let path = try bench.write(
            Packer.gzip(Array("First Name,Home Phone\nAda,650-253-0000\n\(rows)Bo,n/a\n".utf8)), to: "a.csv.gz")
        var ingest = Ingest(
            inputs: [path], database: bench.database, options: bench.options, checkpointInterval: 1)
        ingest.jobs = jobs
        let summary = try ingest.run()
        #expect(summary.total.findings == 30_000 && summary.total.skippedContacts == 30_000)
        #expect(try bench.rows("SELECT count(*), sum(occurrences) FROM findings") == ["1001|30000"])
        #expect(
            try bench.rows("SELECT code, severity, message FROM findings WHERE occurrences > 1")
                == ["emptyRow|note|29000 more findings of this kind are counted, not listed."])
        let database = try ContactDatabase.open(at: bench.database)
        #expect(try database.verify().flatMap(\.issues) == [])
        #expect(try database.findingCounts().codes == [NamedCount(name: "emptyRow", count: 30_000)])
        let size = try FileManager.default.attributesOfItem(atPath: bench.database)[.size] as? Int
        #expect(try #require(size) <= 4 * 60_000 + 6 << 18)
    }
}
