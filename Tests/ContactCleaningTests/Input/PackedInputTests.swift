import ArchiveTestSupport
import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import SourceInput
import StoreTestSupport
import Testing

struct PackedInputTests {
    private let bench: Workbench
    private let csv =
        "First Name,Home Phone\n" + (0..<500).map { "Ada \($0 &* 7919 % 503),650-253-0\($0 + 100)\n" }.joined()
    private let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nTEL:650-253-0001\nEND:VCARD\n"

    init() throws { bench = try Workbench() }

    @Test func aGzipFileIsTheSameSourceAsItsContent() throws {
        let packed = try bench.write(Packer.gzip(Array(csv.utf8)), to: "a.csv.gz")
        let summary = try bench.ingest(packed)
        #expect(summary.errors.isEmpty)
        #expect(summary.total.storedContacts == 500)
        let plain = try bench.folder.write(csv, to: "a.csv")
        #expect(
            try bench.ingest(plain, packed).inputs.map(\.status) == [
                .alreadyStored(path: packed), .alreadyStored(path: packed),
            ])
        #expect(try bench.rows("SELECT bytes FROM sources") == ["\(csv.utf8.count)"])
    }

    @Test func everyContactFileOfAnArchiveIsASource() throws {
        let path = try bench.write(
            Packer.zip([
                Packer.Member("Takeout/", "", method: 0), Packer.Member("Takeout/Contacts/All.csv", csv),
                Packer.Member("Takeout/Contacts/Bo.VCF", card, method: 0),
                Packer.Member("Takeout/messages.csv", "FROM,TO,CONTENT\na,b,c\n"),
                Packer.Member("Takeout/photo.jpg", "jpg"), Packer.Member("__MACOSX/Takeout/._All.csv", "junk"),
            ]), to: "takeout.zip")
        let summary = try bench.ingest(path)
        #expect(
            summary.inputs.map { $0.path.dropFirst(path.count) } == [
                "/Takeout/Contacts/All.csv", "/Takeout/Contacts/Bo.VCF", "/Takeout/messages.csv", "/Takeout/photo.jpg",
            ])
        #expect(summary.total.storedContacts == 501)
        #expect(summary.unreadParts.map(\.reason) == [.noContactColumn, .otherFile])
        #expect(try bench.rows("SELECT count(*) FROM findings WHERE code = 'unreadPart'") == ["2"])
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["2"])
        let one = try bench.ingest(path + "/Takeout/messages.csv")
        #expect(one.total.storedContacts == 1)
        #expect(try bench.ingest(path + "/nothing.csv").errors.first?.description.hasSuffix("no such file") == true)
    }

    @Test func whatIsCutOffIsReadUpToThere() throws {
        let whole = Packer.gzip(Array(csv.utf8))
        let path = try bench.write(Array(whole[..<(whole.count / 2)]), to: "cut.gz")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts > 50)
        #expect(try bench.rows("SELECT severity FROM findings WHERE code = 'damagedArchive'") == ["error"])
        let stub = try bench.write(Array(whole[..<12]), to: "stub.gz")
        #expect(try bench.ingest(stub).errors.first?.description.contains("cut off") == true)
    }

    @Test func archivesThatCannotBeReadSayWhy() throws {
        let cases: [(String, [UInt8], String)] = [
            ("cut.zip", Array(Packer.zip([Packer.Member("a.csv", csv)]).dropLast(40)), "has no directory"),
            ("locked.zip", Packer.zip([Packer.Member("a.csv", Array(csv.utf8), flags: 1)]), "locked with a password"),
            ("other.zip", Packer.zip([Packer.Member("a.csv", Array(csv.utf8), method: 12)]), "the method bzip2"),
            ("none.zip", Packer.zip([Packer.Member("a.jpg", "jpg")]), "ZIP archive without a .csv or .vcf file"),
            ("empty.zip", Packer.zip([]), "ZIP archive without a .csv or .vcf file"),
            (
                "a.csv", Packer.zip([Packer.Member("[Content_Types].xml", ""), Packer.Member("xl/workbook.xml", "")]),
                "Excel workbook (XLSX)"
            ),
            ("trap.gz", Packer.gzip([UInt8](repeating: 0x20, count: 80 << 20)), "unpacks to more than 200 times"),
        ]
        for (name, bytes, words) in cases {
            let summary = try bench.ingest(bench.write(bytes, to: name))
            #expect(summary.errors.first?.description.contains(words) == true, "\(name): \(summary.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: bench.database))
    }

    @Test func aBadMemberDoesNotStopTheOthers() throws {
        let path = try bench.write(
            Packer.zip([
                Packer.Member("a.csv", "{\"json\": true}"), Packer.Member("b.csv", Array(csv.utf8), flags: 1),
                Packer.Member("c.csv", csv),
            ]), to: "x.zip")
        let summary = try bench.ingest(path)
        #expect(summary.errors.map(\.path) == [path + "/a.csv", path + "/b.csv"])
        #expect(summary.total.storedContacts == 500)
    }

    /// [MS-CFB]: a header, a table of sectors, and a directory.
    private static func compoundFile(_ names: [String]) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        header.replaceSubrange(0..<8, with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])
        header[30] = 9
        header[48] = 1
        var table = [UInt8](repeating: 0xFF, count: 512)
        table.replaceSubrange(4..<8, with: [2, 0, 0, 0])
        var directory: [UInt8] = []
        for name in names {
            var entry = name.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            let length = entry.count + 2
            entry += [UInt8](repeating: 0, count: 128 - entry.count)
            entry[64] = UInt8(length)
            directory += entry
        }
        directory += [UInt8](repeating: 0, count: 1024 - directory.count)
        return header + table + directory
    }

    @Test(arguments: [
        (["Root Entry", "EncryptionInfo", "EncryptedPackage"], "locked with a password"),
        (["Root Entry", "a", "b", "c", "d", "EncryptedPackage"], "locked with a password"),
        (["Root Entry", "Workbook"], "workbook of Excel 97 to 2003"), ([], "old Office document"),
    ])
    func encryptedWorkbooksSaySo(_ names: [String], _ words: String) throws {
        let bytes = Self.compoundFile(names)
        let files = [
            ("a.xlsx", bytes), ("a.xlsx.gz", Packer.gzip(bytes)),
            ("a.zip", Packer.zip([Packer.Member("in.xlsx", bytes)])),
        ]
        for (name, bytes) in files {
            let summary = try bench.ingest(bench.write(bytes, to: name))
            #expect(summary.errors.first?.description.contains(words) == true, "\(name): \(summary.errors)")
        }
        for length in [8, 100, 512, 600, 1024, 1500] {
            let cut = try bench.write(Array(bytes.prefix(length)), to: "cut.xlsx")
            #expect(try bench.ingest(cut).errors.count == 1)
        }
    }
}
