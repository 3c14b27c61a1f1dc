import ContactModel
import ContactStore
import PhoneNumbers
import RegionInference

/// Validates values as an ingest does.
struct EditCheck {
    private var checker = FieldChecker(region: nil, normalization: [])
    private var countries = CountryHint()

    /// The fault of a value that a contact is to have; `nil` if it can be taken.
    ///
    /// - Parameter former: The value that it takes the place of, whose control characters it may keep.
    mutating func problem(
        of text: String, _ kind: Contact.Field.Kind, insteadOf former: String, position: Int, in placed: PlacedContact
    ) -> Sentence? {
        let hasLines = kind == .note || kind == .extra || kind.isAddressPart
        let control = text.unicodeScalars.first {
            $0.value < 0x20 && !(hasLines && ($0 == "\n" || $0 == "\t" || $0 == "\r"))
                && !former.unicodeScalars.contains($0)
        }
        if let control {
            return Sentence(CheckSentence.controlCharacter, ["number": .number(Int(control.value))])
        }
        if text.utf8.count > Self.maximumLength { return Sentence(CheckSentence.tooLong) }
        var contact = Contact()
        contact.kind = placed.kind
        // Parts of an address are judged by its country.
        for other in placed.values where kind.isAddressPart && other.kind == .country && other.position == position {
            contact.append(.country, label: [], value: other.text.utf8, group: 1)
        }
        contact.append(kind, label: [], value: text.utf8, group: 1)
        countries.prepare(contact)
        checker.check(contact, countries: &countries)
        // A date that is none, or may be another one, is a note about a file; whoever types it can write it otherwise.
        let isDate = DateFormatting.kinds.contains(kind)
        let finding = checker.findings.first { $0.field == kind.rawValue && (isDate || $0.severity != .note) }
        return finding.map { Self.refusal($0.sentence) }
    }

    /// The sentence of a finding as one about a value that is not taken.
    private static func refusal(_ sentence: Sentence) -> Sentence {
        guard sentence.family == CheckSentence.family,
            let other = CheckSentence(rawValue: sentence.kind)?.ofRefusal
        else { return sentence }
        return Sentence(other)
    }

    private static let maximumLength = 1_000_000
}
