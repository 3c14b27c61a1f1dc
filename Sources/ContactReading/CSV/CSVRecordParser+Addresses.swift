import ContactModel

extension CSVRecordParser {
    /// Adds a further line to the street of an address.
    ///
    /// - Returns: `false` if the row has no street of the address so far: the line begins it.
    @inline(never)
    mutating func addLine(_ line: Range<Int>, group: UInt16) -> Bool {
        guard let index = contact.fields.lastIndex(where: { $0.kind == .street && $0.group == group }) else {
            return false
        }
        var street = Array(contact.text[contact.fields[index].value])
        StreetLines.append(contact.text[line], to: &street)
        contact.fields[index].value = contact.store(street)
        return true
    }

    /// Adds the postal code, the city and the region of a cell that has them all.
    ///
    /// - Returns: `false` if the cell has a postal code alone, or does not tell where it ends.
    @inline(never)
    mutating func addPlace(_ cell: Range<Int>, _ action: ColumnPlan.Action, line: Int) -> Bool {
        guard contact.text[cell].contains(where: { $0 == ASCII.space || $0 >= 0x80 }),
            let place = PlaceLine(String(decoding: contact.text[cell], as: UTF8.self))
        else { return false }
        for (kind, text) in [
            (Contact.Field.Kind.city, place.city), (.region, place.region), (.postalCode, place.postalCode),
        ] where !text.isEmpty {
            let value = contact.store(Array(text.utf8))
            contact.add(kind, label: action.label, value: value, group: action.group, line: line)
        }
        return true
    }

    /// Puts the parts of each address beside each other, in the order of the first of them.
    mutating func gatherAddresses() {
        guard hasScatteredAddresses else { return }
        let places = contact.fields.indices.filter { contact.fields[$0].kind.isAddressPart }
        var order: [UInt16: Int] = [:]
        for place in places where order[contact.fields[place].group] == nil {
            order[contact.fields[place].group] = order.count
        }
        let parts = places.map { contact.fields[$0] }
        let sorted = parts.indices.sorted { left, right in
            let ranks = (order[parts[left].group] ?? 0, order[parts[right].group] ?? 0)
            return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
        }
        for (place, part) in zip(places, sorted) { contact.fields[place] = parts[part] }
    }

    /// `true` if a part of an address stands behind one of another address that began later.
    private var hasScatteredAddresses: Bool {
        var former: UInt16?
        for (place, field) in contact.fields.enumerated() where field.kind.isAddressPart && field.group != former {
            if former != nil,
                contact.fields[..<place].contains(where: { $0.kind.isAddressPart && $0.group == field.group })
            {
                return true
            }
            former = field.group
        }
        return false
    }
}
