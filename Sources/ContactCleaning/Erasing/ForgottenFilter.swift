import ContactModel
import ContactStore
import PhoneNumbers
import RegionInference

/// Tells the contacts of a source that somebody asked to forget.
struct ForgottenFilter {
    private let digests: [ForgottenDigests]
    private let tombstones: Set<Tombstone>
    private let classifier: Classifier
    private var countries = CountryHint()
    private let hasNumbers: Bool
    private let hasPeople: Bool
    /// The number of contacts that were left out.
    private(set) var count = 0

    /// `nil` if nobody is forgotten.
    ///
    /// - Parameter classifier: Reads the numbers of the source.
    init?(_ tombstones: [Tombstone], classifier: Classifier) {
        hasNumbers = tombstones.contains { $0.kind == "number" }
        hasPeople = tombstones.contains { $0.kind == "person" }
        guard hasNumbers || hasPeople else { return nil }
        self.tombstones = Set(tombstones)
        self.classifier = classifier
        digests = Set(tombstones.map(\.salt)).map { ForgottenDigests(salt: $0) }
    }

    /// Returns `true` if the content of a source is forgotten.
    static func forgets(source sha256: String?, _ tombstones: [Tombstone]) -> Bool {
        guard let sha256 else { return false }
        return tombstones.contains { tombstone in
            tombstone.kind == "source" && ForgottenDigests(salt: tombstone.salt).source(sha256) == tombstone.digest
        }
    }

    /// Returns `true` if a contact is forgotten; it is counted then.
    mutating func drops(_ contact: borrowing Contact) -> Bool {
        let identity = identity(of: contact)
        let isForgotten = digests.contains { digests in
            (hasNumbers && identity.numbers.contains { has("number", digests.number($0), digests) })
                || (hasPeople && digests.person(identity).contains { has("person", $0, digests) })
        }
        if isForgotten { count += 1 }
        return isForgotten
    }

    private func has(_ kind: String, _ digest: String, _ digests: ForgottenDigests) -> Bool {
        tombstones.contains(Tombstone(kind: kind, salt: digests.salt, digest: digest))
    }

    private mutating func identity(of contact: borrowing Contact) -> ContactIdentity {
        var identity = ContactIdentity()
        identity.givenName = contact.first(.givenName)
        identity.familyName = contact.first(.familyName)
        identity.displayName = contact.first(.displayName)
        identity.organization = contact.first(.organization)
        let region = countries.region(of: contact)
        for index in contact.fields.indices {
            let field = contact.fields[index]
            switch field.kind {
            case .email, .uid: identity.values.append(contact.value(of: field))
            case .phone:
                identity.numbers += classifier.numbers(in: contact.value(of: field), region: region)
                    .compactMap { $0.classification.e164 }
            default: break
            }
        }
        return identity
    }
}
