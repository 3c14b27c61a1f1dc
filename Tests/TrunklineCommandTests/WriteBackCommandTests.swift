import Foundation
import StoreTestSupport
import Testing

/// `plan`, `apply`, `undo`, `tidy` and `card`, as a user runs them.
struct WriteBackCommandTests {
    private let folder: TemporaryFolder
    private let command: Command
    private static let cards = [
        "people/ada.vcf": card("u-ada", "Ada Lovelace", "TEL;TYPE=CELL:0171 2345678", "EMAIL:ada@example.com"),
        "people/two.vcf": card("u-two", "Ada Lovelace", "TEL:+49 171 2345678", "EMAIL:ada@example.com", "NOTE:x"),
        "people/bob.vcf": card("u-bob", "Bob Hill", "TEL:030 34567890"),
    ]

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        for (name, text) in Self.cards { try write(text, to: name) }
    }

    private static func card(_ uid: String, _ name: String, _ lines: String...) -> String {
        let words = name.split(separator: " ")
        let head = ["BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)", "FN:\(name)", "N:\(words[1]);\(words[0]);;;"]
        return (head + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    private func write(_ text: String, to name: String) throws {
        let url = folder.url.appendingPathComponent("book").appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func files() throws -> [String: String] {
        var files: [String: String] = [:]
        let root = folder.path("book/people")
        for name in try FileManager.default.contentsOfDirectory(atPath: root) {
            files["people/" + name] = String(
                decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/" + name)), as: UTF8.self)
        }
        return files
    }

    private func run(_ arguments: String..., input: String = "") throws -> Command.Result {
        try command.run(arguments, input: Data(input.utf8))
    }

    @Test func tidyPlanApplyAndUndo() throws {
        let first = try run("tidy", "book", "--region", "DE")
        #expect(first.exitCode == 1, "\(first.errors)")
        #expect(first.output.contains("joined into people/ada.vcf: one person"), "\(first.output)")
        #expect(try files() == Self.cards)
        let difference = try run("apply", "--dry-run")
        #expect(difference.exitCode == 0)
        #expect(difference.output.contains("-TEL:030 34567890\r\n+TEL:+493034567890\r\n"), "\(difference.output)")
        #expect(
            difference.output.contains("--- book/people/two.vcf\n+++ /dev/null\n@@ -1,9 +0,0 @@\n"),
            "\(difference.output)")
        #expect(try files() == Self.cards)
        let applied = try run("apply", "--author", "Ada")
        #expect(applied.exitCode == 0 && applied.errors.isEmpty, "\(applied.errors)")
        #expect(applied.output.hasPrefix("Plan 1 is applied: 2 files written, 1 deleted.\n"), "\(applied.output)")
        #expect(try files().count == 2)
        let history = try run("history", "--format", "csv")
        #expect(history.output.contains("apply") && history.output.contains("Ada"), "\(history.output)")
        let again = try run("tidy", "book")
        #expect(
            again.exitCode == 0 && again.output.contains("Nothing is to be written."), "\(again.output)\(again.errors)")
        #expect(try run("apply").exitCode == 64)
        let undone = try run("undo")
        #expect(
            undone.exitCode == 0 && undone.output.contains("3 files written back."), "\(undone.output)\(undone.errors)")
        #expect(try files() == Self.cards)
        #expect(try run("verify").exitCode == 0)
    }

    /// A file beside another one is no change, so that undoing takes back the change before it.
    @Test func aFileBesideStaysWhenTheIngestIsUndone() throws {
        try folder.write("First Name,Phone\r\nAda,0171 2345678\r\n", to: "c.csv")
        _ = try run("ingest", "c.csv", "--region", "DE", "-q")
        _ = try run("plan")
        #expect(try run("apply").output == "Written beside: c.clean.csv\n")
        try folder.write("my own", to: "c.clean.csv")
        let refused = try run("apply")
        #expect(refused.exitCode == 1 && refused.output == "Nothing was written.\n")
        #expect(refused.errors == "Left as it is: c.csv: c.clean.csv exists already\n")
        #expect(try run("undo").output.hasPrefix("Change 1 (ingest, 20"))
        #expect(try String(contentsOfFile: folder.path("c.clean.csv"), encoding: .utf8) == "my own")
        #expect(try run("apply", "--in-place").exitCode == 65)
        #expect(
            try String(contentsOfFile: folder.path("c.csv"), encoding: .utf8).contains("0171 2345678"))
    }

    @Test func aLaterEditIsNamed() throws {
        _ = try run("tidy", "book", "--region", "DE", "-q")
        try write(Self.card("u-bob", "Bob Hill", "TEL:030 11111111"), to: "people/bob.vcf")
        let applied = try run("apply")
        #expect(applied.exitCode == 1)
        #expect(
            applied.errors.contains("Left as it is: book/people/bob.vcf: it was changed since the plan was computed"),
            "\(applied.errors)")
        #expect(try files()["people/bob.vcf"]?.contains("030 11111111") == true)
    }

    @Test(
        "A plan is not applied once the database was changed since",
        arguments: [
            ["split", "1", "3"], ["edit", "1", "note+=X"], ["undo", "1"], ["ingest", "other.csv", "--region", "DE"],
        ])
    func aChangeSinceThePlan(change: [String]) throws {
        _ = try run("ingest", "book", "--region", "DE", "-q")
        if change[0] == "split" { _ = try run("dedupe") }
        try folder.write("First Name,Home Phone\nCy,030 77777777\n", to: "other.csv")
        #expect(try run("plan").exitCode == 0)
        #expect(try run("apply", "--dry-run").exitCode == 0)
        #expect(try command.run(change, input: Data()).exitCode == 0)
        let number = change[0] == "split" ? 3 : 2
        for arguments in [["apply"], ["apply", "--in-place"], ["apply", "--dry-run"]] {
            let refused = try command.run(arguments, input: Data())
            #expect(refused.exitCode == 65 && refused.output.isEmpty)
            #expect(
                refused.errors
                    == "Error: the database was changed since plan 1 was computed (change \(number), \(change[0])); run 'trunkline plan' again\n"
            )
        }
        #expect(try files() == Self.cards)
    }

    private func writeTable(_ id: Int, _ values: String..., to name: String) throws {
        let rows = values.enumerated().map { "\(id + $0.offset),\($0.element)\r\n" }
        let url = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(("Record ID,First Name,Last Name,Phone,Email\r\n" + rows.joined()).utf8).write(to: url)
    }

    private func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(path)).sorted()
    }

    @Test func filesForImportsHaveNamesOfTheirOwn() throws {
        try writeTable(101, "Ada,Lovelace,0171 2345678,ada@example.com", to: "a/crm.2024.csv")
        try writeTable(201, "Bob,Hill,030 34567890,bob@example.com", to: "b/crm.2024.csv")
        try writeTable(301, "Cy,Young,030 77777777,cy@example.com", to: "b/crm.2025.csv")
        _ = try run("ingest", "a/crm.2024.csv", "b/crm.2024.csv", "b/crm.2025.csv", "--region", "DE", "-q")
        let written = try run("plan", "--delta", "out/")
        #expect(
            written.errors == """
                out/crm.2024.delta.csv: 1 record with 1 changed cell
                out/crm.2024-2.delta.csv: 1 record with 1 changed cell
                out/crm.2025.delta.csv: 1 record with 1 changed cell

                """)
        #expect(written.exitCode == 0)
        let all = ["crm.2024-2.delta.csv", "crm.2024.delta.csv", "crm.2025.delta.csv"]
        #expect(try names(in: "out") == all)
        // Files that exist stay, and nothing else is written then.
        try FileManager.default.removeItem(atPath: folder.path("out/crm.2024.delta.csv"))
        let refused = try run("plan", "--delta", "out")
        #expect(refused.exitCode == 74)
        #expect(refused.errors.contains("out/crm.2024-2.delta.csv: the file exists; --force replaces it"))
        #expect(try names(in: "out").count == 2)
        #expect(try run("plan", "--delta", "out", "--force").exitCode == 0)
        #expect(try names(in: "out") == all)
        let other = try run("plan", "--delta", "a/crm.2024.csv")
        #expect(other.exitCode == 74)
        #expect(other.errors == "Error: cannot write to a/crm.2024.csv: it is no folder\n")
    }

    @Test func filesForImportsHaveWhatIsAskedFor() throws {
        let row = "Ada,Lovelace,0171 2345678,ada@example.com"
        try writeTable(101, row, row, to: "a.csv")
        try writeTable(201, row, row, to: "b.csv")
        _ = try run("ingest", "a.csv", "b.csv", "--region", "DE", "-q")
        _ = try run("dedupe", "-q")
        let chosen = try run("plan", "--source", "a.csv", "--delta", "one")
        #expect(chosen.errors.contains("one/a.merges.csv: 1 record to be merged into another\n"), "\(chosen.errors)")
        #expect(try names(in: "one") == ["a.delta.csv", "a.merges.csv"])
        #expect(try run("plan", "--numbers", "e164", "--delta", "two").exitCode == 0)
        #expect(try names(in: "two") == ["a.delta.csv", "b.delta.csv"])
        #expect(try run("plan", "--people", "--delta", "three").exitCode == 0)
        #expect(try names(in: "three") == ["a.merges.csv", "b.merges.csv"])
        for option in [["-o", "x.csv"], ["--format", "csv"], ["--limit", "1"], ["--baseline", "x"]] {
            let refused = try command.run(["plan", "--delta", "four"] + option, input: Data())
            #expect(refused.exitCode == 64 && refused.errors.contains("is an option of the report"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("four")))
    }

    @Test("A plan is a report in every format", arguments: ["text", "csv", "json", "html", "markdown"])
    func formats(format: String) throws {
        _ = try run("ingest", "book", "--region", "DE", "-q")
        let plan = try run("plan", "--numbers", "international", "--format", format)
        #expect(plan.exitCode == 0, "\(plan.errors)")
        #expect(plan.output.contains("+49 30 34567890"), "\(plan.output)")
        let shown = try run("plan", "--show", "--format", format)
        // A page says when it was made.
        #expect(format == "html" ? shown.output.contains("+49 30 34567890") : shown.output == plan.output)
    }

    @Test func unknownPlansAndFoldersAreErrors() throws {
        #expect(try run("apply").exitCode == 66)
        _ = try run("ingest", "book", "--region", "DE", "-q")
        let none = try run("apply")
        #expect(
            none.exitCode == 64
                && none.errors.contains("no plan is stored: 'trunkline plan' was not run, or found nothing to write"),
            "\(none.errors)")
        #expect(try run("apply", "7").errors.contains("there is no plan 7"))
        let empty = folder.path("empty")
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        let tidy = try run("tidy", "empty", "--db", "other.db")
        #expect(
            tidy.exitCode == 65 && tidy.errors.contains("it is no folder with cards in files of their own"),
            "\(tidy.errors)")
        let missing = try run("tidy", "missing", "--db", "other.db")
        #expect(missing.exitCode == 66 && missing.errors.hasPrefix("Error: missing: "), "\(missing.errors)")
    }

    @Test func aCardIsFiltered() throws {
        let card = Self.card("u", "Ada Lovelace", "TEL:0171 2345678", "NOTE:0171 2345678")
        let result = try run("card", "--region", "DE", input: card)
        #expect(result.output == card.replacing("TEL:0171 2345678", with: "TEL:+491712345678"), "\(result.errors)")
        let broken = try run("card", input: "hello")
        #expect(
            broken.exitCode == 65 && broken.output.isEmpty && broken.errors.contains("no card with a contact"),
            "\(broken.errors)")
    }

    @Test("After a kill at any moment every card is whole, and the same command completes the work", arguments: [1, 3])
    func kills(seed: Int) throws {
        for number in 0..<60 {
            try write(
                Self.card("n-\(number)", "Person N\(number)", "TEL:030 \(34_500_000 + number)"),
                to: "people/n\(number).vcf")
        }
        let before = try files()
        _ = try run("tidy", "book", "--region", "DE", "-q")
        try FileManager.default.copyItem(atPath: folder.path("contacts.db"), toPath: folder.path("whole.db"))
        try FileManager.default.copyItem(atPath: folder.path("book"), toPath: folder.path("kept"))
        #expect(try run("apply", "--db", "whole.db").exitCode == 0)
        let after = try files()
        try FileManager.default.removeItem(atPath: folder.path("book"))
        try FileManager.default.copyItem(atPath: folder.path("kept"), toPath: folder.path("book"))
        for command in [["apply"], ["undo"]] {
            let running = try RunningCommand(command, in: folder)
            // The moment is one of the work: so many files are other ones than before.
            let wanted = seed * 15
            let start = try files()
            try running.run { ((try? files()) ?? [:]).filter { start[$0.key] != $0.value }.count >= wanted }
            running.send(SIGKILL)
            _ = try running.end()
            for (name, text) in try files() where !name.contains(".trunkline-") {
                #expect(text == before[name] || text == after[name], "\(name)")
            }
            #expect(try Set(files().keys).isSuperset(of: after.keys))
            let last = try run(command[0], command[0] == "undo" ? try lastApply() : "1")
            #expect(last.exitCode == 0 || last.errors.contains("already"), "\(last.errors)")
            #expect(try files() == (command[0] == "apply" ? after : before))
        }
        #expect(try run("verify").exitCode == 0)
    }

    /// The number of the change that applied the plan.
    private func lastApply() throws -> String {
        try PlainSQL.rows("SELECT max(id) FROM changes WHERE kind = 'apply'", in: folder.path("contacts.db"))[0]
    }
}
