import ContactModel
import ContactReading

extension CardComposer {
    /// Writes the values that cards have no property for.
    mutating func writeRest(_ card: CardFields) {
        for kind in [Contact.Field.Kind.fileAs, .phoneExtension, .phoneHint, .regionHint, .systemGroup] {
            writeFurther(kind, from: 0, card)
        }
    }

    mutating func writeExtra(_ field: Contact.Field, _ card: CardFields, isProperty: Bool) {
        let (name, value) = (card.label(field), card.value(field))
        if isProperty {
            if name.isWord("prodid") { return }
            if let property = KeptProperty(name), property.isKnown { return write(property, value) }
        }
        sink.begin("X-TRUNKLINE-COLUMN")
        if !name.isEmpty { sink.parameter("X-NAME", name) }
        sink.text(value)
        sink.end()
    }

    mutating func write(_ property: KeptProperty, _ value: Bytes) {
        sink.beginKept(group: property.group, name: property.name)
        for (name, values) in property.parameters(in: sink.version) { sink.keptParameter(name, values) }
        property.withValue(value, in: sink.version) { sink.raw($0) }
        sink.end()
    }
}
