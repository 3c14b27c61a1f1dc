import PhoneNumbers

/// The templates of one plan, each with what it means, ready to become a machine over national significant numbers.
struct NumbersMachine {
    private var items: [[UInt16]] = []
    private var meanings: [Meaning] = []
    private let plan: PlanFile
    private let planSource: PlanFile.Source
    /// The rule of each reserved range, in their order.
    private var reservedRules: [UInt16] = []
    /// The renumbering of each block line, in their order.
    private var renumberings: [UInt16] = []

    private enum Meaning {
        case general(region: Int, category: Int)
        case nationalFormat(Int)
        case internationalFormat(Int)
        case reserved(Int)
        case exception(Int)
        case renumbered(Int)
    }

    static func build(_ plan: PlanFile, in automaton: inout Automaton, _ table: TableBuilder) -> UInt16 {
        let machine = NumbersMachine(plan, table)
        return SubsetMachine.build(machine.items, in: &automaton) { machine.label($0, table) }
    }

    private init(_ plan: PlanFile, _ table: TableBuilder) {
        self.plan = plan
        planSource = PlanFile.Source(
            name: "libphonenumber metadata \(plan.planVersion)",
            link: "https://github.com/google/libphonenumber", confidence: "dataset")
        for (region, regionPlan) in plan.regions.enumerated() {
            for (category, group) in regionPlan.numbers.enumerated() {
                for template in group.templates {
                    add(template.classes, .general(region: region, category: category))
                }
            }
        }
        addFormats(plan.nationalFormats, Meaning.nationalFormat)
        addFormats(plan.internationalFormats, Meaning.internationalFormat)
        for (position, range) in plan.reservedRanges.enumerated() {
            add(range.template.classes, .reserved(position))
            for exception in range.exceptions { add(exception.classes, .exception(position)) }
            reservedRules.append(table.rule(record(of: range, table)))
        }
        for (position, change) in plan.renumberings.enumerated() {
            add(change.template.classes, .renumbered(position))
            renumberings.append(
                table.renumbering(change.record(callingCode: plan.callingCode, plan.regions[0].region, table)))
        }
    }

    private mutating func add(_ classes: [UInt16], _ meaning: Meaning) {
        items.append(classes)
        meanings.append(meaning)
    }

    private mutating func addFormats(_ formats: [PlanFile.Format], _ meaning: (Int) -> Meaning) {
        for (position, format) in formats.enumerated() {
            let classes = format.template.classes
            if format.starts.isEmpty { add(classes, meaning(position)) }
            for start in format.starts where start.classes.count <= classes.count {
                var narrowed = classes
                for place in start.classes.indices { narrowed[place] &= start.classes[place] }
                if !narrowed.contains(0) { add(narrowed, meaning(position)) }
            }
        }
    }

    /// The label of the numbers that match exactly these items.
    private func label(_ matching: [Int32], _ table: TableBuilder) -> UInt16 {
        var general: (region: Int, category: Int, length: Int)?
        var national: Int?
        var international: Int?
        var reserved: [Int] = []
        var exceptions: Set<Int> = []
        var changes: [Int] = []
        for item in matching {
            switch meanings[Int(item)] {
            case .general(let region, let category):
                general = general ?? (region, category, items[Int(item)].count)
            case .nationalFormat(let position): national = min(national ?? position, position)
            case .internationalFormat(let position): international = min(international ?? position, position)
            case .reserved(let position): reserved.append(position)
            case .exception(let position): exceptions.insert(position)
            case .renumbered(let position): changes.append(position)
            }
        }
        let deciding = reserved.filter { !exceptions.contains($0) }
        var label = PlanTable.LabelRecord(
            first: first(of: deciding, isLowConfidence: false), second: first(of: deciding, isLowConfidence: true))
        if let general {
            let regionPlan = plan.regions[general.region]
            let rule = record(
                region: regionPlan.region, categories: regionPlan.numbers[general.category].categories,
                length: general.length, national, international, table)
            label.general = table.rule(rule)
            label.region = rule.region
            label.categories = rule.categories
        }
        label.renumbering = renumbering(changes, table)
        return table.label(label)
    }

    /// The renumbering of old numbers that several lines may name, which have to agree.
    private func renumbering(_ changes: [Int], _ table: TableBuilder) -> UInt16 {
        guard let first = changes.first else { return 0 }
        let chosen = plan.renumberings[first]
        for other in changes.dropFirst().map({ plan.renumberings[$0] })
        where other.program != chosen.program || other.callingCode != chosen.callingCode {
            table.contradictions.append((chosen.line, other.line))
        }
        return renumberings[first]
    }

    /// The rule that decides among reserved ranges: fiction before forbidden patterns, then the order of the file.
    private func first(of ranges: [Int], isLowConfidence: Bool) -> UInt16 {
        let candidates = ranges.filter { plan.reservedRanges[$0].source.isLowConfidence == isLowConfidence }
        let chosen = candidates.first { plan.reservedRanges[$0].isEntertainment } ?? candidates.first
        return chosen.map { reservedRules[$0] } ?? 0
    }

    private func record(of range: PlanFile.ReservedRange, _ table: TableBuilder) -> PlanTable.RuleRecord {
        var record = PlanTable.RuleRecord()
        let categories: PhoneNumber.Categories = range.isEntertainment ? .entertainment : .forbidden
        record.callingCode = plan.callingCode
        record.region = plan.regions[0].region.packedCode
        record.categories = categories.rawValue
        record.template = table.string(range.template.source)
        record.note = table.string(range.note)
        record.sourceName = table.string(range.source.name)
        record.sourceLink = table.string(range.source.link)
        record.confidence = table.string(range.source.confidence)
        let classes = range.template.classes
        let plain = FormatTemplate(plain: classes.count)
        let national = Self.format(of: classes, plan.nationalFormats) ?? plain
        let international =
            plan.internationalFormats.isEmpty
            ? national : Self.format(of: classes, plan.internationalFormats) ?? plain
        record.nationalFormat = table.string(national.national)
        record.internationalFormat = table.string(international.international)
        return record
    }

    /// The first format that all numbers of a reserved range match.
    private static func format(of classes: [UInt16], _ formats: [PlanFile.Format]) -> FormatTemplate? {
        func cover(_ wider: [UInt16]) -> Bool { zip(wider, classes).allSatisfy { $0 & $1 == $1 } }
        return formats.first { format in
            format.template.classes.count == classes.count && cover(format.template.classes)
                && (format.starts.isEmpty
                    || format.starts.contains { $0.classes.count <= classes.count && cover($0.classes) })
        }?.template
    }

    private func record(
        region: RegionCode, categories: PhoneNumber.Categories, length: Int, _ national: Int?, _ international: Int?,
        _ table: TableBuilder
    ) -> PlanTable.RuleRecord {
        let plain = FormatTemplate(plain: length)
        let nationalTemplate = national.map { plan.nationalFormats[$0].template } ?? plain
        var internationalTemplate = international.map { plan.internationalFormats[$0].template } ?? plain
        if plan.internationalFormats.isEmpty { internationalTemplate = nationalTemplate }
        var record = PlanTable.RuleRecord()
        record.callingCode = plan.callingCode
        record.region = region.packedCode
        record.categories = categories.rawValue
        record.nationalFormat = table.string(nationalTemplate.national)
        record.internationalFormat = table.string(internationalTemplate.international)
        record.template = table.string(nationalTemplate.source)
        record.sourceName = table.string(planSource.name)
        record.sourceLink = table.string(planSource.link)
        record.confidence = table.string(planSource.confidence)
        return record
    }
}

extension PlanFile.Source {
    /// `true` if rules of this source are used only on request.
    var isLowConfidence: Bool {
        confidence == "encyclopedia-weak" || confidence == "community" || confidence == "forum"
    }
}
