import ContactModel
import PhoneNumbers

extension VCardParser {
    /// Turns a property into fields.
    mutating func take(_ property: Property) {
        let first = contact.fields.count
        takeFields(property)
        noteParameters(of: property, from: first)
    }

    private mutating func takeFields(_ property: Property) {
        card.expectsNested = false
        switch property.name {
        case .begin, .end: break
        case .version: takeVersion(property)
        case .productID: takeProducer(property)
        case .kind: takeKind(property)
        case .showAs: if property.value.trimmed.isWord("company") { contact.kind = .organization }
        case .name: takeName(property)
        case .formattedName: takeText(.displayName, property)
        case .nickname: takeList(.nickname, property)
        case .phoneticGiven: takeText(.phoneticGivenName, property)
        case .phoneticMiddle: takeText(.phoneticMiddleName, property)
        case .phoneticFamily: takeText(.phoneticFamilyName, property)
        case .phone: takePhone(property)
        case .email: takeEmail(property)
        case .url: takeLabelled(.url, property)
        case .address: takeAddress(property)
        case .addressLabel:
            card.hasPrintedAddress = true
            takeLabelled(.formattedAddress, property)
        case .instantMessage: takeInstantMessage(property)
        case .organization: takeOrganization(property)
        case .title: takeText(.jobTitle, property)
        case .role: takeText(.role, property)
        case .note: takeText(.note, property)
        case .categories: takeList(.category, property)
        case .related: takeRelated(property)
        case .spouse: takeRelated("spouse", property)
        case .manager: takeRelated("manager", property)
        case .assistant: takeRelated("assistant", property)
        case .member: takeRelated("member", property)
        case .birthday: takeDate(.birthday, property)
        case .anniversary: takeDate(.anniversary, property)
        case .date: takeDate(.date, property)
        case .uid: takeText(.uid, property)
        case .revision: takeText(.revision, property)
        case .photo: takePhoto(property)
        case .sound: takeSound(property)
        case .agent: takeAgent(property)
        case .appleLabel: takeGroupLabel(property)
        case .androidCustom: takeAndroidCustom(property)
        case .ownField: takeOwnField(property)
        case .ownColumn: takeOwnColumn(property)
        case .other: keep(property)
        }
    }

    /// Takes a line of a card inside this one: the name, numbers and addresses of the person it is about are values, the rest is kept.
    mutating func keepNested(_ property: Property) {
        card.expectsNested = property.name == .agent && property.value.trimmed.isEmpty
        switch property.name {
        case .phone: takeOfAgent(.phone, property, .number)
        case .email: takeOfAgent(.email, property, textEscapes)
        case .formattedName where card.nestedDepth == 1:
            takeRelated("agent", property)
            keep(property, prefix: "AGENT/")
        default: keep(property, prefix: "AGENT/")
        }
        if !property.value.isEmpty { card.hasContent = true }
    }

    /// A phone number or an e-mail address of the person who acts for the contact.
    private mutating func takeOfAgent(_ kind: Contact.Field.Kind, _ property: Property, _ escapes: Escapes) {
        let value = store(property.value, property, escapes)
        guard !value.isEmpty else { return }
        let word: StaticString = "assistant"
        add(kind, value, property, label: contact.store(Bytes(start: word.utf8Start, count: word.utf8CodeUnitCount)))
    }

    // MARK: - The card itself

    private mutating func takeVersion(_ property: Property) {
        guard let version = CardVersion(property.value) else { return }
        card.version = version
        versionMask |= version.mask
    }

    private mutating func takeProducer(_ property: Property) {
        if producer == nil { producer = text.decoder.text(property.value.trimmed) }
        keep(property)
    }

    private mutating func takeKind(_ property: Property) {
        let value = property.value.trimmed
        if value.isWord("group") {
            contact.kind = .group
        } else if value.isWord("org") || value.isWord("organization") {
            contact.kind = .organization
        } else {
            contact.kind = .person
            if !value.isWord("individual") { keep(property) }
        }
    }

    /// `AGENT`: a card of its own, which follows or is the value, or a text.
    private mutating func takeAgent(_ property: Property) {
        let value = property.value.trimmed
        if value.isEmpty {
            card.expectsNested = true
        } else if value.isWord("begin:vcard") {
            card.nestedDepth += 1
        } else if value.hasWordPrefix("begin:vcard") {
            takeWrittenCard(property)
        } else {
            keep(property)
            card.hasContent = true
        }
    }

    /// A card in a value, with the escapes of a text: [RFC 2426](https://www.rfc-editor.org/rfc/rfc2426), section 3.5.4.
    private mutating func takeWrittenCard(_ property: Property) {
        let start = contact.text.count
        let range = store(property.value, property, .all)
        let text = Array(contact.text[range])
        contact.text.removeSubrange(start...)
        card.nestedDepth += 1
        text.withUnsafeBufferPointer { text in
            for line in text.split(whereSeparator: ASCII.isLineEnd) {
                let line = Bytes(rebasing: line)
                guard let head = PropertyHead(line) else { continue }
                let name = PropertyName(head.name.of(line))
                if name == .begin || name == .end { continue }
                keepNested(
                    Property(
                        name: name, head: head, line: line, number: property.number, offset: property.offset,
                        hasHigh: property.hasHigh))
            }
        }
        card.nestedDepth -= 1
        card.expectsNested = false
    }

    private mutating func takeGroupLabel(_ property: Property) {
        guard !property.head.group.isEmpty else { return keep(property) }
        let index = card.group(named: property.part(property.head.group))
        let range = store(property.value, property, textEscapes)
        let label = Array(contact.text[range])
        card.groups[index].label = label.withUnsafeBufferPointer { contact.storeLabel($0) }
    }

    // MARK: - Single values

    @inline(__always)
    private mutating func takeText(_ kind: Contact.Field.Kind, _ property: Property) {
        add(kind, store(property.value, property, textEscapes), property, group: group(of: property))
    }

    private mutating func takeLabelled(_ kind: Contact.Field.Kind, _ property: Property) {
        let escapes = kind == .url && card.version == .v21 ? Escapes.number : textEscapes
        let value = store(property.value, property, escapes)
        guard !value.isEmpty else { return }
        add(kind, value, property, label: label(of: property, isPhone: false), group: group(of: property))
    }

    /// A phone number, or whatever else the source calls one: verbatim, but for escapes and encoding.
    private mutating func takePhone(_ property: Property) {
        let value = store(property.value, property, .number)
        let digits = property.value(of: .accountDigits).trimmed
        guard !value.isEmpty || !digits.isEmpty else { return }
        let label = label(of: property, isPhone: true)
        var group = group(of: property)
        if group == 0, !digits.isEmpty { group = card.newGroup() }
        add(.phone, value, property, label: label, group: group)
        if !digits.isEmpty {
            let hint = storeParameter(Escapes.parameter(digits), property)
            add(.phoneHint, hint, property, label: label, group: group)
            // An account without a visible number still is a way to reach someone.
            card.hasContent = true
        }
    }

    private mutating func takeInstantMessage(_ property: Property) {
        let value = store(property.value, property, textEscapes)
        guard !value.isEmpty else { return }
        var label = 0..<0
        let name = property.part(property.head.name)
        if property.head.has(.service) {
            label = storeParameter(Escapes.parameter(property.value(of: .service).trimmed), property)
        } else if name.hasWordPrefix("x-") {
            let service = PropertyName.messenger(of: name.clampedSlice(2, name.count))
            label = storeParameter(service, property)
        } else if let colon = contact.text[value].firstIndex(of: ASCII.colon) {
            label = value.lowerBound..<colon
        }
        add(.instantMessage, value, property, label: label, group: group(of: property))
    }

    // MARK: - Our own properties

    /// A value that ``VCardWriter`` found no property for; its kind is a parameter.
    private mutating func takeOwnField(_ property: Property) {
        guard let kind = Contact.Field.Kind(rawValue: property.value(of: .ownName).text), kind != .extra else {
            return keep(property)
        }
        let label = storeParameter(Escapes.parameter(property.value(of: .label)), property)
        add(kind, store(property.value, property, textEscapes), property, label: label)
    }

    /// A column of a table; its header is a parameter.
    private mutating func takeOwnColumn(_ property: Property) {
        let name = storeParameter(Escapes.parameter(property.value(of: .ownName)), property)
        let value = store(property.value, property, textEscapes)
        guard !value.isEmpty else { return }
        contact.add(.extra, label: name, value: value, line: property.number)
        card.hasContent = true
        card.lastKind = .extra
    }

    // MARK: - Dates

    private mutating func takeDate(_ kind: Contact.Field.Kind, _ property: Property) {
        let start = contact.text.count
        let value = store(property.value, property, textEscapes)
        guard !value.isEmpty else { return }
        let omitted = Int(property.value(of: .omittedYear).text) ?? 1604
        let isText = property.value(of: .valueType).trimmed.isWord("text")
        let reading = contact.text.withUnsafeBufferPointer { text in
            isText
                ? .text
                : DateText.parse(
                    text.clampedSlice(value.lowerBound, value.upperBound), omittedYear: omitted, isOfCard: true)
        }
        switch reading {
        case .empty: contact.text.removeSubrange(start...)
        case .text: add(kind, value, property, label: label(of: property, isPhone: false), group: group(of: property))
        case .date(let year, let month, let day):
            // A time of day or a zone stands behind the day.
            if contact.text[value].contains(where: { $0 == ASCII.space || ASCII.lowercased($0) == 0x74 }) {
                card.writtenValue = card.keep(contact.text[value])
            }
            contact.text.removeSubrange(start...)
            DateText.append(year: year, month: month, day: day, to: &contact.text)
            let value = start..<contact.text.count
            add(kind, value, property, label: label(of: property, isPhone: false), group: group(of: property))
        }
    }

    // MARK: - Media

    /// A photo stays as it is: base64 without its line breaks, or an address.
    private mutating func takePhoto(_ property: Property) {
        guard property.value.count <= options.maxPhotoLength else {
            card.hasContent = true
            card.findings.append(
                Finding(
                    .photoSkipped, .note, line: property.number, byteOffset: property.offset, field: property.title,
                    raw: property.line.excerpt(60),
                    Sentence(ReadingSentence.valueTooLong, ["bytes": .number(options.maxPhotoLength)])))
            return
        }
        let start = contact.text.count
        if property.head.encoding == .base64 {
            for byte in property.value where byte > ASCII.space && byte < 0x7F { contact.text.append(byte) }
        } else {
            _ = store(property.value, property, .number)
        }
        let value = start..<contact.text.count
        guard !value.isEmpty else { return }
        let label = storePlain(property.part(property.head.parameters), position: SourcePosition())
        add(.photo, value, property, label: label, group: group(of: property))
    }

    private mutating func takeSound(_ property: Property) {
        guard property.head.types.contains(.phoneticName) else { return keep(property) }
        takeComponents(property, [.phoneticFamilyName, .phoneticGivenName, .phoneticMiddleName])
    }
}
