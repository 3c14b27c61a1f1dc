public import CTrunkline
#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

@c @implementation
public func trunkline_rule_count() -> UInt32 { UInt32(NumberingPlan.ruleCount - 1) }

@c @implementation
public func trunkline_rule_text(
    _ rule: UInt32, _ part: Int32, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int32 {
    guard rule > 0, rule <= UInt32(UInt16.max), let rule = NumberingPlan.rule(.init(rawValue: UInt16(rule))) else {
        return TRUNKLINE_ERROR_RULE
    }
    let value: String
    switch part {
    case TRUNKLINE_RULE_NAME: value = "+\(rule.countryCode) \(rule.template)"
    case TRUNKLINE_RULE_TEMPLATE: value = rule.template
    case TRUNKLINE_RULE_REGION: value = rule.region.code
    case TRUNKLINE_RULE_CATEGORY: value = rule.options.description
    case TRUNKLINE_RULE_NOTE: value = rule.note
    case TRUNKLINE_RULE_SOURCE_NAME: value = rule.sourceName
    case TRUNKLINE_RULE_SOURCE_URL: value = rule.sourceURL
    case TRUNKLINE_RULE_CONFIDENCE: value = rule.confidence
    default: return TRUNKLINE_ERROR_ARGUMENT
    }
    let bytes = Array(value.utf8)
    guard capacity > 0 else { return Int32(bytes.count) }
    guard copy(bytes, to: text, capacity) else { return TRUNKLINE_ERROR_CAPACITY }
    return Int32(bytes.count)
}
