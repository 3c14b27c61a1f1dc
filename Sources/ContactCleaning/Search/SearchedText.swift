import ContactModel

/// The fields in which a search looks, those that count more first.
package enum SearchedField: String, Sendable, CaseIterable {
    case name, number, email, organization, note

    /// The weight of the field beside that of an agreement.
    var weight: Int {
        switch self {
        case .name: 5
        case .number: 4
        case .email: 3
        case .organization: 2
        case .note: 1
        }
    }

    /// `true` if words of the field are found by their other spellings.
    var hasSpellings: Bool { self == .name || self == .organization }

    /// The field of a value; `nil` for what is not searched.
    init?(_ kind: Contact.Field.Kind) {
        switch kind {
        case .givenName, .middleName, .familyName, .displayName, .nickname, .fileAs, .phoneticGivenName,
            .phoneticMiddleName, .phoneticFamilyName:
            self = .name
        case .phone: self = .number
        case .email: self = .email
        case .organization, .department, .jobTitle, .role: self = .organization
        case .note: self = .note
        default: return nil
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Gives a closure each word of folded text.
    @inline(__always)
    func forEachWord(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var start = 0
        for place in 0...count where place == count || self[place] == 0x20 {
            if place > start { body(UnsafeBufferPointer(rebasing: self[start..<place])) }
            start = place + 1
        }
    }

    /// Returns `true` if other bytes stand somewhere in these.
    func contains(_ other: [UInt8]) -> Bool {
        guard let first = other.first, other.count <= count else { return other.isEmpty }
        for start in 0...(count - other.count) where self[start] == first {
            if self[start..<(start + other.count)].elementsEqual(other) { return true }
        }
        return false
    }

    /// Returns `true` if these bytes end with others.
    func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}

extension [UInt8] {
    /// The digits among the bytes.
    var digits: [UInt8] { filter { $0 &- 0x30 < 10 } }
}
