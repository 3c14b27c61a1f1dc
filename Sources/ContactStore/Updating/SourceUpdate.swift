import GRDB
import GRDBSQLite
import PhoneNumbers

/// The differences between a newer export of the same contacts and the stored ones.
public struct SourceUpdate: Sendable, Hashable {
    /// The export that it follows.
    public var predecessor: UpdateSource
    /// The export that the newer one is.
    public var kind: ExportKind
    /// The key by which contacts were recognized.
    public var key: ContactKey
    /// The number of contacts that are new.
    public var added = 0
    /// The number of contacts that have other values than before.
    public var changed = 0
    /// The number of contacts that are as before.
    public var unchanged = 0
    /// The number of older contacts that the newer export lacks.
    public var gone = 0
    /// `true` if the contacts that are gone are deleted; otherwise they stay, in the source of before.
    public var removesGone = false
    /// The number of contacts with other phone numbers, e-mail addresses, addresses, or other values of any kind. A
    /// contact may count several times.
    public var changedPhones = 0, changedEmails = 0, changedAddresses = 0, changedFields = 0
    /// The names of the first contacts of each kind.
    public var examples = Examples()
    /// Every contact that the newer export lacks, in the order of the older one.
    public var goneContacts: [Departure] = []
    /// Every contact that has another name than before, in the order of the newer export.
    public var renamed: [Renaming] = []

    /// Every edit and correction that ended, since the newer export has its value or lacks the one that it was about.
    public var ended: [EndedEdit] = []
    /// The decisions and edits that ended because their contacts are deleted.
    public var endedWithContacts = EndedWithContacts()

    /// The names of the first few contacts, in the order of their file.
    public struct Examples: Sendable, Hashable {
        /// Contacts that are new.
        public var added: [String] = []
        /// Contacts that have other values than before.
        public var changed: [String] = []
    }

    /// A contact that the newer export lacks.
    public struct Departure: Sendable, Hashable {
        /// The key of the contact.
        public var contact: Int
        /// The name of the contact, or another value that tells it from others.
        public var name: String
        /// The line where it stood: of its file in an address book, else of its source.
        public var line: Int
        /// The path of its file in an address book, with that of the folder; `nil` in other sources.
        public var path: String?
    }

    /// A contact that was recognized by its key and has another name.
    public struct Renaming: Sendable, Hashable {
        /// The name of before.
        public var before: String
        /// The name that the newer export has.
        public var now: String
    }

    /// The maximum number of examples of each kind.
    static let maximumExamples = 10
}

extension SourceUpdate {
    /// The maximum number of contacts that are deleted without a question, and the part of the older export: a
    /// twentieth.
    private static let unasked = (contacts: 20, part: 20)

    /// `true` if more contacts are gone than are deleted without a question: more than 20, or more than a twentieth. From an address book,
    /// in which people delete one contact after another, both; or all contacts.
    public var isDrastic: Bool {
        guard removesGone, gone > 0 else { return false }
        let isMany = (gone > Self.unasked.contacts, gone * Self.unasked.part > predecessor.contacts)
        guard kind.isAddressBook else { return isMany.0 || isMany.1 }
        return isMany.0 && isMany.1 || gone > 1 && gone == predecessor.contacts
    }

    /// The contacts that are gone as a part of the older export, in tenths of a percent.
    public var goneInTenths: Int { predecessor.contacts == 0 ? 0 : gone * 1000 / predecessor.contacts }

    /// Returns the sentence about the update for the history.
    func sentence(from older: String, to newer: String) -> Sentence {
        Sentence(
            removesGone ? ChangeSentence.updateDeleting : .update,
            [
                "older": .text(older), "newer": .text(newer), "key": .sentence(key.sentence), "added": .number(added),
                "changed": .number(changed), "gone": .number(gone),
            ])
    }

    init(
        _ match: UpdateMatch, beside same: Int, of predecessor: UpdateSource, for request: UpdateRequest, old: Database,
        new: Database
    ) throws {
        self.init(predecessor: predecessor, kind: request.kind, key: request.key)
        removesGone = request.removesGone
        unchanged = same
        added = match.added.count
        gone = match.gone.count
        let (oldNames, newNames) = (try ContactName(in: old), try ContactName(in: new))
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
            if pair.isRenamed {
                renamed.append(
                    Renaming(
                        before: try oldNames.find(pair.old.contact).name, now: try newNames.find(pair.new.contact).name)
                )
            }
            first.append(pair.new.contact)
        }
        let maximum = Self.maximumExamples
        examples.added = try match.added.prefix(maximum).map { try newNames.find($0.contact).name }
        examples.changed = try first.sorted().prefix(maximum).map { try newNames.find($0).name }
        goneContacts = try Self.departures(match, in: old)
    }

    /// The contacts that a newer source lacks.
    static func departures(_ match: UpdateMatch, in db: Database) throws -> [Departure] {
        let names = try ContactName(in: db)
        return try match.gone.map { gone in
            let (name, line) = try names.find(gone.contact)
            return Departure(contact: gone.contact, name: name, line: line)
        }
    }
}

/// Finds what contacts are called.
private struct ContactName {
    private let statement: RawStatement

    init(in db: Database) throws {
        statement = try RawStatement(
            """
            SELECT line, coalesce(nullif(display_name, ''),
              nullif(trim(coalesce(given_name, '') || ' ' || coalesce(family_name, '')), ''),
              nullif(nickname, ''), nullif(organization, ''), 'contact ' || ordinal) AS name
            FROM contacts WHERE id = ?1
            """, in: db)
    }

    func find(_ contact: Int) throws -> (name: String, line: Int) {
        let handle = statement.handle
        sqlite3_bind_int64(handle, 1, Int64(contact))
        defer { sqlite3_reset(handle) }
        guard try statement.step(), let name = sqlite3_column_text(handle, 1) else { return ("contact \(contact)", 0) }
        let bytes = UnsafeBufferPointer(start: name, count: Int(sqlite3_column_bytes(handle, 1)))
        return (String(decoding: bytes, as: UTF8.self), Int(sqlite3_column_int64(handle, 0)))
    }
}
