import ContactStore
import Foundation
import StoreTestSupport
import Testing

/// Reports as CSV that somebody has edited: each comes back as a correction, or is refused with the command that takes it.
struct ReturnedReportTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(
            """
            First Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value
            Ada,Lovelace,ada@example.com,Home,+49 171 1234567,123
            Bo,Beispiel,bo@example,Work,(650) 253-0000,49 171 123456
            Ada,Lovelace,ada@example.com,Home,+49 171 1234567,

            """, to: "people.csv")
        try folder.write("phone\n+49 171 1234567\n", to: "list.csv")
        #expect(try run("ingest", "people.csv", "--region", "DE").exitCode == 0)
        _ = try run("edit", "2", "phone.1.label=other", "nickname=Bobo")
        _ = try run("dedupe")
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    /// Writes a report as a file, edited.
    private func write(_ report: [String], _ edit: (String) -> String = { $0 }) throws {
        let result = try command.run(report + ["--format", "csv"], input: Data())
        #expect(result.exitCode == 0, "\(result.errors)")
        try folder.write(edit(result.output), to: "report.csv")
    }

    private static let ofNumbers = ["rejected", "accepted", "ambiguous"]

    @Test(arguments: ofNumbers) func aReportOfNumbersThatWasOnlySavedCorrectsNothing(_ name: String) throws {
        try write(["report", name])
        let result = try run("fix", "--from", "report.csv")
        #expect(result.output.hasSuffix("Nothing was corrected.\n"))
        #expect(!result.output.contains("edits it") && !result.output.contains("spreadsheet"))
        let other = try run("edit", "--from", "report.csv")
        #expect(other.exitCode != 0 && other.errors.contains("'trunkline fix --from' takes it"))
    }

    @Test(arguments: [
        ("rejected", ",268435457,1,", ",268435457,1,030 1234567", "+49301234567"),
        ("rejected", ",123,", ",030 1234567,", "+49301234567"),
        ("accepted", ",+491711234567,", ",+491711234568,", "+491711234568"),
        ("accepted", "'+49 171 1234567", "+49 171 1234568", "+491711234568"),
        ("ambiguous", ",49 171 123456,", ",+49 171 1234569,", "+491711234569"),
    ]) func anEditedNumberIsACorrection(_ name: String, _ old: String, _ new: String, _ e164: String) throws {
        try write(["report", name]) { text in
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if let place = lines.firstIndex(where: { $0.contains(old) }) {
                lines[place] = lines[place].replacing(old, with: new)
            }
            return lines.joined(separator: "\n")
        }
        let result = try run("fix", "--from", "report.csv")
        #expect(result.output.contains("-> \(e164)\n"), "\(result.output)")
        #expect(result.output.contains(": 1 number corrected"))
    }

    /// Damage of keys and numbers by a spreadsheet: the number is found by its contact and its text, and its own damage is none of ours.
    @Test func damagedKeysAreMadeUpFor() throws {
        try write(["report", "rejected"]) {
            $0.replacing("268435457,1,", with: "2.68435E+08,1,030 1234567").replacing(",", with: ";")
        }
        #expect(try run("fix", "--from", "report.csv").output.contains("123 -> +49301234567"))
        try write(["report", "accepted"]) { $0.replacing("+491711234567", with: "4.91711E+11") }
        let result = try run("fix", "--from", "report.csv")
        #expect(
            result.output.contains("a spreadsheet may have taken away")
                && result.output.hasSuffix("Nothing was corrected.\n"))
    }

    @Test func whatIsNoNumberNamesTheCommandThatTakesIt() throws {
        try write(["report", "rejected"]) { $0.replacing("Ada Lovelace", with: "Ada King") }
        let result = try run("fix", "--from", "report.csv")
        #expect(
            result.output.contains(
                "report.csv:2: Ada King: 'contact' is no number, and stays as it was; 'trunkline edit 1 FIELD=VALUE' edits it\n"
            ))
        #expect(result.exitCode == 1)
    }

    @Test(arguments: [["find", "ada"], ["match", "list.csv"], ["history", "--values"]])
    func aReportOfContactsIsNoExport(_ report: [String]) throws {
        try write(report) { $0.replacing("Ada Lovelace", with: "Ada King") }
        let before = try PlainSQL.dump(folder.path("contacts.db"))
        let result = try run("edit", "--from", "report.csv")
        #expect(result.exitCode != 0)
        #expect(result.errors.contains("'trunkline export --to csv --with-ids' writes a file to edit"))
        #expect(try run("fix", "--from", "report.csv").errors.contains("'trunkline edit --from'"))
        #expect(try PlainSQL.dump(folder.path("contacts.db")) == before)
    }

    @Test(arguments: ["duplicates", "fields", "findings", "summary", "changes"])
    func aReportWithoutContactsSaysWhatCanBeEdited(_ name: String) throws {
        try write(["report", name])
        #expect(
            try run("edit", "--from", "report.csv").errors.contains(
                "'trunkline export --to csv --with-ids' writes a file to edit"))
        #expect(try run("fix", "--from", "report.csv").errors.contains("'trunkline edit --from'"))
    }
}
