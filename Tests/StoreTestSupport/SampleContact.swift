package import ContactModel
package import ContactStore
package import PhoneNumbers

/// A contact of invented people, as tests write it down.
package struct SampleContact: Sendable {
    package var name: String
    package var phones: [(label: String, raw: String)]
    package var emails: [String]
    package var extras: [(name: String, value: String)]

    package init(
        _ name: String, phones: [(label: String, raw: String)] = [], emails: [String] = [],
        extras: [(name: String, value: String)] = []
    ) {
        self.name = name
        self.phones = phones
        self.emails = emails
        self.extras = extras
    }

    /// The contact as a reader would give it, sixty bytes long, one line each.
    package func contact(ordinal: Int) -> Contact {
        var contact = Contact()
        contact.origin.ordinal = ordinal
        contact.origin.line = ordinal + 1
        contact.origin.byteOffset = ordinal * 60
        contact.origin.byteCount = 60
        contact.append(.displayName, label: "".utf8, value: name.utf8)
        for phone in phones {
            contact.append(.phone, label: phone.label.utf8, value: phone.raw.utf8, line: ordinal + 1)
        }
        for email in emails { contact.append(.email, label: "home".utf8, value: email.utf8) }
        for extra in extras { contact.append(.extra, label: extra.name.utf8, value: extra.value.utf8) }
        return contact
    }

    /// The contact's numbers with their classifications.
    package static func numbers(of contact: Contact, region: RegionCode?) -> [ClassifiedNumber] {
        let classifier = Classifier(region: region)
        var numbers: [ClassifiedNumber] = []
        for (index, field) in contact.fields.enumerated() where field.kind == .phone {
            contact.text.withUnsafeBufferPointer { bytes in
                let cell = Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[field.value]))
                classifier.forEachNumber(in: cell) { range, classification in
                    let start = field.value.lowerBound
                    let text = start + range.lowerBound..<start + range.upperBound
                    numbers.append(ClassifiedNumber(field: index, text: text, classification: classification))
                }
            }
        }
        return numbers
    }
}
