import ContactModel
import PhoneNumbers

/// The countries of one contact's addresses.
struct AddressCountries {
    private var found: [(region: RegionCode, label: Range<Int>, group: UInt16)] = []
    private var namedGroups: [UInt16] = []
    /// `true` if some text names no known country.
    private(set) var hasUnknown = false
    /// `true` if some text is `NA`: the code of Namibia, and the mark of statistics programs for a missing value.
    var mayBeNamibia = false

    mutating func removeAll() {
        found.removeAll(keepingCapacity: true)
        namedGroups.removeAll(keepingCapacity: true)
        hasUnknown = false
        mayBeNamibia = false
    }

    /// Adds the evidence of a field for the country of its address.
    mutating func add(_ reading: CountryReading, _ field: Contact.Field) {
        switch reading {
        case .region(let region):
            found.append((region, field.label, field.group))
            namedGroups.append(field.group)
        case .worldCode, .unknown:
            hasUnknown = true
            namedGroups.append(field.group)
        case .nothing, .column: break
        }
    }

    /// Returns `true` if the address of a group names its country.
    func hasCountry(inGroup group: UInt16) -> Bool { namedGroups.contains(group) }

    /// The country that all addresses agree on; `nil` if there is none, or several.
    var common: RegionCode? {
        guard let first = found.first?.region else { return nil }
        return found.allSatisfy { $0.region == first } ? first : nil
    }

    /// `true` if the addresses are in several countries.
    var areDivided: Bool { found.count > 1 && common == nil }

    /// The countries of the addresses, each once, in the order of the addresses.
    var regions: [RegionCode] {
        var regions: [RegionCode] = []
        for address in found where !regions.contains(address.region) { regions.append(address.region) }
        return regions
    }

    /// The country of the addresses with a label; `nil` if there is none, or several.
    func region(labelled label: ArraySlice<UInt8>, in contact: borrowing Contact) -> RegionCode? {
        guard !label.isEmpty else { return nil }
        var region: RegionCode?
        for address in found where contact.text[address.label] == label {
            if let region, region != address.region { return nil }
            region = address.region
        }
        return region
    }
}
