public import ContactStore
import Foundation
public import Threads

/// Everything that a database holds about somebody, as article 15 of the
/// [GDPR](https://eur-lex.europa.eu/eli/reg/2016/679/oj) asks for: what an erasure of them would erase, and where else they are mentioned.
public struct Disclosure: Sendable {
    /// Whom it is about.
    public var subject: Erasure.Subject
    /// The path of the database, and when it was read, in UTC.
    public var database: String, date: String
    /// The contacts of the subject.
    public var contacts: [Contact]
    /// The rows of the subject as the database has them, and the texts of others that an erasure would alter.
    public var rows: [DisclosedRow]
    /// Where else values of the subject stand.
    public var mentions: [Mention]
    /// The changes of the contacts, the decisions about them, and what undid them.
    public var changes: [StoredChange]
    /// The people that the contacts are, and the joins by which they are.
    public var joins: [StoredJoin]
    /// The sources whose content is kept with the records of the subject in it.
    public var keptContent: [String]
    /// `true` if a search index holds hashes of the words of contacts.
    public var hasSearchIndex: Bool

    /// A contact of the subject.
    public struct Contact: Sendable {
        /// The key, the name, the path of the source, and whether only a change has kept it.
        public var listed: ErasurePlan.Contact
        /// Its values with their origins; `nil` if only a change has kept it.
        public var values: InspectedContact?
        /// The rules of the plans that decided about its numbers, each with its source, by the keys of the numbers.
        public var rules: [Int: String] = [:]
        /// The record as it was read; `nil` if its source is neither there nor kept.
        public var record: String?
    }

    /// A text of somebody else, or of nobody, in which a value of the subject stands.
    public struct Mention: Sendable, Hashable {
        /// The table and the column.
        public var table: String, column: String
        /// The contact that it belongs to; `nil` if it belongs to none.
        public var contact: Int?
        /// The text.
        public var text: String
    }

    /// Finds everything about a subject. The database stays as it is.
    ///
    /// - Throws: ``ErasureError`` if there is nothing of the kind; `StoreError` if the database cannot be read and locked; `CancellationError`.
    /// - Complexity: O(*n*) in the size of the file, which is read whole some times.
    public init(
        of subject: Erasure.Subject, database: String, busyTimeout: Double = ContactDatabase.defaultBusyTimeout,
        cancellation: Cancellation = Cancellation()
    ) throws {
        (self.subject, self.database, date) = (subject, database, Date().formatted(.iso8601))
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let search = try SubjectSearch(subject, in: store)
        let (plan, versions) = try store.survey { survey in
            let plan = try ErasurePlan(search, in: survey)
            return (plan, try plan.contacts.map(\.id) + survey.keptVersions(of: plan.contacts.map(\.id)))
        }
        let erased = try store.rows { eraser in
            let changes = try eraser.changes(of: versions)
            _ = try RowErasure(plan: plan, spelling: search.spelling, eraser: eraser).run()
            return changes
        }
        rows = erased.rows
        changes = try store.changes().filter { erased.result.contains($0.id) }
        mentions = try store.survey { survey in
            try MentionSearch(versions, number: search.spelling, in: survey).mentions()
        }
        contacts = try plan.contacts.map { contact in
            let values = contact.isKept ? nil : try InspectedContact.inspect(contact.id, in: store)
            var found = Contact(
                listed: contact, values: values, record: try RecordText.read(contact: contact.id, in: store)?.text)
            for number in values?.values.compactMap(\.number) ?? [] {
                guard let rule = try store.decidingRule(ofNumber: number) else { continue }
                let source = [rule.sourceName, rule.sourceURL].compactMap { $0 }.joined(separator: ", ")
                found.rules[number] = [rule.template, rule.note, source.isEmpty ? nil : source].compactMap { $0 }
                    .joined(separator: "; ")
            }
            return found
        }
        let people = Set(contacts.compactMap { $0.values?.person }).sorted()
        let own = Set(versions)
        joins = try people.flatMap(store.joins).filter { own.contains($0.first) || own.contains($0.second) }
        let paths = Set(plan.contacts.map(\.source))
        keptContent = try store.survey { try $0.sourcesWithContent().map(\.path) }.filter(paths.contains)
        hasSearchIndex = try store.hasSearchIndex()
    }

    /// `true` if the database holds nothing about the subject.
    public var isEmpty: Bool { contacts.isEmpty && rows.isEmpty && mentions.isEmpty }
}
