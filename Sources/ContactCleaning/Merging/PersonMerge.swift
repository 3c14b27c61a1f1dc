import ContactModel
import ContactStore

/// One contact of all the contacts of a person: every value once.
///
/// Where a contact has one value only, the first by the order of the store is shown, as in `people_cards`. The others follow, so that
/// every format keeps them in its way; of names only the parts that the shown one has. Somebody who has opted out anywhere has opted out.
struct PersonMerge {
    private let contacts: [OutgoingContact]
    private var merged = OutgoingContact()
    private var seen: Set<[UInt8]> = []
    /// The field of each number that was taken.
    private var numbers: [[UInt8]: Int] = [:]
    private var lastGroup: UInt16 = 0
    private let dates: PartialDates

    static func merged(_ person: PersonContacts) -> OutgoingContact {
        var merge = PersonMerge(contacts: person.contacts)
        merge.run(person)
        return merge.merged
    }

    private init(contacts: [OutgoingContact]) {
        self.contacts = contacts
        dates = PartialDates(of: contacts.map(\.contact))
    }

    private static let nameKinds: Set<Contact.Field.Kind> = [
        .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .displayName, .fileAs, .phoneticGivenName,
        .phoneticMiddleName, .phoneticFamilyName,
    ]

    private mutating func run(_ person: PersonContacts) {
        let newest = person.newest.map { contacts[$0] }
        merged.id = contacts.map(\.id).min() ?? 0
        var sources: [String] = []
        for contact in contacts.sorted(by: { $0.id < $1.id }) where !sources.contains(contact.source) {
            sources.append(contact.source)
        }
        merged.source = sources.joined(separator: ",")
        merged.hasCardExtras = contacts.contains(where: \.hasCardExtras)
        let kinds = Set(contacts.map(\.contact.kind))
        if let kind = kinds.first, kinds.count == 1 { merged.contact.kind = kind }
        for (place, kind) in person.preferred where kind != .organization {
            add(contacts[place], isChosen: true) { $0 == kind }
        }
        addNames(person.named)
        addEmployments(person)
        for contact in newest {
            add(contact) { kind in
                !Self.nameKinds.contains(kind) && !Employments.kinds.contains(kind) && kind != .phone
                    && !kind.isAddressPart
            }
        }
        for contact in newest { addNumbers(of: contact) }
        addAddresses(of: newest)
    }

    /// Adds the names: that of the first contact, with parts of others that have the same given and family name.
    ///
    /// - Parameter preferred: The places of the contacts one of whose names comes first; `nil` if nothing decides.
    private mutating func addNames(_ preferred: Set<Int>?) {
        let places = contacts.indices.filter { preferred?.contains($0) ?? true }
        let isName = { (field: Contact.Field) in Self.nameKinds.contains(field.kind) }
        guard let first = places.first(where: { contacts[$0].contact.fields.contains(where: isName) }) else { return }
        let (contact, name) = (contacts[first].contact, MergedName(contacts[first].contact))
        add(contacts[first]) { Self.nameKinds.contains($0) }
        for place in places where place != first && name.isSame(as: MergedName(contacts[place].contact)) {
            let other = contacts[place].contact
            add(contacts[place]) { kind in
                Self.nameKinds.contains(kind) && contact.first(kind) == nil
                    && !name.repeats(other.first(kind) ?? "", of: kind)
            }
        }
        let kinds = Self.nameKinds.intersection(merged.contact.fields.map(\.kind))
        for contact in contacts { add(contact) { kinds.contains($0) } }
        for contact in contacts { addOtherName(of: contact.contact, beside: kinds) }
    }

    /// Keeps a name of which no part has a place beside the merged one as a nickname, if it has another word: `Mehmet Öztürk` beside
    /// `Mehmet Abi` of two fields.
    private mutating func addOtherName(of contact: Contact, beside kinds: Set<Contact.Field.Kind>) {
        let own = contact.fields.map(\.kind).filter(Self.nameKinds.contains)
        guard !own.isEmpty, kinds.isDisjoint(with: own) else { return }
        let shown = Set(
            merged.contact.fields.filter { Self.nameKinds.contains($0.kind) }.flatMap {
                words(of: merged.contact.value(of: $0))
            })
        let parts = MergedName.parts.compactMap(contact.first)
        let text =
            contact.first(.displayName) ?? (parts.isEmpty ? contact.first(.fileAs) ?? "" : parts.joined(separator: " "))
        guard !Set(words(of: text)).isSubset(of: shown) else { return }
        let value = Array(text.utf8)
        guard seen.insert([UInt8(Contact.Field.Kind.nickname.index)] + value).inserted else { return }
        merged.contact.append(.nickname, label: EmptyCollection<UInt8>(), value: value)
    }

    private func words(of text: String) -> [[UInt8]] {
        MergedName.lowercased(text).split { $0 == 0x20 || $0 == 0x2C }.map(Array.init)
    }

    /// Adds the organizations, the one that was chosen or that most have at the beginning, each with what belongs to it.
    private mutating func addEmployments(_ person: PersonContacts) {
        let chosen = person.preferred.first { $0.kind == .organization }?.place
        let lead = chosen ?? organizationPlace(newest: person.newest)
        let employments = Employments(
            lead: lead.map { contacts[$0].contact }, contacts: person.newest.map { contacts[$0].contact })
        var organization: [UInt8] = []
        for value in employments.values {
            if value.kind == .organization { organization = value.text }
            // Several organizations may have a department of one name.
            let prefix = [UInt8(value.kind.index)] + (value.kind == .department ? organization + [0] : [])
            let isChosen = seen.contains([UInt8(value.kind.index)] + value.text)
            guard !isChosen, seen.insert(prefix + value.text).inserted else { continue }
            merged.contact.append(value.kind, label: value.label, value: value.text, isPreferred: value.isPreferred)
        }
    }

    /// The place of the contact with the organization that most have, of these of one that is not in capitals or small letters alone.
    private func organizationPlace(newest: [Int]) -> Int? {
        let names = contacts.map { MergedName.lowercased($0.contact.first(.organization) ?? "") }
        let votes = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        func rank(_ place: Int) -> (Int, Int) {
            let name = contacts[place].contact.first(.organization) ?? ""
            return (votes[names[place]] ?? 0, MergedName.isOfOneCase(name) ? 0 : 1)
        }
        return newest.filter { !names[$0].isEmpty }.reduce(nil) { best, place in
            best.map { rank(place) > rank($0) ? place : $0 } ?? place
        }
    }

    /// Adds the values of some kinds that are not there yet.
    private mutating func add(
        _ other: OutgoingContact, isChosen: Bool = false, where isWanted: (Contact.Field.Kind) -> Bool
    ) {
        for field in other.contact.fields where isWanted(field.kind) {
            let (label, value) = (other.contact.text[field.label], other.contact.text[field.value])
            if field.kind == .extra, isOverruled(label, value) { continue }
            if !isChosen, dates.isContained(value, field.kind) { continue }
            guard seen.insert(Self.key(field.kind, label, value)).inserted else { continue }
            merged.contact.append(field.kind, label: label, value: value, isPreferred: field.isPreferred)
        }
    }

    /// The bytes by which values are the same: e-mail addresses, categories and related people are in any case.
    private static func key(
        _ kind: Contact.Field.Kind, _ label: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>
    ) -> [UInt8] {
        func inAnyCase(_ text: ArraySlice<UInt8>) -> [UInt8] {
            Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
        }
        let prefix = [UInt8(kind.index)]
        return switch kind {
        case .email: prefix + value.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        case .category: prefix + inAnyCase(value)
        case .related: prefix + inAnyCase(label) + [0] + inAnyCase(value)
        case .extra, .date, .cardProperty: prefix + label + [0] + value
        default: prefix + value
        }
    }

    /// Adds the numbers that are not there yet: the same number is the same in any spelling.
    private mutating func addNumbers(of other: OutgoingContact) {
        for number in other.numbers {
            let field = other.contact.fields[number.field]
            let text = other.contact.text
            let key =
                number.e164.isEmpty
                ? Array(text[field.value]) : Array(text[number.e164]) + [0x3B] + text[number.extension]
            if let known = numbers[key] {
                // A label takes the place of a missing one.
                if merged.contact.fields[known].label.isEmpty, !field.label.isEmpty {
                    merged.contact.fields[known].label = store(text[field.label])
                }
                if field.isPreferred { merged.contact.fields[known].isPreferred = true }
                continue
            }
            numbers[key] = merged.contact.fields.count
            var copy = OutgoingContact.Number()
            copy.id = number.id
            copy.raw = store(text[number.raw])
            copy.cell = store(text[number.cell])
            copy.e164 = store(text[number.e164])
            copy.extension = store(text[number.extension])
            copy.country = store(text[number.country])
            copy.categories = number.categories
            copy.verdict = store(text[number.verdict])
            copy.reason = store(text[number.reason])
            merged.append(
                copy, label: store(text[field.label]), value: store(text[field.value]), isPreferred: field.isPreferred)
        }
    }

    private mutating func addAddresses(of contacts: [OutgoingContact]) {
        for address in MergedAddresses.distinct(contacts.map(\.contact)) {
            let text = contacts[address.contact].contact.text
            lastGroup += 1
            for part in address.fields {
                merged.contact.append(
                    part.kind, label: text[part.label], value: text[part.value], group: lastGroup,
                    isPreferred: part.isPreferred)
            }
        }
    }

    private mutating func store(_ bytes: ArraySlice<UInt8>) -> Range<Int> {
        bytes.withUnsafeBufferPointer { merged.contact.store($0) }
    }

    /// Returns `true` if a value states no opt-out although a contact of the person states one in this column or one that says the same.
    private func isOverruled(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool {
        guard OptOutColumn.yields(name, value) else { return false }
        return contacts.contains { contact in
            contact.contact.fields.contains {
                $0.kind == .extra && OptOutColumn.overrules(contact.contact.text[$0.label], name)
                    && OptOutColumn.isOptOut(contact.contact.text[$0.label], contact.contact.text[$0.value])
            }
        }
    }
}
