extension Contact.Field {
    /// The kind of a value.
    ///
    /// The raw values are its names in databases, mappings and files: a case that gets another name keeps the raw value that it has.
    public enum Kind: String, Sendable, CaseIterable {
        case namePrefix, givenName, middleName, familyName, nameSuffix
        case displayName, nickname, fileAs
        case phoneticGivenName, phoneticMiddleName, phoneticFamilyName
        case organization, department, jobTitle, role
        /// A phone number as written. One value may hold several numbers.
        case phone
        /// An extension given apart from its number, in a separate column.
        case phoneExtension
        /// Full international digits given beside a number (`waid=`): a hint, not a second number.
        case phoneHint
        case email, url, instantMessage
        case formattedAddress, street, extendedAddress, postOfficeBox, city, region, postalCode, country
        case birthday, anniversary, date
        case related, note, category, uid, revision
        /// The region that the contact's national numbers belong to, by ISO code: from a column or a mapping, never guessed.
        case regionHint
        /// Never decoded; the value is what the source holds.
        case photo
        /// A column or property that nothing above describes, kept verbatim; the label is its name.
        case extra
        /// The calling code of the phones of its group, from a column of its own: `+49`, `44`. Without a group it is that of
        /// all phones of the row.
        case callingCode
        /// The area code of the phones of its group, from a column of its own.
        case areaCode
        /// A group that the product keeps by itself, as Google does `* myContacts`: the name without the mark. It says nothing
        /// about the person, and is no category of another product.
        case systemGroup
        /// A property of a card that says more than the fields read from it: types, parameters, a time of day. The label is all
        /// that stands before its colon; the value is the text by which those fields are known, of a date the one that was written.
        case cardProperty
    }
}

extension Contact.Field.Kind {
    /// The kind of a name in UTF-8; `nil` if there is none.
    package init?(utf8 name: UnsafeBufferPointer<UInt8>) {
        guard let index = Self.names.firstIndex(where: { unsafe $0.count == name.count && $0.elementsEqual(name) })
        else {
            return nil
        }
        self = Self.allCases[index]
    }

    private static let names = allCases.map { Array($0.rawValue.utf8) }

    /// The place of the kind among all, for tables that kinds are the indices of.
    @inlinable package var index: Int { Int(unsafe unsafeBitCast(self, to: UInt8.self)) }

    /// `true` if values of this kind are parts of an address.
    package var isAddressPart: Bool {
        switch self {
        case .formattedAddress, .street, .extendedAddress, .postOfficeBox, .city, .region, .postalCode, .country: true
        default: false
        }
    }

    /// `true` if a value of this kind is a name of the contact, or a part of one.
    package var isName: Bool {
        switch self {
        case .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .displayName, .nickname, .fileAs,
            .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName:
            true
        default: false
        }
    }

    /// `true` if a value of this kind makes a record a contact: a setting or a hint alone does not.
    package var isContent: Bool {
        switch self {
        case .extra, .regionHint, .callingCode, .areaCode, .revision, .phoneHint, .uid, .cardProperty: false
        default: true
        }
    }

    /// `true` if a value of this kind only tells the reading of others.
    package var isHint: Bool { self == .regionHint || self == .callingCode || self == .areaCode }
}
