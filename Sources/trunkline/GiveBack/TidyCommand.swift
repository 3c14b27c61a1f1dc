import ArgumentParser
import ContactCleaning
import ContactMatching
import ContactStore
import Markup
import PhoneNumbers
import SourceInput

/// `trunkline tidy`: an address book from its files to a plan.
struct TidyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tidy",
        abstract: "Reads what changed in an address book, finds its people, and says what is to be done.",
        discussion: """
              trunkline tidy ~/contacts --region DE
              trunkline apply

            The folder is read the first time; later only the files that changed are. Then people are found, and a plan is computed and \
            shown. Nothing is written to the folder. Exit code 0: there is nothing to do; 1: a plan waits for 'trunkline apply'. It is made \
            for cron, and as the post_hook of a program that synchronizes the folder.
            """)

    @Argument(help: "The folder of the address book.", completion: .directory)
    var folder: String

    @OptionGroup var parts: PlanOptions

    @OptionGroup var cleaning: CleaningArguments

    @Flag(help: "Take contacts whose files are gone out of the database, however many they are.")
    var yes = false

    @OptionGroup var options: AuthoredOptions

    @Flag(name: .shortAndLong, help: "Do not show the plan.")
    var quiet = false

    func run() throws {
        let tidying = Tidying(
            folder: folder, database: options.db, options: try cleaning.options { $0 },
            plan: parts.options(ContactSelection()),
            author: options.author, busyTimeout: options.wait, removesMany: yes)
        let result = try endingOnSignal(tidying.cancellation) { try tidying.run() }
        if !quiet {
            if let update = result.update {
                UpdateText.lines(update, from: folder, isDryRun: false).forEach { StandardError.say($0) }
            }
            var output = ByteOutput.standard
            let report =
                try result.plan.map { try PlanReport.make(database: options.db, plan: $0) }
                ?? PlanReport.nothing(database: options.db)
            try ReportFormat.text.renderer(ink: .standardOutput).write(report, limit: .max, to: &output)
            try output.flush()
        }
        if let plan = result.plan, plan.written + plan.deleted > 0 { throw ExitCode(ExitStatus.strict.rawValue) }
    }
}
