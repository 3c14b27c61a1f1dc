/// A contact in the form in which contacts are compared: numbers of texts instead of texts.
struct ContactRow: Sendable, Hashable {
    var name = PersonName()
    var organization = TextID.empty
    var jobTitle = TextID.empty
    /// The department of the organization.
    var department = TextID.empty
    /// The name that a program gives to the contact.
    var identifier = TextID.empty
    var birthday = BirthDate.unknown
    var isOrganization = false
    /// A hash of all that is not compared, of a contact of whom nothing else tells that a copy is of the same person; 0 elsewhere.
    var details: UInt32 = 0
    /// Where the contact's values stand in the lists of its table.
    var phones = ListRange()
    var emails = ListRange()
    var addresses = ListRange()
    /// Values that one person or organization has alone: numbers of authorities, and addresses of profiles.
    var identities = ListRange()

    /// `true` if the contact has neither a given nor a family name.
    var isNameless: Bool { name.isEmpty }
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
    var kind: ContactRecord.PhoneKind

    var isMobile: Bool { kind == .mobile }
    /// `true` if the number is not an accepted one of the contact.
    var isWeak: Bool { kind == .unconfirmed || kind == .noted }
}

/// A postal address of a contact.
struct AddressValue: Sendable, Hashable {
    var street = TextID.empty
    var city = TextID.empty
    var postalCode = TextID.empty
}
