package import ContactModel
package import ContactReading
package import PhoneNumbers

/// Tells the region of a contact's phones by the countries of its addresses and by columns that name a country, a region or a
/// calling code.
package struct CountryHint {
    private var readings = CountryReadings { CountryReading($0) }
    private var callingCodes = CountryReadings { CountryReading(callingCode: $0) }
    /// The countries of the addresses of the last contact.
    private var addresses = AddressCountries()
    /// The fields of the last contact that name a region or a calling code.
    private var hints: [Int] = []
    /// `true` if the last contact has area codes or extensions in columns of their own.
    package private(set) var hasParts = false

    /// A hint that knows nothing yet.
    package init() {}

    /// The region in the contact's column of regions; without one, the region that all the recognised countries of its
    /// addresses agree on. `nil` if there is none, or several.
    package mutating func region(of contact: borrowing Contact) -> RegionCode? {
        prepare(contact)
        if let region = rowRegion(of: contact) { return region }
        return addresses.common
    }

    /// Reads the countries of a contact, before its phones are asked for.
    package mutating func prepare(_ contact: borrowing Contact) {
        addresses.removeAll()
        if !hints.isEmpty { hints.removeAll(keepingCapacity: true) }
        hasParts = false
        var hasState = false
        var appleCountries: [Int] = []
        for index in contact.fields.indices {
            switch contact.fields[index].kind {
            case .country:
                let text = contact.text[contact.fields[index].value]
                addresses.add(reading(of: text), contact.fields[index])
                if text.elementsEqual("NA".utf8) { addresses.mayBeNamibia = true }
            case .region: hasState = true
            case .regionHint, .callingCode: hints.append(index)
            case .phoneExtension, .areaCode: hasParts = true
            case .extra where isAppleCountry(contact.fields[index], in: contact): appleCountries.append(index)
            default: break
            }
        }
        // An address that names no country is in the one whose form Apple's programs give it.
        for index in appleCountries where !addresses.hasCountry(inGroup: contact.fields[index].group) {
            addresses.add(reading(of: contact.text[contact.fields[index].value]), contact.fields[index])
        }
        if hasState { addStates(of: contact) }
    }

    /// Returns `true` if a field is the property `X-ABADR` of a card: `item1.X-ABADR:de`.
    private func isAppleCountry(_ field: Contact.Field, in contact: borrowing Contact) -> Bool {
        guard field.group != 0, field.label.count >= 7, field.value.count == 2 else { return false }
        return contact.text[field.label].suffix(7).elementsEqual("X-ABADR".utf8) { $0 & 0xDF == $1 & 0xDF }
    }

    /// Adds the countries of addresses that name none, as far as their states and postal codes do.
    private mutating func addStates(of contact: borrowing Contact) {
        for index in contact.fields.indices where contact.fields[index].kind == .region {
            let field = contact.fields[index]
            guard !addresses.hasCountry(inGroup: field.group) else { continue }
            for other in contact.fields.indices
            where contact.fields[other].kind == .postalCode && contact.fields[other].group == field.group {
                let postalCode = contact.text[contact.fields[other].value]
                if let region = StateAndCode.region(state: contact.text[field.value], postalCode: postalCode) {
                    addresses.add(.region(region), field)
                }
            }
        }
    }

    /// Returns the evidence that a contact gives for the country of one of its phones. ``prepare(_:)`` goes before.
    ///
    /// A country in the cell goes first, then a column of the phone's own, then one of the row, then the addresses: if they name
    /// several countries, the one with the label of the phone.
    ///
    /// - Parameter home: the region of the source.
    package mutating func country(
        of phone: Contact.Field, in contact: borrowing Contact, home: RegionCode? = nil
    ) -> PhoneCountry {
        switch Self.country(beside: contact.text[phone.value], home: home) {
        case .none: break
        case .region(let region): return .region(region, isJoined: false)
        case .undecided: return .undecided
        }
        var isUnknown = false
        for isOwn in [true, false] where !hints.isEmpty {
            for index in hints {
                let field = contact.fields[index]
                guard isOwn ? field.group == phone.group && field.group != 0 : field.group == 0 else { continue }
                switch reading(ofHint: index, in: contact) {
                case .region(let region): return .region(region, isJoined: field.kind == .callingCode)
                case .worldCode(let code): return .worldCode(code)
                case .unknown where contact.text[field.value].elementsEqual("NA".utf8): return .undecided
                case .unknown: isUnknown = true
                case .nothing, .column: break
                }
            }
        }
        if let region = addresses.common { return .region(region, isJoined: false) }
        if let region = addresses.region(labelled: contact.text[phone.label], in: contact) {
            return .region(region, isJoined: false)
        }
        if addresses.mayBeNamibia { return .undecided }
        if addresses.areDivided { return .several(addresses.regions) }
        return isUnknown || addresses.hasUnknown ? .unknown : .none
    }

    /// Returns the way in which the column of a phone is read. ``prepare(_:)`` goes before.
    package mutating func reading(of phone: Contact.Field, in contact: borrowing Contact) -> HeaderMap.NumberReading {
        guard phone.group != 0, !hints.isEmpty else { return .asWritten }
        for index in hints where contact.fields[index].group == phone.group {
            if case .column(let reading) = reading(of: contact.text[contact.fields[index].value]) { return reading }
        }
        return .asWritten
    }

    /// Returns the country that stands beside a number in its cell.
    package static func country(beside cell: ArraySlice<UInt8>, home: RegionCode? = nil) -> CountryBesideNumber {
        guard cell.contains(where: { $0 >= 0x41 }) else { return .none }
        return cell.withUnsafeBufferPointer { Classifier.country(beside: Span(_unsafeElements: $0), home: home) }
    }

    private mutating func rowRegion(of contact: borrowing Contact) -> RegionCode? {
        var found: RegionCode?
        for index in hints {
            guard case .region(let region) = reading(ofHint: index, in: contact) else { continue }
            if let found, found != region { return nil }
            found = region
        }
        return found
    }

    /// The region of a country's name; `nil` if it is unknown.
    package mutating func region(named name: ArraySlice<UInt8>) -> RegionCode? {
        if case .region(let region) = reading(of: name) { region } else { nil }
    }

    /// Returns the reading of a text in a country column.
    package mutating func reading(of text: ArraySlice<UInt8>) -> CountryReading { readings[text] }

    /// Returns the reading of a field that names a region or a calling code.
    private mutating func reading(ofHint index: Int, in contact: borrowing Contact) -> CountryReading {
        let text = contact.text[contact.fields[index].value]
        return contact.fields[index].kind == .callingCode ? callingCodes[text] : readings[text]
    }
}
