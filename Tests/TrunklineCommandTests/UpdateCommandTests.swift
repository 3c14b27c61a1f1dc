import ArchiveTestSupport
import Foundation
import StoreTestSupport
import Testing

/// The messages and questions of `ingest` before one file takes the place of another.
struct UpdateCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(Self.crm(0..<40), to: "may.csv")
        _ = try run("ingest", "may.csv", "--region", "US")
    }

    private static func crm(_ people: Range<Int>) -> String {
        "Name,Email,Phone\n" + people.map { "Person \($0),p\($0)@example.org,650-253-0\(100 + $0)\n" }.joined()
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    private func contacts() throws -> [String] {
        try PlainSQL.rows("SELECT count(*) FROM contacts", in: folder.path("contacts.db"))
    }

    private static let update = ["ingest", "june.csv", "--region", "US", "--update", "--key", "email"]

    @Test(arguments: [["--update"], ["--update-of", "nosuch.csv", "--key", "phone"]])
    func aDryRunRefusesWhatTheUpdateWould(_ options: [String]) throws {
        try folder.write("Name,Phone\nAda,+16502530000\n", to: "new.csv")
        for database in ["contacts.db", "none.db"] {
            let words = ["ingest", "new.csv", "--db", database] + options
            let dry = try command.run(words + ["--dry-run"], input: Data())
            let real = try command.run(words, input: Data())
            #expect(dry.exitCode == 65 && real.exitCode == 65, "\(dry.output)")
            #expect(dry.errors == real.errors)
        }
    }

    @Test func bothFilesAreNamedBeforeAnythingIsWritten() throws {
        try folder.write(Self.crm(1..<45), to: "june.csv")
        let sentence =
            "june.csv (csv) is a newer version of may.csv (csv), by the e-mail address: 5 new, 0 changed, 39 unchanged, 1 gone"
        let preview = try command.run(Self.update + ["--dry-run"], input: Data())
        #expect(preview.output.contains(sentence))
        #expect(preview.output.contains("gone: Person 0 (contact 1, line 2 of may.csv)"))
        let result = try command.run(Self.update, input: Data())
        #expect(result.exitCode == 0)
        #expect(result.errors == sentence + "\n")
        #expect(result.output.contains(sentence))
        #expect(try run("report", "summary").output.contains("Superseded     39"))
    }

    /// A card that is gone stood in a file of its own.
    @Test func filesOfAddressBooksAreNamed() throws {
        try FileManager.default.createDirectory(atPath: folder.path("book"), withIntermediateDirectories: true)
        for name in ["Ada", "Bo", "Cy"] {
            let card = "BEGIN:VCARD\nVERSION:3.0\nUID:\(name)\nFN:\(name) Foo\nEND:VCARD\n"
            try folder.write(card, to: "book/\(name).vcf")
        }
        #expect(try run("ingest", "book", "--quiet", "--db", "book.db").exitCode == 0)
        for name in ["Ada", "Bo"] { try FileManager.default.removeItem(atPath: folder.path("book/\(name).vcf")) }
        let update = ["ingest", "book", "--update", "--yes", "--db", "book.db"]
        for (options, word) in [(["--dry-run"], "would be deleted"), ([], "deleted")] {
            let output = try command.run(update + options, input: Data()).output
            for (contact, name) in [(1, "Ada"), (2, "Bo")] {
                let line = "\(word): \(name) Foo (contact \(contact), line 1 of book/\(name).vcf)"
                #expect(output.contains(line), "\(output)")
            }
        }
    }

    /// The edits that end with a changed file of an address book are named before it is read, too.
    @Test func editsOfAddressBooksThatWouldEndAreNamed() throws {
        try FileManager.default.createDirectory(atPath: folder.path("book"), withIntermediateDirectories: true)
        func write(_ note: String) throws {
            let card = "BEGIN:VCARD\nVERSION:3.0\nUID:a\nFN:Ada Foo\nNOTE:\(note)\nEND:VCARD\n"
            try folder.write(card, to: "book/a.vcf")
        }
        try write("one")
        #expect(try run("ingest", "book", "--quiet", "--db", "book.db").exitCode == 0)
        #expect(try run("edit", "1", "note=two", "--db", "book.db").exitCode == 0)
        try write("seventeen")
        let update = ["ingest", "book", "--update", "--db", "book.db"]
        for (options, words) in [(["--dry-run"], "edit would end"), ([], "edit ended")] {
            let output = try command.run(update + options, input: Data()).output
            let line = "\(words): Ada Foo (contact 1), note 'one' -> 'two': the file has neither value"
            #expect(output.contains(line), "\(output)")
        }
    }

    /// The edits that end with a newer file are named before it is read, and by a column as the key.
    @Test func editsOfNumberedRecordsThatWouldEndAreNamed() throws {
        func write(_ name: String, to file: String) throws {
            try folder.write("Customer ID,First Name,Last Name\nC1,Ilka,Kresso\nC2,\(name),Krosso\n", to: file)
        }
        try write("Bea", to: "u1.csv")
        try write("Beate", to: "u2.csv")
        #expect(try run("ingest", "u1.csv", "--quiet", "--db", "u.db").exitCode == 0)
        #expect(try run("edit", "2", "given=Bibi", "--db", "u.db").exitCode == 0)
        let difference = try run("diff", "u2.csv", "--of", "u1.csv", "--key", "Customer ID", "--db", "u.db")
        #expect(difference.output.contains("Edits that would end    1"), "\(difference.output)")
        let update = ["ingest", "u2.csv", "--update-of", "u1.csv", "--key", "Customer ID", "--db", "u.db"]
        for (options, words) in [(["--dry-run"], "edit would end: Bibi"), ([], "edit ended: Bea")] {
            let output = try command.run(update + options, input: Data()).output
            let line = "\(words) Krosso (contact 2), givenName 'Bea' -> 'Bibi': the file has neither value"
            #expect(output.contains(line), "\(output)")
        }
    }

    /// Decisions and edits of contacts that a file lacks end with them: the summary, the object and the history say so.
    @Test(arguments: [
        (["--replace"], "text"), (["--replace"], "json"),
        (["--update", "--key", "email", "--remove-gone", "--yes"], "text"),
        (["--update", "--key", "email", "--remove-gone", "--yes"], "json"),
    ])
    func whatEndsWithItsContactsIsSaid(options: [String], format: String) throws {
        let kept = (1...8).map { "P\($0) Foo,p\($0)@example.com\n" }.joined()
        let header = "Name,Email\nAda Berg,ada@example.com\n" + kept
        try folder.write(header + "Ada Berg,ada@example.com\nBo Lind,bo@example.com\n", to: "p.csv")
        #expect(try run("ingest", "p.csv", "--quiet", "--db", "p.db").exitCode == 0)
        #expect(try run("dedupe", "--db", "p.db").exitCode == 0)
        #expect(try run("split", "1", "10", "--db", "p.db").exitCode == 0)
        #expect(try run("edit", "11", "family=Lund", "--db", "p.db").exitCode == 0)
        try folder.write(header, to: "p.csv")
        let ingest = ["ingest", "p.csv", "--db", "p.db", "--format", format] + options
        let output = try command.run(ingest, input: Data()).output
        let words = [
            "1 decision ended with contacts that were deleted", "1 edit ended with contacts that were deleted",
        ]
        if format == "json" {
            #expect(output.contains("\"endedDecisions\":1,\"editsOfGone\":1"), "\(output)")
        } else {
            for line in words { #expect(output.contains(line), "\(output)") }
        }
        let history = try run("history", "--db", "p.db").output
        #expect(history.contains(words.joined(separator: ", ")), "\(history)")
    }

    @Test(arguments: [("n", 64, "40"), ("y", 0, "25")])
    func onATerminalItAsks(_ answer: String, _ code: Int32, _ count: String) throws {
        try folder.write(Self.crm(15..<40), to: "june.csv")
        let session = try TerminalSession(command: Self.update + ["--remove-gone"], in: folder, columns: 200)
        try session.wait { $0.shows("Delete these 15 contacts, 37.5 % of may.csv? [y/N]") }
        #expect(session.screen.shows("to be deleted: Person 14"))
        session.type(answer + "\n")
        #expect(try session.end().code == code)
        #expect(try contacts() == [count])
    }

    @Test(arguments: [("n", 64, "40"), ("y", 0, "0")])
    func onATerminalForgetAsks(_ answer: String, _ code: Int32, _ count: String) throws {
        let session = try TerminalSession(command: ["forget", "--source", "may.csv"], in: folder, columns: 200)
        try session.wait { $0.shows("Erase these 40 contacts permanently? [y/N]") }
        session.type(answer + "\n")
        #expect(try session.end().code == code)
        #expect(try contacts() == [count])
    }

    @Test func everyContactThatIsDeletedIsListed() throws {
        try folder.write(Self.crm(15..<40), to: "june.csv")
        let refused = try command.run(Self.update + ["--remove-gone"], input: Data())
        #expect(refused.exitCode == 64)
        #expect(refused.errors.contains("--remove-gone would delete 15 of the 40 contacts of may.csv (csv), 37.5 %"))
        #expect(try contacts() == ["40"])
        let json = try command.run(Self.update + ["--remove-gone", "--dry-run", "--format", "json"], input: Data())
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let update = (object?["inputs"] as? [[String: Any]])?.first?["update"] as? [String: Any]
        #expect(
            (update?["goneContacts"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
                == (0..<15).map { "Person \($0)" })
        #expect(update?["predecessorProduct"] as? String == "csv")
        let result = try command.run(Self.update + ["--remove-gone", "--yes"], input: Data())
        #expect(result.exitCode == 0, "\(result.errors)")
        for number in 0..<15 {
            #expect(result.output.contains("deleted: Person \(number) (contact \(number + 1), line "))
        }
        #expect(try contacts() == ["25"])
    }

    @Test func aCutArchiveIsStoredAndTakesNobodysPlace() throws {
        let packed = Packer.gzip(Array(Self.crm(0..<400).utf8))
        try Data(packed[..<(packed.count / 2)]).write(to: folder.url.appendingPathComponent("june.csv.gz"))
        for option in [["--update", "--key", "email", "--remove-gone", "--yes"], ["--replace"]] {
            let result = try command.run(["ingest", "june.csv.gz", "--region", "US"] + option, input: Data())
            #expect(result.exitCode == 65)
            #expect(result.errors.contains("june.csv.gz: refused, nothing was changed: it is incomplete"))
            #expect(result.errors.contains("the compressed data is cut off"))
            #expect(try contacts() == ["40"])
        }
        let plain = try run("ingest", "june.csv.gz", "--region", "US", "--db", "new.db")
        #expect(plain.exitCode == 65)
        #expect(plain.output.contains("INCOMPLETE\n  incomplete: line "))
        for _ in 0..<2 {
            let quiet = try run("ingest", "june.csv.gz", "--region", "US", "--db", "quiet.db", "--quiet")
            #expect(quiet.exitCode == 65)
            #expect(quiet.output.isEmpty)
            #expect(quiet.errors.hasPrefix("Error: june.csv.gz: incomplete: "))
        }
        let json = try run("ingest", "june.csv.gz", "--region", "US", "--db", "new.db", "--format", "json")
        #expect(json.output.contains(#""damage":{"kind":"packing","#))
        #expect(
            try run("report", "summary", "--db", "new.db").output.contains(
                "june.csv.gz (see the findings; fetch them again)"))
    }

    @Test func anEditedFileIsSaidWithTheWayOut() throws {
        try folder.write(Self.crm(0..<41), to: "may.csv")
        let result = try run("ingest", "may.csv", "--region", "US")
        #expect(result.exitCode == 0)
        #expect(result.output.contains("this path was read before with other content (ID 1)"))
        #expect(result.output.contains("--update compares the two, --replace puts this one in its place"))
        #expect(try contacts() == ["81"])
        let same = try run("export", "--to", "same", "-o", "out/")
        #expect(same.errors.contains("may.csv (ID 1), may-2.csv (ID 2)"))
        #expect(try String(contentsOfFile: folder.path("out/may-2.csv"), encoding: .utf8) == Self.crm(0..<41))
        #expect(try run("ingest", "may.csv", "--region", "US", "--replace").exitCode == 0)
        #expect(try contacts() == ["41"])
    }

    @Test func whoLeavesByAReplacementIsListed() throws {
        try folder.write(Self.crm(2..<41), to: "may.csv")
        let result = try run("ingest", "may.csv", "--region", "US", "--replace")
        #expect(
            result.output.contains(
                """
                  in the place of ID 1, which had the same path: 1 new, 0 changed, 38 unchanged, 2 gone and deleted
                  deleted: Person 0 (contact 1, line 2)
                  deleted: Person 1 (contact 2, line 3)

                """), "\(result.output)")
        #expect(try run("undo").exitCode == 0)
        #expect(try contacts() == ["40"])
    }

    @Test(arguments: [
        (["--yes"], "--yes is for --update"), (["--update-of", "1", "--replace"], "exclude each other"),
        (["--key", "email"], "--key and --remove-gone are for --update"),
        (["other.csv", "--update-of", "1"], "--update-of is for one file"),
    ])
    func wrongUsage(_ arguments: [String], _ message: String) throws {
        let result = try command.run(["ingest", "may.csv"] + arguments, input: Data())
        #expect(result.exitCode == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func anotherOlderFileIsNamed() throws {
        try folder.write(
            "Full Name,E-Mail,Tel,City\n" + (0..<5).map { "Person \($0),p\($0)@example.org,650-253-0900,X\n" }.joined(),
            to: "june.csv")
        let refused = try command.run(Self.update, input: Data())
        #expect(refused.exitCode == 65)
        #expect(
            refused.errors.contains(
                "name the older one with --update-of: ID 1: may.csv (csv, 40 contacts, 5 of them in it)"))
        let result = try run("ingest", "june.csv", "--region", "US", "--update-of", "may.csv", "--key", "email")
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(try contacts() == ["40"])
    }
}
