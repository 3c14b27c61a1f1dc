import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers

/// The cards of one person in one collection of an address book, which become one card.
struct PersonCards {
    /// A card of the person.
    struct Member {
        var record: OutgoingContact
        var card: PlannedCard
        /// The file that it stands in.
        var file: String
    }

    /// The cards, that which stays first.
    private(set) var members: [Member]

    /// - Returns: `nil` if there are not several.
    ///
    /// The card that stays is of vCard 3.0 or 4.0, if any is; of these it has a UID, if any has; of these it is one of 3.0, which every server
    /// takes; and of these the oldest contact. A UID that it lacks comes from the others.
    init?(_ members: [Member]) {
        guard members.count > 1 else { return nil }
        self.members = members.sorted { first, second in
            let (one, other) = (Self.rank(first), Self.rank(second))
            return one != other ? one > other : first.record.id < second.record.id
        }
    }

    private static func rank(_ member: Member) -> Int {
        let version = member.card.before.version
        return (version == .v21 ? 0 : 4) + (member.card.before.uid == nil ? 0 : 2) + (version == .v30 ? 1 : 0)
    }

    /// The reason for which the cards cannot become one; `nil` if they have.
    ///
    /// Every value of every card is looked for in the joined one, as a reader has it. If one would be lost, nothing is joined.
    ///
    /// - Parameters:
    ///   - merged: The person as every reader shows it: which names and dates come first.
    ///   - time: The time of the revision, in UTC.
    mutating func join(as merged: Contact, at time: String) -> Sentence? {
        if members.contains(where: {
            $0.record.contact.kind != .person && $0.record.contact.kind != members[0].record.contact.kind
        })
            || members[0].record.contact.kind == .group
        {
            return Sentence(PlanSentence.groupAmongThem)
        }
        let keys = phoneKeys
        var join = CardJoin(members[0].card.after) { keys[$0] ?? $0 }
        var card = members[0].card
        for member in members.dropFirst() {
            join.add(member.card.after)
            card.become(join.properties) { _ in Sentence(PlanSentence.from, ["file": .text(member.file)]) }
        }
        if let other = members.first(where: { $0.card.before.uid != nil }) { join.takeUID(of: other.card.before) }
        setSingle(merged, in: &join)
        join.remove { property, others in
            let name = Array(property.title.utf8)[...]
            return property.name == .other && OptOutColumn.yields(name, Array(property.text.utf8)[...])
                && others.contains { OptOutColumn.isOptOut(name, Array($0.text.utf8)[...]) }
        }
        addMissing(keys, to: &join)
        if join.properties.bytes != members[0].card.before.bytes { join.setRevision(time) }
        card.become(join.properties) { change in
            Sentence(change.after?.name == .revision ? PlanSentence.otherCard : .person)
        }
        if let lost = missing(keys, in: card.after).first {
            return Sentence(
                PlanSentence.wouldBeLost,
                [
                    "field": .sentence(lost.kind.sentence), "text": .text(lost.text), "file": .text(lost.file),
                ])
        }
        members[0].card = card
        return nil
    }

    /// Sets the names and the birthday that come first for the person.
    private func setSingle(_ merged: Contact, in join: inout CardJoin) {
        guard let own = CardContacts.read(join.properties.bytes).first else { return }
        let parts: [Contact.Field.Kind] = [.familyName, .givenName, .middleName, .namePrefix, .nameSuffix]
        if parts.contains(where: { (merged.first($0) ?? "") != (own.first($0) ?? "") }) {
            join.set("N", parts: parts.map { Array((merged.first($0) ?? "").utf8) })
        }
        if let name = merged.first(.displayName), name != own.first(.displayName) {
            join.set("FN", parts: [Array(name.utf8)])
        }
        if let day = merged.first(.birthday), day != own.first(.birthday) {
            join.set("BDAY", parts: [Array(day.utf8)])
        }
    }

    // MARK: - The proof

    /// The keys by which numbers are compared, by their spellings: the same number is the same in any spelling.
    private var phoneKeys: [[UInt8]: [UInt8]] {
        var keys: [[UInt8]: [UInt8]] = [:]
        for member in members {
            let text = member.record.contact.text
            for number in member.record.numbers where !number.e164.isEmpty {
                let key = Array(text[number.e164]) + [0x3B] + text[number.extension]
                for spelling in [
                    text[number.raw], text[number.cell], text[number.e164],
                    text[member.record.contact.fields[number.field].value],
                ]
                where !spelling.isEmpty { keys[Array(spelling)] = key }
            }
            // As the plan has written them.
            for (field, number) in zip(Self.phones(of: member.card.after), Self.phones(of: member.card.before))
            where field != number {
                if let key = keys[number] { keys[field] = key }
            }
        }
        return keys
    }

    private static func phones(of card: CardProperties) -> [[UInt8]] {
        card.list.filter { $0.name == .phone }.map { Array($0.text.utf8) }
    }

    /// A value of a card that the joined one lacks.
    private struct Missing {
        var kind: Contact.Field.Kind
        var label: [UInt8]
        var value: [UInt8]
        var file: String
        var text: String { String(decoding: value.prefix(60), as: UTF8.self) }
    }

    private func missing(_ keys: [[UInt8]: [UInt8]], in card: CardProperties) -> [Missing] {
        let joined = CardContacts.read(card.bytes)
        guard joined.count == 1 else {
            return [Missing(kind: .displayName, label: [], value: [], file: members[0].file)]
        }
        var known = Set(joined[0].fields.map { Self.key(of: $0, in: joined[0], keys) })
        for field in joined[0].fields { known.insert(Self.labelledKey(of: field, in: joined[0], keys)) }
        for field in joined[0].fields where field.kind == .extra && OptOutColumn.isName(joined[0].text[field.label]) {
            known.insert(Array(joined[0].text[field.label]))
        }
        var missing: [Missing] = []
        for member in members {
            for contact in CardContacts.read(member.card.after.bytes) {
                for field in contact.fields where !Self.isOwn(field, contact) {
                    if known.contains(Self.labelledKey(of: field, in: contact, keys)) { continue }
                    if field.kind == .extra,
                        OptOutColumn.yields(contact.text[field.label], contact.text[field.value]),
                        known.contains(Array(contact.text[field.label]))
                    {
                        continue
                    }
                    missing.append(
                        Missing(
                            kind: field.kind, label: Array(contact.text[field.label]),
                            value: Array(contact.text[field.value]), file: member.file))
                }
            }
        }
        return missing
    }

    /// Adds the values that a card has only once and that differ.
    private func addMissing(_ keys: [[UInt8]: [UInt8]], to join: inout CardJoin) {
        var added: Set<[UInt8]> = []
        for value in missing(keys, in: join.properties)
        where ![.extra, .photo].contains(value.kind) && !value.kind.isAddressPart {
            guard added.insert(Array(value.kind.rawValue.utf8) + [0] + value.value).inserted else { continue }
            join.add(value.kind, label: value.kind.isName ? [] : value.label, value: value.value)
        }
    }

    /// `true` for what belongs to a card and not to the person.
    private static func isOwn(_ field: Contact.Field, _ contact: Contact) -> Bool {
        switch field.kind {
        // The parameters of equal properties are those of one of them, with the types of all.
        case .uid, .revision, .cardProperty: true
        case .extra: contact.label(of: field).uppercased() == "PRODID"
        default: false
        }
    }

    /// The labels that are types of a property: these are united, and one of them is the label.
    private static let typeLabels: Set<String> = [
        "", "mobile", "home", "work", "main", "homeFax", "workFax", "otherFax", "pager", "other",
    ]

    /// The key of a value with a label of its own, which the label is part of.
    private static func labelledKey(of field: Contact.Field, in contact: Contact, _ keys: [[UInt8]: [UInt8]]) -> [UInt8]
    {
        let key = key(of: field, in: contact, keys)
        guard [.phone, .email, .url, .date].contains(field.kind), !typeLabels.contains(contact.label(of: field)) else {
            return key
        }
        return key + [0] + contact.text[field.label]
    }

    /// The key of a value: its kind and its text, and of a property without a field its name without a group.
    private static func key(of field: Contact.Field, in contact: Contact, _ keys: [[UInt8]: [UInt8]]) -> [UInt8] {
        var value = Array(contact.text[field.value])
        if field.kind == .phone { value = keys[value] ?? value }
        if field.kind == .email { value = value.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } }
        var key = [UInt8(field.kind.index)]
        if field.kind == .extra {
            // Versions have other parameters for the same property.
            let label = contact.label(of: field).uppercased()
            let name = label.prefix { $0 != ";" }
            key += Array(name.split(separator: ".").last ?? name[...]).flatMap { Array(String($0).utf8) } + [0]
        }
        if field.kind == .photo {
            value = value.filter { $0 > 0x20 }
            if let comma = value.lastIndex(of: 0x2C) { value = Array(value[(comma + 1)...]) }
            if let colon = value.lastIndex(of: 0x3A) { value = Array(value[(colon + 1)...]) }
        }
        return key + value
    }
}
