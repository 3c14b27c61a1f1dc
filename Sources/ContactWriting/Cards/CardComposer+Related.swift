import ContactModel
import ContactReading

extension CardComposer {
    mutating func writeRelated(_ card: CardFields, isGroup: Bool) {
        for index in self[.related] {
            let field = card.fields[index]
            let (value, label) = (card.value(field), card.label(field))
            if isGroup, label.isWord("member") {
                if is40 { sink.begin("MEMBER") } else { sink.begin("X-ADDRESSBOOKSERVER-MEMBER") }
                sink.plain(value, type: .uri)
                sink.end()
                continue
            }
            let type = is40 ? CardLabels.relation(label) : nil
            if type == nil, !label.isEmpty { lastGroup += 1 }
            let group = type == nil && !label.isEmpty ? lastGroup : 0
            if is40 { sink.begin("RELATED", group: group) } else { sink.begin("X-ABRELATEDNAMES", group: group) }
            if let type { sink.types([type]) }
            if is40 { sink.parameter("VALUE", "text") }
            sink.text(value)
            endLabelled(group, label)
        }
    }
}
