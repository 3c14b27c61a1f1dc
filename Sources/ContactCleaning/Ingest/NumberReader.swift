import ContactFormats
import ContactStore
import PhoneNumbers

/// Classifies the numbers of one contact after another, each in the country that the contact gives it.
struct NumberReader {
    private let classifier: Classifier
    /// The countries of the contacts.
    var countries = CountryHint()

    init(_ classifier: Classifier) {
        self.classifier = classifier
    }

    /// Appends the numbers of a contact, in the order of its fields.
    mutating func classify(_ contact: borrowing Contact, into numbers: inout [ClassifiedNumber]) {
        var region: RegionCode??
        let text = contact.text
        text.withUnsafeBufferPointer { bytes in
            for index in contact.fields.indices where contact.fields[index].kind == .phone {
                let field = contact.fields[index]
                if region == nil { region = .some(countries.region(of: contact)) }
                let cell = Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[field.value]))
                let first = numbers.count
                classifier.forEachNumber(in: cell, region: region ?? nil) { range, classification in
                    let text = field.value.lowerBound + range.lowerBound..<field.value.lowerBound + range.upperBound
                    numbers.append(ClassifiedNumber(field: index, text: text, classification: classification))
                }
                guard numbers.count == first + 1 else { continue }
                let better =
                    readWithHint(numbers[first], field: field, of: contact)
                    ?? (region ?? nil).flatMap { readFromAbroad(numbers[first], of: contact, in: $0) }
                if let better { numbers[first].classification = better }
            }
        }
    }

    /// Reads a number again that does not fit its contact's country, as it is dialled from the region of the source:
    /// `011 49 30 ...` of a contact in Germany is written with the prefix of the United States.
    ///
    /// It counts only if it leads to the contact's country.
    private func readFromAbroad(
        _ number: ClassifiedNumber, of contact: borrowing Contact, in region: RegionCode
    ) -> Classification? {
        guard number.classification.mayLackCountry, let home = classifier.region, home != region else { return nil }
        let classification = classify(number.text, of: contact, region: home)
        let leadsThere = classification.countryCode == NumberingPlan.countryCode(of: region)
        return leadsThere && classification.planRule != .none ? classification : nil
    }

    /// Reads a number again that lacks its country, in the country of the full number that the source gives beside it.
    ///
    /// The hint decides about the country alone: the digits must come out the same.
    private func readWithHint(
        _ number: ClassifiedNumber, field: Contact.Field, of contact: borrowing Contact
    ) -> Classification? {
        guard field.group != 0, number.classification.mayLackCountry else { return nil }
        for index in contact.fields.indices {
            let other = contact.fields[index]
            guard other.kind == .phoneHint, other.group == field.group else { continue }
            let full = classifier.classify("+" + contact.value(of: other))
            guard let region = full.region, !full.mayLackCountry else { continue }
            let classification = classify(number.text, of: contact, region: region)
            if classification.countryCode == full.countryCode, classification.nationalNumber == full.nationalNumber {
                return classification
            }
        }
        return nil
    }

    private func classify(_ range: Range<Int>, of contact: borrowing Contact, region: RegionCode) -> Classification {
        let text = contact.text
        return text.withUnsafeBufferPointer { bytes in
            classifier.classify(
                Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[range])), region: region)
        }
    }
}

extension Classification {
    /// Whether the number may be a good one of another country.
    fileprivate var mayLackCountry: Bool {
        switch verdict.reason {
        case .noRegion, .unassigned, .tooShort, .tooLong: true
        default: verdict == .ambiguous
        }
    }
}
