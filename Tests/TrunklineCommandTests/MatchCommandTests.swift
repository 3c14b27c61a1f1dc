import Foundation
import StoreTestSupport
import Testing

/// `trunkline match`, and exports without those on a list.
struct MatchCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write("Name,Phone\nAnn,+44 7400 123456\nBob,+1 650 253 0000\n", to: "people.csv")
        try folder.write("number\n0044 (0)7400 123456\n12\n", to: "dnc.csv")
        _ = try command.run("ingest", "people.csv")
    }

    @Test func whoIsOnTheListIsReported() throws {
        let result = try command.run("match", "dnc.csv")
        #expect(result.exitCode == 0 && result.output.contains("Contacts found                1\n"), "\(result.output)")
        let csv = try command.run("match", "dnc.csv", "--format", "csv").output
        #expect(csv.contains("1,Ann,number,+447400123456,0044 (0)7400 123456,2,people.csv,2"), "\(csv)")
        #expect(try command.run("match", "none.csv").exitCode == 66)
        try folder.write("number\n12\n", to: "bad.csv")
        #expect(try command.run("match", "bad.csv").exitCode == 65)
    }

    @Test func peopleOnAListAreFoundWithReasons() throws {
        try folder.write("Name,Phone,E-mail\nBob Sample,,bob@example.com\n", to: "more.csv")
        _ = try command.run("ingest", "more.csv")
        try folder.write("Name,E-mail\nSample Bob,bob@example.com\nNobody Else,x@example.com\n", to: "leads.csv")
        let csv = try command.run("match", "leads.csv", "--by", "number,email,person", "--format", "csv")
        #expect(csv.output.contains("3,Bob Sample,person,Bob Sample,Sample Bob,2,more.csv,2,"), "\(csv.output)")
        #expect(csv.output.contains("share bob@example.com"), "\(csv.output)\(csv.errors)")
        #expect(csv.output.contains("3,Bob Sample,email,bob@example.com,bob@example.com,2,more.csv,2,the same address"))
        let rest = try command.run("export", "--to", "csv", "--not-in", "leads.csv", "--by", "person", "-o", "-")
        #expect(rest.output.contains("Ann") && !rest.output.contains("Bob Sample"), "\(rest.errors)")
        let wrong = try command.run("match", "leads.csv", "--by", "persn")
        #expect(wrong.exitCode == 64 && wrong.errors.contains("did you mean 'person'?"), "\(wrong.errors)")
    }

    @Test func aListIsSubtractedFromAnExport() throws {
        let rest = try command.run("export", "--to", "csv", "--not-in", "dnc.csv", "-o", "-")
        #expect(rest.output.contains("Bob") && !rest.output.contains("+447400123456"))
        #expect(
            rest.errors.hasPrefix(
                "Note: dnc.csv: 1 number has no E.164 form, with which nobody can be found; --list-region names the region of national "
                    + "numbers.\n"))
        #expect(rest.errors.contains("Left out by --not-in dnc.csv: 1 contact.\n"), "\(rest.errors)")
        let listed = try command.run("export", "--to", "same", "--in", "dnc.csv", "-o", "-")
        #expect(listed.output == "Name,Phone\nAnn,+44 7400 123456\n", "\(listed.errors)")
        #expect(try command.run("export", "--to", "csv", "--not-in", "none.csv", "-o", "out.csv").exitCode == 66)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out.csv")))
    }

    @Test func nationalNumbersOfAListAreThoseOfTheContacts() throws {
        func run(_ arguments: String...) throws -> Command.Result {
            try command.run(arguments + ["--db", "national.db"], input: Data())
        }
        try folder.write("Name,Phone\nAnn,020 7946 0042\nBob,(650) 253-0000\n", to: "national.csv")
        try folder.write("phone\n650-253-0000\n", to: "dnc.csv")
        _ = try run("ingest", "national.csv", "--region", "US")
        let rest = try run("export", "--to", "csv", "--not-in", "dnc.csv", "-o", "-")
        #expect(rest.output.contains("Ann") && !rest.output.contains("Bob"), "\(rest.errors)")
        let note = "Note: dnc.csv: national numbers are read as those of US, as all contacts were; "
        #expect(rest.errors.hasPrefix(note), "\(rest.errors)")
        // Named, it is that region and no other.
        let german = try run("match", "dnc.csv", "--list-region", "DE")
        #expect(german.output.contains("Contacts found                0\n"), "\(german.output)")
        #expect(german.errors == "", "\(german.errors)")
    }
}
