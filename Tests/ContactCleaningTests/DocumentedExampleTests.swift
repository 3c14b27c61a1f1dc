import ContactCleaning
import ContactStore
import Foundation
import RegionInference
import SourceInput
import StoreTestSupport
import Testing
import Threads

/// The examples of the documents, compiled and run.
struct DocumentedExampleTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("First Name,Mobile Phone\nAda,(650) 253-0000\nBo,911\n", to: "contacts.csv")
        try folder.write("columns:\n  Mobile Phone: phone mobile\n", to: "columns.yaml")
    }

    @Test func fiveLinesIngestAFile() throws {
        let (contacts, database) = (folder.path("contacts.csv"), folder.path("contacts.db"))

        let options = CleaningOptions(region: try RegionChoice(code: "US"))
        let summary = try Ingest(inputs: [contacts], database: database, options: options).run()
        print(summary.total.acceptedNumbers, "of", summary.total.numbers, "numbers accepted")

        #expect(summary.total.acceptedNumbers == 1)
        #expect(summary.total.numbers == 2)
        let result = try DatabaseVerification(database: database).run()
        #expect(result.isVerified)
    }

    @Test func optionsProgressAndCancellation() throws {
        var options = CleaningOptions(
            region: .automatic, acceptancePolicy: try AcceptancePolicy(words: ["DE", "+43", "mobile"]),
            normalization: [.names, .dates])
        options.apply(try MappingFile(contentsOf: folder.path("columns.yaml")))

        let paths = [folder.path("contacts.csv"), folder.path("missing.csv")]
        let summary = try Ingest(inputs: paths, database: folder.path("contacts.db"), options: options).run()
        #expect(summary.errors.map(\.path) == [folder.path("missing.csv")])

        let ingest = Ingest(inputs: paths, database: folder.path("other.db"), options: options)
        let cancellation = ingest.cancellation
        cancellation.cancel()
        do {
            _ = try ingest.run { print($0.path, $0.contacts) }
            Issue.record("a cancelled ingest finished")
        } catch let cancelled as CancelledIngest {
            #expect(cancelled.contacts == 0)
        }
    }

    @Test func anUnknownRegionIsAnError() throws {
        #expect(try RegionChoice(code: "auto") == .automatic)
        for code in ["Bavaria", "XX"] {
            let error = #expect(throws: RegionChoice.UnknownRegion.self) { try RegionChoice(code: code) }
            #expect(error?.code == code)
        }
    }

    /// The lines of the examples as the documents have them, with their own paths.
    @Test(arguments: ["Documentation/libraries.md", "Sources/ContactCleaning/ContactCleaning.docc/ContactCleaning.md"])
    func theDocumentsHaveTheseLines(_ document: String) throws {
        let test = URL(fileURLWithPath: #filePath)
        let package = test.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: package.appendingPathComponent(document), encoding: .utf8)
        let source = try String(contentsOf: test, encoding: .utf8)
        let imports = "```swift\nimport ContactCleaning\nimport RegionInference\n\n"
        let example = try #require(text.split(separator: imports).dropFirst().first)
        let lines = example.prefix(while: { $0 != "`" }).split(separator: "\n").map {
            $0.replacingOccurrences(of: "[\"contacts.csv\"]", with: "[contacts]")
                .replacingOccurrences(of: "database: \"contacts.db\"", with: "database: database")
        }
        #expect(lines.count == 3)
        for line in lines { #expect(source.contains(line), "\(line)") }
    }
}
