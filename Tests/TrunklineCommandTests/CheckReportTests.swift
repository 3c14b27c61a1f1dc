import ContactStore
import Foundation
import StoreTestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reports for programs that run checks, and the ratchet.
struct CheckReportTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        let database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
        try SampleSource.mixed.write(to: database)
        try SampleSource.hostile.write(to: database)
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    /// The members that the schema of SARIF 2.1.0 requires, and the rules about their values.
    @Test(arguments: ["rejected", "ambiguous", "findings", "fields"])
    func sarifHasWhatItsSchemaRequires(_ report: String) throws {
        let result = try run("report", report, "--format", "sarif")
        #expect(result.exitCode == 0, "\(result.errors)")
        let log = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        #expect(URL(string: try #require(log["$schema"] as? String)) != nil)
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "trunkline")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(Set(ids).count == rules.count)
        for rule in rules {
            #expect(((rule["shortDescription"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
        }
        let results = try #require(runs[0]["results"] as? [[String: Any]])
        if report == "rejected" { #expect(results.count == 14) }
        for result in results {
            #expect(ids.contains(try #require(result["ruleId"] as? String)))
            #expect(["none", "note", "warning", "error"].contains(try #require(result["level"] as? String)))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            let location = try #require(
                (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            let uri = try #require((location["artifactLocation"] as? [String: Any])?["uri"] as? String)
            #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"{}|\\^`".utf8.contains($0) })
            if let region = location["region"] as? [String: Any] {
                #expect(try #require(region["startLine"] as? Int) >= 1)
            }
        }
    }

    @Test(arguments: ["rejected", "ambiguous", "findings"])
    func junitIsWellFormed(_ report: String) throws {
        let result = try run("report", report, "--format", "junit")
        #expect(result.exitCode == 0)
        let delegate = Counter()
        let parser = XMLParser(data: Data(result.output.utf8))
        parser.delegate = delegate
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(delegate.cases == Int(delegate.suite["tests"] ?? ""))
        #expect(delegate.failures == Int(delegate.suite["failures"] ?? ""))
        if report == "rejected" { #expect(delegate.failures == 14) }
        if report == "ambiguous" { #expect(delegate.cases == 1 && delegate.failures == 0) }
    }

    private final class Counter: NSObject, XMLParserDelegate {
        var cases = 0
        var failures = 0
        var suite: [String: String] = [:]

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            switch element {
            case "testsuite": suite = attributes
            case "testcase": cases += 1
            case "failure": failures += 1
            default: break
            }
        }
    }

    @Test func aReportWithoutProblemsHasNoSuchFormat() throws {
        let result = try run("report", "summary", "--format", "sarif")
        #expect(result.exitCode == 64)
        #expect(result.errors.contains("lists no problems"))
    }

    @Test func onlyWhatIsNewFails() throws {
        let baseline = ["report", "rejected", "--baseline", "known.txt", "--format", "csv"]
        let first = try command.run(baseline, input: Data())
        #expect(first.exitCode == 0)
        #expect(first.output.split(separator: "\n").count == 16)
        let known = try String(contentsOfFile: folder.path("known.txt"), encoding: .utf8)
        #expect(known.hasPrefix("#"))
        for word in ["650", "911", "Ada", "people"] { #expect(!known.contains(" \(word)"), "\(word)") }
        let again = try command.run(baseline, input: Data())
        #expect(again.exitCode == 0)
        #expect(again.output.split(separator: "\n").count == 1)
        try folder.write("First Name,Home Phone\nFay,911\nGus,12\n", to: "new.csv")
        #expect(try run("ingest", "new.csv", "--region", "US", "--quiet").exitCode == 0)
        let new = try command.run(baseline, input: Data())
        #expect(new.exitCode == 1)
        #expect(new.output.split(separator: "\n").count == 3)
        #expect(new.output.contains("Gus"))
        let limited = try run("report", "rejected", "--baseline", "known.txt", "--limit", "1").output
        #expect(limited.contains("1 more row; --limit shows more"), "\(limited)")
        let updated = try command.run(baseline + ["--update-baseline"], input: Data())
        #expect(updated.exitCode == 1)
        #expect(try command.run(baseline, input: Data()).exitCode == 0)
        try folder.write("first line\nsecond\n", to: "known.txt")
        let other = try command.run(baseline, input: Data())
        #expect(other.exitCode == 65)
        #expect(other.errors.contains("line 1 is not of a baseline"))
    }

    @Test func rowsAreCountedFromTheOffset() throws {
        let all = try run("report", "rejected", "--format", "csv").output.split(separator: "\n")
        let part = try run("report", "rejected", "--format", "csv", "--offset", "3", "--limit", "2").output
            .split(separator: "\n")
        #expect(part == [all[0], all[4], all[5]])
        #expect(try run("report", "rejected", "--offset", "-1").exitCode == 64)
    }

    @Test func theOtherReportsListWhatHolds() throws {
        let accepted = try run("report", "accepted", "--format", "csv").output.split(separator: "\n")
        #expect(accepted.count == 3)
        #expect(accepted[1].hasPrefix("people.csv,2,Ada Example,mobile,(650) 253-0000,+16502530000,,"))
        let shared = try run("report", "duplicates", "--numbers", "--format", "csv").output.split(separator: "\n")
        #expect(shared.count == 3 && shared[1].hasPrefix("+16502530000,2,Ada Example,mobile,people.csv,2,"))
        #expect(try run("report", "ambiguous").output.contains("No number is ambiguous."))
        #expect(try run("report", "changes").output.contains("people.csv: "))
        let sources = try run("sources", "--format", "csv").output
        #expect(try run("report", "summary", "--format", "csv").output == sources)
    }

    @Test func ambiguousNumbersComeWithTheirReadings() throws {
        try folder.write("Name,Phone\nAda,030 123456\n", to: "a.csv")
        #expect(try run("ingest", "a.csv", "--region", "auto", "--db", "other.db", "--quiet").exitCode == 0)
        let report = try run("report", "ambiguous", "--db", "other.db", "--format", "json").output
        #expect(report.contains("+4930123456"))
    }
}
