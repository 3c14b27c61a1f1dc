import ContactModel
import ContactReading

extension CardComposer {
    mutating func writePhones(_ card: CardFields) {
        for index in self[.phone] {
            let field = card.fields[index]
            let group = beginLabelled("TEL", field, card, labels: .phone)
            let value = card.value(field)
            if value.hasWordPrefix("tel:") {
                if is40 { sink.parameter("VALUE", "uri") }
                sink.plain(value, type: .uri)
            } else {
                sink.text(value)
            }
            endLabelled(group, card.label(field))
        }
    }

    mutating func writeMessengers(_ card: CardFields) {
        for index in self[.instantMessage] {
            let field = card.fields[index]
            let (value, label) = (card.value(field), card.label(field))
            sink.begin("IMPP")
            if !label.isEmpty { sink.parameter("X-SERVICE-TYPE", label) }
            if field.isPreferred { if is40 { sink.parameter("PREF", "1") } else { sink.types(["pref"]) } }
            sink.plain(value, type: .uri)
            sink.end()
        }
    }
}
