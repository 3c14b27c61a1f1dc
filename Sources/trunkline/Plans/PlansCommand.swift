import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// `trunkline plans`: the numbering plans that numbers are read by.
struct PlansCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plans",
        abstract: "Lists the numbering plans, or shows one.",
        discussion: """
              trunkline plans
              trunkline plans 44
              trunkline plans GB --format json

            A plan belongs to a country calling code and may hold several regions. Templates are written with # for \
            any digit, N for a digit 2-9, [1-3] for one of some digits, {0} for what is written in national form only.
            """)

    @Argument(help: ArgumentHelp("A calling code (44) or region (GB).", valueName: "plan"))
    var plan: String?

    @Option(help: "The output format.")
    var format = PlansFormat.text

    func validate() throws {
        _ = try chosen()
    }

    func run() throws {
        var output = ByteOutput.standard
        if let (plan, region) = try chosen() {
            switch format {
            case .text:
                try PlanText(plan, only: region).write(to: &output, ink: .standardOutput)
            case .json: try PlanJSON.write(plan, only: region, to: &output)
            }
        } else {
            switch format {
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
