/// The ranges and the changes of numbers in which two tables of plans differ.
package struct PlanDifference: Sendable {
    /// A range of numbers, or a change of numbers.
    package struct Line: Hashable, Sendable {
        /// The region of the numbers.
        package var region: RegionCode
        /// The categories of the range; `renumbered` for a change of numbers.
        package var kind: String
        /// The digits: `20[3-9]#######`, or `0[1-3]###### -> 010[1-3]######`.
        package var template: String

        /// The line as people read it.
        package var text: String { "\(region.code) \(kind) \(template)" }
    }

    /// The differences of one calling code.
    package struct Plan: Sendable {
        package var countryCode: PhoneNumber.CountryCode
        /// The lines that only the older table has.
        package var removed: [Line]
        /// The lines that only the newer table has.
        package var added: [Line]
    }

    /// The version of the older plans, and of the newer.
    package let oldVersion: String, newVersion: String
    /// The calling codes that differ, in their order.
    package private(set) var plans: [Plan] = []

    /// Compares two tables.
    package init(from old: PlanTable, to new: PlanTable) {
        (oldVersion, newVersion) = (old.planVersion, new.planVersion)
        for code in 1..<1000 {
            let (before, after) = (Self.lines(of: UInt16(code), in: old), Self.lines(of: UInt16(code), in: new))
            let (known, found) = (Set(before), Set(after))
            guard known != found else { continue }
            plans.append(
                Plan(
                    countryCode: PhoneNumber.CountryCode(assigned: UInt16(code)),
                    removed: before.filter { !found.contains($0) }, added: after.filter { !known.contains($0) }))
        }
    }

    private static func lines(of code: UInt16, in table: PlanTable) -> [Line] {
        guard let position = table.plan(ofCode: Int(code)) else { return [] }
        let plan = NumberingPlan(table: table, position: position)
        let groups = plan.groups + plan.reservedGroups(isLowConfidence: false)
        let ranges = groups.flatMap { group in
            group.templates.map {
                Line(region: group.rule.region, kind: group.rule.categories.description, template: $0)
            }
        }
        return ranges
            + plan.renumberings.map {
                Line(
                    region: plan.regions[0], kind: "renumbered",
                    template: "\($0.oldTemplate) -> \($0.newPlace)\($0.newTemplate) \($0.date)")
            }
    }
}
