/// Turns contacts into the properties of cards.
///
/// Whatever has no property of its own is written as `X-TRUNKLINE-FIELD`, with its kind as a parameter, and columns of tables
/// as `X-TRUNKLINE-COLUMN`; the reader takes both back.
struct CardComposer<Sink: CardSink>: Sendable {
    var sink: Sink
    /// Fields by kind, in order; the arrays keep their memory.
    private var fields = [[Int]](repeating: [], count: Contact.Field.Kind.allCases.count)
    /// The number of the last `item` group of the card.
    private var lastGroup = 0

    init(_ sink: Sink) { self.sink = sink }

    private var is40: Bool { sink.version == .v40 }

    /// Writes a contact as one card.
    mutating func write(_ record: borrowing OutgoingContact) {
        let text = record.contact.text
        text.withUnsafeBufferPointer { write(record, $0) }
    }

    private mutating func write(_ record: borrowing OutgoingContact, _ text: Bytes) {
        for kind in fields.indices { fields[kind].removeAll(keepingCapacity: true) }
        for index in record.contact.fields.indices {
            fields[Int(record.contact.fields[index].kind.rawValue)].append(index)
        }
        let card = CardFields(fields: record.contact.fields, text: text)
        lastGroup = record.hasCardExtras ? Self.highestGroup(card, self[.extra]) : 0
        sink.beginCard()
        sink.begin("PRODID")
        sink.text("-//Trunkline//Export//EN")
        sink.end()
        writeKind(record.contact.kind)
        writeUID(card)
        writeNames(card, fallback: record.contact)
        writeOrganizations(card)
        writeTexts("TITLE", .jobTitle, card)
        writeTexts("ROLE", .role, card)
        writePhones(record, card)
        writeLabelled("EMAIL", .email, card)
        writeAddresses(card)
        writeLabelled("URL", .url, card)
        writeMessengers(card)
        writeDates(card)
        writeRelated(card, isGroup: record.contact.kind == .group)
        writeTexts("NOTE", .note, card)
        writeList("CATEGORIES", .category, card)
        writePhotos(card)
        writeRevision(card)
        writeRest(card, of: record)
        for index in self[.extra] { writeExtra(card.fields[index], card, isProperty: record.hasCardExtras) }
        sink.endCard()
    }

    private subscript(kind: Contact.Field.Kind) -> [Int] { fields[Int(kind.rawValue)] }

    private static func highestGroup(_ card: CardFields, _ extras: [Int]) -> Int {
        var highest = 0
        for index in extras {
            let label = card.label(card.fields[index])
            guard label.hasWordPrefix("item"), let dot = label.find(ASCII.period), dot < 12 else { continue }
            highest = max(highest, Int(label.clampedSlice(4, dot).text) ?? 0)
        }
        return highest
    }
}

// MARK: - One property

extension CardComposer {
    /// Begins a property of a field, with its types; a label that is no type becomes a group with a label property, which
    /// ``endLabelled(_:_:)`` writes.
    ///
    /// - Parameter isGrouped: whether there is a group even if a type says what the label says.
    /// - Returns: the number of the group; 0 if there is none.
    private mutating func beginLabelled(
        _ name: StaticString, _ field: Contact.Field, _ card: CardFields, labels: CardLabels.Place,
        isGrouped: Bool = false
    ) -> Int {
        let label = card.label(field)
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
    private mutating func endLabelled(_ group: Int, _ label: Bytes) {
        sink.end()
        guard group > 0, !label.isEmpty else { return }
        sink.begin("X-ABLABEL", group: group)
        if let name = CardLabels.appleName(of: label) { sink.text(name) } else { sink.text(label) }
        sink.end()
    }

    private mutating func writeLabelled(_ name: StaticString, _ kind: Contact.Field.Kind, _ card: CardFields) {
        for index in self[kind] {
            let field = card.fields[index]
            let group = beginLabelled(name, field, card, labels: .location)
            if kind == .url { sink.plain(card.value(field), type: .uri) } else { sink.text(card.value(field)) }
            endLabelled(group, card.label(field))
        }
    }

    private mutating func writeTexts(_ name: StaticString, _ kind: Contact.Field.Kind, _ card: CardFields) {
        for index in self[kind] {
            let field = card.fields[index]
            let group = beginLabelled(name, field, card, labels: .none)
            sink.text(card.value(field))
            endLabelled(group, card.label(field))
        }
    }

    /// Writes the values of a kind as one list.
    private mutating func writeList(_ name: StaticString, _ kind: Contact.Field.Kind, _ card: CardFields) {
        guard !self[kind].isEmpty else { return }
        sink.begin(name)
        for (position, index) in self[kind].enumerated() {
            sink.part(card.value(card.fields[index]), isFirst: position == 0, isList: true)
        }
        sink.end()
    }

    /// Writes a value that has no property.
    private mutating func writeField(_ field: Contact.Field, _ card: CardFields) {
        sink.begin("X-TRUNKLINE-FIELD")
        var name = field.kind.name
        name.withUTF8 { sink.parameter("X-NAME", $0) }
        if !field.label.isEmpty { sink.parameter("LABEL", card.label(field)) }
        sink.text(card.value(field))
        sink.end()
    }

    /// Writes all values of a kind but some of the first as fields of no property.
    private mutating func writeFurther(_ kind: Contact.Field.Kind, from first: Int = 1, _ card: CardFields) {
        for index in self[kind].dropFirst(first) { writeField(card.fields[index], card) }
    }
}

// MARK: - Names

extension CardComposer {
    private mutating func writeKind(_ kind: Contact.Kind) {
        switch (kind, sink.version) {
        case (.person, _): return
        case (.group, .v30):
            sink.begin("X-ADDRESSBOOKSERVER-KIND")
            sink.text("group")
        case (.group, .v40):
            sink.begin("KIND")
            sink.text("group")
        case (.organization, .v30):
            sink.begin("X-ABSHOWAS")
            sink.text("COMPANY")
        case (.organization, .v40):
            sink.begin("KIND")
            sink.text("org")
        }
        sink.end()
    }

    private mutating func writeUID(_ card: CardFields) {
        guard let index = self[.uid].first else { return }
        let value = card.value(card.fields[index])
        sink.begin("UID")
        if is40, value.hasWordPrefix("urn:") {
            sink.plain(value, type: .uri)
        } else {
            if is40 { sink.parameter("VALUE", "text") }
            sink.text(value)
        }
        sink.end()
        writeFurther(.uid, card)
    }

    private mutating func writeNames(_ card: CardFields, fallback contact: borrowing Contact) {
        sink.begin("FN")
        if let index = self[.displayName].first {
            sink.text(card.value(card.fields[index]))
        } else {
            var name = contact.displayText ?? ""
            name.withUTF8 { sink.text($0) }
        }
        sink.end()
        if is40 {
            for index in self[.displayName].dropFirst() {
                sink.begin("FN")
                sink.text(card.value(card.fields[index]))
                sink.end()
            }
        } else {
            writeFurther(.displayName, card)
        }
        let parts: [Contact.Field.Kind] = [.familyName, .givenName, .middleName, .namePrefix, .nameSuffix]
        sink.begin("N")
        for (position, kind) in parts.enumerated() {
            let value = self[kind].first.map { card.value(card.fields[$0]) } ?? Bytes(start: nil, count: 0)
            sink.part(value, isFirst: position == 0, isList: false)
        }
        sink.end()
        for kind in parts { writeFurther(kind, card) }
        writeList("NICKNAME", .nickname, card)
        writeTexts("X-PHONETIC-FIRST-NAME", .phoneticGivenName, card)
        writeTexts("X-PHONETIC-MIDDLE-NAME", .phoneticMiddleName, card)
        writeTexts("X-PHONETIC-LAST-NAME", .phoneticFamilyName, card)
    }

    /// Writes each organization with the departments that follow it.
    private mutating func writeOrganizations(_ card: CardFields) {
        let (organizations, departments) = (self[.organization], self[.department])
        guard !organizations.isEmpty || !departments.isEmpty else { return }
        var next = departments[...]
        let count = max(organizations.count, 1)
        for position in 0..<count {
            let index = position < organizations.count ? organizations[position] : nil
            let end = position + 1 < organizations.count ? organizations[position + 1] : Int.max
            sink.begin("ORG")
            sink.part(
                index.map { card.value(card.fields[$0]) } ?? Bytes(start: nil, count: 0), isFirst: true, isList: false)
            while let department = next.first, department < end {
                sink.part(card.value(card.fields[department]), isFirst: false, isList: false)
                next.removeFirst()
            }
            sink.end()
        }
    }
}

// MARK: - Numbers, addresses, messengers

extension CardComposer {
    private mutating func writePhones(_ record: borrowing OutgoingContact, _ card: CardFields) {
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

    private static var addressParts: [Contact.Field.Kind] {
        [.postOfficeBox, .extendedAddress, .street, .city, .region, .postalCode, .country]
    }

    /// Writes each group of parts as an address. Parts come in the order of their groups.
    private mutating func writeAddresses(_ card: CardFields) {
        var parts: [Int] = []
        for index in card.fields.indices where card.fields[index].kind.isAddressPart {
            if let first = parts.first, card.fields[first].group != card.fields[index].group {
                writeAddress(parts, card)
                parts.removeAll()
            }
            parts.append(index)
        }
        if !parts.isEmpty { writeAddress(parts, card) }
    }

    private mutating func writeAddress(_ parts: [Int], _ card: CardFields) {
        let first = card.fields[parts[0]]
        let formatted = parts.first { card.fields[$0].kind == .formattedAddress }
        let hasParts = parts.contains { card.fields[$0].kind != .formattedAddress }
        let isSplit = hasParts && formatted != nil && !is40
        let group = beginLabelled(
            hasParts || is40 ? "ADR" : "LABEL", first, card, labels: .location, isGrouped: isSplit)
        if !hasParts, !is40, let formatted {
            sink.text(card.value(card.fields[formatted]))
            return endLabelled(group, card.label(first))
        }
        if is40, let formatted { sink.parameter("LABEL", card.value(card.fields[formatted])) }
        for (position, kind) in Self.addressParts.enumerated() {
            let value =
                parts.first { card.fields[$0].kind == kind }.map { card.value(card.fields[$0]) }
                ?? Bytes(start: nil, count: 0)
            sink.part(value, isFirst: position == 0, isList: false)
        }
        if isSplit, let formatted {
            // 3.0 has a property of its own for the address as it is printed; the group ties the two together.
            sink.end()
            sink.begin("LABEL", group: group)
            sink.types(CardLabels.types(of: card.label(first), at: .location) ?? [])
            sink.text(card.value(card.fields[formatted]))
        }
        endLabelled(group, card.label(first))
    }

    private mutating func writeMessengers(_ card: CardFields) {
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

// MARK: - Dates, people, and the rest

extension CardComposer {
    private mutating func writeDates(_ card: CardFields) {
        for (position, index) in self[.birthday].enumerated() {
            let field = card.fields[index]
            if position > 0 || !writeDate("BDAY", field, card, label: nil) { writeField(field, card) }
        }
        for (position, index) in self[.anniversary].enumerated() {
            let field = card.fields[index]
            let isWritten =
                is40
                ? position == 0 && writeDate("ANNIVERSARY", field, card, label: nil)
                : writeDate("X-ANNIVERSARY", field, card, label: nil)
            if !isWritten { writeField(field, card) }
        }
        for index in self[.date] {
            let field = card.fields[index]
            if !writeDate("X-ABDATE", field, card, label: card.label(field)) { writeField(field, card) }
        }
    }

    /// Writes a date.
    ///
    /// - Returns: whether the version has a form for it; nothing is written otherwise.
    private mutating func writeDate(
        _ name: StaticString, _ field: Contact.Field, _ card: CardFields, label: Bytes?
    ) -> Bool {
        let value = card.value(field)
        let form = DateForm(value)
        guard is40 || form == .full || form == .withoutYear else { return false }
        if let label, label.isEmpty == false { lastGroup += 1 }
        let group = label?.isEmpty == false ? lastGroup : 0
        sink.begin(name, group: group)
        switch form {
        case .full: sink.plain(value, type: .date)
        case .withoutYear where !is40:
            // What Apple's programs write for a date without a year, and what others read as one.
            sink.parameter("X-APPLE-OMIT-YEAR", "1604")
            var text = "1604-" + value.clampedSlice(2, value.count).text
            text.withUTF8 { sink.plain($0, type: .date) }
        case .withoutYear, .dayOnly: sink.plain(value, type: .date)
        case .text:
            sink.parameter("VALUE", "text")
            sink.text(value)
        }
        endLabelled(group, label ?? Bytes(start: nil, count: 0))
        return true
    }

    private mutating func writeRelated(_ card: CardFields, isGroup: Bool) {
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

    /// Pictures are written in the way of the version: encoded in the card, or as a `data:` address.
    private mutating func writePhotos(_ card: CardFields) {
        for index in self[.photo] {
            let field = card.fields[index]
            let picture = CardPicture(card.value(field), parameters: card.label(field))
            sink.begin("PHOTO")
            switch (picture.content, sink.version) {
            case (.address(let address), .v30):
                sink.parameter("VALUE", "uri")
                sink.plain(address, type: .uri)
            case (.address(let address), .v40): sink.plain(address, type: .uri)
            case (.base64(let data), .v30):
                sink.parameter("ENCODING", "b")
                picture.withType { sink.parameter("TYPE", $0) }
                sink.plain(data, type: .unknown)
            case (.base64(let data), .v40):
                var address = Array("data:image/".utf8)
                picture.withType { address.append(contentsOf: $0.map(ASCII.lowercased)) }
                address.append(contentsOf: ";base64,".utf8)
                address.append(contentsOf: data)
                address.withUnsafeBufferPointer { sink.plain($0, type: .uri) }
            }
            sink.end()
        }
    }

    private mutating func writeRevision(_ card: CardFields) {
        for (position, index) in self[.revision].enumerated() {
            let field = card.fields[index]
            let value = card.value(field)
            guard position == 0, let timestamp = CardTimestamp(value) else {
                writeField(field, card)
                continue
            }
            sink.begin("REV")
            timestamp.withText(sink.version) { sink.plain($0, type: .timestamp) }
            sink.end()
        }
    }

    /// Writes the values that cards have no property for.
    private mutating func writeRest(_ card: CardFields, of record: borrowing OutgoingContact) {
        for kind in [Contact.Field.Kind.fileAs, .phoneExtension, .phoneHint, .regionHint] {
            writeFurther(kind, from: 0, card)
        }
    }
}

// MARK: - Properties and columns kept as they were

extension CardComposer {
    private mutating func writeExtra(_ field: Contact.Field, _ card: CardFields, isProperty: Bool) {
        let (name, value) = (card.label(field), card.value(field))
        if isProperty {
            if name.isWord("prodid") { return }
            if let property = KeptProperty(name, value: value) { return write(property, value) }
        }
        sink.begin("X-TRUNKLINE-COLUMN")
        if !name.isEmpty { sink.parameter("X-NAME", name) }
        sink.text(value)
        sink.end()
    }

    private mutating func write(_ property: KeptProperty, _ value: Bytes) {
        sink.beginKept(group: property.group, name: property.name)
        for (name, values) in property.parameters(in: sink.version) { sink.keptParameter(name, values) }
        property.withValue(value, in: sink.version) { sink.raw($0) }
        sink.end()
    }
}
