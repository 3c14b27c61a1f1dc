import PhoneNumbers

/// Collects the parts of the table that records share: texts, rules, labels and trunk rules, each kept once.
final class TableBuilder {
    private(set) var strings: [UInt8] = [0, 0]
    private var stringIndex: [[UInt8]: UInt32] = [[]: 0]
    private(set) var rules = Interned(PlanTable.RuleRecord())
    private(set) var labels = Interned(PlanTable.LabelRecord(first: 0, second: 0))
    private(set) var trunkRules = Interned(PlanTable.TrunkRecord())
    private(set) var renumberings = Interned(PlanTable.RenumberingRecord())
    /// The lines of renumberings that make different numbers of one old number.
    var contradictions: [(line: Int, other: Int)] = []

    /// - Precondition: `bytes` are at most 65,535; lines of plan files are shorter.
    func string(_ bytes: [UInt8]) -> UInt32 {
        if let known = stringIndex[bytes] { return known }
        let reference = UInt32(strings.count)
        stringIndex[bytes] = reference
        strings += [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)] + bytes
        return reference
    }

    /// `true` if there are more rules, labels or trunk rules than 16 bits can number.
    var hasOverflowed: Bool {
        rules.hasOverflowed || labels.hasOverflowed || trunkRules.hasOverflowed || renumberings.hasOverflowed
    }

    func string(_ text: String) -> UInt32 { string(Array(text.utf8)) }
    func rule(_ record: PlanTable.RuleRecord) -> UInt16 { rules.position(of: record) }
    func label(_ record: PlanTable.LabelRecord) -> UInt16 { labels.position(of: record) }
    func renumbering(_ record: PlanTable.RenumberingRecord) -> UInt16 { renumberings.position(of: record) }
    func trunkRule(_ record: PlanTable.TrunkRecord) -> UInt16 { trunkRules.position(of: record) }
}

/// Values kept once each, found again by their content; position 0 is the value that stands for none.
struct Interned<Value: Hashable> {
    private(set) var values: [Value]
    private var index: [Value: UInt16]
    /// `true` if a value was left out because 16 bits cannot number it.
    private(set) var hasOverflowed = false

    init(_ none: Value) {
        values = [none]
        index = [none: 0]
    }

    mutating func position(of value: Value) -> UInt16 {
        if let known = index[value] { return known }
        guard values.count < Int(UInt16.max) else {
            hasOverflowed = true
            return 0
        }
        let position = UInt16(values.count)
        values.append(value)
        index[value] = position
        return position
    }
}
