import ColumnRecognition
import ContactModel
import PhoneNumbers

/// The postal addresses of a person, each once: without those that differ only in case, marks or the name of the country, and without those of
/// which another has every part.
enum MergedAddresses {
    /// An address of one of some contacts.
    struct Address {
        /// The place of the contact.
        var contact: Int
        var fields: [Contact.Field]
        /// The parts as they are compared.
        fileprivate var parts: Set<String> = []
        fileprivate var label = ""
    }

    /// The addresses of contacts that are left, in their order.
    static func distinct(_ contacts: [Contact]) -> [Address] {
        let all = contacts.enumerated().flatMap { addresses(of: $1, at: $0) }
        return all.enumerated().filter { place, address in
            !all.enumerated().contains { other, whole in
                address.parts == whole.parts ? other < place : isPart(address, of: whole)
            }
        }.map(\.element)
    }

    /// Of a home, the town alone says nothing beside a whole address at work.
    private static func isPart(_ address: Address, of whole: Address) -> Bool {
        !address.parts.isEmpty && address.parts.isSubset(of: whole.parts)
            && (address.label == whole.label || address.label.isEmpty)
    }

    private static func addresses(of contact: Contact, at place: Int) -> [Address] {
        var addresses: [Address] = []
        for field in contact.fields where field.kind.isAddressPart {
            if addresses.last?.fields.last?.group != field.group {
                addresses.append(Address(contact: place, fields: [], label: contact.label(of: field)))
            }
            addresses[addresses.count - 1].fields.append(field)
            let text = compared(contact.value(of: field), field.kind)
            if !text.isEmpty { addresses[addresses.count - 1].parts.insert("\(field.kind.rawValue) \(text)") }
        }
        return addresses
    }

    /// The words of a part in small letters; the code of a country.
    private static func compared(_ text: String, _ kind: Contact.Field.Kind) -> String {
        if kind == .country, let region = CountryNames.region(named: text) { return region.code }
        return text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
