import ContactModel
import ContactReading

extension CardComposer {
    /// Writes each group of parts as an address. Parts come in the order of their groups.
    mutating func writeAddresses(_ card: CardFields) {
        var parts: [Int] = []
        for index in card.fields.indices where card.fields[index].kind.isAddressPart {
            if let first = parts.first, card.fields[first].group != card.fields[index].group {
                writeAddress(parts, card)
                parts.removeAll()
            }
            parts.append(index)
        }
        if !parts.isEmpty { writeAddress(parts, card) }
    }

    private mutating func writeAddress(_ parts: [Int], _ card: CardFields) {
        let first = card.fields[parts[0]]
        let formatted = parts.first { card.fields[$0].kind == .formattedAddress }
        let hasParts = parts.contains { card.fields[$0].kind != .formattedAddress }
        let isSplit = hasParts && formatted != nil && !is40
        let (kept, lists) = keptLists(.street, parts.map { card.fields[$0] }, card) ?? (nil, nil)
        let group = beginLabelled(
            hasParts || is40 ? "ADR" : "LABEL", first, card, labels: .location, kept: kept, isGrouped: isSplit)
        if !hasParts, !is40, let formatted {
            sink.text(card.value(card.fields[formatted]))
            return endLabelled(group, card.label(first))
        }
        if is40, let formatted {
            // The text of this parameter has the escapes of a value, but for line breaks.
            let label = card.value(card.fields[formatted]).flatMap {
                $0 == ASCII.backslash ? [$0, $0] : [$0]
            }
            label.withUnsafeBufferPointer { sink.parameter("LABEL", $0) }
        }
        for (position, kind) in ComponentSplit.addressKinds.enumerated() {
            if let lists {
                sink.component(position, of: lists)
                continue
            }
            let value =
                parts.first { card.fields[$0].kind == kind }.map { card.value(card.fields[$0]) }
                ?? Bytes(start: nil, count: 0)
            sink.part(value, isFirst: position == 0, isList: false)
        }
        if isSplit, let formatted {
            // 3.0 has a property of its own for the address as it is printed; the group ties the two together.
            sink.end()
            sink.begin("LABEL", group: group)
            sink.types(CardLabels.types(of: card.label(first), at: .location) ?? [])
            sink.text(card.value(card.fields[formatted]))
        }
        endLabelled(group, card.label(first))
    }
}
