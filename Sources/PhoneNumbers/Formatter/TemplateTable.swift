/// The templates of one country, laid out for matching.
///
/// Those of the numbering plans are read where the compiled table has them, so that a table of templates is made
/// without any work; a program's own templates are laid out once, in memory that the copies of the value share.
struct TemplateTable: @unchecked Sendable {
    // The memory is never written after it was laid out, and lives as long as `own` or the executable.
    private let plan: NumberingPlan
    let records: UnsafeBufferPointer<PlanTable.TemplateRecord>
    /// The digit positions of all templates.
    let digitSets: UnsafePointer<UInt16>
    /// Positions of the templates of emergency numbers.
    let emergencies: UnsafeBufferPointer<UInt16>
    /// Positions of the templates whose text holds digits that are not part of the number, or the other way round.
    let irregular: UnsafeBufferPointer<UInt16>
    /// Which templates may take some digits.
    let index: TemplateIndex
    /// Which irregular templates, as positions in `irregular`, may take some digits along their text.
    private let irregularIndex: TemplateIndex
    private let trunkPrefixBytes: UnsafeBufferPointer<UInt8>
    private let own: OwnTemplates?

    /// The templates of a country's numbering plan.
    init(country: PhoneNumber.CountryCode) {
        plan = NumberingPlan(countryCode: country)
        let table = plan.table
        let list = table.templateLists[plan.position]
        records = UnsafeBufferPointer(start: table.templates + Int(list.first), count: Int(list.count))
        digitSets = table.templateDigitSets
        let positions = table.templatePositions + Int(list.firstPosition)
        emergencies = UnsafeBufferPointer(start: positions, count: Int(list.emergencyCount))
        irregular = UnsafeBufferPointer(
            start: positions + Int(list.emergencyCount), count: Int(list.irregularCount))
        let rows = positions + Int(list.emergencyCount) + Int(list.irregularCount)
        (index, irregularIndex) = Self.indexes(at: rows, count: records.count, irregularCount: irregular.count)
        trunkPrefixBytes = table.bytes(list.trunkPrefixes)
        own = nil
    }

    /// A program's own templates for a country.
    init(country: PhoneNumber.CountryCode, templates: [PhoneNumber.Template]) {
        plan = NumberingPlan(countryCode: country)
        let own = OwnTemplates(templates, of: plan)
        records = UnsafeBufferPointer(own.records)
        digitSets = UnsafePointer(own.digitSets)
        emergencies = UnsafeBufferPointer(own.emergencies)
        irregular = UnsafeBufferPointer(own.irregular)
        (index, irregularIndex) = Self.indexes(
            at: own.indexRows, count: records.count, irregularCount: irregular.count)
        trunkPrefixBytes = UnsafeBufferPointer(own.trunkPrefixes)
        self.own = own
    }

    private static func indexes(
        at rows: UnsafePointer<UInt16>, count: Int, irregularCount: Int
    ) -> (all: TemplateIndex, irregular: TemplateIndex) {
        let behind = rows + TemplateIndex.size(count: count, depth: TemplateIndex.depth)
        return (
            TemplateIndex(rows, count: count, depth: TemplateIndex.depth),
            TemplateIndex(behind, count: irregularCount, depth: TemplateIndex.irregularDepth)
        )
    }

    /// Digits that may come before a national number, longest first: those of the plan and of the templates' own text.
    var trunkPrefixes: TrunkPrefixes { TrunkPrefixes(trunkPrefixBytes) }

    /// The positions of the irregular templates that may take digits from `start` along their text.
    func irregular(_ digits: [UInt8], from start: Int) -> some Sequence<Int> {
        irregularIndex.candidates(digits, from: start).lazy.map { Int(irregular[$0]) }
    }

    /// The trunk prefix that is written before national numbers.
    var writtenTrunkPrefix: String { plan.writtenTrunkPrefix }

    /// A template, with its text.
    func template(_ position: Int) -> PhoneNumber.Template {
        if let own { return own.templates[position] }
        let record = records[position]
        return plan.template(
            NumberingPlan.PlanTemplate(
                rule: NumberingRule.ID(rawValue: record.rule), range: DigitSequence(sets: digitSets(of: record)),
                categories: record.numberCategories))
    }

    /// The digits that a template takes.
    func digitSets(of record: PlanTable.TemplateRecord) -> [PhoneNumber.Template.DigitSet] {
        (0..<Int(record.digitCount)).map {
            PhoneNumber.Template.DigitSet(mask: digitSets[Int(record.digitSets) + $0])
        }
    }

    /// Every template, with its text.
    var templates: [PhoneNumber.Template] { records.indices.map { template($0) } }

    /// The number of numbers that a template takes; fewer is more specific.
    func breadth(of record: PlanTable.TemplateRecord) -> Double {
        var breadth = 1.0
        for offset in 0..<Int(record.digitCount) {
            breadth *= Double(digitSets[Int(record.digitSets) + offset].nonzeroBitCount)
        }
        return breadth
    }
}

/// A program's own templates, and the memory that they are laid out in.
private final class OwnTemplates {
    let templates: [PhoneNumber.Template]
    let records: UnsafeMutableBufferPointer<PlanTable.TemplateRecord>
    let digitSets: UnsafeMutablePointer<UInt16>
    let emergencies: UnsafeMutableBufferPointer<UInt16>
    let irregular: UnsafeMutableBufferPointer<UInt16>
    let indexRows: UnsafeMutablePointer<UInt16>
    let trunkPrefixes: UnsafeMutableBufferPointer<UInt8>

    init(_ templates: [PhoneNumber.Template], of plan: NumberingPlan) {
        var layout = TemplateLayout(writtenTrunkPrefix: plan.writtenTrunkPrefix)
        for template in templates { layout.append(template) }
        self.templates = templates
        records = Self.copy(layout.records)
        digitSets = Self.copyWords(layout.digitSets)
        emergencies = Self.copy(layout.emergencies)
        irregular = Self.copy(layout.irregular)
        indexRows = Self.copyWords(layout.indexRows)
        trunkPrefixes = Self.copy(layout.trunkPrefixes(and: plan.trunkPrefixes))
    }

    deinit {
        records.deallocate()
        digitSets.deallocate()
        emergencies.deallocate()
        irregular.deallocate()
        indexRows.deallocate()
        trunkPrefixes.deallocate()
    }

    private static func copyWords(_ words: [UInt16]) -> UnsafeMutablePointer<UInt16> {
        let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: max(words.count, 1))
        for (position, word) in words.enumerated() { (memory + position).initialize(to: word) }
        return memory
    }

    private static func copy<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafeMutableBufferPointer<Value> {
        let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
        _ = memory.initialize(from: values)
        return memory
    }
}

extension PlanTable.TemplateRecord {
    /// The categories of the numbers.
    var numberCategories: PhoneNumber.Categories { PhoneNumber.Categories(rawValue: categories) }

    var isEmergency: Bool { numberCategories.contains(.emergency) }

    /// `true` if the national form begins with digits that are not part of the number.
    var writesTrunkPrefix: Bool { flags & Self.writesTrunkPrefixFlag != 0 }

    /// Returns `true` if numbers of the template are among those allowed.
    ///
    /// One common category is enough, as a number may be of either. But all of emergency, forbidden and
    /// entertainment must be allowed.
    func isAllowed(_ allowed: PhoneNumber.Categories) -> Bool {
        let categories = numberCategories
        return categories.isEmpty
            || !categories.isDisjoint(with: allowed) && categories.intersection(.reserved).isSubset(of: allowed)
    }
}
