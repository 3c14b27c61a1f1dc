import ContactModel
import ContactReading

extension CardComposer {
    mutating func writeKind(_ kind: Contact.Kind) {
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

    mutating func writeUID(_ card: CardFields) {
        guard let index = self[.uid].first else { return }
        let value = card.value(card.fields[index])
        let kept = kept(card.fields[index], card)
        sink.begin("UID")
        if let kept { write(kept) }
        if is40, value.hasWordPrefix("urn:") {
            sink.plain(value, type: .uri)
        } else {
            if is40 { sink.parameter("VALUE", "text") }
            sink.text(value)
        }
        sink.end()
        writeFurther(.uid, card)
    }

    mutating func writeNames(_ card: CardFields) {
        writeDisplayName(card)
        if is40 {
            for index in self[.displayName].dropFirst() {
                let kept = kept(card.fields[index], card)
                sink.begin("FN")
                if let kept { write(kept) }
                sink.text(card.value(card.fields[index]))
                sink.end()
            }
        } else {
            writeFurther(.displayName, card)
        }
        let parts = ComponentSplit.nameKinds
        let kept = keptLists(.familyName, parts.compactMap { self[$0].first }.map { card.fields[$0] }, card)
        sink.begin("N")
        if let kept { write(kept.parameters) }
        for (position, kind) in parts.enumerated() {
            if let lists = kept?.lists {
                sink.component(position, of: lists)
                continue
            }
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

    /// Writes what the contact is called, as ``Contact/displayText`` says.
    private mutating func writeDisplayName(_ card: CardFields) {
        let kept = self[.displayName].first.flatMap { self.kept(card.fields[$0], card) }
        sink.begin("FN")
        if let kept { write(kept) }
        name.removeAll(keepingCapacity: true)
        if self[.displayName].isEmpty {
            for kind in [Contact.Field.Kind.namePrefix, .givenName, .middleName, .familyName, .nameSuffix] {
                guard let index = self[kind].first else { continue }
                if !name.isEmpty { name.append(ASCII.space) }
                name.append(contentsOf: card.value(card.fields[index]))
            }
        }
        if name.isEmpty {
            for kind in [Contact.Field.Kind.displayName, .nickname, .organization, .email, .phone] {
                guard let index = self[kind].first else { continue }
                name.append(contentsOf: card.value(card.fields[index]))
                break
            }
        }
        let text = name
        text.withUnsafeBufferPointer { sink.text($0) }
        sink.end()
    }

    /// Writes each organization with the departments that follow it.
    mutating func writeOrganizations(_ card: CardFields) {
        let (organizations, departments) = (self[.organization], self[.department])
        guard !organizations.isEmpty || !departments.isEmpty else { return }
        var next = departments[...]
        let count = max(organizations.count, 1)
        for position in 0..<count {
            let index = position < organizations.count ? organizations[position] : nil
            let end = position + 1 < organizations.count ? organizations[position + 1] : Int.max
            let name = index.map { card.value(card.fields[$0]) } ?? Bytes(start: nil, count: 0)
            let label = index.map { card.label(card.fields[$0]) } ?? Bytes(start: nil, count: 0)
            if !label.isEmpty { lastGroup += 1 }
            let group = label.isEmpty ? 0 : lastGroup
            let units = next.prefix { $0 < end }
            let kept = kept(.organization, ((index.map { [$0] } ?? []) + units).map { card.fields[$0] }, card)
            sink.begin("ORG", group: group)
            if let kept { write(kept) }
            guard let department = next.first, department < end else {
                sink.text(name)
                endLabelled(group, label)
                continue
            }
            sink.part(name, isFirst: true, isList: false)
            while let department = next.first, department < end {
                sink.part(card.value(card.fields[department]), isFirst: false, isList: false)
                next.removeFirst()
            }
            endLabelled(group, label)
        }
    }
}
