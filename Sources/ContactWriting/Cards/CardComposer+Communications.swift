import ContactModel
import ContactReading

extension CardComposer {
    mutating func writePhones(_ card: CardFields) {
        for index in self[.phone] {
            let field = card.fields[index]
            let group = beginLabelled("TEL", field, card, labels: .phone, kept: kept(phone: index, card))
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
            let kept = kept(field, card)
            // A label of the group hides the service.
            let service = kept?.service.flatMap { $0 == label.text ? nil : $0 }
            if service != nil, !label.isEmpty { lastGroup += 1 }
            let group = service != nil && !label.isEmpty ? lastGroup : 0
            sink.begin("IMPP", group: group)
            if let service {
                sink.keptParameter("X-SERVICE-TYPE", [service])
            } else if !label.isEmpty {
                sink.parameter("X-SERVICE-TYPE", label)
            }
            writePreference(field, kept)
            sink.plain(value, type: .uri)
            endLabelled(group, label)
        }
    }
}
