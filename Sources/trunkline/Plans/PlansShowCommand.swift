import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// `trunkline plans show`: all plans, one of them, or the changes of numbers.
struct PlansShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Lists the numbering plans, or shows one and its changes.",
        discussion: """
              trunkline plans show
              trunkline plans show CI --history

            --history and --renumbered show when numbers changed, from which digits to which, and who states it.
            """)

    @Argument(help: ArgumentHelp("A calling code (44) or region (GB).", valueName: "plan"))
    var plan: String?

    @Flag(help: "Show when numbers of the plan changed, with the sources.")
    var history = false

    @Flag(help: "List the changes of numbers of all plans.")
    var renumbered = false

    @Option(help: "The output format.")
    var format = PlansFormat.text

    func validate() throws {
        let chosen = try chosen()
        if history, chosen == nil {
            throw ValidationError("--history needs a plan, as in 'trunkline plans CI --history'; --renumbered lists all.")
        }
        if renumbered, chosen != nil {
            throw ValidationError("--renumbered lists all plans; 'trunkline plans \(plan ?? "") --history' shows those of one.")
        }
    }

    func run() throws {
        var output = ByteOutput.standard
        if let (plan, region) = try chosen() {
            switch format {
            case .text where history: try RenumberingText(of: [plan]).write(to: &output, ink: .standardOutput)
            case .json where history: try RenumberingJSON.write([plan], to: &output)
            case .text: try PlanText(plan, only: region).write(to: &output, ink: .standardOutput)
            case .json: try PlanJSON.write(plan, only: region, to: &output)
            }
        } else {
            switch format {
            case .text where renumbered: try RenumberingText(of: NumberingPlan.all).write(to: &output, ink: .standardOutput)
            case .json where renumbered: try RenumberingJSON.write(NumberingPlan.all, to: &output)
            case .text: try PlanList.writeText(to: &output)
            case .json: try PlanList.writeJSON(to: &output)
            }
        }
        try output.flush()
    }

    /// The plan that the argument names, and the region if it names one.
    private func chosen() throws -> (NumberingPlan, RegionCode?)? {
        guard let plan else { return nil }
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
