package import ContactModel

extension HeaderMap.NumberReading {
    /// The field that tells the reading of the phones of its group; `nil` for the usual one.
    package var hint: (kind: Contact.Field.Kind, text: StaticString)? {
        switch self {
        case .asWritten, .besideName: nil
        case .uncertain: (.regionHint, "uncertain")
        case .withPlus: (.callingCode, "+")
        case .perhapsWithPlus: (.callingCode, "+?")
        }
    }

    /// The reading that a hint tells; `nil` if its text names a country or a calling code.
    package init?(hint text: [UInt8]) {
        let found = Self.allCases.first { reading in
            reading.hint.map { $0.text.utf8CodeUnitCount == text.count && $0.text.description.utf8.elementsEqual(text) }
                ?? false
        }
        guard let found else { return nil }
        self = found
    }
}
