import Foundation
import StoreTestSupport
import Testing

/// Files with personal data are readable by their owner only, and files beside them stay as they are.
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
        for name in ["fix.csv", "report.html"] {
            for ending in [".draft", ".trunkline-0123456789abcdef.draft"] {
                try FileManager.default.createSymbolicLink(
                    atPath: bench.folder.path(name + ending), withDestinationPath: bench.folder.path("precious.txt"))
            }
        }
        _ = try bench.run(bench.arguments + ["--rejects", "fix.csv"])
        _ = try bench.run(["report", "-o", "report.html", "--format", "html"])
        for name in ["fix.csv", "report.html"] { #expect(try mode(name) == 0o600, "\(name)") }
        #expect(try String(contentsOfFile: bench.folder.path("precious.txt"), encoding: .utf8) == "precious")
    }

    /// Every command that writes a file, beside a file of the user that has a name like a draft's.
    @Test func whatStandsBesideAFileIsItsOwners() throws {
        try bench.folder.write(ManyContacts.csv(20), to: "some.csv")
        _ = try bench.run(["ingest", "some.csv", "--region", "US", "-q"])
        for (name, arguments) in [
            ("contacts.vcf", ["export", "--to", "vcard3", "-o", "contacts.vcf"]),
            ("same.csv", ["export", "--to", "same", "-o", "same.csv"]),
            ("report.html", ["report", "--format", "html", "-o", "report.html"]),
            ("known.txt", ["report", "rejected", "--baseline", "known.txt"]),
            ("map.yaml", ["map", "some.csv", "-o", "map.yaml"]),
        ] {
            try bench.folder.write("mine", to: name + ".draft")
            let result = try bench.run(arguments, wrapper: ["sh", "-c", "umask 0; exec \"$@\"", "sh"])
            #expect(result.exitCode == 0, "\(name): \(result.errors)")
            #expect(try mode(name) == 0o600, "\(name)")
            #expect(
                try String(contentsOfFile: bench.folder.path(name + ".draft"), encoding: .utf8) == "mine", "\(name)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.url.path)
        #expect(!names.contains { $0.contains(".trunkline-") })
    }

    /// A name that SQLite would take for a database in memory, or for a URI, is the name of a file.
    @Test(arguments: [":memory:", "file:a.db", "file:a.db?mode=memory", "file::memory:?cache=shared"])
    func aDatabaseIsAFileWhateverItIsCalled(_ name: String) throws {
        let result = try bench.run(
            bench.arguments + ["--db", name], wrapper: ["sh", "-c", "umask 0; exec \"$@\"", "sh"])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(try mode(name) == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.url.path)
        #expect(names.filter { $0.hasSuffix(".db") } == (name.hasSuffix(".db") ? [name] : []))
        #expect(try bench.run(["verify", "--db", name]).exitCode == 0)
        let counted = try bench.run(["export", "--db", name, "--to", "jsonl", "-o", "-", "--where", "id = 1"])
        #expect(counted.output.split(separator: "\n").count == 1)
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
