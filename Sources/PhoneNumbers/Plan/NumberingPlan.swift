/// The numbering plan of one country calling code, read from the compiled world table.
///
/// The facts come from the public metadata of [libphonenumber](https://github.com/google/libphonenumber) and, for reserved
/// ranges, from the sources that each ``NumberingRule`` names.
public struct NumberingPlan: Sendable {
    let table: PlanTable
    let position: Int

    /// The plan of a country calling code. Every assigned code has one.
    public init(countryCode: PhoneNumber.CountryCode) {
        table = PlanTable.world
        position = Int(table.codes[Int(countryCode.number)]) - 1
    }

    /// The plan of a calling code that may be 0 or unassigned; `nil` if there is none.
    init?(callingCode: UInt16) {
        let table = PlanTable.world
        guard callingCode < 1000, table.codes[Int(callingCode)] > 0 else { return nil }
        self.table = table
        position = Int(table.codes[Int(callingCode)]) - 1
    }

    init(table: PlanTable, position: Int) {
        self.table = table
        self.position = position
    }

    var record: PlanTable.PlanRecord { table.plans[position] }

    /// The version of the metadata that the plans were made from, as in `9.0.43`.
    public static var version: String { PlanTable.world.planVersion }

    /// The number of rules, with the rule that stands for none; identifiers are below it.
    package static var ruleCount: Int { PlanTable.world.ruleCount }

    /// Every plan, by calling code.
    public static var all: [NumberingPlan] {
        let table = PlanTable.world
        return (0..<table.planCount).map { NumberingPlan(table: table, position: $0) }
    }

    /// Every region that has a plan, by the calling codes; a region is listed once.
    public static var regions: [RegionCode] {
        all.flatMap { $0.regions }
    }

    /// The country calling code.
    public var countryCode: PhoneNumber.CountryCode { PhoneNumber.CountryCode(assigned: record.callingCode) }

    /// The regions that share the calling code, the main one first.
    public var regions: [RegionCode] {
        let first = Int(record.firstRegion)
        return (first..<first + Int(record.regionCount)).map {
            RegionCode(packed: table.regions[$0].region)
        }
    }

    /// The calling code of a region, or `nil` if the region has no plan.
    public static func countryCode(of region: RegionCode) -> PhoneNumber.CountryCode? {
        let table = PlanTable.world
        guard let position = table.regionIndex(of: region) else { return nil }
        return PhoneNumber.CountryCode(assigned: table.plans[Int(table.regions[position].plan)].callingCode)
    }

    /// The rule that a reading names, or `nil` for ``NumberingRule/ID/none``.
    public static func rule(_ id: NumberingRule.ID) -> NumberingRule? { PlanTable.world.rule(id) }
}

extension NumberingPlan {
    /// Appends the short name of a rule, `+44 {0}20 #### ####`, as ASCII; nothing for ``NumberingRule/ID/none``.
    ///
    /// - Parameters:
    ///   - id: a rule of this plan version.
    ///   - output: receives the name at its end.
    /// - Returns: `false` for ``NumberingRule/ID/none``.
    @discardableResult
    public static func writeName(of id: NumberingRule.ID, into output: inout [UInt8]) -> Bool {
        let table = PlanTable.world
        guard id != .none, Int(id.rawValue) < table.ruleCount else { return false }
        let record = table.rules[Int(id.rawValue)]
        // A rule for numbers of every code has none.
        if record.callingCode > 0 {
            output.append(UInt8(ascii: "+"))
            output.append(contentsOf: String(record.callingCode).utf8)
            output.append(UInt8(ascii: " "))
        }
        output.append(contentsOf: table.bytes(record.template))
        return true
    }
}

extension PlanTable {
    /// The rule that a reading names, or `nil` for ``NumberingRule/ID/none``.
    package func rule(_ id: NumberingRule.ID) -> NumberingRule? {
        guard id != .none, Int(id.rawValue) < ruleCount else { return nil }
        let record = rules[Int(id.rawValue)]
        return NumberingRule(
            template: string(record.template),
            countryCode: record.callingCode == 0 ? nil : PhoneNumber.CountryCode(assigned: record.callingCode),
            region: RegionCode(packed: record.region), categories: PhoneNumber.Categories(rawValue: record.categories),
            note: string(record.note), sourceName: string(record.sourceName),
            sourceURL: string(record.sourceLink), confidence: string(record.confidence))
    }
}
