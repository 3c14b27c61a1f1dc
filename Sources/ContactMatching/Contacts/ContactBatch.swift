import ContactModel

/// Contacts, normalized for comparison and not yet known to others.
///
/// Batches may be filled at the same time on several threads. The result does not depend on the distribution of
/// contacts over batches, or on their order.
public struct ContactBatch: Sendable {
    /// The contacts so far. Words of names are there once, all other texts in the order of arrival.
    private(set) var contacts = NormalizedContacts()

    private let folder = TextFolder()
    private var reader = NameReader()
    private var scratch: [UInt8] = []

    /// The greatest number of values of one kind that a contact is compared by. Nobody has more: a contact with more is
    /// not that of a person.
    static let maximumValues = 64

    /// An empty batch.
    public init() {}

    /// The number of contacts in the batch.
    public var count: Int { contacts.count }

    /// Adds a contact.
    public mutating func append(_ record: ContactRecord) {
        var row = ContactRow()
        row.isOrganization = record.isOrganization
        row.phones.start = UInt32(contacts.phones.count)
        row.emails.start = UInt32(contacts.emails.count)
        row.addresses.start = UInt32(contacts.addresses.count)
        row.identities.start = UInt32(contacts.identities.count)
        record.text.withUnsafeBufferPointer { text in
            var name = NameReader.Fields()
            var nickname: UnsafeBufferPointer<UInt8>?
            var note: UnsafeBufferPointer<UInt8>?
            var address = (number: UInt16.max, value: AddressValue())
            for value in record.values {
                let bytes = UnsafeBufferPointer(rebasing: text[value.range])
                switch value.kind {
                case .namePrefix: name.prefix = name.prefix ?? bytes
                case .givenName: name.given = name.given ?? bytes
                case .middleName: name.middle = name.middle ?? bytes
                case .familyName: name.family = name.family ?? bytes
                case .nameSuffix: name.suffix = name.suffix ?? bytes
                case .displayName: name.display = name.display ?? bytes
                case .nickname: nickname = nickname ?? bytes
                case .organization:
                    guard row.organization.isEmpty else { continue }
                    name.organization = bytes
                    row.organization = organization(bytes)
                case .jobTitle: if row.jobTitle.isEmpty { row.jobTitle = folded(bytes) }
                case .department: if row.department.isEmpty { row.department = folded(bytes) }
                case .birthday: if row.birthday.isUnknown { row.birthday = BirthDate(bytes) }
                case .email: appendEmail(bytes, to: &row)
                case .phone: appendPhone(bytes, value.phoneKind, to: &row)
                case .note:
                    note = note ?? bytes
                    NotedNumbers.forEach(in: bytes) { number in
                        number.withUnsafeBufferPointer { appendPhone($0, .noted, to: &row) }
                    }
                // Of values that no field has a record takes numbers of authorities alone.
                case .extra: appendNumberOfAuthority(bytes, to: &row)
                case .url: appendProfile(bytes, to: &row)
                case .uid: if row.identifier.isEmpty { row.identifier = contacts.values.append(bytes) }
                case .street, .city, .postalCode:
                    if value.address != address.number {
                        close(&address.value, in: &row)
                        address.number = value.address
                    }
                    switch value.kind {
                    case .street: address.value.street = street(bytes)
                    case .city: address.value.city = folded(bytes)
                    default: address.value.postalCode = postalCode(bytes)
                    }
                default: break
                }
            }
            close(&address.value, in: &row)
            if record.isOrganization, name.organization == nil, let display = name.display {
                name.organization = display
                row.organization = organization(display)
            }
            takeMailbox(from: &name, into: &row)
            row.name = reader.read(name, into: &contacts.names)
            if !row.isOrganization, row.organization.isEmpty, let display = name.display, isOrganization(display) {
                row.isOrganization = true
                row.organization = organization(display)
            }
            if let nickname {
                let word = reader.read(NameReader.Fields(display: nickname), into: &contacts.names)
                if row.isNameless { row.name = word }
                reader.takeNickname(word, into: &row.name, &contacts.names)
            }
            if let note, row.isNameless, row.organization.isEmpty, row.name.remark.isEmpty { keepNames(in: note, &row) }
            if row.isOrganization { row.name = PersonName() }
            if row.isNameless, !row.organization.isEmpty, let organization = name.organization ?? name.display {
                keepForm(of: organization, in: &row)
            }
        }
        row.isOrganization = row.isOrganization || reachesNobody(row)
        if isKnownByDetails(row) {
            row.details = details(of: record, row)
        } else if row.name.isSingle, !row.isOrganization, record.kept.table != 0 {
            row.details = ContactRow.details(ofTable: record.kept.table, values: record.kept.values)
        }
        contacts.rows.append(row)
        contacts.ids.append(record.id)
    }

    /// Returns `true` if a name ends with a legal form. Forms of two letters, and those that are given names, count with points, or in capitals behind a
    /// word that is not: `Larsson Åsa` is no `Larsson ASA`.
    private mutating func isOrganization(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        scratch.removeAll(keepingCapacity: true)
        folder.fold(text, into: &scratch)
        let word = text.lastIndex(of: 0x20).map { UnsafeBufferPointer(rebasing: text[($0 + 1)...]) } ?? text
        let isCapital = { (byte: UInt8) in byte &- 0x41 < 26 }
        let isShort = word.contains(0x2E) || word.allSatisfy(isCapital) && text.contains { $0 &- 0x61 < 26 }
        guard LegalForms.shared.end(scratch, isShort: isShort) else { return false }
        let last = Array(scratch.split(separator: 0x20).last ?? [])
        return isShort || last.withUnsafeBufferPointer(GivenNames.shared.sexes).isEmpty
    }

    /// Returns `true` if a contact names an organization and nobody, and has neither a mobile number nor somebody's address.
    private func reachesNobody(_ row: ContactRow) -> Bool {
        row.isNameless && !row.organization.isEmpty && !contacts.phones(of: row).contains(where: \.isMobile)
            && contacts.emails(of: row).allSatisfy { contacts.values.withText($0, EmailText.isRole) }
    }

    /// Returns `true` if a contact has a whole name, and nothing by which a copy is known to be of the same person.
    private func isKnownByDetails(_ row: ContactRow) -> Bool {
        !row.isOrganization && !row.name.isSingle && row.birthday.isUnknown && row.emails.isEmpty
            && row.identifier.isEmpty && row.identities.isEmpty
            && contacts.phones(of: row).allSatisfy { $0.isWeak || $0.kind == .service }
            && !contacts.addresses(of: row).contains { !$0.street.isEmpty && !$0.city.isEmpty }
    }

    /// A hash of what is not compared of a contact; 0 if that is nothing but values of columns that no field has, which all may have in common, unless
    /// the contact has an organization and a job.
    private func details(of record: ContactRecord, _ row: ContactRow) -> UInt32 {
        var record = record
        record.text.withUnsafeBufferPointer { text in
            for value in record.values where value.kind == .note || value.kind == .url {
                record.append(detail: UnsafeBufferPointer(rebasing: text[value.range]), of: value.kind)
            }
        }
        let isEmployed = !row.organization.isEmpty && !row.jobTitle.isEmpty
        guard record.details != 0 || isEmployed else { return 0 }
        return UInt32(truncatingIfNeeded: StableHash.mixed(record.details, record.extras)) | 1
    }

    // MARK: Values

    private mutating func folded(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
        scratch.removeAll(keepingCapacity: true)
        folder.fold(text, into: &scratch)
        return scratch.withUnsafeBufferPointer { contacts.values.append($0) }
    }

    /// A street whose words have one spelling. Of several lines, those without a number, as of a building, count where none has one: not every card
    /// has them.
    private mutating func street(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
        scratch.removeAll(keepingCapacity: true)
        let numbered =
            text.contains(0x0A) ? text.split(separator: 0x0A).filter { $0.contains { $0 &- 0x30 < 10 } } : []
        if numbered.isEmpty {
            folder.fold(text, into: &scratch)
        } else {
            Array(numbered.joined(separator: [0x0A])).withUnsafeBufferPointer { folder.fold($0, into: &scratch) }
        }
        StreetWords.shared.normalize(&scratch)
        return scratch.withUnsafeBufferPointer { contacts.values.append($0) }
    }

    /// An organization without its legal form, whose words have one spelling.
    private mutating func organization(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
        scratch.removeAll(keepingCapacity: true)
        folder.fold(text, into: &scratch)
        dropConjunctions()
        OrganizationAbbreviations.shared.normalize(&scratch)
        LegalForms.shared.remove(from: &scratch)
        return scratch.withUnsafeBufferPointer { contacts.values.append($0) }
    }

    /// Drops what stands between two words for `&`, which folding has dropped: `Hartley and Sons` is `Hartley & Sons`.
    private mutating func dropConjunctions() {
        let words = scratch.split(separator: 0x20)
        guard words.count > 2 else { return }
        let kept = words.enumerated().filter { place, word in
            place == 0 || place == words.count - 1
                || word.withUnsafeBufferPointer { NameWords.shared.role(of: $0) } != .joint
        }
        if kept.count < words.count { scratch = Array(kept.map(\.element).joined(separator: [0x20])) }
    }

    /// Keeps what tells an organization from others of its name: the legal form stands beside the name.
    private mutating func keepForm(of text: UnsafeBufferPointer<UInt8>, in row: inout ContactRow) {
        scratch.removeAll(keepingCapacity: true)
        folder.fold(text, into: &scratch)
        let form = LegalForms.shared.remove(from: &scratch)
        if row.name.remark.isEmpty { row.name.remark = form.withUnsafeBufferPointer { contacts.names.intern($0) } }
    }

    /// Keeps the names in the note of a card without one beside it.
    private mutating func keepNames(in note: UnsafeBufferPointer<UInt8>, _ row: inout ContactRow) {
        scratch.removeAll(keepingCapacity: true)
        NotedNames.append(note, folder, to: &scratch)
        row.name.remark = scratch.withUnsafeBufferPointer { contacts.names.intern($0) }
    }

    /// A postal code without its spaces; a ZIP code without the four digits behind it.
    private mutating func postalCode(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
        scratch.removeAll(keepingCapacity: true)
        folder.fold(text, into: &scratch)
        if scratch.count == 10, scratch[5] == 0x20 { scratch.removeSubrange(5...) }
        scratch.removeAll { $0 == 0x20 }
        return scratch.withUnsafeBufferPointer { contacts.values.append($0) }
    }

    private mutating func appendEmail(_ text: UnsafeBufferPointer<UInt8>, to row: inout ContactRow) {
        guard row.emails.count < Self.maximumValues, EmailText.append(text, to: &scratch),
            !scratch.withUnsafeBufferPointer(EmailText.isOfNobody)
        else { return }
        contacts.emails.append(scratch.withUnsafeBufferPointer { contacts.values.append($0) })
        row.emails.count += 1
    }

    /// Takes an address of e-mail that stands where a name does for the address of a card that has none.
    private mutating func takeMailbox(from name: inout NameReader.Fields, into row: inout ContactRow) {
        guard row.emails.isEmpty else { return }
        for field in [\NameReader.Fields.display, \.given, \.family] {
            // `anna@work` is no address.
            guard let text = name[keyPath: field], let at = text.lastIndex(of: 0x40), text[at...].contains(0x2E),
                !text.contains(0x20)
            else { continue }
            appendEmail(text, to: &row)
            name[keyPath: field] = nil
            return
        }
    }

    private mutating func appendPhone(
        _ text: UnsafeBufferPointer<UInt8>, _ kind: ContactRecord.PhoneKind, to row: inout ContactRow
    ) {
        guard row.phones.count < Self.maximumValues, !PlaceholderNumber.contains(text) else { return }
        contacts.phones.append(PhoneValue(text: contacts.values.append(text), kind: kind))
        row.phones.count += 1
    }

    /// The lengths of numbers that an authority gives to one of many.
    private static let identityLengths = 6...20

    private mutating func appendNumberOfAuthority(_ text: UnsafeBufferPointer<UInt8>, to row: inout ContactRow) {
        scratch.removeAll(keepingCapacity: true)
        folder.fold(text, into: &scratch)
        scratch.removeAll { $0 == 0x20 }
        let digits = scratch.filter { $0 &- 0x30 < 10 }
        guard row.identities.count < Self.maximumValues, Self.identityLengths.contains(scratch.count),
            digits.count >= 4, Set(digits).count > 2
        else { return }
        appendIdentity(to: &row)
    }

    private mutating func appendProfile(_ text: UnsafeBufferPointer<UInt8>, to row: inout ContactRow) {
        guard row.identities.count < Self.maximumValues, ProfileAddress.append(text, to: &scratch) else { return }
        appendIdentity(to: &row)
    }

    private mutating func appendIdentity(to row: inout ContactRow) {
        contacts.identities.append(scratch.withUnsafeBufferPointer { contacts.values.append($0) })
        row.identities.count += 1
    }

    private mutating func close(_ address: inout AddressValue, in row: inout ContactRow) {
        defer { address = AddressValue() }
        guard address != AddressValue(), row.addresses.count < Self.maximumValues else { return }
        contacts.addresses.append(address)
        row.addresses.count += 1
    }
}
