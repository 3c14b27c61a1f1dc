import ContactModel
import PhoneNumbers
import RegionInference

/// The relation of an address to the United States.
enum USAddressStatus {
    /// It names the country.
    case stated
    /// It names no country, and the contact or the whole file is of the United States.
    case assumed
    /// It is not, or that is unknown.
    case elsewhere

    private static let unitedStates = RegionCode("US")

    /// The status of the address whose parts have the given group.
    ///
    /// - Parameter fileRegion: the region of contacts that name no country.
    init(
        ofGroup group: UInt16, in contact: borrowing Contact, countries: inout CountryHint, fileRegion: RegionCode?
    ) {
        var contactNamesCountry = false
        for index in contact.fields.indices {
            let field = contact.fields[index]
            guard field.kind == .country || field.kind == .regionHint else { continue }
            if field.kind == .country, field.group == group {
                let region = countries.region(named: contact.text[field.value])
                self = region != nil && region == Self.unitedStates ? .stated : .elsewhere
                return
            }
            contactNamesCountry = true
        }
        let region = contactNamesCountry ? countries.region(of: contact) : fileRegion
        let isAssumed = region != nil && region == Self.unitedStates && !Self.looksForeign(group, in: contact)
        self = isAssumed ? .assumed : .elsewhere
    }

    /// Returns `true` if the address has a postal code with letters, as in Canada and Britain.
    private static func looksForeign(_ group: UInt16, in contact: borrowing Contact) -> Bool {
        for index in contact.fields.indices {
            let field = contact.fields[index]
            guard field.kind == .postalCode, field.group == group else { continue }
            if contact.text[field.value].count(where: TextScan.isLetter) > 1 { return true }
        }
        return false
    }
}
