import ContactModel

/// A property that may say more than its fields, until the card is closed.
struct PendingProperty: Sendable {
    /// The text before the colon, among those of the card.
    var head: Range<Int>
    /// A date as it was written, if that says more than its day.
    var written: Range<Int>?
    /// The fields that were read from it, and the label of the first.
    var fields: Range<Int>
    var label: Range<Int>
    var name: PropertyName
    var types: TypeSet
    var hasCustomType: Bool
    /// `true` if there is a parameter that no field stands for.
    var hasMore: Bool
    /// `true` if the label is a parameter of its own.
    var hasService: Bool
    var line: Int
    var offset: Int
}

extension VCardParser {
    /// Notes a property that may say more than the fields which were read from it.
    ///
    /// - Parameter first: The place of the first of these fields.
    mutating func noteParameters(of property: Property, from first: Int) {
        let written = card.writtenValue
        card.writtenValue = nil
        let fields = first..<contact.fields.count
        guard property.name == .email, fields.count > 1 else { return note(property, fields, written: written) }
        // Each of several addresses has the parameters.
        for field in fields { note(property, field..<field + 1, written: nil) }
    }

    private mutating func note(_ property: Property, _ fields: Range<Int>, written: Range<Int>?) {
        let head = property.head
        let isAlone = written == nil && head.parameters.isEmpty && head.group.isEmpty
        guard !isAlone, let first = fields.first, property.name.keptKind != nil else { return }
        var pending = PendingProperty(
            head: 0..<0, written: written, fields: fields, label: contact.fields[first].label,
            name: property.name, types: head.types, hasCustomType: !head.customType.isEmpty,
            hasMore: Self.hasMore(property), hasService: head.has(.service) && property.name == .instantMessage,
            line: property.number, offset: property.offset)
        // The other properties of a group are known when the card ends.
        guard !head.group.isEmpty || saysMore(pending, beside: []) else { return }
        pending.head = card.keep(property.line.clampedSlice(0, head.valueStart - 1))
        card.pending.append(pending)
    }

    private static func hasMore(_ property: Property) -> Bool {
        let (head, name) = (property.head, property.name)
        let isAddress = name == .address
        let isDate = name == .birthday || name == .anniversary || name == .date
        return head.hasMore || head.has(.countryCode) || head.has(.ownName) || head.has(.label) && !isAddress
            || head.has(.service) && name != .instantMessage || head.has(.accountDigits) && name != .phone
            || head.has(.omittedYear) && !isDate
    }

    /// Returns `true` if a property has types, parameters or a time of day that none of its fields has, or others beside it in its group.
    ///
    /// - Parameter groups: The groups of properties that are kept as they are: the country of an address, `item1.X-ABADR`.
    private func saysMore(_ pending: PendingProperty, beside groups: Set<UInt16>) -> Bool {
        if pending.hasMore || pending.written != nil { return true }
        if groups.contains(contact.fields[pending.fields.lowerBound].group) { return true }
        let label = contact.fields[pending.fields.lowerBound].label
        let isOverruled = label != pending.label && contact.text[label] != contact.text[pending.label]
        if isOverruled, pending.hasService { return true }
        var types = pending.types
        if pending.name.hasPreference { types.remove(.preferred) }
        if pending.name == .email { types.remove(.internet) }
        let isLabel = pending.name.hasTypeLabel && !isOverruled
        let hasKnownLabel = !types.isDisjoint(with: .labels)
        if isLabel { types.subtract(pending.name == .phone ? types.phoneLabelTypes : types.locationLabelTypes) }
        return !types.isEmpty || pending.hasCustomType && (!isLabel || hasKnownLabel)
    }

    /// Adds what properties say beside their fields, as fields of their own behind all others.
    mutating func addCardProperties() {
        let groups = groupsOfExtras
        let kept = card.keptText
        for pending in card.pending where saysMore(pending, beside: groups) {
            let position = SourcePosition(line: pending.line, byteOffset: pending.offset)
            let label = kept.withUnsafeBufferPointer { text in
                storePlain(text.clampedSlice(pending.head.lowerBound, pending.head.upperBound), position: position)
            }
            let value = pending.written.map { contact.store(Array(kept[$0])) } ?? value(of: pending.fields)
            contact.add(.cardProperty, label: label, value: value, line: pending.line)
        }
    }

    /// The groups of properties that are kept as they are.
    private var groupsOfExtras: Set<UInt16> {
        var groups: Set<UInt16> = []
        for field in contact.fields where field.kind == .extra && field.group > 0 && !field.label.isEmpty {
            groups.insert(field.group)
        }
        return groups
    }

    /// The text by which fields are known, stored if it is not that of one of them.
    private mutating func value(of fields: Range<Int>) -> Range<Int> {
        if let value = CardPropertyKey.value(of: contact.fields[fields]) { return value }
        let key = contact.text.withUnsafeBufferPointer { CardPropertyKey.of(contact.fields[fields], in: $0) }
        return contact.store(key)
    }
}
