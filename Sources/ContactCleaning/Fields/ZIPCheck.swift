import ContactModel
import FormFields
import PhoneNumbers

/// Checks ZIP codes: five digits, or nine, `12345-6789`.
enum ZIPCheck {
    /// The issue of the postal code of an address in the United States; `nil` if it is a ZIP code.
    static func issue(in text: Span<UInt8>) -> FieldIssue? {
        isObviouslyValid(text) ? nil : issue(in: String(copying: text))
    }

    /// Returns `true` if the text is five or nine digits that begin with an assigned range of ZIP codes.
    private static func isObviouslyValid(_ text: Span<UInt8>) -> Bool {
        guard text.count == 5 || text.count == 10 && text[5] == 0x2D else { return false }
        guard let start = TextScan.number(text, 0..<5), FieldKind.assignedZIPCodes.contains(start) else { return false }
        return text.count == 5 || TextScan.number(text, 6..<10) != nil
    }

    private static func issue(in text: String) -> FieldIssue? {
        let parts = text.split { $0 == "-" || $0.isWhitespace }
        let digits = parts.joined()
        let isWhole = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }
        if isWhole, digits.count == 5 || digits.count == 9, parts.first?.count ?? 0 >= 5 {
            var problem = ""
            if FieldKind.zip.isValidResult(String(digits.prefix(5)), on: nil, message: &problem) { return nil }
            return issue(.noSuchZIPCode)
        }
        if isWhole, digits.count == 4 || digits.count == 3, parts.count == 1 {
            return issue(.fewZIPDigits)
        }
        return issue(.zipDigits)
    }

    private static func issue(_ problem: CheckSentence) -> FieldIssue {
        FieldIssue(
            .invalidZIPCode, .warning, Sentence(CheckSentence.zip, ["problem": .sentence(Sentence(problem))]))
    }
}
