import ContactModel
import ContactReading

extension TableFiller {
    mutating func placeAddresses(_ card: CardFields) {
        parts.removeAll(keepingCapacity: true)
        for index in card.fields.indices where card.fields[index].kind.isAddressPart {
            let isNext = parts.first.map { card.fields[$0].group != card.fields[index].group } ?? false
            if isNext || hasPart(like: index, card) {
                placeAddress(card)
                parts.removeAll(keepingCapacity: true)
            }
            parts.append(index)
        }
        if !parts.isEmpty { placeAddress(card) }
    }

    /// Returns `true` if the address has a part of this kind already: the part begins another address then.
    private func hasPart(like index: Int, _ card: CardFields) -> Bool {
        parts.contains { card.fields[$0].kind == card.fields[index].kind }
    }

    private mutating func placeAddress(_ card: CardFields) {
        let label = card.label(card.fields[parts[0]])
        guard let chosen = addressSlot(label) else {
            homeless.append(contentsOf: parts)
            return
        }
        usedAddresses[chosen] = true
        if let column = layout.addresses[chosen].labelColumn {
            setLabel(label, isPreferred: card.fields[parts[0]].isPreferred, column)
        } else if !label.isEmpty, !isLabel(layout.addresses[chosen].label, label) {
            noteLabel(label, of: card.value(card.fields[parts[0]]))
        }
        let isOnlyFormatted = parts.allSatisfy { card.fields[$0].kind == .formattedAddress }
        for index in parts {
            let field = card.fields[index]
            var column = layout.addresses[chosen].columns[field.kind.index]
            // An address that is known only as a whole goes where the street stands.
            if column == nil, isOnlyFormatted {
                column = layout.addresses[chosen].columns[Contact.Field.Kind.street.index]
            }
            guard let column, row.isEmpty(column) else {
                if field.kind != .formattedAddress || !repeatsParts(index, card) { homeless.append(index) }
                continue
            }
            if field.kind == .street, !layout.addresses[chosen].lines.isEmpty {
                setStreet(card.value(field), [column] + layout.addresses[chosen].lines)
            } else {
                row.set(column, card.value(field))
            }
        }
    }

    /// Writes the lines of a street into the columns for them.
    private mutating func setStreet(_ street: Bytes, _ columns: [Int]) {
        for (column, line) in zip(columns, StreetLines.split(Array(street), columns: columns.count)) {
            line.withUnsafeBufferPointer { row.set(column, $0) }
        }
    }

    /// Returns `true` if an address as it is printed has no word that is not in the other parts.
    private func repeatsParts(_ index: Int, _ card: CardFields) -> Bool {
        func words(_ index: Int) -> [String] {
            card.value(card.fields[index]).text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        let known = Set(parts.filter { $0 != index }.flatMap(words))
        return words(index).allSatisfy(known.contains)
    }

    private func addressSlot(_ label: Bytes) -> Int? {
        let free = layout.addresses.indices.lazy.filter { !usedAddresses[$0] }
        return free.first { layout.addresses[$0].labelColumn == nil && isLabel(layout.addresses[$0].label, label) }
            ?? free.first { layout.addresses[$0].labelColumn != nil }
            ?? free.first { layout.addresses[$0].label.isEmpty } ?? free.last
    }
}
