/// Templates on their way into a ``TemplateTable``: their digit positions one after the other in one array, so that a
/// walk over thousands of templates touches little memory.
struct TemplateLayout {
    private(set) var records: [PlanTable.TemplateRecord] = []
    private(set) var digitSets: [UInt16] = []
    /// Positions of the templates of emergency numbers.
    private(set) var emergencies: [UInt16] = []
    /// Positions of the templates whose text holds digits that are not part of the number, or the other way round.
    private(set) var irregular: [UInt16] = []
    /// The digits that each template may take at its first positions.
    private var firstDigits: [[UInt16]] = []
    /// The digits that the text of each irregular template may begin with.
    private var firstWrittenDigits: [[UInt16]] = []
    private let writtenTrunkPrefix: String
    private var trunkPrefixes: Set<[UInt8]> = []

    init(writtenTrunkPrefix: String) {
        self.writtenTrunkPrefix = writtenTrunkPrefix
        trunkPrefixes = [TemplateWalk.digits(in: writtenTrunkPrefix)]
    }

    /// Appends a template; those beyond the 65,536th are ignored.
    ///
    /// - Parameter rule: The rule of the plan whose format the template has, if it is one of a plan.
    mutating func append(_ template: PhoneNumber.Template, rule: NumberingRule.ID = .none) {
        guard let position = UInt16(exactly: records.count) else { return }
        let outline = TemplateOutline(template)
        let isEmergency = outline.categories.contains(.emergency)
        let writesTrunkPrefix =
            outline.hasNoBraces && !isEmergency ? !writtenTrunkPrefix.isEmpty : outline.writesTrunkPrefix
        var record = PlanTable.TemplateRecord()
        record.digitSets = UInt32(digitSets.count)
        record.rule = rule.rawValue
        record.categories = template.categories.rawValue
        record.firstDigits = outline.masks.first ?? 0
        record.digitCount = UInt8(clamping: outline.masks.count)
        if outline.isIrregular { record.flags |= PlanTable.TemplateRecord.isIrregularFlag }
        if writesTrunkPrefix { record.flags |= PlanTable.TemplateRecord.writesTrunkPrefixFlag }
        digitSets += outline.masks.prefix(Int(record.digitCount))
        if isEmergency { emergencies.append(position) }
        firstDigits.append(Array(outline.masks.prefix(TemplateIndex.depth)))
        if outline.isIrregular {
            irregular.append(position)
            let walk = TemplateWalk.Outline(template)
            firstWrittenDigits.append(walk.firstDigits(outline.masks, depth: TemplateIndex.irregularDepth))
        }
        trunkPrefixes.insert(outline.trunkPrefix)
        records.append(record)
    }

    /// The rows of a ``TemplateIndex`` of all templates, then those of one of the irregular templates.
    var indexRows: [UInt16] {
        TemplateIndex.rows(firstDigits, depth: TemplateIndex.depth)
            + TemplateIndex.rows(firstWrittenDigits, depth: TemplateIndex.irregularDepth)
    }

    /// The trunk prefixes of the templates and some others, longest first, each after its length.
    func trunkPrefixes(and others: [String]) -> [UInt8] {
        let all = trunkPrefixes.union(others.map { TemplateWalk.digits(in: $0) })
        return all.filter { !$0.isEmpty && $0.count < 256 }.sorted { left, right in
            left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count > right.count
        }.flatMap { [UInt8($0.count)] + $0 }
    }
}
