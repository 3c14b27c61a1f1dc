/// The version of a card, which decides about folds, escapes and the usual encoding.
package enum CardVersion: Sendable {
    /// vCard 2.1, by the versit Consortium, 1996.
    case v21
    /// [RFC 2426](https://www.rfc-editor.org/rfc/rfc2426). Also what a card without a version is taken for.
    case v30
    /// [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350).
    case v40

    /// The version by the first characters of its property: `4`, `4.0` and `4.01` are all 4.0.
    package init?(_ value: Bytes) {
        switch value.trimmed.first {
        case 0x32: self = .v21
        case 0x33: self = .v30
        case 0x34: self = .v40
        default: return nil
        }
    }

    /// A bit of its own.
    package var mask: UInt8 {
        switch self {
        case .v21: 1
        case .v30: 2
        case .v40: 4
        }
    }

    package var name: String {
        switch self {
        case .v21: "2.1"
        case .v30: "3.0"
        case .v40: "4.0"
        }
    }
}
