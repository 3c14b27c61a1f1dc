import ContactModel
import PhoneNumbers

extension VCardParser {
    /// Stores the components of a value, each as its kind. Components beyond the kinds are kept as one extra.
    mutating func takeComponents(
        _ property: Property, _ kinds: [Contact.Field.Kind], separator: UInt8 = ASCII.semicolon,
        label: Range<Int> = 0..<0, group: UInt16 = 0
    ) {
        let value = property.value
        var start = 0
        for kind in kinds where start <= value.count {
            let end = ComponentSplit.end(value, from: start, separator: separator)
            if end > start {
                let text = storeComponent(value.clampedSlice(start, end), kind, property)
                add(kind, text, property, label: label, group: group)
            }
            start = end &+ 1
        }
        guard start < value.count else { return }
        let rest = store(value.clampedSlice(start, value.count), property, componentEscapes)
        let isFilled = contact.text[rest].contains { $0 != separator && $0 > ASCII.space }
        if isFilled {
            add(
                .extra, rest, property, label: storeParameter(Array(property.part(property.head.name)), property),
                group: group)
        }
    }

    /// Stores a component. Several values of a part of a name are one.
    private mutating func storeComponent(
        _ raw: Bytes, _ kind: Contact.Field.Kind, _ property: Property
    ) -> Range<Int> {
        guard let values = ComponentSplit.joined(raw, of: kind, card.version) else {
            return store(raw, property, componentEscapes)
        }
        return values.withUnsafeBufferPointer { store($0, property, componentEscapes) }
    }

    /// Family, given, middle names, prefixes, suffixes; with commas for semicolons if there are no semicolons.
    mutating func takeName(_ property: Property) {
        var separator = ASCII.semicolon
        let value = property.value
        let hasCommas =
            !ComponentSplit.contains(value, separator: ASCII.semicolon)
            && ComponentSplit.contains(value, separator: ASCII.comma)
        if hasCommas {
            separator = ASCII.comma
            card.findings.append(
                Finding(
                    .commaName, .note, line: property.number, byteOffset: property.offset, field: property.title,
                    raw: value.excerpt(options.excerptLength),
                    Sentence(ReadingSentence.commaName)))
        }
        takeComponents(
            property, ComponentSplit.nameKinds, separator: separator, group: group(of: property))
        if !hasCommas { keepLists(of: property, .familyName) }
    }

    /// Keeps the value of a property as it was written whose components have several values.
    mutating func keepLists(of property: Property, _ kind: Contact.Field.Kind) {
        guard property.head.encoding == .plain, !property.head.has(.countryCode),
            let kept = ComponentLists.kept(property.value, of: kind, card.version)
        else { return }
        let start = contact.text.count
        let position = SourcePosition(line: property.number, byteOffset: property.offset)
        let range = kept.withUnsafeBufferPointer { storePlain($0, position: position) }
        card.writtenValue = card.keep(contact.text[range])
        contact.text.removeSubrange(start...)
    }

    /// The organization, then its units from the largest to the smallest.
    mutating func takeOrganization(_ property: Property) {
        let value = property.value
        var start = 0
        var kind = Contact.Field.Kind.organization
        let group = group(of: property)
        while start <= value.count {
            let end = ComponentSplit.end(value, from: start, separator: ASCII.semicolon)
            add(kind, store(value.clampedSlice(start, end), property, componentEscapes), property, group: group)
            kind = .department
            start = end &+ 1
        }
    }

    /// A list between commas, or semicolons where there are no commas.
    mutating func takeList(_ kind: Contact.Field.Kind, _ property: Property) {
        let value = property.value
        let hasCommas = ComponentSplit.contains(value, separator: ASCII.comma)
        let separator = hasCommas || card.version == .v40 ? ASCII.comma : ASCII.semicolon
        var start = 0
        while start <= value.count {
            let end = ComponentSplit.end(value, from: start, separator: separator)
            add(
                kind, store(value.clampedSlice(start, end), property, componentEscapes), property,
                group: group(of: property))
            start = end &+ 1
        }
    }

    /// Android's own values: `vnd.android.cursor.item/nickname;Nick;1;;;`.
    mutating func takeAndroidCustom(_ property: Property) {
        let value = property.value
        var parts: [Range<Int>] = []
        var start = 0
        while start <= value.count, parts.count < 5 {
            let end = ComponentSplit.end(value, from: start, separator: ASCII.semicolon)
            parts.append(start..<end)
            start = end + 1
        }
        func part(_ index: Int) -> Bytes {
            index < parts.count
                ? value.clampedSlice(parts[index].lowerBound, parts[index].upperBound) : value.clampedSlice(0, 0)
        }
        let type = part(0).trimmed
        if type.isWord("vnd.android.cursor.item/nickname") {
            add(.nickname, store(part(1), property, componentEscapes), property)
        } else if type.isWord("vnd.android.cursor.item/contact_event") {
            takeAndroidEvent(part(1), type: part(2).trimmed, label: part(3), property)
        } else if type.isWord("vnd.android.cursor.item/relation") {
            let label = relationLabel(part(2).trimmed, part(3), property)
            addRelated(store(part(1), property, componentEscapes), property, label: label)
        } else {
            keep(property)
            card.hasContent = true
        }
    }

    /// The label of a relation: the word of its type, or its own.
    private mutating func relationLabel(_ type: Bytes, _ label: Bytes, _ property: Property) -> Range<Int> {
        guard let number = Int(type.text), Self.relations.indices.contains(number &- 1) else {
            return store(label, property, componentEscapes)
        }
        let word = Self.relations[number - 1]
        return contact.store(Bytes(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// The types of `ContactsContract.CommonDataKinds.Relation`, from 1.
    private static let relations: [StaticString] = [
        "assistant", "brother", "child", "domestic partner", "father", "friend", "manager", "mother", "parent",
        "partner",
        "referred by", "relative", "sister", "spouse",
    ]

    private mutating func takeAndroidEvent(_ date: Bytes, type: Bytes, label: Bytes, _ property: Property) {
        let kind: Contact.Field.Kind = type.isWord("1") ? .anniversary : type.isWord("3") ? .birthday : .date
        let label = kind == .date ? store(label, property, componentEscapes) : 0..<0
        let start = contact.text.count
        switch DateText.parse(date, isOfCard: true) {
        case .empty: return
        case .text: add(kind, store(date, property, componentEscapes), property, label: label)
        case .date(let year, let month, let day):
            DateText.append(year: year, month: month, day: day, to: &contact.text)
            add(kind, start..<contact.text.count, property, label: label)
        }
    }
}
