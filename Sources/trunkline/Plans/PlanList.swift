import ContactCleaning
import JSONWriting
import PhoneNumbers

/// The list of all plans.
enum PlanList {
    /// Writes a line for each plan: its calling code, the number of its templates, and its regions.
    static func writeText(to output: inout ByteOutput) throws {
        try output.write("plan version \(NumberingPlan.version), \(NumberingPlan.all.count) calling codes\n\n")
        try output.write("code  templates  regions\n")
        for plan in NumberingPlan.all {
            let code = ColumnText.left("+\(plan.countryCode)", 6)
            let count = ColumnText.right(ColumnText.grouped(templateCount(of: plan)), 9)
            try output.write(code + count + "  " + regions(of: plan) + "\n")
        }
    }

    /// Writes one object with the version and the plans.
    static func writeJSON(to output: inout ByteOutput) throws {
        try output.writeObject {
            $0.member("planVersion", NumberingPlan.version)
            $0.objects("plans", NumberingPlan.all) { json, plan in
                json.member("callingCode", Int(plan.countryCode.number))
                json.array("regions", plan.regions) { $0.string($1.code) }
                json.member("templates", templateCount(of: plan))
            }
        }
    }

    private static func templateCount(of plan: NumberingPlan) -> Int {
        plan.groups.reduce(0) { $0 + $1.templates.count }
    }

    /// The name of a plan's only region, or the codes of several.
    private static func regions(of plan: NumberingPlan) -> String {
        let regions = plan.regions
        if regions.count == 1, let only = regions.first { return only.code + " " + RegionNames.name(of: only) }
        return regions.map(\.code).joined(separator: " ")
    }
}
