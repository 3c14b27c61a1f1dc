import ContactFormats
import PhoneNumbers

/// Tells the region of a contact by the countries of its addresses and by columns that name a country or region.
struct CountryHint {
    private var known: [[UInt8]: RegionCode?] = [:]
    /// The name that was asked for last: most contacts of a file live in one country.
    private var last: (name: [UInt8], region: RegionCode?) = ([], nil)

    /// Countries are few; what is not one must not fill the memory.
    private static let mostKnown = 4096

    /// The region of the contact's column of regions, which is there to tell it; without one, the region that all the
    /// recognised countries of its addresses agree on. `nil` if there is none, or several.
    mutating func region(of contact: borrowing Contact) -> RegionCode? {
        for kind in [Contact.Field.Kind.regionHint, .country] {
            var found: RegionCode?
            for index in contact.fields.indices where contact.fields[index].kind == kind {
                guard let region = region(named: contact.text[contact.fields[index].value]) else { continue }
                if let found, found != region { return nil }
                found = region
            }
            if let found { return found }
        }
        return nil
    }

    /// The region of a country's name; `nil` if it is unknown.
    mutating func region(named name: ArraySlice<UInt8>) -> RegionCode? {
        if !name.isEmpty, name == last.name[...] { return last.region }
        let key = Array(name)
        let region = region(keyed: key)
        last = (key, region)
        return region
    }

    private mutating func region(keyed key: [UInt8]) -> RegionCode? {
        if let region = known[key] { return region }
        let region = CountryNames.region(named: String(decoding: key, as: UTF8.self))
        if known.count < Self.mostKnown { known[key] = region }
        return region
    }
}
