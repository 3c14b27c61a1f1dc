import ContactFormats
import FormFields

/// Finds what is no city in the place of one.
enum CityCheck {
    /// What is wrong with a city; `nil` if it may be one. Some cities have digits, none has only digits.
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
        return FieldIssue(
            .notACity, .warning,
            "There is no city here. \(problem.isEmpty ? "Enter a city" : problem) or leave the field empty.")
    }
}
