import PhoneNumbers

/// The sentences about findings that are not stored.
package enum StoreSentence: String, SentenceKind {
    case more

    package static var family: String { "store" }

    package var english: String {
        switch self {
        case .more: "{number} more findings of this kind are counted, not listed."
        }
    }
}
