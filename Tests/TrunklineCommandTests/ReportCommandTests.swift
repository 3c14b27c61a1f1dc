import ContactStore
import Foundation
import StoreTestSupport
import Testing

struct ReportCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        let database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
        try SampleSource.mixed.write(to: database)
        try SampleSource.hostile.write(to: database)
    }

    @Test(arguments: ["text", "csv", "json", "html", "markdown"])
    func rejectedNumbersLookTheSame(_ format: String) throws {
        let result = try command.run("report", "rejected", "--format", format)
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
        try Snapshot.expect(result.output, named: "rejected.\(format)")
    }

    @Test func rejectedIsTheUsualReport() throws {
        let long = try command.run("report", "rejected", "--db", "contacts.db")
        let short = try command.run("report")
        #expect(short.output == long.output)
    }

    @Test func onlySomeCategories() throws {
        let result = try command.run("report", "--only", "entertainment,emergency", "--format", "csv")
        let reasons = result.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[5] }
        #expect(reasons == ["entertainment", "entertainment", "emergency"])
    }

    @Test func anUnknownCategoryIsAnError() throws {
        let result = try command.run("report", "--only", "fiction")
        #expect(result.output == "")
        #expect(result.errors.contains("'fiction' is no category of rejected numbers"))
        #expect(result.exitCode == 64)
    }

    @Test func summaryAndFindings() throws {
        let summary = try command.run("report", "summary", "--format", "csv")
        #expect(summary.output.split(separator: "\n").dropFirst().first == "people.csv,finished,csv,240,4,4,0,8,2,6,0,0,1")
        let findings = try command.run("report", "findings", "--format", "csv")
        #expect(findings.output.contains("people.csv,3,120,warning,shortRow,Phone 2,\"Bo,Beispiel\","))
    }

    @Test func aMissingDatabaseIsNoInput() throws {
        let result = try command.run("report", "--db", "other.db")
        #expect(result.output == "")
        #expect(
            result.errors
                == "Error: other.db: there is no such database; make it with 'trunkline ingest FILE --db other.db'\n")
        #expect(result.exitCode == 66)
    }

    @Test func aForeignDatabaseIsRefused() throws {
        try PlainSQL.run("CREATE TABLE songs (title TEXT)", in: folder.path("music.db"))
        let result = try command.run("report", "--db", "music.db")
        #expect(result.exitCode == 65)
        #expect(result.errors.contains("made by another program"))
    }
}

// MARK: - Files

extension ReportCommandTests {
    private func content(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path(name))), as: UTF8.self)
    }

    @Test func anEarlierReportIsReplaced() throws {
        for only in ["entertainment", "emergency"] {
            let result = try command.run("report", "--only", only, "--format", "html", "-o", "report.html")
            #expect(result.exitCode == 0)
            #expect(result.output == "")
            #expect(try content("report.html").contains(only))
        }
    }

    @Test func anyOtherFileIsLeftAlone() throws {
        try folder.write("<!DOCTYPE html>\nmine", to: "report.html")
        let refused = try command.run("report", "--format", "html", "-o", "report.html")
        #expect(refused.exitCode == 74)
        #expect(refused.errors.contains("--force"))
        #expect(try content("report.html") == "<!DOCTYPE html>\nmine")
        #expect(try command.run("report", "--format", "html", "-o", "report.html", "--force").exitCode == 0)
        #expect(try content("report.html").contains("Rejected phone numbers"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(!names.contains { $0.hasSuffix(".draft") })
    }
}
