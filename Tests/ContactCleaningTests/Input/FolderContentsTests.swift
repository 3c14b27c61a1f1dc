import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import SourceInput

/// One entry of a folder never hides the others.
struct FolderContentsTests {
    private let bench: Workbench
    private let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nTEL:650-253-0001\nEND:VCARD\n"

    init() throws {
        bench = try Workbench()
        _ = try bench.folder.write(card, to: "bo.vcf")
    }

    @Test func aLinkToAPipeIsNamedAndNeverOpened() throws {
        let outside = try TemporaryFolder()
        #expect(mkfifo(outside.path("pipe"), 0o600) == 0)
        symlink(outside.path("pipe"), bench.folder.path("link.csv"))
        symlink(outside.path("gone"), bench.folder.path("gone.csv"))
        symlink("/dev/null", bench.folder.path("device.csv"))
        symlink(outside.path(""), bench.folder.path("folder.csv"))
        #expect(mkfifo(bench.folder.path("own.csv"), 0o600) == 0)
        let folder = try #require(try FolderContents(bench.folder.path("")))
        #expect(folder.files.map { $0.split(separator: "/").last } == ["bo.vcf", "gone.csv"])
        #expect(
            folder.unread.map { "\($0.path.split(separator: "/").last ?? ""): \($0.sentence)" } == [
                "device.csv: it is a link to what is no file", "folder.csv: it is a link to a folder",
                "link.csv: it is a link to what is no file", "own.csv: it is a pipe or a device",
            ])
        let summary = try Ingest(inputs: [bench.folder.path("")], database: bench.database, options: bench.options)
            .run()
        #expect(summary.total.storedContacts == 1)
    }

    @Test func aNameThatIsNotUTF8IsNamed() throws {
        let name =
            Array((bench.folder.path("kunden")).utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
            + Array(".csv".utf8CString)
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
        try #require(descriptor >= 0)
        close(descriptor)
        let summary = try Ingest(inputs: [bench.folder.path("")], database: bench.database, options: bench.options)
            .run()
        #expect(summary.total.storedContacts == 1)
        #expect(summary.errors.count == 1)
        let text = summary.errors.first?.description ?? ""
        #expect(text.contains(#"kunden\xE9.csv: its name is not UTF-8"#))
    }

    @Test func folderOfArchivesIsVerified() throws {
        _ = try Ingest(inputs: [bench.folder.path("")], database: bench.database, options: bench.options).run()
        let result = try DatabaseVerification(database: bench.database, files: [bench.folder.path("")]).run()
        #expect(result.isVerified)
        #expect(result.files.map(\.state) == [.same])
    }
}
