/// A change of numbers: a country gave its subscribers new numbers, and the old ones are still found in contacts.
///
///     for change in NumberingPlan(countryCode: 225).renumberings {
///         print(change.date, change.oldTemplate, change.newTemplate)  // 2021-01-31 0[1-3]###### 010[1-3]######
///     }
public struct Renumbering: Hashable, Sendable {
    /// The calling code of the old numbers.
    public var countryCode: PhoneNumber.CountryCode
    /// The old national significant numbers: `0[1-3]######`.
    public var oldTemplate: String
    /// The calling code of the new numbers, mostly the same.
    public var newCountryCode: PhoneNumber.CountryCode
    /// The new national significant numbers: `010[1-3]######`.
    public var newTemplate: String
    /// The first day of the new numbers, as far as it is known: `2021-01-31`, `2021-01` or `2021`.
    public var date: String
    /// The fate of old numbers.
    public var oldForm: OldForm
    /// The area or the operator; empty where the change is for all.
    public var note: String
    /// Who states it.
    public var sourceName: String
    /// Where it is stated.
    public var sourceURL: String
    /// The confidence of the source: `official-document`, `encyclopedia`, `dataset` ...
    public var confidence: String

    /// The calling code of the new numbers with a plus and a space, where it is another one; else empty.
    package var newPlace: String { newCountryCode == countryCode ? "" : "+\(newCountryCode) " }

    /// The fate of old numbers.
    public enum OldForm: Hashable, Sendable {
        /// The source does not say.
        case unknown
        /// They can still be dialled.
        case works
        /// They ceased to work, on a day as far as it is known: `2021-04-30`.
        case ended(String)
    }
}

extension NumberingPlan {
    /// The changes that old numbers of the calling code went through, the oldest first.
    public var renumberings: [Renumbering] {
        var seen: Set<UInt16> = []
        return (1..<max(1, table.renumberingCount)).filter {
            let rule = table.renumberings[$0].rule
            return table.rules[Int(rule)].callingCode == record.callingCode && seen.insert(rule).inserted
        }.sorted {
            (table.renumberings[$0].date, $0) < (table.renumberings[$1].date, $1)
        }.compactMap { table.renumbering(at: $0) }
    }

    /// The change that a rule states; `nil` for a rule of another kind.
    public static func renumbering(_ id: NumberingRule.ID) -> Renumbering? {
        let table = PlanTable.world
        guard id != .none else { return nil }
        return (1..<max(1, table.renumberingCount)).first { table.renumberings[$0].rule == id.rawValue }
            .flatMap { table.renumbering(at: $0) }
    }
}

extension PlanTable {
    /// The renumbering at a position of the table.
    func renumbering(at index: Int) -> Renumbering? {
        let record = renumberings[index]
        guard let rule = rule(NumberingRule.ID(rawValue: record.rule)), let code = rule.countryCode else { return nil }
        // `44###### -> +383 44######`
        let words = rule.template.split(separator: " ")
        guard let old = words.first, let new = words.last else { return nil }
        return Renumbering(
            countryCode: code, oldTemplate: String(old),
            newCountryCode: PhoneNumber.CountryCode(assigned: record.callingCode), newTemplate: String(new),
            date: PackedDay.text(record.date), oldForm: oldForm(record.end), note: rule.note,
            sourceName: rule.sourceName,
            sourceURL: rule.sourceURL, confidence: rule.confidence)
    }

    private func oldForm(_ end: UInt32) -> Renumbering.OldForm {
        switch end {
        case 0: .unknown
        case RenumberingRecord.stillWorks: .works
        default: .ended(PackedDay.text(end))
        }
    }
}
