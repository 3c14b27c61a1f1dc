// The plans as templates: what the interactive formatter works with, and what people read.

extension NumberingPlan {
    /// A template before its text is written out.
    struct PlanTemplate {
        /// The rule whose format writes the numbers.
        var rule: NumberingRule.ID
        /// The digits that it takes.
        var range: DigitSequence
        var categories: PhoneNumber.Categories
    }

    /// The templates of the plan: reserved ranges and emergency numbers first, then the plan's categories.
    var planTemplates: [PlanTemplate] { reservedTemplates + emergencyTemplates + generalTemplates }

    /// The trunk prefix that national formats of the plan write in front of most numbers; empty if there is none.
    var writtenTrunkPrefix: String { table.string(record.writtenTrunkPrefix) }

    /// The short prefixes that may stand in front of national numbers: `0`, `8`, `06`.
    var trunkPrefixes: [String] {
        let paths = LabelledPaths(table, root: mainRegion.trunkRoot, maximumLength: 3)
        var prefixes: [String] = []
        for label in paths.labels {
            let rule = table.trunkRules[Int(table.labels[Int(label)].first)]
            guard rule.consumed > 0, rule.captureCount == 0 else { continue }
            for path in paths.sequences(where: { $0 == label }) { prefixes += path.strings }
        }
        return prefixes.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    var mainRegion: PlanTable.RegionRecord { table.regions[Int(record.firstRegion)] }

    /// The rules of the plan with the digits that each takes.
    func rangesByRule() -> [(rule: NumberingRule.ID, ranges: [DigitSequence])] {
        let paths = LabelledPaths(table, root: record.numbersRoot, maximumLength: 17)
        return paths.rules { $0.general }
    }

    private var reservedTemplates: [PlanTemplate] {
        let paths = LabelledPaths(table, root: record.numbersRoot, maximumLength: 17)
        return paths.rules { $0.first }.flatMap { rule, ranges in
            let categories = PhoneNumber.Categories(rawValue: table.rules[Int(rule.rawValue)].categories)
            return ranges.compactMap { withoutTrunkPrefix($0) }.map { range in
                // Written as the numbers around them are.
                PlanTemplate(rule: paths.someGeneralRule(within: range) ?? rule, range: range, categories: categories)
            }
        }
    }

    /// The numbers of a range that do not begin like a trunk prefix: a typed prefix is not the start of such a number.
    private func withoutTrunkPrefix(_ range: DigitSequence) -> DigitSequence? {
        guard let first = range.sets.first else { return nil }
        let digits = first.mask & ~mainRegion.trunkFirstDigits
        guard digits != 0 else { return nil }
        return DigitSequence(sets: [PhoneNumber.Template.DigitSet(mask: digits)] + range.sets.dropFirst())
    }

    private var emergencyTemplates: [PlanTemplate] {
        let paths = LabelledPaths(table, root: mainRegion.shortRoot, maximumLength: 8)
        return paths.labels.flatMap { label -> [PlanTemplate] in
            let categories = PhoneNumber.Categories(rawValue: table.rules[Int(label)].categories)
            guard categories.contains(.emergency) else { return [] }
            return paths.sequences { $0 == label }.map {
                PlanTemplate(rule: NumberingRule.ID(rawValue: label), range: $0, categories: categories)
            }
        }
    }

    private var generalTemplates: [PlanTemplate] {
        rangesByRule().flatMap { rule, ranges in
            let categories = PhoneNumber.Categories(rawValue: table.rules[Int(rule.rawValue)].categories)
            return ranges.map { PlanTemplate(rule: rule, range: $0, categories: categories) }
        }
    }

    /// A template that takes the digits of a range and writes them as a rule does.
    func template(_ template: PlanTemplate) -> PhoneNumber.Template {
        let (rule, range, categories) = (template.rule, template.range, template.categories)
        let source = table.string(table.rules[Int(rule.rawValue)].template)
        let written = (try? PhoneNumber.Template(source, categories: categories))?.elements ?? []
        var elements: [PhoneNumber.Template.Element] = []
        var position = 0
        var hasBraces = false
        for element in written {
            switch element {
            case .digit, .internationalDigit:
                guard position < range.sets.count else { break }
                let set = range.sets[position]
                if case .digit = element {
                    elements.append(.digit(set))
                } else {
                    elements.append(.internationalDigit(set))
                }
                position += 1
            case .nationalText:
                hasBraces = true
                elements.append(element)
            case .literal: elements.append(element)
            }
        }
        if position != range.sets.count || written.isEmpty { elements = range.sets.map { .digit($0) } }
        if !hasBraces { elements.insert(.nationalText(""), at: 0) }
        return PhoneNumber.Template(elements: elements, categories: categories)
    }
}
