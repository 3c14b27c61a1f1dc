/// A contact in the form in which contacts are compared: numbers of texts instead of texts.
struct ContactRow: Sendable, Hashable {
    var name = PersonName()
    var nickname = TextID.empty
    var organization = TextID.empty
    var jobTitle = TextID.empty
    var identifier = TextID.empty
    var birthday = BirthDate.unknown
    var isOrganization = false
    /// Where the contact's values stand in the lists of its table.
    var phones = ListRange()
    var emails = ListRange()
    var addresses = ListRange()

    /// `true` if the contact has neither a given nor a family name.
    var isNameless: Bool { name.given.isEmpty && name.family.isEmpty }
}

/// A person's name as comparisons see it: numbers of folded words.
struct PersonName: Sendable, Hashable {
    var given = TextID.empty
    var family = TextID.empty
    /// The first of two family names, as in `García López`, where ``family`` is the last.
    var otherFamily = TextID.empty
    var middle = TextID.empty
    /// 1 for `Jr`, 2 for `Sr`, 3 for `II` ...; 0 for none.
    var generation: UInt8 = 0

    /// `true` if at most one word is known.
    var isSingle: Bool { given.isEmpty || family.isEmpty }
    /// The only word, where one is known.
    var single: TextID { given.isEmpty ? family : given }
}

/// Places in a list that many contacts share.
struct ListRange: Sendable, Hashable {
    var start: UInt32 = 0
    var count: UInt32 = 0

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
    var isEmpty: Bool { count == 0 }
}

/// A number of a contact.
struct PhoneValue: Sendable, Hashable {
    var text: TextID
    var field: ContactRecord.Field

    var isMobile: Bool { field == .mobilePhone }
}

/// A postal address of a contact.
struct AddressValue: Sendable, Hashable {
    var street = TextID.empty
    var city = TextID.empty
    var postalCode = TextID.empty
}
