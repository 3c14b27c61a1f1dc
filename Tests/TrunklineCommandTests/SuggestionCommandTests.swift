import ContactStore
import Foundation
import StoreTestSupport
import Testing

/// Suggested numbers, as a user would look at them and take them.
struct SuggestionCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(
            """
            First Name,Phone 1 - Value,Phone 2 - Value
            Ada,+49 171 1234567,0171 1234568
            Bo,(650) 253-0000,0171/1234569
            Cleo,(650) 253-0001,+34 612 34 555 78
            Dan,650 253 0002,123

            """, to: "people.csv")
        let result = try run("ingest", "people.csv", "--region", "US")
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    private func numbers() throws -> [String] {
        try PlainSQL.rows(
            "SELECT value, coalesce(e164, reason) FROM current_numbers WHERE raw != '123' AND value LIKE '%1%' ORDER BY id",
            in: folder.path("contacts.db"))
    }

    @Test func suggestionsAreShownAndNothingIsWritten() throws {
        let before = try PlainSQL.dump(folder.path("contacts.db"))
        let shown = try run("fix", "--suggested")
        #expect(shown.exitCode == 0)
        #expect(
            shown.output == """
                country: 2 numbers valid in exactly one of the file's countries
                  268435457  0171 1234568 -> +49 171 1234568  (of the file's countries (DE, US) only DE has it)
                  536870913  0171/1234569 -> +49 171 1234569  (of the file's countries (DE, US) only DE has it)
                digit: 1 number valid without one superfluous digit, in exactly one way
                  805306369  +34 612 34 555 78 -> +34 612 34 55 78  (without one superfluous digit)
                3 numbers could be corrected; nothing was. --class takes the suggestions of a class.

                """)
        #expect(try run("fix", "--suggested", "--yes", "--dry-run").output.contains("3 numbers could be corrected"))
        #expect(try PlainSQL.dump(folder.path("contacts.db")) == before)
    }

    @Test func aClassIsTakenAsOneChangeAndUndone() throws {
        let before = try numbers()
        let taken = try run("fix", "--suggested", "--class", "country", "--where", "given_name = 'Ada'")
        #expect(taken.output.hasSuffix("\nChange 2: 1 number corrected. 'trunkline undo 2' takes it back.\n"))
        #expect(try numbers().contains("+49 171 1234568|+491711234568"))
        let json = try run("fix", "--suggested", "--yes", "--format", "json").output
        #expect(json.hasPrefix(#"{"change":3,"classes":[{"class":"country","ground":"#))
        #expect(json.contains(#""suggestion":"+34 612 34 55 78","e164":"+34612345578""#))
        #expect(try run("fix", "--suggested").output == "There is no suggestion.\n")
        #expect(try run("verify", "--quiet").exitCode == 0)
        #expect(try run("undo", "--since", "2").exitCode == 0)
        #expect(try numbers() == before)
    }

    @Test(arguments: [
        ["--suggested", "--region", "DE"], ["--suggested", "77", "1"], ["--class", "country"],
        ["--suggested", "--yes", "--class", "digit"], ["--suggested", "--class", "digits"],
    ]) func whatDoesNotBelongTogetherIsRefused(_ options: [String]) throws {
        #expect(try command.run(["fix"] + options, input: Data()).exitCode == 64)
    }
}
