import ArgumentParser
import ContactCleaning
import ContactStore
import Markup

/// `trunkline apply`: carries a plan out.
struct ApplyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply",
        abstract: "Writes a plan where the contacts live; undo gives every file back that it has changed.",
        discussion: """
              trunkline plan
              trunkline apply --dry-run
              trunkline apply
              trunkline apply --in-place
              trunkline undo

            Every file must be byte for byte what it was when the plan was computed; one that somebody has changed since stays as it is and \
            is named, and the exit code is then 1. If anything was changed in the database since, nothing is written, and the exit code is 65: \
            'trunkline plan' computes another plan. Only the properties and cells of the plan are written; all other bytes stay. What a file \
            had is kept in the database first, and files are deleted last: a kill at any moment leaves every card whole, and the same command \
            completes the rest. All of it is one change in 'trunkline history', and 'trunkline undo' restores the bytes, where nobody has \
            changed them meanwhile.

            Files in a folder of cards are written in their place. A single file is written beside itself, as NAME.clean.vcf, unless \
            --in-place is given: that is a new file, which 'trunkline undo' does not remove, and a file that has the name already is not \
            replaced. No network connection is opened: synchronize the folder with your program.
            """)

    @Argument(help: "The plan, by its number; the newest one by default.")
    var plan: Int?

    @Flag(help: "Print the changes as a unified diff, and write nothing.")
    var dryRun = false

    @Flag(help: "Write single files in their place, too.")
    var inPlace = false

    @OptionGroup var options: AuthoredOptions

    @Flag(name: .shortAndLong, help: "Do not say what was written.")
    var quiet = false

    func run() throws {
        if dryRun { return try showDifferences() }
        var job = WriteBack(database: options.db, plan: plan)
        job.writesInPlace = inPlace
        job.author = options.author
        job.busyTimeout = options.wait
        let result = try endingOnSignal(job.cancellation) { try job.run() }
        var output = ByteOutput.standard
        if !quiet { try write(result, to: &output) }
        try output.flush()
        try LeftOutFiles.end(result.leftOut)
    }

    private func write(_ result: WriteBack.Result, to output: inout ByteOutput) throws {
        if let change = result.change {
            try output.write(
                "Plan \(result.plan.id) is applied: \(ColumnText.counted(result.written, "file")) written, \(result.deleted) deleted.\n"
                    + "Change \(change): 'trunkline undo \(change)' takes it back.\n")
        }
        for path in result.beside {
            try output.write("Written beside: \(VisibleText.plain(path, isVerbatim: false))\n")
        }
        if result.change == nil, result.beside.isEmpty { try output.write("Nothing was written.\n") }
    }

    private func showDifferences() throws {
        var output = ByteOutput.standard
        let leftOut = try PlanDifferences(database: options.db, busyTimeout: options.wait).forEach(plan) {
            try output.write($0[...])
        }
        try output.flush()
        try LeftOutFiles.end(leftOut)
    }
}
