import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline diff`: the differences of a newer export, value by value.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows each value that a newer export would change, and changes nothing.",
        discussion: """
              trunkline diff june.csv --key email
              trunkline diff june.csv --of may.csv --key email --format csv -o changes.csv
              trunkline ingest june.csv --update-of may.csv --key email

            Contacts are recognized as 'trunkline ingest --update' recognizes them: by their UID, or by --key. The stored values \
            are those that were read: corrections and edits hold for the newer contacts as long as these have the same texts.
            """)

    @Argument(help: "The newer export; - is standard input.", completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp(
            "The stored file that it is compared with, by its path or its ID in 'trunkline report summary'.",
            discussion: "Without it, the only stored one of the same product and layout that shares contacts.",
            valueName: "source"))
    var of: String?

    @Option(
        help: ArgumentHelp(
            "Recognize contacts by email, phone, uid, or the heading of a column such as 'Customer ID'.",
            valueName: "key"))
    var key: String?

    @OptionGroup var cleaning: CleaningArguments

    @OptionGroup var form: FormOptions

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if of?.isEmpty == true { throw ValidationError("--of must name a stored file, by its path or ID.") }
        if key?.isEmpty == true {
            throw ValidationError("--key must name email, phone, uid or the heading of a column.")
        }
    }

    func run() throws {
        var ingest = Ingest(
            inputs: [file], database: report.db, options: try cleaning.options(form.options), isDryRun: true)
        ingest.update = UpdateOptions(key: key.map(ContactKey.init(word:)) ?? .uid, predecessor: of)
        try report.write(try ExportComparison(ingest).report())
    }
}
