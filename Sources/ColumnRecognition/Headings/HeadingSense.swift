import ContactModel
import ContactReading

/// The sense of a name by the words of headings, for those who look for contacts in what is no table yet.
package struct HeadingSense: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The name of somebody or of something.
    package static let name = HeadingSense(rawValue: 1 << 0)
    package static let phone = HeadingSense(rawValue: 1 << 1)
    package static let email = HeadingSense(rawValue: 1 << 2)
    /// A postal address or a part of one.
    package static let address = HeadingSense(rawValue: 1 << 3)
    package static let organization = HeadingSense(rawValue: 1 << 4)
    /// Something that labels the values beside it: `type`.
    package static let label = HeadingSense(rawValue: 1 << 5)
    /// A name that may stand for a phone number or an e-mail address, if the values do: `contact`, `number`.
    package static let weak = HeadingSense(rawValue: 1 << 6)
    /// Something else that is known: a date, an identifier, a permission.
    package static let other = HeadingSense(rawValue: 1 << 7)

    /// Senses each of which alone makes a contact.
    package static let contact: HeadingSense = [.name, .phone, .email]
    /// A phone number or an e-mail address.
    package static let reach: HeadingSense = [.phone, .email]

    /// The sense of a name; empty if nothing is known of its words.
    package init(_ name: String) {
        self = []
        let heading = Heading(name)
        for candidate in HeadingRules.candidates(for: heading) {
            if candidate.score >= ColumnWeights.threshold {
                insert(Self.sense(of: candidate.target))
            } else if candidate.target.isValue(.phone) || candidate.target.isValue(.email) {
                insert(.weak)
            } else if case .label = candidate.target {
                insert(.label)
            }
        }
        if isEmpty, heading.concepts.contains(.label) { insert(.label) }
    }

    /// Returns `true` if every word of a text is one of headings: `Work`, `Mobile phone`.
    package static func isOfHeadings(_ text: String) -> Bool { Heading(text).isKnown }

    private static func sense(of target: HeaderMap.Target) -> HeadingSense {
        switch target {
        case .label: return .label
        case .birthday, .anniversary, .setting, .ignored: return .other
        case .value(let value):
            if value.kind.isAddressPart { return .address }
            switch value.kind {
            case .displayName, .givenName, .familyName, .nickname: return .name
            case .phone: return .phone
            case .email: return .email
            case .organization: return .organization
            default: return .other
            }
        }
    }
}
