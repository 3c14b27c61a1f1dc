// The contents of a plan, read back from the table for people to look at.

extension NumberingPlan {
    /// Templates that one rule takes.
    package struct Group: Sendable {
        /// The rule, with its category, region and source.
        package var rule: NumberingRule
        /// The digits that it takes: `20[3-9]#######`.
        package var templates: [String]
    }

    /// The contents of a plan for one of its regions.
    package struct RegionContents: Sendable {
        package var region: RegionCode
        /// The prefixes that are dialled in front of a calling code: `00`, `011`.
        package var internationalPrefixes: [String]
        /// The prefixes that may stand in front of a national number and are taken off.
        package var trunkPrefixes: [TrunkPrefix]
        /// The possible numbers of digits in national numbers.
        package var lengths: [Int]
        /// The possible numbers of digits in numbers that are dialled inside an area only.
        package var localLengths: [Int]
        /// Emergency numbers and other short codes.
        package var shortCodes: [Group]
    }

    /// Digits that are taken off the front of a national number.
    package struct TrunkPrefix: Hashable, Sendable {
        /// The digits, as a template, those that are kept in parentheses: `0`, `0(11)15`.
        package var template: String
        /// The digits that come in their place, the kept digits as `$`: `9$`; empty if there are none.
        package var replacement: String
    }

    /// The notes of the rules of all plans.
    package static var notes: Set<String> {
        let rules = (1..<PlanTable.world.ruleCount).compactMap { rule(NumberingRule.ID(rawValue: UInt16($0))) }
        return Set(rules.map { $0.note }.filter { !$0.isEmpty })
    }

    /// The groups of ordinary numbers, by region and category.
    package var groups: [Group] {
        rangesByRule().compactMap { group($0.rule, $0.ranges) }
    }

    /// The groups of numbers that are reserved for fiction or that no subscriber may have.
    ///
    /// - Parameter isLowConfidence: `true` to give the ranges that only low-confidence sources state, which classifiers
    ///   use on request only.
    package func reservedGroups(isLowConfidence: Bool) -> [Group] {
        let paths = LabelledPaths(table, root: record.numbersRoot, maximumLength: 17)
        return paths.rules { isLowConfidence ? $0.second : $0.first }.compactMap { group($0.rule, $0.ranges) }
    }

    /// The contents of the plan for each of its regions, the main one first.
    package var regionContents: [RegionContents] {
        (Int(record.firstRegion)..<Int(record.firstRegion + record.regionCount)).map { contents(of: table.regions[$0]) }
    }

    private func group(_ id: NumberingRule.ID, _ ranges: [DigitSequence]) -> Group? {
        table.rule(id).map { Group(rule: $0, templates: ranges.map { $0.description }) }
    }

    private func contents(of record: PlanTable.RegionRecord) -> RegionContents {
        let prefixes = LabelledPaths(table, root: record.internationalPrefixRoot, maximumLength: 10)
        let short = LabelledPaths(table, root: record.shortRoot, maximumLength: 10)
        return RegionContents(
            region: RegionCode(packed: record.region),
            internationalPrefixes: prefixes.sequences { _ in true }.map { $0.description },
            trunkPrefixes: trunkPrefixes(of: record),
            lengths: Self.lengths(record.lengths), localLengths: Self.lengths(record.localLengths),
            shortCodes: short.labels.sorted().compactMap { label in
                group(NumberingRule.ID(rawValue: label), short.sequences { $0 == label })
            })
    }

    private func trunkPrefixes(of record: PlanTable.RegionRecord) -> [TrunkPrefix] {
        let paths = LabelledPaths(table, root: record.trunkRoot, maximumLength: 16)
        var found: [TrunkPrefix] = []
        for label in paths.labels {
            let labels = table.labels[Int(label)]
            let rule = table.trunkRules[Int(labels.first != 0 ? labels.first : labels.second)]
            let replacement = table.string(rule.insertion) + (rule.captureCount > 0 ? "$" : "")
            for path in paths.sequences(where: { $0 == label }) where path.sets.count == Int(rule.consumed) {
                let prefix = TrunkPrefix(template: template(path, rule), replacement: replacement)
                if !found.contains(prefix) { found.append(prefix) }
            }
        }
        return found
    }

    /// The digits of a trunk prefix, with parentheses around those that are kept.
    private func template(_ path: DigitSequence, _ rule: PlanTable.TrunkRecord) -> String {
        guard rule.captureCount > 0 else { return path.description }
        let start = Int(rule.captureStart)
        var text = ""
        for (position, set) in path.sets.enumerated() {
            if position == start { text += "(" }
            text += set.description
            if position == start + Int(rule.captureCount) - 1 { text += ")" }
        }
        return text
    }

    static func lengths(_ bits: UInt32) -> [Int] {
        (1..<32).filter { bits & (1 << UInt32($0)) != 0 }
    }
}
