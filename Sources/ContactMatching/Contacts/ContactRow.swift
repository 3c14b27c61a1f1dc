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
    /// A hash of all that is not compared, of a contact of whom nothing else tells that a copy is of the same person; of one without a whole name that of
    /// the columns that no field has, with that of its table in the upper bits; 0 elsewhere.
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

/// Columns that no field has, and that may tell contacts apart which have no whole name.
extension ContactRow {
    private static let bitsOfValues: UInt32 = 20

    /// ``details`` of a contact without a whole name.
    static func details(ofTable table: UInt64, values: UInt64) -> UInt32 {
        let upper = UInt32(truncatingIfNeeded: table >> 32) & ~((1 << bitsOfValues) - 1)
        return upper | (UInt32(truncatingIfNeeded: values) & ((1 << bitsOfValues) - 1)) | 1
    }

    /// `true` if ``details`` is that of columns which no field has.
    var keepsColumns: Bool { details != 0 && !isOrganization && name.isSingle }

    /// Returns `true` if two contacts of one table have no whole name and differ in columns that no field has.
    func keepsOthers(than other: ContactRow) -> Bool {
        details != other.details && keepsColumns && other.keepsColumns
            && details >> Self.bitsOfValues == other.details >> Self.bitsOfValues
    }
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
