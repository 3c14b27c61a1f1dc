import ContactCleaning
import ContactFormats
import ContactStore
import Foundation
import StoreTestSupport
import Testing

struct LimitTests {
    @Test(arguments: [
        ("photo=4M", InputLimit.photo, 4 << 20), ("field=100", .field, 100), ("record=2k", .record, 2048),
        ("unpacked=1G", .unpacked, 1 << 30), ("columns=50", .columns, 50), ("ratio=7", .ratio, 7),
        ("values=9", .values, 9),
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
        "contact=257M",
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
}
