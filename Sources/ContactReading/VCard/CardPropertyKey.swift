package import ContactModel

/// The text by which the fields of a property of a card are known: that of the one, or all of them in a fixed order.
package enum CardPropertyKey {
    /// The key of some fields; hints and what is kept as it is are none of it.
    package static func of(_ fields: some Collection<Contact.Field>, in text: Bytes) -> [UInt8] {
        if let value = value(of: fields) { return Array(text.slice(value.lowerBound, value.upperBound)) }
        var key: [UInt8] = []
        var own = fields.filter(isPart)
        // The address as it is printed is a property of its own in 3.0.
        if own.contains(where: { $0.kind != .formattedAddress }) { own.removeAll { $0.kind == .formattedAddress } }
        // Where a store has the parts of a name or an address in another order they are the same ones.
        for kind in Set(own.map(\.kind)).sorted(by: { $0.index < $1.index }) {
            for field in own where field.kind == kind {
                if !key.isEmpty { key.append(ASCII.semicolon) }
                key.append(contentsOf: text.slice(field.value.lowerBound, field.value.upperBound))
            }
        }
        return key
    }

    /// The value that is the key of some fields: that of the only part, or of the only one beside a printed address; `nil` if there are more.
    static func value(of fields: some Collection<Contact.Field>) -> Range<Int>? {
        var (value, printed): (Range<Int>?, Range<Int>?) = (nil, nil)
        for field in fields where isPart(field) {
            let isPrinted = field.kind == .formattedAddress
            guard (isPrinted ? printed : value) == nil else { return nil }
            if isPrinted { printed = field.value } else { value = field.value }
        }
        return value ?? printed
    }

    private static func isPart(_ field: Contact.Field) -> Bool { field.kind != .extra && field.kind != .phoneHint }
}

extension PropertyName {
    /// The kind under which the parameters of a property are kept; `nil` for properties that are kept as they are, or have none.
    package var keptKind: Contact.Field.Kind? {
        switch self {
        case .name: .familyName
        case .formattedName: .displayName
        case .nickname: .nickname
        case .phoneticGiven: .phoneticGivenName
        case .phoneticMiddle: .phoneticMiddleName
        case .phoneticFamily: .phoneticFamilyName
        case .phone: .phone
        case .email: .email
        case .url: .url
        case .address, .addressLabel: .street
        case .instantMessage: .instantMessage
        case .organization: .organization
        case .title: .jobTitle
        case .role: .role
        case .note: .note
        case .categories: .category
        case .related, .spouse, .manager, .assistant, .member: .related
        case .birthday: .birthday
        case .anniversary: .anniversary
        case .date: .date
        case .uid: .uid
        case .revision: .revision
        default: nil
        }
    }

    /// `true` if the types of a property are the label of its value.
    var hasTypeLabel: Bool {
        switch self {
        case .phone, .email, .url, .address, .addressLabel, .related, .birthday, .anniversary, .date: true
        default: false
        }
    }

    /// `true` if a value has a mark of its own that it is the preferred one.
    package var hasPreference: Bool {
        switch self {
        case .phone, .email, .url, .address, .addressLabel, .instantMessage, .related, .spouse, .manager, .assistant,
            .member, .date:
            true
        default: false
        }
    }
}
