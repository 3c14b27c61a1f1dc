/// Text for cells that people will open in a spreadsheet program.
///
/// A program takes a cell that starts with `=`, `+`, `-`, `@`, TAB or CR, or with a full-width form of the signs, for a
/// formula, and runs it. An apostrophe in front prevents that. See OWASP,
/// [CSV Injection](https://owasp.org/www-community/attacks/CSV_Injection).
public enum SpreadsheetText {
    /// The text, with an apostrophe in front if a spreadsheet program would take it for a formula.
    ///
    /// A number in E.164 form, `+` and 7 to 15 digits, stays as it is: as a formula it is itself.
    public static func protected(_ text: String) -> String {
        needsProtection(text) ? "'" + text : text
    }

    /// The text without the apostrophe that ``protected(_:)`` put in front; any other text as it is.
    public static func unprotected(_ text: String) -> String {
        guard text.utf8.first == ASCII.apostrophe else { return text }
        let inner = String(text.dropFirst())
        return needsProtection(inner) ? inner : text
    }

    private static func needsProtection(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first(where: { $0 != " " }) else { return false }
        switch first {
        case "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠": return !isNumber(text)
        default: return false
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.dropFirst()
        return text.utf8.first == ASCII.plus && (7...15).contains(digits.count) && digits.allSatisfy(ASCII.isDigit)
            && digits.first != ASCII.zero
    }
}
