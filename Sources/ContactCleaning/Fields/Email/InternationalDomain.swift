import ContactModel
import Foundation
import PhoneNumbers

/// Domains with letters of all scripts, in both of their forms, [RFC 5890](https://www.rfc-editor.org/rfc/rfc5890): `münchen.example` as
/// people write it, and `xn--mnchen-3ya.example` as mail is sent to it.
enum InternationalDomain {
    /// The issue of a domain: a note with its other form, or the reason why no mail reaches it.
    static func issue(in domain: String) -> FieldIssue? {
        let labels = Self.labels(of: domain)
        if labels.contains("") { return EmailCheck.issue(.emptyPart) }
        if labels.count < 2 { return EmailCheck.issue(.noDot) }
        var (shown, sent) = ([String](), [String]())
        for label in labels {
            guard let forms = forms(of: label) else {
                return EmailCheck.issue(Sentence(EmailSentence.noScript, ["part": .text(label)]))
            }
            shown.append(forms.shown)
            sent.append(forms.sent)
        }
        let (letters, ascii) = (shown.joined(separator: "."), sent.joined(separator: "."))
        if ascii.utf8.count > EmailCheck.maximumDomainLength { return EmailCheck.issue(.longDomain) }
        if (sent.last ?? "").utf8.count < 2 { return EmailCheck.issue(.noEnd) }
        return FieldIssue(
            .internationalDomain, .note,
            Sentence(EmailSentence.internationalDomain, ["letters": .text(letters), "sent": .text(ascii)]))
    }

    /// The parts between the dots, of which [UTS #46](https://www.unicode.org/reports/tr46/) has those of other scripts too.
    private static func labels(of domain: String) -> [String] {
        domain.precomposedStringWithCompatibilityMapping.lowercased().split(omittingEmptySubsequences: false) {
            $0 == "." || $0 == "\u{3002}"
        }.map(String.init)
    }

    /// The two forms of a part; `nil` if it is none.
    private static func forms(of label: String) -> (shown: String, sent: String)? {
        if label.hasPrefix(prefix) {
            guard let scalars = Punycode.decode(label.dropFirst(prefix.count).utf8),
                scalars.contains(where: { !$0.isASCII }),
                isName(scalars), Punycode.encode(scalars).map({ prefix + $0 }) == label,
                label.utf8.count <= EmailCheck.maximumLabelLength
            else { return nil }
            return (String(String.UnicodeScalarView(scalars)), label)
        }
        let scalars = Array(label.unicodeScalars)
        if scalars.allSatisfy(\.isASCII) {
            return label.utf8.count <= EmailCheck.maximumLabelLength ? (label, label) : nil
        }
        guard isName(scalars), let encoded = Punycode.encode(scalars),
            prefix.count + encoded.utf8.count <= EmailCheck.maximumLabelLength
        else { return nil }
        return (label, prefix + encoded)
    }

    private static let prefix = "xn--"

    /// Returns `true` if a part consists of letters, marks, digits and hyphens inside, and of the signs that registries take beside them.
    private static func isName(_ scalars: [Unicode.Scalar]) -> Bool {
        guard let first = scalars.first, let last = scalars.last, first != "-", last != "-" else { return false }
        if isMark(first) { return false }
        return scalars.allSatisfy { scalar in
            if scalar.isASCII { return scalar == "-" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
            switch scalar.properties.generalCategory {
            case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .decimalNumber,
                .otherSymbol:
                return true
            default: return otherSigns.contains(scalar)
            }
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Signs that are allowed among letters, [RFC 5892](https://www.rfc-editor.org/rfc/rfc5892), appendix A.
    private static let otherSigns: Set<Unicode.Scalar> = [
        "\u{B7}", "\u{375}", "\u{5F3}", "\u{5F4}", "\u{30FB}", "\u{200C}", "\u{200D}",
    ]
}
