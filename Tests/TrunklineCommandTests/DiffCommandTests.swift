import Foundation
import StoreTestSupport
import Testing

/// `diff` shows every value that a newer export would change, and changes nothing.
struct DiffCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(
            """
            Name,Email,Phone,Company,Shoe size
            Ada Example,ada@example.org,650-253-0000,Zarbor,38
            Bo Sample,bo@example.org,650-253-0001,Zarbor,44
            Cy Test,cy@example.org,650-253-0002,,

            """, to: "may.csv")
        try folder.write(
            """
            Name,Email,Phone,Company,Shoe size
            Bo Sample,bo@example.org,650-253-0001,Zarbor,44
            Ada Specimen,ada@example.org,650-253-0099,,39
            Di New,di@example.org,650-253-0003,"Quill, Inc.",

            """, to: "june.csv")
        _ = try run("ingest", "may.csv", "--region", "US")
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    @Test func everyValueIsThere() throws {
        let before = try PlainSQL.dump(folder.path("contacts.db"))
        let result = try run("diff", "june.csv", "--key", "email", "--format", "csv")
        #expect(result.exitCode == 0, "\(result.errors)")
        let lines = result.output.split(whereSeparator: \.isNewline).map(String.init)
        #expect(
            Set(lines.dropFirst()) == [
                "changed,1,Ada Specimen,displayName,Ada Example,Ada Specimen,3",
                "changed,1,Ada Specimen,phone,650-253-0000,650-253-0099,3",
                "changed,1,Ada Specimen,organization,Zarbor,,3", "changed,1,Ada Specimen,column:Shoe size,38,39,3",
                "added,,Di New,displayName,,Di New,4", "added,,Di New,email,,di@example.org,4",
                "added,,Di New,phone,,650-253-0003,4", "added,,Di New,organization,,\"Quill, Inc.\",4",
                "gone,3,Cy Test,displayName,Cy Test,,4", "gone,3,Cy Test,email,cy@example.org,,4",
                "gone,3,Cy Test,phone,650-253-0002,,4",
            ])
        #expect(try PlainSQL.dump(folder.path("contacts.db")) == before)
        let json = try run("diff", "june.csv", "--key", "email", "--of", "may.csv", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["rows"] as? [Any])?.count == 11, "\(json.output)")
        let facts = try #require(object["facts"] as? [String: Any])
        #expect(facts["changed"] as? Int == 1 && facts["added"] as? Int == 1 && facts["gone"] as? Int == 1)
    }

    @Test func whatCannotBeComparedIsAnError() throws {
        let same = try run("diff", "may.csv", "--key", "email")
        #expect(same.exitCode == 0 && same.output.contains("The file is stored already."), "\(same.output)")
        let other = try run("diff", "june.csv", "--of", "april.csv", "--key", "email")
        #expect(other.exitCode == 65 && other.errors.contains("'april.csv' is not one stored file"))
        #expect(try run("diff", "nowhere.csv").exitCode == 66)
        #expect(try run("diff", "june.csv", "--key", "").exitCode == 64)
    }

    /// Edits whose value the newer export lacks, or has by itself, end with it; both are said before.
    @Test func editsThatWouldEndAreNamed() throws {
        _ = try run("edit", "1", "organization=Quill", "column:Shoe size=39")
        let result = try run("diff", "june.csv", "--key", "email", "--format", "csv")
        #expect(result.output.contains("ended,1,Ada Example,organization,Zarbor,Quill,"), "\(result.output)")
        #expect(result.output.contains("done,1,Ada Example,column:Shoe size,38,39,"), "\(result.output)")
        let update = ["ingest", "june.csv", "--region", "US", "--update", "--key", "email"]
        for (options, words) in [
            (["--dry-run"], ["edit would end: ", "1 edit would be done: the file has its value"]),
            ([], ["edit ended: ", "1 edit done: the file has its value"]),
        ] {
            let output = try command.run(update + options, input: Data()).output
            let ended =
                "\(words[0])Ada Example (contact 1), organization 'Zarbor' -> 'Quill': the file has neither value"
            #expect(output.contains(ended) && output.contains(words[1]), "\(output)")
        }
    }

    /// The edited values stay where the newer export has the same text, and the difference is that of the files.
    @Test func editsAreNoDifference() throws {
        _ = try run("edit", "2", "organization=Quill")
        let result = try run("diff", "june.csv", "--key", "email", "--format", "csv")
        #expect(!result.output.contains("Bo Sample"))
        _ = try run("ingest", "june.csv", "--update", "--key", "email", "--region", "US")
        let shown = try run("show", "2").output
        #expect(shown.contains("Quill"), "\(shown)")
    }
}
