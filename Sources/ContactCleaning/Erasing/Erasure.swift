public import ContactStore
import Foundation
import PhoneNumbers
public import Threads

/// Erases somebody from a database, so that nothing is left to be read in the file, and keeps them from coming back.
///
/// ```swift
/// let certificate = try Erasure(database: "contacts.db").erase(.number("+16502530000"))
/// print(certificate.contacts, certificate.sha256After)
/// ```
/// A number stands for the contacts that have it; where it is mentioned elsewhere, as in a note, its digits are replaced. The file is
/// written anew, without free pages, and the journal is overwritten. Copies, backups, exported files, and the blocks that a disk
/// keeps to itself are not in its reach.
public struct Erasure: Sendable {
    /// The path of the database.
    public var database: String
    /// The author of the request; recorded with the change.
    public var author: String?
    /// A remark, which stands in the certificate alone: in the database it might name somebody.
    public var note: String?
    /// The program that the certificate names.
    public var program: String?
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread, before anything is erased.
    public var cancellation: Cancellation

    /// Erasing from a database.
    public init(database: String, author: String? = nil, cancellation: Cancellation = Cancellation()) {
        self.database = database
        self.author = author
        self.cancellation = cancellation
    }

    /// The person, contact or source to erase.
    public enum Subject: Sendable, Hashable {
        /// The contacts that have a number, in E.164 form.
        case number(String)
        /// The contacts that have an e-mail address, in any case of its letters.
        case email(String)
        /// The contacts of one person, by its number or its name that stays.
        case person(String)
        /// One contact, by its key.
        case contact(Int)
        /// One source: by its key, or by its path as it was ingested if no other has the same.
        case source(String)
        /// One source with the content of a file.
        case content(String)
        /// The contacts of a selection.
        case selection(ContactSelection)
    }

    /// Erases.
    ///
    /// If the same was interrupted after the rows were erased, this completes it and gives its certificate.
    ///
    /// - Parameters:
    ///   - subject: the person, contact or source to erase.
    ///   - confirm: Takes the plan before anything is erased, and throws if it is not to be carried out.
    /// - Returns: the record of the subject and of everything found and erased.
    /// - Throws: ``ErasureError`` if there is nothing of the kind, or more than was confirmed; `StoreError` if the database cannot be
    ///   written; `CancellationError`; what `confirm` throws. Nothing is erased then, except with ``ErasureError/unfinished(_:)``.
    /// - Complexity: O(*n*) in the size of the file, which is read whole some times and written once.
    public func erase(_ subject: Subject, confirm: (ErasurePlan) throws -> Void = { _ in }) throws -> ErasureCertificate
    {
        do {
            let store = try ContactDatabase.openForChange(
                at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            let search = try SubjectSearch(subject, in: store)
            if let former = try store.uncertifiedErasures().first(where: { subject.isNamed(by: $0.subject) }) {
                return try certify(former.change, Self.decode(former.facts), search, in: store)
            }
            let plan = try self.plan(search, in: store)
            try confirm(plan)
            return try erase(plan, search, in: store)
        } catch let unfinished as UnfinishedErasure {
            throw ErasureError.unfinished(unfinished.cause)
        }
    }

    /// Finds the subject. A damaged database is not reported as one without it: it may have had it before.
    private func plan(_ search: SubjectSearch, in store: ContactDatabase) throws -> ErasurePlan {
        do {
            return try store.survey { try ErasurePlan(search, in: $0) }
        } catch let error as ErasureError {
            try store.requireSoundness()
            throw error
        }
    }

    private func erase(
        _ plan: ErasurePlan, _ search: SubjectSearch, in store: ContactDatabase
    ) throws -> ErasureCertificate {
        let pageSize = try store.pageSize()
        let before = try FileTraces(database, spelling: search.spelling, pageSize: pageSize)
        var facts = ErasureCertificate.Facts(author: author, program: program, before: before)
        let (change, recorded) = try store.forget { eraser in
            let found = try ErasurePlan(search, in: eraser.survey)
            guard found.isCovered(by: plan) else { throw ErasureError.changed }
            let erasure = try RowErasure(plan: found, spelling: search.spelling, eraser: eraser)
            facts.contentSearch = try erasure.run()
            let digests = ForgottenDigests(salt: try eraser.survey.salt())
            let (change, at) = try eraser.record(author: author, sentence: Sentence(found.remark))
            for (kind, kept) in found.digests(digests, erasure.people) {
                try eraser.remember(kind, salt: digests.salt, digests: kept, change: change)
            }
            facts.date = at
            facts.contacts = eraser.deleted["contacts"] ?? 0
            facts.keptContacts = eraser.keptContacts
            facts.deletedRows = eraser.deleted
            facts.redactedValues = eraser.redacted
            try eraser.mark(change: change, subject: plan.subject.name(digests), facts: Self.encode(facts))
            return (change, facts)
        }
        return try certify(change, recorded, search, in: store)
    }

    /// Searches the remaining rows and pages, and gives the certificate.
    private func certify(
        _ change: Int, _ facts: ErasureCertificate.Facts, _ search: SubjectSearch, in store: ContactDatabase
    ) throws -> ErasureCertificate {
        let spelling = search.spelling
        var certificate = ErasureCertificate(subject: search.subject, database: database, change: change, facts: facts)
        certificate.note = note
        let left = try spelling.map { spelling in try store.survey { try RemainingTraces(spelling, in: $0) } }
        try store.certify(change: change)
        let after = try FileTraces(
            database, spelling: spelling, pageSize: try store.pageSize(), explained: left?.explained ?? [])
        certificate.sha256After = after.sha256
        certificate.pagesAfter = after.pages
        certificate.pagesWithTracesAfter = after.pagesWithTraces
        certificate.remainingValues = left?.values ?? []
        certificate.otherNumbers = left?.otherNumbers ?? 0
        certificate.searchedValues = left?.searched
        return certificate
    }

    private static func encode(_ facts: ErasureCertificate.Facts) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(facts), as: UTF8.self)
    }

    private static func decode(_ facts: String) -> ErasureCertificate.Facts {
        (try? JSONDecoder().decode(ErasureCertificate.Facts.self, from: Data(facts.utf8))) ?? ErasureCertificate.Facts()
    }
}

extension Erasure.Subject {
    /// Returns the salt and the hash of the subject, by which an interrupted erasure is recognized.
    fileprivate func name(_ digests: ForgottenDigests) -> String { "\(digests.salt):\(digests.subject(self))" }

    /// Returns `true` if a salt and a hash are those of the subject.
    fileprivate func isNamed(by name: String) -> Bool {
        let parts = name.split(separator: ":")
        return parts.count == 2 && ForgottenDigests(salt: String(parts[0])).subject(self) == parts[1]
    }
}
