import ContactModel
import PhoneNumbers

/// Looks at the shape of e-mail addresses, [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321) as mail is sent today.
///
/// Providers differ in the local parts that they allow, and addresses with doubled dots are in use. An issue is
/// reported only for an address that no mail could be sent to.
enum EmailCheck {
    /// An address that mail could be sent to by its shape.
    struct Address {
        /// The part before the `@`, and the domain.
        var local: Range<Int>
        var domain: Range<Int>
        /// `true` if the domain has letters that are not ASCII, or stands for such letters.
        var isInternational = false
        /// The sum of the bytes of the domain in small letters, by which domains are told apart.
        var hash: UInt64 = 0
        /// `true` if the server stands there by its number.
        var isLiteral = false
    }

    /// Returns the issue of an address; `nil` if mail could be sent to it.
    static func issue(in text: Span<UInt8>) -> FieldIssue? {
        var address: Address?
        return issue(in: text, &address)
    }

    /// Returns the issue of an address; `nil` if mail could be sent to it, of which `address` has the parts then.
    static func issue(in text: Span<UInt8>, _ address: inout Address?) -> FieldIssue? {
        let range = bare(text)
        guard let at = lastAt(in: text, range) else { return issue(.noAt) }
        if at == range.lowerBound { return issue(.nothingInFront) }
        let isQuoted = text[range.lowerBound] == 0x22
        for index in range.lowerBound..<at where !isQuoted {
            if text[index] == 0x40 { return issue(.severalAts) }
            if text[index] <= 0x20 { return issue(.space) }
        }
        var parts = Address(local: range.lowerBound..<at, domain: at + 1..<range.upperBound)
        if let trouble = domainTrouble(text, &parts) { return trouble }
        address = parts
        return nil
    }

    private static func domainTrouble(_ text: Span<UInt8>, _ address: inout Address) -> FieldIssue? {
        let domain = address.domain
        guard !domain.isEmpty else { return issue(.nothingBehind) }
        // An address literal: the mail server by its number.
        if text[domain.lowerBound] == 0x5B {
            address.isLiteral = true
            return nil
        }
        var labelLength = 0
        var dots = 0
        var hash = DomainHash()
        for index in domain {
            let byte = text[index]
            hash.add(byte)
            if byte == 0x2E {
                if labelLength == 0 { return issue(.emptyPart) }
                if labelLength > maximumLabelLength { return issue(.longPart) }
                dots += 1
                labelLength = 0
            } else if TextScan.isLetter(byte) || TextScan.isDigit(byte) || byte == 0x2D || byte == 0x5F || byte >= 0x80
            {
                if byte >= 0x80 || byte == 0x2D && isPrefixEnd(text, index, labelLength) {
                    address.isInternational = true
                }
                labelLength += 1
            } else {
                return issue(.foreignCharacter)
            }
        }
        address.hash = hash.value
        if address.isInternational { return nil }
        if dots == 0 { return issue(.noDot) }
        if labelLength > maximumLabelLength { return issue(.longPart) }
        if domain.count > maximumDomainLength { return issue(.longDomain) }
        return labelLength < 2 ? issue(.noEnd) : nil
    }

    /// Returns `true` at the last hyphen of `xn--`.
    private static func isPrefixEnd(_ text: Span<UInt8>, _ index: Int, _ labelLength: Int) -> Bool {
        labelLength == 3 && text[index - 1] == 0x2D && text[index - 2] | 0x20 == 0x6E && text[index - 3] | 0x20 == 0x78
    }

    /// The issue of an address that no mail reaches.
    static func issue(_ problem: EmailSentence) -> FieldIssue { issue(Sentence(problem)) }

    /// The issue of an address that no mail reaches.
    static func issue(_ problem: Sentence) -> FieldIssue {
        FieldIssue(.invalidEmail, .warning, Sentence(EmailSentence.invalid, ["problem": .sentence(problem)]))
    }

    /// The lengths that the [system of names](https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4) allows.
    static let maximumLabelLength = 63, maximumDomainLength = 253

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

    /// The address alone in small letters, as it is compared.
    static func folded(_ text: String) -> String {
        var trimmed = text.drop(while: \.isWhitespace)
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        let bytes = Array(trimmed.utf8)
        return String(decoding: bytes[bare(bytes.span)], as: UTF8.self).lowercased()
    }

    private static func lastAt(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
        range.last { text[$0] == 0x40 }
    }
}
