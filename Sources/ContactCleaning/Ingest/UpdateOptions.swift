public import ContactStore

/// How a newer export takes the place of an older one of the same contacts.
public struct UpdateOptions: Sendable, Hashable {
    /// By what contacts are recognized.
    public var key: ContactKey
    /// Whether contacts that the newer export lacks are deleted. Otherwise they stay where they are.
    public var removesGone: Bool

    /// The options of an update.
    public init(key: ContactKey = .uid, removesGone: Bool = false) {
        self.key = key
        self.removesGone = removesGone
    }
}

extension CleaningError {
    /// Why a source is not a newer export of what is stored, and what to do.
    init(_ error: UpdateError, path: String) {
        let detail =
            switch error {
            case .lacksKey(.uid):
                "its contacts have no UID by which an older export could be recognized; name another key with --key: email, "
                    + "phone, or the heading of a column"
            case .lacksKey(let key):
                "none of its contacts has a value for the key (\(key)); name another one with --key"
            case .unknownColumn(let heading, let known):
                "no stored file has a column '\(heading)' for --key; "
                    + (Suggestion.nearest(to: heading, in: known).map { "did you mean '\($0)'?" }
                        ?? "the keys are uid, email, phone and the columns \(known.joined(separator: ", "))")
            case .noPredecessor(let key):
                "no stored file shares a contact with it by the key (\(key)); to store it beside the others, read it without --update"
            }
        self = .unsupported(path: path, detail: detail)
    }
}
