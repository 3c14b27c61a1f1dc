import ContactStore
import SourceInput

/// The hashes of what a person is recognized by whose name is written in another way: words of the name beside each number and address.
///
/// Somebody is the person who has one of the values with a given and a family name of the person; an e-mail address and a number, with the
/// given name; or an e-mail address and no name. Others who share a number with the person, as a family does, are not.
struct ForgottenTraits {
    private let digests: ForgottenDigests

    init(_ digests: ForgottenDigests) { self.digests = digests }

    /// The hashes of a person to be kept.
    func all(of person: ContactIdentity) -> [String] {
        let name = ForgottenName(person)
        return Self.values(of: person).flatMap { value in
            [digest("value", "", value)] + name.given.flatMap { given(ofForgotten: $0, value) }
                + name.family.map { digest("family", $0, value) }
        }
    }

    /// Returns `true` if a contact is a person of whom hashes are kept.
    ///
    /// - Parameter isKept: `true` for a hash that is kept.
    func recognize(_ contact: ContactIdentity, isKept: (String) -> Bool) -> Bool {
        let values = Self.values(of: contact).filter { isKept(digest("value", "", $0)) }
        guard !values.isEmpty else { return false }
        let name = ForgottenName(contact)
        if name.isEmpty { return values.contains(where: Self.isAddress) }
        func hasGiven(_ words: Set<String>, _ value: String) -> Bool {
            words.contains { given(ofContact: $0, value).contains(where: isKept) }
        }
        let isNamed = values.contains { value in
            let family = name.family.filter { isKept(digest("family", $0, value)) }
            // A word of a name as a whole counts once.
            return family.contains { word in hasGiven(name.given.subtracting([word]), value) }
        }
        return isNamed
            || values.contains { Self.isAddress($0) && hasGiven(name.first, $0) }
                && values.contains { !Self.isAddress($0) && $0.hasPrefix("+") && hasGiven(name.first, $0) }
    }

    /// The word itself, and its initial for those who write no more.
    private func given(ofForgotten word: String, _ value: String) -> [String] {
        [digest("given", word, value)] + initials(word, isInitial: "initialOnly", else: "initial", value)
    }

    private func given(ofContact word: String, _ value: String) -> [String] {
        [digest("given", word, value)] + initials(word, isInitial: "initial", else: "initialOnly", value)
    }

    private func initials(_ word: String, isInitial: String, else whole: String, _ value: String) -> [String] {
        [digest(word.count == 1 ? isInitial : whole, String(word.prefix(1)), value)]
    }

    private func digest(_ trait: String, _ word: String, _ value: String) -> String {
        digests.digest(trait, "\(word)\u{1F}\(value)")
    }

    private static func values(of identity: ContactIdentity) -> [String] {
        identity.numbers + identity.values.map { isAddress($0) ? EmailCheck.folded($0) : $0.lowercased() }
    }

    private static func isAddress(_ value: String) -> Bool { value.contains("@") }
}
