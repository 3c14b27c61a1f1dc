import Foundation
import StoreTestSupport
import Testing

/// `trunkline find`, as a user would type it.
struct FindCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        let rows = (1...25).map { "Sam\($0),+44 7400 1234\($0 + 10),\n" }.joined()
        try folder.write(
            "Name,Mobile Phone,E-mail\nAda Müller,+49 1512 3456789,ada@example.com\n" + rows, to: "people.csv")
        _ = try command.run("ingest", "people.csv")
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    @Test func somebodyIsFoundByHalfANameAndFourDigits() throws {
        let result = try run("find", "4567", "mull")
        #expect(
            result.output == """
                Contacts found

                  Database  contacts.db
                  Words     4567 mull
                  Found     1
                  Shown     1

                  Contact ID  Contact     Found in      Text                          File        Line
                           1  Ada Müller  name; number  Ada Müller; +49 1512 3456789  people.csv     2

                """)
        #expect(result.exitCode == 0 && result.errors.isEmpty)
        let csv = try run("find", "ada@example", "--format", "csv").output
        #expect(
            csv
                == """
                contact_id,contact,fields,matched,source,line
                1,Ada Müller,email,ada@example.com,people.csv,2

                """.replacing("\n", with: "\r\n") || csv.hasSuffix("1,Ada Müller,email,ada@example.com,people.csv,2\n"))
        #expect(
            try run("find", "ada", "--format", "json").output.contains("\"contact_id\":1,\"contact\":\"Ada Müller\""))
    }

    /// Cards of a folder are found at the file and the line in it, as reports name them.
    @Test func filesOfAddressBooksAreNamed() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("book"), withIntermediateDirectories: true)
        for name in ["Ada", "Bo"] {
            let card = "BEGIN:VCARD\nVERSION:3.0\nUID:\(name)\nFN:\(name) Foo\nEND:VCARD\n"
            try folder.write(card, to: "book/\(name).vcf")
        }
        let command = Command(in: folder)
        #expect(try command.run("ingest", "book", "--quiet").exitCode == 0)
        let found = try command.run("find", "foo", "--format", "csv").output
        for name in ["Ada", "Bo"] { #expect(found.contains(",book/\(name).vcf,1"), "\(found)") }
    }

    @Test func peopleAreShownTwenty() throws {
        let text = try run("find", "sam")
        #expect(text.output.contains("Shown     20\n"))
        #expect(text.errors == "Note: 25 contacts have these words; --limit shows more.\n")
        let three = try run("find", "sam", "--limit", "3", "--offset", "1", "--format", "csv")
        #expect(
            three.output.split(separator: "\n").count == 4 && three.output.contains("Sam2,") && three.errors.isEmpty)
        #expect(try run("find", "sam", "--format", "csv").output.split(separator: "\n").count == 26)
    }

    @Test(arguments: [
        (["ada", "--country", "Germany"], 1), (["ada", "--country", "GB"], 0), (["sam", "--lacks", "email"], 20),
        (["sam", "--has", "email"], 0), (["sam", "--where", "id = 5"], 1),
    ])
    func filtersRestrictTheSearch(_ arguments: [String], _ count: Int) throws {
        let result = try command.run(["find"] + arguments, input: Data())
        #expect(result.output.contains("Shown     \(count)\n"), "\(result.output)")
    }

    @Test func nothingToFindIsRefusedAndNobodyFoundIsSaid() throws {
        #expect(try run("find", "...").exitCode == 64)
        #expect(try run("find", "ada", "--category", "mobil").errors.contains("did you mean 'mobile'?"))
        let nobody = try run("find", "zzz")
        #expect(nobody.exitCode == 0 && nobody.output.contains("No contact has all of these words."))
        #expect(try run("find", "ada", "--db", "none.db").exitCode == 66)
    }
}
