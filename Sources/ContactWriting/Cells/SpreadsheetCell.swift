import ContactReading

/// Text for the cells of a CSV file that people open in a spreadsheet program or print to a terminal.
///
/// A spreadsheet program evaluates a cell that begins with `=`, `+`, `-` or `@` as a formula, also after blanks and
/// invisible characters; a terminal obeys escape sequences. See OWASP,
/// [CSV Injection](https://owasp.org/www-community/attacks/CSV_Injection).
package enum SpreadsheetCell {
    /// The text in a form that no program evaluates or obeys.
    ///
    /// - A text that begins as a formula gets an apostrophe in front. A number in E.164 form, `+` and 7 to 15 digits, stays
    ///   as it is: evaluated it is itself.
    /// - Control characters, other than TAB and line breaks, and the characters that change the direction of writing are
    ///   replaced by their names, as in `‹U+001B›`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package static func neutralized(_ text: String) -> String {
        let bytes = text.utf8
        if bytes.allSatisfy({ $0 >= ASCII.space && $0 < 0x7F }) {
            // The common case, without a look at the properties of characters.
            guard let first = bytes.first(where: { $0 != ASCII.space }), isFormulaSign(first), !isE164(text) else {
                return text
            }
            return "'" + text
        }
        let isFormula = beginsAsFormula(text)
        let visible = text.unicodeScalars.contains(where: mustBeNamed) ? namingControls(text) : text
        return isFormula ? "'" + visible : visible
    }

    /// The text of a cell without the apostrophe that ``neutralized(_:)`` puts in front, and without the blanks behind it, which
    /// readers of tables take away.
    package static func unprotected(_ cell: String) -> String {
        let rest = cell.unicodeScalars.dropFirst()
        guard cell.unicodeScalars.first == "'", beginsAsFormula(String(rest)) else { return cell }
        return String(rest.drop(while: \.properties.isWhitespace))
    }

    /// Returns `true` if the first character that a spreadsheet program sees starts a formula, or is one that it may
    /// drop: TAB or a line break.
    private static func beginsAsFormula(_ text: String) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE62}", "\u{FE63}", "\u{FE66}",
                "\u{FE6B}", "\u{2212}":
                return true
            case "\t", "\r", "\n": return true
            default: if !isInvisible(scalar) { return false }
            }
        }
        return false
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .control
            || properties.generalCategory == .format
    }

    private static func isFormulaSign(_ byte: UInt8) -> Bool {
        byte == ASCII.equals || byte == ASCII.plus || byte == ASCII.hyphen || byte == ASCII.at
    }

    /// Returns `true` for a number in international form, `+49 30 123456` or with an extension, `+49 30 123456 x12`: digits behind a
    /// blank are no formula to Excel, which leaves such a cell as it is.
    package static func isInternationalNumber(_ text: String) -> Bool {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count > 1, let code = parts.first, code.first == "+", (2...4).contains(code.utf8.count) else {
            return false
        }
        let hasExtension = parts.count > 2 && parts.last?.first == "x"
        let groups = (hasExtension ? parts[1...].dropLast() : parts[1...]).flatMap {
            $0.split(separator: "-", omittingEmptySubsequences: false)
        }
        let digits = [code.dropFirst()] + groups + (hasExtension ? parts.suffix(1).map { $0.dropFirst() } : [])
        return digits.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isDigit) }
            && code.utf8.dropFirst().first != ASCII.zero
    }

    private static func isE164(_ text: String) -> Bool {
        let digits = text.utf8.dropFirst()
        return text.utf8.first == ASCII.plus && (7...15).contains(digits.count) && digits.allSatisfy(ASCII.isDigit)
            && digits.first != ASCII.zero
    }

    // MARK: - Control characters

    private static func mustBeNamed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\t" || scalar == "\r" || scalar == "\n" { return false }
        return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }

    private static func namingControls(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { output, scalar in
            if mustBeNamed(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                output += "‹U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "›"
            } else {
                output.unicodeScalars.append(scalar)
            }
        }
    }
}
