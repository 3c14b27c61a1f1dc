import ContactCleaning
import PhoneNumbers

/// One plan for people to read.
struct PlanText {
    private let plan: NumberingPlan
    private let region: RegionCode?

    private static let width = 110

    /// The text of a plan; with `region`, only the parts of that region.
    init(_ plan: NumberingPlan, only region: RegionCode?) {
        self.plan = plan
        self.region = region
    }

    /// Writes the regions with their prefixes, codes and numbers, then the reserved ranges.
    func write(to output: inout ByteOutput, ink: Ink) throws {
        try output.write(ink.bold("+\(plan.countryCode)") + ", plan version \(NumberingPlan.version)\n")
        let groups = plan.groups
        for contents in plan.regionContents where region == nil || contents.region == region {
            try output.write("\n" + ink.bold("\(contents.region.code) \(RegionNames.name(of: contents.region))") + "\n")
            try write(contents, to: &output)
            for (categories, found) in byCategory(groups.filter { $0.rule.region == contents.region }) {
                try output.write("\n  " + ink.cyan(categories.description) + "\n")
                for group in found {
                    try output.write("    " + ink.dim("written " + group.rule.template) + "\n")
                    try writeWrapped(group.templates, indent: 6, to: &output)
                }
            }
        }
        try writeReserved(plan.reservedGroups(isLowConfidence: false), "reserved", to: &output, ink)
        try writeReserved(
            plan.reservedGroups(isLowConfidence: true), "reserved by low-confidence sources, not used", to: &output, ink
        )
    }

    private func write(_ contents: NumberingPlan.RegionContents, to output: inout ByteOutput) throws {
        try writeFact("international prefix", contents.internationalPrefixes, to: &output)
        try writeFact("trunk prefix", TrunkPrefixText.items(contents.trunkPrefixes), to: &output)
        try writeFact("digits", contents.lengths.map(String.init), to: &output)
        try writeFact("digits inside an area", contents.localLengths.map(String.init), to: &output)
        for (categories, groups) in byCategory(contents.shortCodes) {
            let title = categories.contains(.emergency) ? "emergency" : "short codes, \(categories)"
            try output.write("  \(title)\n")
            try writeWrapped(groups.flatMap(\.templates).sorted(), indent: 6, to: &output)
        }
    }

    private func writeFact(_ title: String, _ values: [String], to output: inout ByteOutput) throws {
        guard !values.isEmpty else { return }
        let items = values.enumerated().map { $1 + ($0 == values.count - 1 ? "" : ",") }
        try writeWrapped(items, indent: 26, title: "  " + title, to: &output)
    }

    private func writeReserved(
        _ groups: [NumberingPlan.Group], _ title: String, to output: inout ByteOutput, _ ink: Ink
    ) throws {
        guard !groups.isEmpty else { return }
        try output.write("\n" + ink.bold(title) + "\n")
        var source = ""
        for group in groups {
            let rule = group.rule
            let kind = "\(rule.categories): \(rule.sourceName) (\(rule.confidence))"
            if kind + rule.sourceURL != source {
                try output.write("  " + ink.cyan(kind) + "\n    " + ink.dim(rule.sourceURL) + "\n")
                source = kind + rule.sourceURL
            }
            let note = rule.note.isEmpty ? "" : "  \(rule.note)"
            if group.templates.count == 1 {
                try output.write("      " + ColumnText.left(group.templates[0], note.isEmpty ? 0 : 14) + note + "\n")
            } else {
                try writeWrapped(group.templates, indent: 6, to: &output)
                if !note.isEmpty { try output.write("       " + note + "\n") }
            }
        }
    }

    /// The groups put together by category, in the order in which the categories come.
    private func byCategory(
        _ groups: [NumberingPlan.Group]
    ) -> [(categories: PhoneNumber.Categories, groups: [NumberingPlan.Group])] {
        var result: [(categories: PhoneNumber.Categories, groups: [NumberingPlan.Group])] = []
        for group in groups {
            if let position = result.firstIndex(where: { $0.categories == group.rule.categories }) {
                result[position].groups.append(group)
            } else {
                result.append((group.rule.categories, [group]))
            }
        }
        return result
    }

    private func writeWrapped(
        _ words: [String], indent: Int, title: String = "", to output: inout ByteOutput
    ) throws {
        let margin = String(repeating: " ", count: indent - 1)
        var line = ColumnText.left(title, indent - 1)
        var isEmpty = true
        for word in words {
            if line.utf8.count + word.utf8.count >= Self.width, !isEmpty {
                try output.write(line + "\n")
                line = margin
            }
            line += " " + word
            isEmpty = false
        }
        if !isEmpty { try output.write(line + "\n") }
    }
}
