import ContactModel
import ContactReading

extension CardComposer {
    mutating func writeRelated(_ card: CardFields, isGroup: Bool) {
        for index in self[.related] {
            let field = card.fields[index]
            let (value, label) = (card.value(field), card.label(field))
            let kept = kept(field, card)
            if isGroup, label.isWord("member") {
                if is40 { sink.begin("MEMBER") } else { sink.begin("X-ADDRESSBOOKSERVER-MEMBER") }
                writePreference(field, kept)
                sink.plain(value, type: .uri)
                sink.end()
                continue
            }
            // The types of a relation are its label, in 4.0 as a type.
            let type = is40 ? CardLabels.relation(label).map { "\($0)" } : nil
            if type == nil, !label.isEmpty { lastGroup += 1 }
            let group = type == nil && !label.isEmpty ? lastGroup : 0
            if is40 { sink.begin("RELATED", group: group) } else { sink.begin("X-ABRELATEDNAMES", group: group) }
            let known = type ?? label.text
            let types = (type.map { [$0] } ?? []) + (kept?.types.filter { $0.lowercased() != known.lowercased() } ?? [])
            if let kept {
                write(kept, types: types, isPreferred: field.isPreferred, hasPreference: true)
            } else {
                if !types.isEmpty { sink.keptParameter("TYPE", types) }
                writePreference(field, nil)
            }
            if is40, Self.isAddress(value) {
                sink.plain(value, type: .uri)
            } else {
                if is40 { sink.parameter("VALUE", "text") }
                sink.text(value)
            }
            endLabelled(group, label)
        }
    }
    /// Returns `true` if a relation is the address of another card or resource: its own type of value in 4.0.
    private static func isAddress(_ value: Bytes) -> Bool {
        value.hasWordPrefix("urn:") || value.hasWordPrefix("http://") || value.hasWordPrefix("https://")
            || value.hasWordPrefix("mailto:")
    }
}
