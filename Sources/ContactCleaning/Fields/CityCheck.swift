import ContactModel
import FormFields

/// Finds values of city fields that are not cities.
enum CityCheck {
    /// The issue of a city; `nil` if it may be one. Some cities have digits, none has only digits.
    static func issue(in text: Span<UInt8>) -> FieldIssue? {
        var hasLetter = false
        var hasAt = false
        for index in text.indices {
            hasAt = hasAt || text[index] == 0x40
            hasLetter = hasLetter || TextScan.beginsLetter(text, at: index)
        }
        if hasLetter, !hasAt { return nil }
        var problem = ""
        if !hasAt, FieldKind.city.isValidResult(String(copying: text), on: nil, message: &problem) { return nil }
        return FieldIssue(.notACity, .warning, .noCity)
    }
}
