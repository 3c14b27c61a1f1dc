internal import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// The number of rules; see `trunkline.h`.
@c @implementation
public func trunkline_rule_count() -> UInt32 { UInt32(NumberingPlan.ruleCount - 1) }

/// A part of a rule; see `trunkline.h`.
@c @implementation
public func trunkline_rule_text(
    _ rule: UInt32, _ part: Int32, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int32 {
    guard rule > 0, rule <= UInt32(UInt16.max) else { return TRUNKLINE_ERROR_RULE }
    let id = NumberingRule.ID(rawValue: UInt16(rule))
    guard let rule = NumberingPlan.rule(id) else { return TRUNKLINE_ERROR_RULE }
    var bytes: [UInt8] = []
    switch part {
    case TRUNKLINE_RULE_NAME: NumberingPlan.writeName(of: id, into: &bytes)
    case TRUNKLINE_RULE_TEMPLATE: bytes.append(contentsOf: rule.template.utf8)
    case TRUNKLINE_RULE_REGION: bytes.append(contentsOf: rule.region.code.utf8)
    case TRUNKLINE_RULE_CATEGORY: appendCategories(rule.categories, to: &bytes)
    case TRUNKLINE_RULE_NOTE: bytes.append(contentsOf: rule.note.utf8)
    case TRUNKLINE_RULE_SOURCE_NAME: bytes.append(contentsOf: rule.sourceName.utf8)
    case TRUNKLINE_RULE_SOURCE_URL: bytes.append(contentsOf: rule.sourceURL.utf8)
    case TRUNKLINE_RULE_CONFIDENCE: bytes.append(contentsOf: rule.confidence.utf8)
    default: return TRUNKLINE_ERROR_ARGUMENT
    }
    guard capacity > 0 else { return Int32(bytes.count) }
    guard copy(bytes, to: text, capacity) else { return TRUNKLINE_ERROR_CAPACITY }
    return Int32(bytes.count)
}

/// Appends the names of categories with commas in between.
private func appendCategories(_ categories: PhoneNumber.Categories, to bytes: inout [UInt8]) {
    let names = Names.shared.categories
    for bit in 0..<names.count where categories.rawValue & 1 << UInt16(bit) != 0 {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
        for position in 0..<names[bit].count { bytes.append(UInt8(bitPattern: names[bit].start[position])) }
    }
}
