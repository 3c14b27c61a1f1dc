import Foundation
import StoreTestSupport
import Testing

/// What is personal stays in the files of their owner, and nothing else gets into them.
struct PrivacyTests {
    private let bench: FaultBench

    init() throws {
        bench = try FaultBench(contacts: 2000)
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: bench.folder.path(name))[.posixPermissions] as? Int
    }

    @Test func filesAreTheirOwnersAlone() throws {
        let open = ["sh", "-c", "umask 0; exec \"$@\"", "sh"]
        _ = try bench.run(bench.arguments + ["--rejects", "fix.csv"], wrapper: open)
        _ = try bench.run(["report", "-o", "report.html", "--format", "html"], wrapper: open)
        for name in ["contacts.db", "fix.csv", "report.html"] { #expect(try mode(name) == 0o600, "\(name)") }
    }

    @Test func soIsTheJournal() throws {
        let command = try RunningCommand(
            bench.arguments, in: bench.folder, wrapper: ["sh", "-c", "umask 0; exec \"$@\"", "sh"])
        try command.run { FileManager.default.fileExists(atPath: bench.folder.path("contacts.db-journal")) }
        command.send(SIGKILL)
        _ = try command.end()
        #expect(try mode("contacts.db-journal") == 0o600)
    }

    @Test func linksInThePlaceOfDraftsAreNotFollowed() throws {
        try bench.folder.write("precious", to: "precious.txt")
        func link(_ name: String) -> [String] {
            ["sh", "-c", "ln -s precious.txt \(name).draft; exec \"$@\"", "sh"]
        }
        _ = try bench.run(bench.arguments + ["--rejects", "fix.csv"], wrapper: link("fix.csv"))
        // `exec` keeps the number of the process, which is part of the name.
        _ = try bench.run(["report", "-o", "report.html", "--format", "html"], wrapper: link("report.html.$$"))
        for name in ["fix.csv", "report.html"] { #expect(try mode(name) == 0o600, "\(name)") }
        #expect(try String(contentsOfFile: bench.folder.path("precious.txt"), encoding: .utf8) == "precious")
    }

    @Test func namesOfFilesDoNothingToTheTerminal() throws {
        let result = try bench.run(["ingest", "\u{1B}[31mred.csv", "\u{1B}]0;title\u{7}.vcf"])
        #expect(result.exitCode == 66)
        for text in [result.output, result.errors] {
            #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
            #expect(text.contains("‹U+001B›[31mred.csv"))
        }
    }

    @Test func pathsAreAsTheyWereGiven() throws {
        try FileManager.default.createDirectory(
            atPath: bench.folder.path("exports"), withIntermediateDirectories: false)
        try bench.folder.write(ManyContacts.csv(100), to: "exports/some.csv")
        var texts: [String] = []
        for arguments in [
            ["ingest", "exports/some.csv", "exports/missing.csv", "--rejects", "fix.csv"],
            ["ingest", "exports/some.csv", "--db", "other.db", "--format", "json"], ["report"],
            ["report", "--format", "html"], ["report", "summary", "--format", "json"], ["report", "findings"],
            ["verify"],
        ] {
            let result = try bench.run(arguments)
            texts += [result.output, result.errors]
        }
        texts.append(try PlainSQL.dump(bench.folder.path("contacts.db")))
        for text in texts { #expect(!text.contains(bench.folder.url.path)) }
        #expect(texts.contains { $0.contains("exports/some.csv") })
    }

    @Test func talkHasNothingOfTheContacts() throws {
        let result = try bench.run(["ingest", "many.csv", "missing.csv", "--region", "US", "--strict"])
        #expect(result.exitCode == 66)
        for text in [result.output, result.errors] {
            #expect(!text.contains("Person") && !text.contains("650") && !text.contains("example.com"))
        }
    }
}
