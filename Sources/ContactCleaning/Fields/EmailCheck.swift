import ContactModel

/// Looks at the shape of e-mail addresses, [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321) as mail is sent today.
///
/// Providers differ in the local parts that they allow, and addresses with doubled dots are in use. An issue is
/// reported only for an address that no mail could be sent to.
enum EmailCheck {
    /// Returns the issue of an address; `nil` if mail could be sent to it.
    static func issue(in text: Span<UInt8>) -> FieldIssue? {
        let address = bare(text)
        guard let at = lastAt(in: text, address) else { return issue("There is no @ in it") }
        if at == address.lowerBound { return issue("Nothing stands in front of the @") }
        let isQuoted = text[address.lowerBound] == 0x22
        for index in address.lowerBound..<at where !isQuoted {
            if text[index] == 0x40 { return issue("It has more than one @") }
            if text[index] <= 0x20 { return issue("There is a space in it") }
        }
        return domainTrouble(text, at + 1..<address.upperBound)
    }

    private static func domainTrouble(_ text: Span<UInt8>, _ domain: Range<Int>) -> FieldIssue? {
        guard !domain.isEmpty else { return issue("Nothing follows the @") }
        // An address literal: the mail server by its number.
        if text[domain.lowerBound] == 0x5B { return nil }
        var labelLength = 0
        var dots = 0
        for index in domain {
            let byte = text[index]
            if byte == 0x2E {
                if labelLength == 0 { return issue("A part of the domain is empty") }
                dots += 1
                labelLength = 0
            } else if TextScan.isLetter(byte) || TextScan.isDigit(byte) || byte == 0x2D || byte == 0x5F || byte >= 0x80
            {
                labelLength += 1
            } else {
                return issue("The domain has a character that no domain has")
            }
        }
        if dots == 0 { return issue("The domain has no dot") }
        return labelLength < 2 ? issue("The domain does not end like one") : nil
    }

    private static func issue(_ problem: String) -> FieldIssue {
        FieldIssue(.invalidEmail, .warning, "\(problem): no mail can be sent to this address. Correct it.")
    }

    /// The address without `mailto:`, and without the name and the angle brackets of `Name <address>`.
    private static func bare(_ text: Span<UInt8>) -> Range<Int> {
        var low = 0
        var high = text.count
        if high > 0, text[high - 1] == 0x3E, let open = text.indices.last(where: { text[$0] == 0x3C }) {
            low = open + 1
            high -= 1
        } else if high > 7, text[6] == 0x3A, text[0] | 0x20 == 0x6D, text[5] | 0x20 == 0x6F {
            low = 7
        }
        return low..<max(low, high)
    }

    private static func lastAt(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
        range.last { text[$0] == 0x40 }
    }
}
