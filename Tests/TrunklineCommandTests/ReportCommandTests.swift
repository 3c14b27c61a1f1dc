import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import trunkline

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

    @Test(arguments: ReportFormat.allCases.map(\.rawValue))
    func rejectedNumbersLookTheSame(_ format: String) throws {
        let result = try command.run("report", "rejected", "--format", format)
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
        // The footer has the time.
        let output = result.output.replacing(/<footer>.*<\/footer>/, with: "<footer></footer>")
        try Snapshot.expect(output, named: "rejected.\(format)")
    }

    /// The cells of the other rows are not padded to the width of one that is out of all proportion.
    @Test func oneLongCellLeavesTheOtherRowsAlone() throws {
        let long = String(repeating: "a", count: 240) + ".csv"
        try folder.write("Name,Phone\nAda,12\n", to: long)
        try folder.write("Name,Phone\nBo,13\n", to: "short.csv")
        _ = try command.run("ingest", long, "short.csv", "--db", "wide.db")
        let lines = try command.run("report", "rejected", "--db", "wide.db").output.split(separator: "\n")
        let row = try #require(lines.last { $0.hasPrefix("  short.csv ") })
        #expect(row.count < 300 && row.contains("Bo"))
        #expect(lines.contains { $0.contains(long) && $0.contains("Ada") })
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
        #expect(result.errors.contains("'fiction' is not a category of rejected numbers"))
        #expect(result.exitCode == 64)
    }

    @Test func summaryAndFindings() throws {
        let summary = try command.run("report", "summary", "--format", "csv")
        let first = summary.output.split(separator: "\n").dropFirst().first
        #expect(first == "people.csv,finished,csv,240,4,4,0,8,2,6,0,0,1,0,0,1,")
        let findings = try command.run("report", "findings", "--format", "csv")
        #expect(findings.output.contains("people.csv,3,120,warning,shortRow,Phone 2,\"Bo,Beispiel\","))
    }

    @Test(arguments: ReportFormat.allCases.map(\.rawValue))
    func fieldsHaveEveryFormat(_ format: String) throws {
        let rows = "First Name,Birthday,Home Postal Code\nAda,2/30/1985,12207\nBo,,2134\n"
        try folder.write(rows, to: "fields.csv")
        #expect(try command.run("ingest", "fields.csv", "--region", "US", "--quiet").exitCode == 0)
        let result = try command.run("report", "fields", "--format", format)
        #expect(result.exitCode == 0)
        let words = ["impossibleDate", "2/30/1985", "2134"]
        for word in ["sarif", "junit"].contains(format) ? words : words + ["postalCode", "address"] {
            #expect(result.output.contains(word), "\(format) has no \(word)")
        }
    }

    @Test func aMissingDatabaseIsNoInput() throws {
        let result = try command.run("report", "--db", "other.db")
        #expect(result.output == "")
        #expect(
            result.errors
                == "Error: other.db: there is no such database; create it with 'trunkline ingest FILE --db other.db'\n")
        #expect(result.exitCode == 66)
    }

    @Test func aForeignDatabaseIsRefused() throws {
        try PlainSQL.run("CREATE TABLE songs (title TEXT)", in: folder.path("music.db"))
        let result = try command.run("report", "--db", "music.db")
        #expect(result.exitCode == 65)
        #expect(result.errors.contains("created by another program"))
    }
}

// MARK: - Pipes and terminals

extension ReportCommandTests {
    @Test func aClosedPipeEndsQuietly() throws {
        let output = Pipe()
        let errors = Pipe()
        try output.fileHandleForReading.close()
        let process = Process()
        process.executableURL = Command.executable
        process.arguments = ["report", "--db", folder.path("contacts.db")]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        try errors.fileHandleForWriting.close()
        #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    }

    @Test func aFileGetsNoColour() throws {
        var command = command
        command.environment["TERM"] = "xterm-256color"
        #expect(try !command.run("report").output.contains("\u{1B}"))
    }
}

extension ReportCommandTests {
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")), arguments: [60, 80, 120, 200])
    func textFitsTheTerminal(_ columns: Int) throws {
        let report = "'\(Command.executable.path)' report --db '\(folder.path("contacts.db"))'"
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        shell.arguments = ["-qec", "stty cols \(columns); NO_COLOR=1 \(report)", "/dev/null"]
        let output = Pipe()
        shell.standardInput = FileHandle.nullDevice
        shell.standardOutput = output
        try shell.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        let lines = text.replacingOccurrences(of: "\r", with: "").split(separator: "\n").drop { !$0.contains("File ") }
        #expect(!lines.isEmpty)
        // A citation that is longer than the terminal stays whole.
        for line in lines where !line.hasPrefix("      ") { #expect(line.count <= columns, "\(line)") }
    }
}

// MARK: - Pages

extension ReportCommandTests {
    @Test func theFooterSaysWhenAndHow() throws {
        let page = try command.run("report", "--only", "emergency", "--format", "html").output
        let footer = try #require(
            page.firstMatch(of: /<footer>Written (.*)Z by (.*): trunkline report --only emergency/))
        #expect(footer.2 == Version.description)
    }

    @Test func thePolicyAllowsTheScriptOfThePageAlone() throws {
        let page = try command.run("report", "--format", "html").output
        let script = try #require(
            page.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
        #expect(script == HTMLScript.source.description)
        #expect(page.contains("script-src '\(HTMLScript.hash)'"))
        try folder.write(script, to: "script.js")
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "openssl dgst -sha256 -binary '\(folder.path("script.js"))' | openssl base64"]
        let output = Pipe()
        shell.standardOutput = output
        try shell.run()
        shell.waitUntilExit()
        let hash = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(HTMLScript.hash + "\n" == "sha256-" + hash)
    }

    @Test(arguments: [("text", true), ("html", true), ("markdown", true), ("csv", false), ("json", false)])
    func rowsBeyondTheLimitAreCounted(_ format: String, _ isForPeople: Bool) throws {
        let report = try command.run("report", "--format", format, "--limit", "3").output
        let all = try command.run("report", "--format", format, "--limit", "14").output
        #expect(report.contains("11 more rows; --limit shows more") == isForPeople)
        #expect(!all.contains("more row"))
        #expect(report.count < all.count)
        if format == "csv" { #expect(report.split(separator: "\n").count == 4) }
        if format == "json" { _ = try JSONSerialization.jsonObject(with: Data(report.utf8)) }
        #expect(try command.run("report", "--limit", "0").exitCode == 64)
    }

    @Test func theRuleIsExplainedOnce() throws {
        let page = try command.run("report", "--format", "html").output
        for part in page.split(separator: "<li id=\"rule-").dropFirst() {
            let rule = try #require(part.split(separator: "</li>").first).drop { $0 != ">" }
            #expect(page.components(separatedBy: rule).count == 2)
        }
        #expect(page.contains("href=\"#rule-1\""))
    }

    @Test func finishedIsNoWarning() throws {
        let page = try command.run("report", "summary", "--format", "html").output
        #expect(page.contains("<span class=\"badge calm\">finished</span>"))
    }

    @Test(arguments: [["--help"], ["--version"], ["report", "--help"], ["--generate-completion-script", "bash"]])
    func helpThatCannotBeWrittenIsAFailure(_ arguments: [String]) throws {
        let full = ["/bin/sh", "-c", "exec \"$@\" > /dev/full", "sh"]
        #expect(try RunningCommand(arguments, in: command.home, wrapper: full).end().exitCode == 74)
    }
}

// MARK: - Hostile text

extension ReportCommandTests {
    @Test func markupStaysText() throws {
        let page = try command.run("report", "--format", "html").output
        #expect(page.components(separatedBy: "<script").count == 2)
        #expect(!page.contains("<img"))
        #expect(!page.contains("<b>evil"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(page.contains("default-src 'none'"))
    }

    @Test(arguments: ["text", "html", "markdown"])
    func nothingTurnsTheDirectionOfWriting(_ format: String) throws {
        let report = try command.run("report", "--format", format).output
        for scalar in report.unicodeScalars {
            #expect(scalar == "\n" || scalar.properties.generalCategory != .control)
            #expect(scalar.properties.generalCategory != .format)
        }
        #expect(report.contains("U+202E"))
    }

    @Test func noCellIsAFormula() throws {
        let rows = try command.run("report", "--format", "csv").output
        #expect(rows.contains("'=1+1"))
        #expect(rows.contains("'+1-1"))
        #expect(rows.contains(",+15550100,"))
        #expect(rows.contains("\"'=HYPERLINK(\"\"http://example.com\"\")\""))
        #expect(rows.contains("'@SUM(1)"))
    }

    @Test func jsonKeepsEveryCharacter() throws {
        let data = Data(try command.run("report", "--format", "json").output.utf8)
        let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let rows = try #require(report["rows"] as? [[String: Any]])
        #expect(rows.contains { $0["raw"] as? String == "\u{202D}123\u{202C}" })
        #expect(rows.contains { $0["raw"] as? String == "line\none" })
        #expect(rows.contains { $0["raw"] as? String == "\u{1B}[31mred" })
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
        #expect(!names.contains { $0.contains(".trunkline-") })
    }
}
