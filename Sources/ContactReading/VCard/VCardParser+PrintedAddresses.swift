import ContactModel

/// Addresses as they are printed, which cards of 2.1 and 3.0 have in a property of their own.
extension VCardParser {
    /// Gives the text of each property `LABEL` to the address that it is the text of, by
    /// [RFC 2426](https://www.rfc-editor.org/rfc/rfc2426), section 3.2.2: the one of its group, else one with the same types.
    mutating func joinPrintedAddresses() {
        let parts = contact.fields.indices.filter { contact.fields[$0].kind.isAddressPart }
        let fields = contact.fields
        func isPrinted(_ index: Int) -> Bool { fields[index].kind == .formattedAddress }
        guard parts.contains(where: isPrinted), !parts.allSatisfy(isPrinted) else { return }
        var owned = Set<UInt16>()
        var moves: [Int: UInt16] = [:]
        for index in parts where isPrinted(index) && stands(behindOwnParts: index, parts) {
            owned.insert(contact.fields[index].group)
        }
        for index in parts where isPrinted(index) && !stands(behindOwnParts: index, parts) {
            guard let group = group(ofPrinted: index, among: parts, without: owned) else { continue }
            owned.insert(group)
            moves[index] = group
        }
        if !moves.isEmpty { move(moves, behind: parts) }
    }

    /// Returns `true` if a printed address comes from its own property, as that of the parameter `LABEL` does.
    private func stands(behindOwnParts index: Int, _ parts: [Int]) -> Bool {
        let group = contact.fields[index].group
        return group != 0
            && parts.contains {
                $0 == index - 1 && contact.fields[$0].group == group && contact.fields[$0].kind != .formattedAddress
            }
    }

    /// The group of the address that a text is that of: of several with its label, the one whose street stands in it.
    private func group(ofPrinted index: Int, among parts: [Int], without owned: Set<UInt16>) -> UInt16? {
        let printed = contact.fields[index]
        let others = parts.filter {
            contact.fields[$0].kind != .formattedAddress && !owned.contains(contact.fields[$0].group)
        }
        if printed.group != 0, others.contains(where: { contact.fields[$0].group == printed.group }) {
            return printed.group
        }
        let alike = others.filter { contact.text[contact.fields[$0].label] == contact.text[printed.label] }
        let text = contact.value(of: printed)
        let named = alike.first {
            contact.fields[$0].kind == .street && text.contains(contact.value(of: contact.fields[$0]))
        }
        return (named ?? alike.first).map { contact.fields[$0].group }
    }

    /// Moves printed addresses behind the last parts of their groups.
    private mutating func move(_ moves: [Int: UInt16], behind parts: [Int]) {
        var last: [UInt16: Int] = [:]
        for index in parts where moves[index] == nil { last[contact.fields[index].group] = index }
        var fields: [Contact.Field] = []
        fields.reserveCapacity(contact.fields.count)
        for index in contact.fields.indices where moves[index] == nil {
            fields.append(contact.fields[index])
            for (printed, group) in moves where last[group] == index {
                var field = contact.fields[printed]
                field.group = group
                field.isPreferred = contact.fields[index].isPreferred
                fields.append(field)
            }
        }
        contact.fields = fields
    }
}
