import ContactStore
import SourceInput

/// The hashes by which somebody is recognized who is to stay forgotten.
///
/// A salt keeps them from being looked up in a list made beforehand. It does not keep somebody who has the database from trying
/// every number there is.
struct ForgottenDigests {
    let salt: String

    /// Hashes with a new salt, or with that of the database.
    init(salt: String?) {
        self.salt = salt ?? (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
    }

    /// The hash of a number in E.164 form.
    func number(_ e164: String) -> String { digest("number", e164) }

    /// The hash of an e-mail address.
    func email(_ address: String) -> String { digest("email", EmailCheck.folded(address)) }

    /// The hash of the content of a source.
    func source(_ sha256: String) -> String { digest("source", sha256) }

    /// The hash of the subject, by which an interrupted erasure is recognized.
    func subject(_ subject: Erasure.Subject) -> String {
        switch subject {
        case .number(let number): digest("subject", "number \(number)")
        case .contact(let contact): digest("subject", "contact \(contact)")
        case .email(let address): digest("subject", "email \(EmailCheck.folded(address))")
        case .person(let person): digest("subject", "person \(person)")
        case .source(let name): digest("subject", "source \(name)")
        case .content(let path): digest("subject", "content \(path)")
        case .selection(let selection): digest("subject", "selection \(selection)")
        }
    }

    /// The hashes of a person: the name with each number and address, so that nobody else who shares a number is meant.
    func person(_ identity: ContactIdentity) -> [String] {
        let name = Self.words(of: identity).joined(separator: " ")
        let values = identity.numbers + identity.values.map { $0.lowercased() }
        guard !values.isEmpty else { return name.isEmpty ? [] : [digest("person", name)] }
        return values.map { digest("person", "\(name)\u{1F}\($0)") }
    }

    /// The hash of a value of a kind.
    func digest(_ kind: String, _ value: String) -> String {
        var hash = ContentHash()
        Array("\(salt)\u{1F}\(kind)\u{1F}\(value)".utf8).withUnsafeBytes { hash.add($0) }
        return hash.text
    }

    /// The words of the name in any order, whichever column they stand in.
    private static func words(of identity: ContactIdentity) -> [String] {
        let parts = [identity.givenName, identity.familyName].compactMap { $0 }
        let name = parts.isEmpty ? [identity.displayName ?? identity.organization].compactMap { $0 } : parts
        return name.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }.sorted()
    }
}
