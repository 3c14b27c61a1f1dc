import ContactReading
import PhoneNumbers

/// Numbers with a trunk prefix whose first group of digits is the one that a numbering plan has there.
enum PlanGrouping {
    /// Returns `true` if most values of a column are such numbers of one country.
    static func isCommon(in rows: RowSample, column: Int) -> Bool {
        let values = (rows.first + rows.later).compactMap {
            $0.indices.contains(column) ? ValueText($0[column])?.text : nil
        }
        .prefix(most)
        let marked = values.filter(mayHaveTrunkPrefix)
        guard !marked.isEmpty, Double(marked.count) >= ColumnWeights.most * Double(values.count) else { return false }
        var regions = RegionCode.allWithPlan
        var misses: [RegionCode: Int] = [:]
        let allowed = Int(Double(values.count) * (1 - ColumnWeights.most)) - (values.count - marked.count)
        for text in marked {
            for region in regions where !isGrouped(text, in: region) { misses[region, default: 0] += 1 }
            regions.removeAll { misses[$0, default: 0] > max(0, allowed) }
        }
        return !regions.isEmpty
    }

    /// The maximum number of values that are looked at.
    private static let most = 40

    /// A zero, and marks between some groups of digits.
    private static func mayHaveTrunkPrefix(_ text: String) -> Bool {
        text.utf8.first == ASCII.zero && text.utf8.dropFirst().first != ASCII.zero && firstGroup(of: text) < 8
            && PhoneShape.isPhone(text) && !text.utf8.allSatisfy(ASCII.isDigit)
    }

    private static func firstGroup(of text: String) -> Int { text.utf8.prefix(while: ASCII.isDigit).count }

    private static func isGrouped(_ text: String, in region: RegionCode) -> Bool {
        let classification = Classifier(region: region, allowedCategories: .all, renumbered: .refuse).classify(text)
        guard classification.e164 != nil, let written = classification.formatted(.national) else { return false }
        return written.utf8.first == ASCII.zero && firstGroup(of: written) == firstGroup(of: text)
    }
}

extension RegionCode {
    /// The regions that have a numbering plan.
    fileprivate static let allWithPlan: [RegionCode] = CountryNames.english.map(\.region)
}
