// Properties of other people: spouses, assistants, members of a group.

import ContactModel

extension VCardParser {
    mutating func takeRelated(_ label: StaticString, _ property: Property) {
        let value = store(property.value, property, textEscapes)
        guard !value.isEmpty else { return }
        let label = contact.store(Bytes(start: label.utf8Start, count: label.utf8CodeUnitCount))
        addRelated(value, property, label: label, group: group(of: property))
    }

    mutating func takeRelated(_ property: Property) {
        let value = store(property.value, property, textEscapes)
        guard !value.isEmpty else { return }
        addRelated(value, property, label: label(of: property, isPhone: false), group: group(of: property))
    }

    /// Adds another person; a count is none, and stays as it is.
    mutating func addRelated(_ value: Range<Int>, _ property: Property, label: Range<Int>, group: UInt16 = 0) {
        guard ValueCore.isCount(contact.text, value) else {
            return add(.related, value, property, label: label, group: group)
        }
        // The name of a card inside this one is kept anyway.
        if property.name != .formattedName { keep(property) }
        card.hasContent = true
    }
}
