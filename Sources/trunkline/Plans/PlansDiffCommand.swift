import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// `trunkline plans diff`: the ranges and changes of numbers that differ between two tables of plans.
struct PlansDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows the ranges that a table of plans has and another lacks.",
        discussion: """
              trunkline plans diff old-table.bin
              trunkline plans diff old-table.bin new-table.bin --format json

            Tables are those that compile-knowledge writes. 'trunkline recheck --plans TABLE' says which numbers of a database differ.
            """)

    @Argument(help: "The table of plans before.", completion: .file())
    var old: String

    @Argument(help: "The table of plans after; the plans of this program if it is left out.", completion: .file())
    var new: String?

    @Option(help: "The output format.")
    var format = PlansFormat.text

    func run() throws {
        var output = ByteOutput.standard
        let (before, after) = (try PlanTableFile(old), try new.map { try PlanTableFile($0) })
        // The tables live in the memory of the files.
        try withExtendedLifetime((before, after)) {
            let difference = PlanDifference(from: before.table, to: after?.table ?? .world)
            switch format {
            case .text: try write(difference, to: &output, ink: .standardOutput)
            case .json: try PlanDifferenceJSON.write(difference, to: &output)
            }
        }
        try output.flush()
    }

    private func write(_ difference: PlanDifference, to output: inout ByteOutput, ink: Ink) throws {
        for plan in difference.plans {
            try output.write(ink.bold("+\(plan.countryCode)") + "\n")
            for line in plan.removed { try output.write("  - " + line.text + "\n") }
            for line in plan.added { try output.write("  + " + line.text + "\n") }
        }
        let versions = "plans \(difference.oldVersion) -> \(difference.newVersion)"
        let count = difference.plans.count
        try output.write(
            count == 0 ? "\(versions): no difference\n" : "\(versions): \(count) calling codes differ\n")
    }
}
