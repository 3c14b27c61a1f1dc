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
    /// The kinds of what is forgotten.
    private let kinds: Set<String>
    /// The number of contacts that were left out.
    private(set) var count = 0

    /// `nil` if nobody is forgotten.
    ///
    /// - Parameter classifier: Reads the numbers of the source.
    init?(_ tombstones: [Tombstone], classifier: Classifier) {
        kinds = Set(tombstones.map(\.kind)).subtracting(["source"])
        guard !kinds.isEmpty else { return nil }
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
            has("number", digests) { digests in identity.numbers.lazy.map(digests.number) }
                || has("email", digests) { digests in identity.values.lazy.map(digests.email) }
                || has("person", digests) { digests in digests.person(identity) }
                || kinds.contains("person")
                    && ForgottenTraits(digests).recognize(identity) { has("person", $0, digests) }
        }
        if isForgotten { count += 1 }
        return isForgotten
    }

    private func has(
        _ kind: String, _ digests: ForgottenDigests, _ values: (ForgottenDigests) -> some Sequence<String>
    ) -> Bool {
        kinds.contains(kind) && values(digests).contains { has(kind, $0, digests) }
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
