import PhoneNumbers

/// Compiles plan files to the world table.
///
/// The same plan files give the same bytes on every machine. The layout is that of ``PlanTable``.
public struct PlanCompiler {
    private var automaton = Automaton()
    private let table = TableBuilder()
    private var codes = [UInt16](repeating: 0, count: 1000)
    private var regionsByLetters = [UInt16](repeating: 0, count: 26 * 26)
    private var plans: [PlanTable.PlanRecord] = []
    private var regions: [PlanTable.RegionRecord] = []
    private var placeholderRoot: UInt16 = 0

    /// The table of plan files, given as their names and texts.
    ///
    /// - Throws: ``PlanFileError`` with the file and the line of the first mistake, or with the file whose plan does not fit
    ///   into a table any more.
    public static func compile(_ files: [(name: String, text: String)]) throws(PlanFileError) -> [UInt8] {
        var parsed: [(fileName: String, plan: PlanFile)] = []
        for file in files { parsed.append((file.name, try PlanFileParser.parse(file.text, fileName: file.name))) }
        parsed.sort { $0.plan.callingCode < $1.plan.callingCode }
        var compiler = PlanCompiler()
        for (_, plan) in parsed where plan.isForEveryCode { compiler.addPlaceholders(of: plan) }
        let plans = parsed.filter { !$0.plan.isForEveryCode }
        for (fileName, plan) in plans {
            compiler.add(plan)
            if let (line, other) = compiler.table.contradictions.first {
                throw PlanFileError(
                    file: fileName, line: other,
                    message: "some old numbers of this line become other numbers by line \(line)")
            }
            guard !compiler.automaton.hasOverflowed, !compiler.table.hasOverflowed else {
                throw PlanFileError(
                    file: fileName, line: 1,
                    message: "with this plan the table needs more than 65,535 states or rules; use broader templates")
            }
        }
        try compiler.checkRenumberings(of: plans)
        return compiler.bytes(planVersion: plans.first?.plan.planVersion ?? "")
    }

    /// Old numbers that are numbers today as well, a line for each renumbering, from a table that was compiled: `+84 83####### -> 2883#######`.
    /// Such numbers are never replaced; they are ambiguous if something says that they are old.
    public static func contestedOldNumbers(in table: [UInt8]) -> [String] {
        table.withUnsafeBytes { memory in
            memory.baseAddress.map { PlanTable($0).contestedRenumberings } ?? []
        }
    }

    private func checkRenumberings(of files: [(fileName: String, plan: PlanFile)]) throws(PlanFileError) {
        let reach = RenumberingReach(automaton: automaton, labels: table.labels.values)
        for (fileName, plan) in files {
            for change in plan.renumberings {
                let code = Int(change.callingCode ?? plan.callingCode)
                guard codes[code] > 0 else {
                    throw PlanFileError(
                        file: fileName, line: change.line, message: "no plan has the calling code \(code)")
                }
                guard reach.leadsToNumbers(change, from: plans[Int(codes[code]) - 1].numbersRoot) else {
                    throw PlanFileError(
                        file: fileName, line: change.line,
                        message: "`\(change.text)` leads to no number of today, and to no later renumbering")
                }
            }
        }
    }

    /// Adds the machine over digits that fill a field and are nobody's number.
    private mutating func addPlaceholders(of plan: PlanFile) {
        let table = table
        let rules = plan.reservedRanges.map { range in
            var record = PlanTable.RuleRecord()
            record.region = RegionCode.world.packedCode
            record.categories = PhoneNumber.Categories.forbidden.rawValue
            record.template = table.string(range.template.source)
            record.note = table.string(range.note)
            record.sourceName = table.string(range.source.name)
            record.sourceLink = table.string(range.source.link)
            record.confidence = table.string(range.source.confidence)
            return table.rule(record)
        }
        placeholderRoot = SubsetMachine.build(plan.reservedRanges.map(\.template.classes), in: &automaton) {
            rules[Int($0[0])]
        }
    }

    private mutating func add(_ plan: PlanFile) {
        var record = PlanTable.PlanRecord()
        record.callingCode = plan.callingCode
        record.numbersRoot = NumbersMachine.build(plan, in: &automaton, table)
        record.firstRegion = UInt16(regions.count)
        record.regionCount = UInt16(plan.regions.count)
        record.writtenTrunkPrefix = table.string(plan.writtenTrunkPrefix)
        record.formerRoot = PrefixMachine.build(
            plan.formerPrefixes.map { PrefixMachine.Item(classes: $0.classes) }, in: &automaton
        ) { inside, _ in inside == nil ? 0 : 1 }
        record.barredRoot = barredMachine(plan)
        record.oldLengths = plan.renumberings.reduce(0) { $0 | 1 << UInt16($1.template.classes.count) }
        record.subscriberLengths = plan.subscriberLengths.reduce(0) { $0 | 1 << UInt16($1) }
        for region in plan.regions { add(region, of: plan) }
        plans.append(record)
        codes[Int(plan.callingCode)] = UInt16(plans.count)
    }

    private mutating func barredMachine(_ plan: PlanFile) -> UInt16 {
        guard !plan.barredSubscribers.isEmpty else { return 0 }
        let rules = plan.barredSubscribers.map { rule(of: $0, .forbidden, plan) }
        return PrefixMachine.build(
            plan.barredSubscribers.map { PrefixMachine.Item(classes: $0.template.classes) }, in: &automaton
        ) { inside, _ in inside.map { rules[$0] } ?? 0 }
    }

    /// The rule of a number that a plan states beside the metadata.
    private func rule(
        of number: PlanFile.StatedNumber, _ categories: PhoneNumber.Categories, _ plan: PlanFile
    ) -> UInt16 {
        var record = PlanTable.RuleRecord()
        record.callingCode = plan.callingCode
        record.region = plan.regions[0].region.packedCode
        record.categories = categories.rawValue
        record.template = table.string(number.template.source)
        record.note = table.string(number.note)
        record.sourceName = table.string(number.source.name)
        record.sourceLink = table.string(number.source.link)
        record.confidence = table.string(number.source.confidence)
        return table.rule(record)
    }

    private mutating func add(_ region: PlanFile.RegionPlan, of plan: PlanFile) {
        var record = PlanTable.RegionRecord()
        let packed = region.region.packedCode
        record.region = packed
        record.plan = UInt16(plans.count)
        record.possibleRoot = SubsetMachine.build(region.possible.map(\.classes), in: &automaton) { _ in 1 }
        record.trunkRoot = trunkMachine(region.trunkRules)
        record.internationalPrefixRoot = PrefixMachine.build(
            region.internationalPrefixes.map { PrefixMachine.Item(classes: $0.classes) }, in: &automaton
        ) { inside, _ in inside == nil ? 0 : 1 }
        record.shortRoot = shortMachine(region, plan)
        record.lengths = region.lengths.reduce(0) { $0 | 1 << UInt32($1) }
        record.localLengths = region.localLengths.reduce(0) { $0 | 1 << UInt32($1) }
        record.trunkFirstDigits = region.trunkRules.reduce(0) { $0 | $1.template.classes[0] }
        record.internationalFirstDigits = region.internationalPrefixes.reduce(0) { $0 | $1.classes[0] }
        record.extensionPrefix = table.string(region.extensionPrefix)
        regions.append(record)
        if region.region != .world {
            regionsByLetters[Int(packed >> 8 - 65) * 26 + Int(packed & 0xFF - 65)] = UInt16(regions.count)
        }
    }

    private mutating func trunkMachine(_ rules: [PlanFile.TrunkRule]) -> UInt16 {
        let table = table
        let references = rules.map { rule in
            var record = PlanTable.TrunkRecord()
            record.consumed = UInt32(rule.template.classes.count)
            record.captureStart = UInt32(rule.captured?.lowerBound ?? 0)
            record.captureCount = UInt32(rule.captured?.count ?? 0)
            record.insertion = table.string(rule.insertion)
            return table.trunkRule(record)
        }
        let items = rules.map { PrefixMachine.Item(classes: $0.template.classes, isWhole: $0.isWhole) }
        return PrefixMachine.build(items, in: &automaton) { inside, atEnd in
            table.label(
                PlanTable.LabelRecord(
                    first: inside.map { references[$0] } ?? 0, second: atEnd.map { references[$0] } ?? 0))
        }
    }

    private mutating func shortMachine(_ region: PlanFile.RegionPlan, _ plan: PlanFile) -> UInt16 {
        let table = table
        var items: [[UInt16]] = []
        var rules: [UInt16] = []
        if region.region == plan.regions[0].region {
            for number in plan.emergencyNumbers {
                items.append(number.template.classes)
                rules.append(rule(of: number, .emergency, plan))
            }
        }
        for category in region.short {
            for template in category.templates {
                var record = PlanTable.RuleRecord()
                record.callingCode = plan.callingCode
                record.region = region.region.packedCode
                record.categories = category.categories.rawValue
                record.template = table.string(template.source)
                record.sourceName = table.string("libphonenumber metadata \(plan.planVersion)")
                record.sourceLink = table.string("https://github.com/google/libphonenumber")
                record.confidence = table.string("dataset")
                items.append(template.classes)
                rules.append(table.rule(record))
            }
        }
        return SubsetMachine.build(items, in: &automaton) { rules[Int($0[0])] }
    }

    private func bytes(planVersion: String) -> [UInt8] {
        // Templates for typing are read back from the machines, which are in their final form in a table only.
        let machines = bytes(planVersion: planVersion, templates: nil)
        let templates = machines.withUnsafeBytes { memory in
            memory.baseAddress.map { PlanTable.TemplateSections(of: PlanTable($0), string: table.string) }
        }
        return bytes(planVersion: planVersion, templates: templates)
    }

    private func bytes(planVersion: String, templates: PlanTable.TemplateSections?) -> [UInt8] {
        var header = PlanTable.Header()
        header.planVersion = table.string(planVersion)
        header.planCount = UInt32(plans.count)
        header.regionCount = UInt32(regions.count)
        header.ruleCount = UInt32(table.rules.values.count)
        let labels = table.labels.values
        let order = NodeOrder(automaton) { Int($0) < labels.count && labels[Int($0)].general != 0 }
        header.firstTail = UInt32(order.firstTail)
        header.placeholderRoot = UInt32(order.number(of: placeholderRoot))
        var image = PlanTableImage(headerSize: MemoryLayout<PlanTable.Header>.size)
        header.codes = image.append(codes)
        header.plans = image.append(plans.map { $0.renumbered(order) })
        header.regions = image.append(regions.map { $0.renumbered(order) })
        header.regionsByLetters = image.append(regionsByLetters)
        header.cells = image.append(order.cells)
        header.tails = image.append(order.tails)
        header.unfinishedNodes = image.append(order.unfinished)
        header.labels = image.append(labels)
        header.rules = image.append(table.rules.values)
        header.trunkRules = image.append(table.trunkRules.values)
        header.renumberings = image.append(table.renumberings.values)
        header.renumberingCount = UInt32(table.renumberings.values.count)
        header.strings = image.append(table.strings)
        // Last, so that a library that only classifies can do without them.
        if let templates {
            header.templateLists = image.append(templates.lists)
            header.templates = image.append(templates.templates)
            header.templateDigitSets = image.append(templates.digitSets)
            header.templatePositions = image.append(templates.positions)
        }
        return image.finish(header)
    }
}

extension PlanTable.PlanRecord {
    /// The record with the numbers that its nodes have in the table.
    fileprivate func renumbered(_ order: NodeOrder) -> Self {
        var record = self
        record.numbersRoot = order.number(of: numbersRoot)
        record.formerRoot = order.number(of: formerRoot)
        record.barredRoot = order.number(of: barredRoot)
        return record
    }
}

extension PlanTable.RegionRecord {
    /// The record with the numbers that its nodes have in the table.
    fileprivate func renumbered(_ order: NodeOrder) -> Self {
        var record = self
        record.possibleRoot = order.number(of: possibleRoot)
        record.trunkRoot = order.number(of: trunkRoot)
        record.internationalPrefixRoot = order.number(of: internationalPrefixRoot)
        record.shortRoot = order.number(of: shortRoot)
        return record
    }
}

extension PlanFile {
    /// The numbers of digits that subscribers' numbers have behind their area code, as the national formats part them, from 4
    /// to 8.
    fileprivate var subscriberLengths: Set<Int> {
        var found: Set<Int> = []
        for format in nationalFormats {
            let text = format.template.source
            guard text.first == "{", let close = text.firstIndex(of: "}") else { continue }
            let groups = text[close...].dropFirst().split { $0 != "#" && !$0.isNumber }
            let length = groups.dropFirst().reduce(0) { $0 + $1.count }
            if (4...8).contains(length) { found.insert(length) }
        }
        return found
    }

    /// The trunk prefix that the national formats write in front, if at least half of them write the same: `0`, `8`,
    /// `06`.
    fileprivate var writtenTrunkPrefix: String {
        var counts: [String: Int] = [:]
        for format in nationalFormats {
            if let open = format.template.source.firstIndex(of: "{"),
                let close = format.template.source.firstIndex(of: "}"),
                !format.template.source[..<open].contains(where: { $0 == "#" || $0.isNumber })
            {
                counts[String(format.template.source[open..<close].dropFirst()), default: 0] += 1
            }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let most, most.value * 2 >= nationalFormats.count else { return "" }
        return most.key
    }
}
