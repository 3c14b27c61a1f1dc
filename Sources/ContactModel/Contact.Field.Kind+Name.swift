extension Contact.Field.Kind {
    /// The kind of a name, as the case is spelled: `givenName`, `phone`; `nil` if there is none.
    public init?(named name: String) {
        guard let kind = Self.byName[name] else { return nil }
        self = kind
    }

    /// The kind of a name in UTF-8.
    package init?(named name: UnsafeBufferPointer<UInt8>) {
        guard let index = Self.bytes.firstIndex(where: { $0.count == name.count && $0.elementsEqual(name) }) else {
            return nil
        }
        self = Self.allCases[index]
    }

    /// The name of the kind, as the case is spelled.
    public var name: String { Self.names[Int(rawValue)] }

    private static let names = allCases.map { "\($0)" }
    private static let bytes = names.map { Array($0.utf8) }
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// `true` if values of this kind are parts of an address.
    package var isAddressPart: Bool {
        switch self {
        case .formattedAddress, .street, .extendedAddress, .postOfficeBox, .city, .region, .postalCode, .country: true
        default: false
        }
    }

    /// `true` if a value of this kind makes a record a contact: a setting or a hint alone does not.
    package var isContent: Bool {
        switch self {
        case .extra, .regionHint, .callingCode, .areaCode, .revision, .phoneHint, .uid: false
        default: true
        }
    }

    /// `true` if a value of this kind only tells the reading of others.
    package var isHint: Bool { self == .regionHint || self == .callingCode || self == .areaCode }
}
