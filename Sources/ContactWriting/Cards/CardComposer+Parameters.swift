import ContactModel
import ContactReading

extension CardComposer {
    /// The types and parameters that were kept beside some fields; `nil` if there are none.
    mutating func kept(_ kind: Contact.Field.Kind, _ fields: [Contact.Field], _ card: CardFields) -> KeptParameters? {
        if parameters.isEmpty { return nil }
        return parameters.take(kind, CardPropertyKey.of(fields, in: card.text))?.parameters
    }

    /// The same for a property of components, with those that have several values; `nil` for these if none has.
    mutating func keptLists(
        _ kind: Contact.Field.Kind, _ fields: [Contact.Field], _ card: CardFields
    ) -> (parameters: KeptParameters, lists: [[[UInt8]]]?)? {
        if parameters.isEmpty { return nil }
        let key = CardPropertyKey.of(fields, in: card.text)
        guard let found = parameters.take(kind, key) else { return nil }
        return (found.parameters, found.value == key ? nil : ComponentLists.lists(of: found.value))
    }

    /// The same for a field of one text.
    mutating func kept(_ field: Contact.Field, _ card: CardFields) -> KeptParameters? {
        kept(field.kind, [field], card)
    }

    /// The same for a number, whose property has the text that was read.
    mutating func kept(phone index: Int, _ card: CardFields) -> KeptParameters? {
        if parameters.isEmpty { return nil }
        let range = numberTexts[index] ?? card.fields[index].value
        return parameters.take(.phone, Array(card.text.slice(range.lowerBound, range.upperBound)))?.parameters
    }

    /// Begins a property that has types and parameters of its own beside those of its field, as ``beginLabelled(_:_:_:labels:kept:isGrouped:)``
    /// does.
    mutating func beginKept(
        _ name: StaticString, _ field: Contact.Field, _ label: Bytes, labels: CardLabels.Place, _ kept: KeptParameters,
        isGrouped: Bool
    ) -> Int {
        let text = label.text
        let typeLabel = kept.typeLabel(at: labels)
        var types = kept.types
        var isNamed = typeLabel ?? "" == text
        if !isNamed, let known = CardLabels.types(of: label, at: labels) {
            // The label is another one than that of the card.
            types = known.map { is40 ? "\($0)" : "\($0)".uppercased() } + kept.typesWithoutLabel
            isNamed = true
        }
        if !isNamed { types.removeAll { $0.lowercased() == text.lowercased() } }
        isLabelWritten = isNamed && !isGrouped
        let group = group(of: kept, isNeeded: !isNamed || isGrouped)
        sink.begin(name, group: group)
        write(kept, types: types, isPreferred: field.isPreferred, hasPreference: labels != .none)
        return group
    }

    /// The group of a property: that of others that are kept as they are, or a new one if it needs one.
    private mutating func group(of kept: KeptParameters, isNeeded: Bool) -> Int {
        if keptGroups.contains(kept.group), parameters.isAlone(inGroup: kept.group) { return kept.group }
        if isNeeded { lastGroup += 1 }
        return isNeeded ? lastGroup : 0
    }

    /// Writes types and parameters that were kept.
    ///
    /// - Parameters:
    ///   - types: The types that are written.
    ///   - isPreferred: `true` if the field is the preferred one of its kind.
    ///   - hasPreference: `true` if the field alone says so.
    mutating func write(
        _ kept: KeptParameters, types: [String]? = nil, isPreferred: Bool = false, hasPreference: Bool = false
    ) {
        var types = types ?? kept.types
        let isFormer = hasPreference && kept.preference == "1"
        let preference = isPreferred ? "1" : isFormer ? nil : kept.preference
        if preference == "1", !is40 { types.append("PREF") }
        if !types.isEmpty { sink.keptParameter("TYPE", types) }
        if let preference, preference != "1" || is40 { sink.keptParameter("PREF", [preference]) }
        for (name, values) in kept.others { sink.keptParameter(name, values) }
    }

    /// Writes the parameters of a property whose types are no label, and the mark of the preferred value.
    mutating func writePreference(_ field: Contact.Field, _ kept: KeptParameters?) {
        if let kept { return write(kept, isPreferred: field.isPreferred, hasPreference: true) }
        guard field.isPreferred else { return }
        if is40 { sink.parameter("PREF", "1") } else { sink.types(["pref"]) }
    }

    /// Leaves what was kept beside a field that no property stands for, to be written in the same way.
    mutating func leaveParameters(of field: Contact.Field, _ card: CardFields) {
        if let kept = parameters.take(field.kind, Array(card.value(field))) { parameters.leave(kept.place) }
    }

    /// Writes the properties that share a value with one that was written.
    mutating func writeLeftParameters(_ card: CardFields) {
        for index in parameters.left { writeField(card.fields[index], card) }
    }
}
