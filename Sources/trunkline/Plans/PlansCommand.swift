import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// `trunkline plans`: all numbering plans, one of them, their changes of numbers, or the difference of two tables.
struct PlansCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plans",
        abstract: "Lists the numbering plans, or shows one and its changes.",
        discussion: """
              trunkline plans
              trunkline plans 44
              trunkline plans GB --format json
              trunkline plans CI --history
              trunkline plans --renumbered
              trunkline plans diff table.bin

            A plan belongs to a country calling code and may hold several regions. Templates are written with # for \
            any digit, N for a digit 2-9, [1-3] for one of some digits, {0} for what is written in national form only. \
            diff compares tables of plans that compile-knowledge wrote, the second with the first; without a second one, the plans \
            of this program.
            """)

    @Argument(
        help: ArgumentHelp("A calling code (44) or region (GB); or diff and one or two tables.", valueName: "plan"))
    var words: [String] = []

    @Flag(help: "Show when numbers of the plan changed, with the sources.")
    var history = false

    @Flag(help: "List the changes of numbers of all plans.")
    var renumbered = false

    @Option(help: "The output format.")
    var format = PlansFormat.text

    func validate() throws {
        if isDifference {
            guard 2...3 ~= words.count, !history, !renumbered else {
                throw ValidationError(
                    "Name one table of plans or two: 'trunkline plans diff old-table.bin new-table.bin'.")
            }
            return
        }
        if words.count > 1 { throw ValidationError("Name one plan; 'trunkline plans' lists them all.") }
        let chosen = try chosen()
        if history, chosen == nil {
            throw ValidationError(
                "--history needs a plan, as in 'trunkline plans CI --history'; --renumbered lists all.")
        }
        if renumbered, chosen != nil {
            throw ValidationError(
                "--renumbered lists all plans; 'trunkline plans \(words[0]) --history' shows those of one.")
        }
    }

    func run() throws {
        var output = ByteOutput.standard
        if isDifference {
            try writeDifference(to: &output)
        } else if let (plan, region) = try chosen() {
            switch format {
            case .text where history: try RenumberingText(of: [plan]).write(to: &output, ink: .standardOutput)
            case .json where history: try RenumberingJSON.write([plan], to: &output)
            case .text: try PlanText(plan, only: region).write(to: &output, ink: .standardOutput)
            case .json: try PlanJSON.write(plan, only: region, to: &output)
            }
        } else {
            switch format {
            case .text where renumbered:
                try RenumberingText(of: NumberingPlan.all).write(to: &output, ink: .standardOutput)
            case .json where renumbered: try RenumberingJSON.write(NumberingPlan.all, to: &output)
            case .text: try PlanList.writeText(to: &output)
            case .json: try PlanList.writeJSON(to: &output)
            }
        }
        try output.flush()
    }

    private var isDifference: Bool { words.first == "diff" }

    private func writeDifference(to output: inout ByteOutput) throws {
        let tables = try words.dropFirst().map { try PlanTableFile($0) }
        // The tables live in the memory of the files.
        try withExtendedLifetime(tables) {
            let difference = PlanDifference(from: tables[0].table, to: tables.count > 1 ? tables[1].table : .world)
            switch format {
            case .text: try PlanDifferenceText(difference).write(to: &output, ink: .standardOutput)
            case .json: try PlanDifferenceJSON.write(difference, to: &output)
            }
        }
    }

    /// The plan that the argument names, and the region if it names one.
    private func chosen() throws -> (NumberingPlan, RegionCode?)? {
        guard let plan = words.first else { return nil }
        let digits = plan.hasPrefix("+") ? String(plan.dropFirst()) : plan
        if let number = UInt16(digits) {
            guard let code = PhoneNumber.CountryCode(number: number) else {
                throw ValidationError("\(plan) is not a country calling code; 'trunkline plans' lists them all.")
            }
            return (NumberingPlan(countryCode: code), nil)
        }
        let region = try RegionArgument.region(plan)
        return NumberingPlan.countryCode(of: region).map { (NumberingPlan(countryCode: $0), region) }
    }
}
