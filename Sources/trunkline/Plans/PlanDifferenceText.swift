import ContactCleaning
import PhoneNumbers

/// The differences of two tables of plans for people to read.
struct PlanDifferenceText {
    private let difference: PlanDifference

    init(_ difference: PlanDifference) { self.difference = difference }

    /// Writes what each calling code lost and got.
    func write(to output: inout ByteOutput, ink: Ink) throws {
        for plan in difference.plans {
            try output.write(ink.bold("+\(plan.countryCode)") + "\n")
            for line in plan.removed { try output.write("  - " + line.text + "\n") }
            for line in plan.added { try output.write("  + " + line.text + "\n") }
        }
        let versions = "plans \(difference.oldVersion) -> \(difference.newVersion)"
        let count = difference.plans.count
        let result =
            count == 0 ? "no difference" : count == 1 ? "1 calling code differs" : "\(count) calling codes differ"
        try output.write("\(versions): \(result)\n")
    }
}
