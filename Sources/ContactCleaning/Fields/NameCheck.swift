import ContactModel
import FormFields

/// Finds values of name fields that are not names.
///
/// Names of the world have any letters, marks and spaces in any order, one letter may be enough, and none is too long;
/// so that only digits, addresses, and texts without a single letter are named.
enum NameCheck {
    /// The issue of a name; `nil` if it may be one.
    static func issue(in text: Span<UInt8>) -> FieldIssue? {
        isObviouslyValid(text) ? nil : issue(in: String(copying: text))
    }

    private static func isObviouslyValid(_ text: Span<UInt8>) -> Bool {
        var hasLetter = false
        for index in text.indices {
            let byte = text[index]
            // Characters of addresses: digits, slash and colon, at sign.
            if byte >= 0x2F && byte <= 0x3A || byte == 0x40 { return false }
            hasLetter = hasLetter || TextScan.beginsLetter(text, at: index)
        }
        return hasLetter
    }

    private static func issue(in text: String) -> FieldIssue? {
        if text.contains("@"), !text.contains(" ") {
            return FieldIssue(.notAName, .warning, .emailAsName)
        }
        if text.contains("://") || text.lowercased().hasPrefix("www.") {
            return FieldIssue(.notAName, .warning, .linkAsName)
        }
        let digits = text.count { $0.isWholeNumber && $0.isASCII }
        var problem = ""
        guard FieldKind.name.isValidResult(text, on: nil, message: &problem), text.lowercased() != "n/a" else {
            return FieldIssue(.notAName, .warning, digits >= 7 ? .numberAsName : .noName)
        }
        guard digits > 0 else { return nil }
        return FieldIssue(.digitsInName, .note, .digitsInName)
    }
}
