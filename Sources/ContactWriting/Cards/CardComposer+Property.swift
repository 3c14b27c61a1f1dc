import ContactModel
import ContactReading

extension CardComposer {
    /// Begins a property of a field, with its types; a label that is not a type becomes a group with a label property, which
    /// ``endLabelled(_:_:)`` writes.
    ///
    /// - Parameters:
    ///   - kept: Types and parameters that the property has beside those of the field.
    ///   - isGrouped: `true` to write a group even if a type has the meaning of the label.
    /// - Returns: the number of the group; 0 if there is none.
    mutating func beginLabelled(
        _ name: StaticString, _ field: Contact.Field, _ card: CardFields, labels: CardLabels.Place,
        kept: KeptParameters? = nil, isGrouped: Bool = false
    ) -> Int {
        let label = card.label(field)
        if let kept { return beginKept(name, field, label, labels: labels, kept, isGrouped: isGrouped) }
        let known = CardLabels.types(of: label, at: labels)
        var group = 0
        if known == nil || isGrouped {
            lastGroup += 1
            group = lastGroup
        }
        sink.begin(name, group: group)
        var types = known ?? []
        if field.isPreferred, !is40 { types.append("pref") }
        sink.types(types)
        if field.isPreferred, is40 { sink.parameter("PREF", "1") }
        return group
    }

    /// Ends a property, and writes the label of its group.
    mutating func endLabelled(_ group: Int, _ label: Bytes) {
        sink.end()
        defer { isLabelWritten = false }
        guard group > 0, !label.isEmpty, !isLabelWritten else { return }
        sink.begin("X-ABLABEL", group: group)
        if let name = CardLabels.appleName(of: label) { sink.text(name) } else { sink.text(label) }
        sink.end()
    }

    mutating func writeLabelled(_ name: StaticString, _ kind: Contact.Field.Kind, _ card: CardFields) {
        for index in self[kind] {
            let field = card.fields[index]
            let group = beginLabelled(name, field, card, labels: .location, kept: kept(field, card))
            if kind == .url { sink.plain(card.value(field), type: .uri) } else { sink.text(card.value(field)) }
            endLabelled(group, card.label(field))
        }
    }

    mutating func writeTexts(_ name: StaticString, _ kind: Contact.Field.Kind, _ card: CardFields) {
        for index in self[kind] {
            let field = card.fields[index]
            let group = beginLabelled(name, field, card, labels: .none, kept: kept(field, card))
            sink.text(card.value(field))
            endLabelled(group, card.label(field))
        }
    }

    /// Writes the values of a kind as one list; those of a property with parameters of its own as another one.
    mutating func writeList(_ name: StaticString, _ kind: Contact.Field.Kind, _ card: CardFields) {
        let values = self[kind].map { card.value(card.fields[$0]) }
        var rest = values[...]
        while !rest.isEmpty {
            let kept = parameters.isEmpty ? nil : parameters.take(kind, listOf: Array(rest))
            sink.begin(name)
            if let kept { write(kept.parameters) }
            var count = 0
            repeat {
                sink.part(rest[rest.startIndex + count], isFirst: count == 0, isList: true)
                count += 1
            } while count < kept?.count ?? rest.count
                && (kept != nil || !parameters.begins(kind, with: rest[rest.startIndex + count]))
            sink.end()
            rest = rest.dropFirst(count)
        }
    }

    /// Writes a value that has no property.
    mutating func writeField(_ field: Contact.Field, _ card: CardFields) {
        if !parameters.isEmpty { leaveParameters(of: field, card) }
        sink.begin("X-TRUNKLINE-FIELD")
        var name = field.kind.rawValue
        name.withUTF8 { sink.parameter("X-NAME", $0) }
        if !field.label.isEmpty { sink.parameter("LABEL", card.label(field)) }
        sink.text(card.value(field))
        sink.end()
    }

    /// Writes all values of a kind but some of the first as fields of no property.
    mutating func writeFurther(_ kind: Contact.Field.Kind, from first: Int = 1, _ card: CardFields) {
        for index in self[kind].dropFirst(first) { writeField(card.fields[index], card) }
    }
}
