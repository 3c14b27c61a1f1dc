import ContactModel

extension VCardParser {
    /// The escapes of a text in the card's version.
    var textEscapes: Escapes { card.version == .v21 ? .none : .all }

    /// The escapes of a component in the card's version.
    var componentEscapes: Escapes { card.version == .v21 ? .separators : .all }

    /// Stores a value or component as text, without the blanks at its ends.
    @inline(__always)
    mutating func store(_ raw: Bytes, _ property: Property, _ escapes: Escapes) -> Range<Int> {
        let start = contact.text.count
        if property.head.encoding == .quotedPrintable || property.head.has(.charset) {
            decode(raw, property)
        } else if property.hasHigh {
            switch text.decoder.prefersUTF8 ? UTF8Check.shape(raw) : .invalid {
            case .ascii: contact.text.append(contentsOf: raw)
            case .utf8:
                tally.utf8Values &+= 1
                contact.text.append(contentsOf: raw)
            case .invalid: decode(raw, property)
            }
        } else {
            contact.text.append(contentsOf: raw)
        }
        escapes.undo(in: &contact.text, from: start)
        return contact.trimmed(start..<contact.text.count)
    }

    @inline(never)
    private mutating func decode(_ raw: Bytes, _ property: Property) {
        var context = CardText.Context(
            property: property, version: card.version, tally: tally, findings: card.findings)
        text.append(raw, to: &contact.text, &context)
        tally = context.tally
        card.findings = context.findings
    }

    /// Stores bytes as they are, decoded by the encoding of the source.
    mutating func storePlain(_ raw: Bytes, position: SourcePosition) -> Range<Int> {
        let start = contact.text.count
        text.decoder.append(
            raw, to: &contact.text, line: position.line, offset: position.byteOffset, tally: &tally)
        return start..<contact.text.count
    }

    /// Adds a field if its value is not empty.
    @inline(__always)
    mutating func add(
        _ kind: Contact.Field.Kind, _ value: Range<Int>, _ property: Property, label: Range<Int> = 0..<0,
        group: UInt16 = 0
    ) {
        guard !value.isEmpty else { return }
        contact.add(
            kind, label: label, value: value, group: group, isPreferred: property.head.types.contains(.preferred),
            line: property.number)
        if kind.isContent { card.hasContent = true }
        card.lastKind = kind
    }

    /// Keeps a property as it is: its name and parameters as the label, its value as the value.
    mutating func keep(_ property: Property, prefix: StaticString = "") {
        let start = contact.text.count
        contact.text.append(contentsOf: Bytes(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
        let position = SourcePosition(line: property.number, byteOffset: property.offset)
        _ = storePlain(property.line.clampedSlice(0, property.head.valueStart - 1), position: position)
        let label = start..<contact.text.count
        let value = storePlain(property.value, position: position)
        contact.add(.extra, label: label, value: value, group: group(of: property), line: property.number)
        if property.name == .other, !value.isEmpty { card.hasContent = true }
        card.lastKind = .extra
    }

    /// The number of the property's group; 0 if it has none.
    mutating func group(of property: Property) -> UInt16 {
        guard !property.head.group.isEmpty else { return 0 }
        return card.groups[card.group(named: property.part(property.head.group))].number
    }

    // MARK: - Labels

    /// The label of a value by its types.
    @inline(__always)
    mutating func label(of property: Property, isPhone: Bool) -> Range<Int> {
        let types = property.head.types
        if let known = isPhone ? types.phoneLabel : types.locationLabel {
            return contact.store(Bytes(start: known.utf8Start, count: known.utf8CodeUnitCount))
        }
        return property.head.customType.isEmpty ? 0..<0 : customLabel(property)
    }

    private mutating func customLabel(_ property: Property) -> Range<Int> {
        let raw = property.part(property.head.customType)
        let text = raw.hasWordPrefix("x-custom(") ? Self.customText(raw) : Escapes.parameter(raw)
        let decoded = Array(contact.text[storeParameter(text, property)])
        return decoded.withUnsafeBufferPointer { contact.storeLabel($0) }
    }

    /// Stores the value of a parameter, whose escapes are undone already.
    mutating func storeParameter(_ text: [UInt8], _ property: Property) -> Range<Int> {
        let position = SourcePosition(line: property.number, byteOffset: property.offset)
        return text.withUnsafeBufferPointer { storePlain($0, position: position) }
    }

    /// The label in `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=70=72)`, as some phones write it.
    private static func customText(_ raw: Bytes) -> [UInt8] {
        var start = 9
        for index in raw.indices where raw[index] == ASCII.comma { start = index + 1 }
        var end = raw.count
        if end > start, raw[end - 1] == 0x29 { end -= 1 }
        var text: [UInt8] = []
        QuotedPrintable.decode(raw.clampedSlice(start, end), into: &text)
        return text
    }

    /// Gives the values of groups the labels that the groups have.
    mutating func applyGroupLabels() {
        for group in card.groups {
            guard let label = group.label, !label.isEmpty else { continue }
            for index in contact.fields.indices where contact.fields[index].group == group.number {
                switch contact.fields[index].kind {
                case .extra, .phoneHint, .photo: continue
                default: contact.fields[index].label = label
                }
            }
        }
    }

    // MARK: - Text that belongs to the value above

    /// Adds a line to the last value if it is a text. Returns the value's kind, or `nil` if it is not.
    mutating func continueLastValue(_ line: Bytes, position: SourcePosition) -> String? {
        guard let kind = card.lastKind, let last = contact.fields.last, last.value.upperBound == contact.text.count
        else {
            return nil
        }
        // Lines are folded at 75 bytes: after such a line the fold's blank was lost, else a line break was written raw.
        let isFold = (70...78).contains(card.lastLength)
        switch kind {
        case .displayName, .note, .organization, .department, .jobTitle, .role, .formattedAddress, .street, .nickname:
            if !isFold { contact.text.append(ASCII.lineFeed) }
        default:
            guard isFold, kind != .photo else { return nil }
        }
        let start = contact.text.count
        _ = storePlain(line, position: position)
        textEscapes.undo(in: &contact.text, from: start)
        contact.fields[contact.fields.count - 1].value = last.value.lowerBound..<contact.text.count
        return kind.rawValue
    }
}

extension SourcePosition {
    init(line: Int, byteOffset: Int) {
        self.line = line
        self.byteOffset = byteOffset
    }
}
