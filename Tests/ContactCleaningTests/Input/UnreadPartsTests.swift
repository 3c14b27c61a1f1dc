import ArchiveTestSupport
import Archives
import ContactModel
import ContactReading
import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import SourceInput

/// A verification says what of a file is not in the database.
struct UnreadPartsTests {
    private let bench: Workbench
    private static let csv = "First Name,Home Phone\nAda,650-253-0000\n"

    init() throws { bench = try Workbench() }

    private func verify(_ files: String...) throws -> VerificationResult {
        try DatabaseVerification(database: bench.database, files: files).run()
    }

    @Test(arguments: [
        ("notes.txt", "text"), ("book.xlsx", "PK"), ("messages.csv", "FROM,TO,CONTENT\na,b,c\n"), ("photo.jpg", "jpg"),
    ])
    func filesOfAnArchiveThatWereNotReadAreNamed(_ name: String, _ content: String) throws {
        let path = try bench.write(
            Packer.zip([Packer.Member("a.csv", Self.csv), Packer.Member(name, content)]), to: "x.zip")
        _ = try bench.ingest(path)
        let result = try verify(path)
        #expect(!result.isVerified)
        #expect(result.files.flatMap(\.losses) == ["not read: \(path)/\(name)"])
        let plain = try verify()
        #expect(plain.isVerified && !plain.isComplete)
        #expect(try verify(path + "/a.csv").isComplete)
    }

    @Test func whatASystemKeepsForItselfIsNoPart() throws {
        let path = try bench.write(
            Packer.zip([
                Packer.Member("d/", "", method: 0), Packer.Member("d/a.csv", Self.csv),
                Packer.Member("d/.DS_Store", "x"),
                Packer.Member("__MACOSX/d/._a.csv", "x"),
            ]), to: "x.zip")
        _ = try bench.ingest(path)
        let result = try verify(path)
        #expect(result.isVerified && result.isComplete)
    }

    @Test func membersBeyondTheLimitAreNamed() throws {
        var bench = bench
        bench.options.expansion.maxMemberCount = 2
        let members = (0..<4).map { Packer.Member("\($0).csv", "First Name,Home Phone\nAda,650-253-000\($0)\n") }
        let path = try bench.write(Packer.zip(members), to: "x.zip")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 2)
        #expect(try bench.rows("SELECT count(*) FROM findings WHERE code = 'tooManyMembers'") == ["2"])
        #expect(try !verify(path).isVerified)
        #expect(try !verify().isComplete)
    }

    @Test func recordsThatWereDroppedAreNamed() throws {
        var bench = bench
        bench.options.reading.maxRecordLength = 5000
        let long = String(repeating: "x", count: 6000)
        let json = try bench.folder.write(#"[{"name":"Ada","phone":"650-253-0000"},{"name":"\#(long)"}]"#, to: "a.json")
        let csv = try bench.folder.write(Self.csv + long + ",650-253-0001\n", to: "a.csv")
        _ = try bench.ingest(json, csv)
        for path in [json, csv] {
            let result = try verify(path)
            #expect(!result.isVerified, "\(path)")
            #expect(result.files.first?.losses.isEmpty == false)
        }
        let finding = try bench.rows(
            "SELECT message FROM findings WHERE code = 'recordTooLong' AND message LIKE '%record 2%'")
        #expect(
            finding == ["1 record was left out: beyond the limit 'record', in record 2; raise it with --limit record=."]
        )
    }

    /// A file of damaged rows is no table: it is refused before it fills a disk.
    @Test(arguments: ["\"a\n", "\"a,\n"])
    func aFileOfDamagedRowsIsRefused(_ row: String) throws {
        var bench = bench
        bench.options.reading.maxDamagedCount = 100
        let path = try bench.folder.write("Name,Phone\n" + String(repeating: row, count: 500), to: "a.csv")
        let summary = try bench.ingest(path)
        #expect(summary.errors.first?.description.contains("--limit damaged=") == true)
        #expect(summary.total.storedContacts == 0)
    }

    /// The members of one archive are compared without opening it for each of them.
    @Test func anArchiveIsOpenedOnce() throws {
        let members = (0..<5).map { Packer.Member("\($0).csv", "First Name,Home Phone\nAda,650-253-000\($0)\n") }
        let path = try bench.write(Packer.zip(members), to: "x.zip")
        let shelf = ContainerShelf()
        let first = try OpenedInput.open(path + "/0.csv", limits: .init(), shelf: shelf)
        let known = try #require(shelf.container(at: path, holding: "1.csv"))
        _ = try OpenedInput.open(path + "/1.csv", limits: .init(), shelf: shelf)
        #expect(shelf.container(at: path, holding: "2.csv") === known)
        #expect(first.sources.map(\.path) == [path + "/0.csv"])
        #expect(shelf.container(at: "other.zip", holding: nil) == nil)
    }
}
