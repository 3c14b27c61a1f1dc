import GRDB

/// What a newer export of the same contacts brings.
public struct SourceUpdate: Sendable, Hashable {
    /// The path of the export that it follows, as it was given.
    public var predecessor: String
    /// By what contacts were recognized.
    public var key: ContactKey
    /// How many contacts are new.
    public var added = 0
    /// How many contacts have other values than before.
    public var changed = 0
    /// How many contacts are as before.
    public var unchanged = 0
    /// How many contacts of before the newer export lacks.
    public var gone = 0
    /// Whether the contacts that are gone are deleted; otherwise they stay, in the source of before.
    public var removesGone = false
    /// How many contacts have other phone numbers, e-mail addresses, addresses, or other values of any kind. A contact may count
    /// several times.
    public var changedPhones = 0, changedEmails = 0, changedAddresses = 0, changedFields = 0
    /// The names of the first contacts of each kind.
    public var examples = Examples()

    /// The names of the first few contacts, in the order of their file.
    public struct Examples: Sendable, Hashable {
        /// Contacts that are new.
        public var added: [String] = []
        /// Contacts that have other values than before.
        public var changed: [String] = []
        /// Contacts that the newer export lacks.
        public var gone: [String] = []
    }

    /// How many examples there are of each kind.
    static let maximumExamples = 10
}

extension SourceUpdate {
    /// What the history says of it.
    var note: String {
        "\(predecessor) by \(key): \(added) new, \(changed) changed, \(gone) gone\(removesGone ? " and deleted" : "")"
    }

    init(
        _ match: UpdateMatch, of predecessor: String, by key: ContactKey, removesGone: Bool, old: Database,
        new: Database
    ) throws {
        self.init(predecessor: predecessor, key: key)
        self.removesGone = removesGone
        added = match.added.count
        gone = match.gone.count
        var first: [Int] = []
        for pair in match.pairs {
            guard pair.isChanged else {
                unchanged += 1
                continue
            }
            changed += 1
            if pair.old.values.phones != pair.new.values.phones { changedPhones += 1 }
            if pair.old.values.emails != pair.new.values.emails { changedEmails += 1 }
            if pair.old.values.addresses != pair.new.values.addresses { changedAddresses += 1 }
            if pair.old.values.fields != pair.new.values.fields { changedFields += 1 }
            first.append(pair.new.contact)
        }
        examples.added = try Self.names(of: match.added.map(\.contact), in: new)
        examples.changed = try Self.names(of: first.sorted(), in: new)
        examples.gone = try Self.names(of: match.gone.map(\.contact), in: old)
    }

    private static func names(of contacts: [Int], in db: Database) throws -> [String] {
        try contacts.prefix(maximumExamples).map { contact in
            try String.fetchOne(
                db,
                sql: """
                    SELECT coalesce(display_name, nullif(trim(coalesce(given_name, '') || ' ' || coalesce(family_name, '')), ''),
                      nickname, organization, 'contact ' || ordinal)
                    FROM contacts WHERE id = ?
                    """, arguments: [contact]) ?? "contact \(contact)"
        }
    }
}
