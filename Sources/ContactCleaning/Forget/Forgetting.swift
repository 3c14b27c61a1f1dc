import Archives
public import ContactStore
import Foundation

/// Erases somebody from a database, so that nothing is left to be read in the file, and keeps them from coming back.
///
/// ```swift
/// let certificate = try Forgetting(database: "contacts.db").forget(.number("+16502530000"))
/// print(certificate.contacts, certificate.sha256After)
/// ```
/// A number stands for the contacts that have it; where it is mentioned elsewhere, as in a note, its digits are replaced. The file is
/// written anew, without free pages, and the journal is overwritten. Copies, backups, exported files, and the blocks that a disk
/// keeps to itself are not in its reach.
public struct Forgetting: Sendable {
    /// The path of the database.
    public var database: String
    /// Who asks for it; recorded with the change.
    public var author: String?
    /// How long another process that has the database locked is waited for, in seconds.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread, before anything is erased.
    public var cancellation: Cancellation

    /// Erasing from a database.
    public init(database: String, author: String? = nil, cancellation: Cancellation = Cancellation()) {
        self.database = database
        self.author = author
        self.cancellation = cancellation
    }

    /// Whom or what to forget.
    public enum Subject: Sendable, Hashable {
        /// The contacts that have a number, in E.164 form.
        case number(String)
        /// One contact, by its key.
        case contact(Int)
        /// A source by its path as it was ingested, or by a file with the same content.
        case source(String)
    }

    /// Erases.
    ///
    /// - Returns: what was looked for, found and erased.
    /// - Throws: ``ForgetError`` if there is nothing of the kind; `StoreError` if the database cannot be written; `CancellationError`.
    ///   Nothing is erased then.
    /// - Complexity: O(*n*) in the size of the file, which is read whole three times and written once.
    public func forget(_ subject: Subject) throws -> ForgetCertificate {
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        var certificate = ForgetCertificate(subject: subject, database: database)
        let traces = try Self.traces(of: subject)
        let sourceHash = Self.hash(of: subject)
        let pageSize = try store.pageSize()
        let before = try FileTraces(database, traces: traces, pageSize: pageSize)
        certificate.sha256Before = before.sha256
        certificate.pagesBefore = before.pages
        certificate.pagesWithTracesBefore = before.pagesWithTraces
        try store.forget { eraser in
            let digests = ForgottenDigests(salt: try eraser.salt())
            let plan = try Plan(subject, traces, sourceHash, digests, eraser)
            for source in plan.sources { try eraser.erase(source: source) }
            if plan.sources.isEmpty { try eraser.erase(contacts: plan.contacts) }
            if let traces { try eraser.redact(traces.ranges) }
            let change = try eraser.record(author: author, note: plan.note)
            try eraser.remember(plan.kind, salt: digests.salt, digests: plan.digests, change: change)
            certificate.change = change
            certificate.contacts = eraser.deleted["contacts"] ?? 0
            certificate.deletedRows = eraser.deleted.map { NamedCount(name: $0.key, count: $0.value) }.sorted()
            certificate.redactedValues = eraser.redacted.map { NamedCount(name: $0.key, count: $0.value) }.sorted()
        }
        let after = try FileTraces(database, traces: traces, pageSize: pageSize)
        certificate.sha256After = after.sha256
        certificate.pagesAfter = after.pages
        certificate.pagesWithTracesAfter = after.pagesWithTraces
        return certificate
    }

    private static func traces(of subject: Subject) throws -> NumberTraces? {
        guard case .number(let number) = subject else { return nil }
        guard let traces = NumberTraces(e164: number) else { throw ForgetError.notANumber(number) }
        return traces
    }

    /// The hash of a file that is named; `nil` if it is not there any more.
    private static func hash(of subject: Subject) -> String? {
        guard case .source(let path) = subject else { return nil }
        return try? OpenedInput.open(path, limits: .init()).sources.first?.hash()
    }

    /// What is to be erased.
    private struct Plan {
        var contacts: [Int] = []
        var sources: [Int] = []
        var kind: String
        var digests: [String]
        /// What the history says: nothing about whom.
        var note: String

        init(
            _ subject: Subject, _ traces: NumberTraces?, _ sourceHash: String?, _ hashes: ForgottenDigests,
            _ eraser: Eraser
        ) throws {
            switch subject {
            case .source(let path):
                let found = try eraser.sources(path: path, sha256: sourceHash)
                guard !found.isEmpty else { throw ForgetError.noSuchSource(path) }
                sources = found.map(\.id)
                kind = "source"
                digests = found.map { hashes.source($0.sha256) }
                note = found.count == 1 ? "a source" : "\(found.count) sources"
                return
            case .contact(let contact):
                guard try eraser.hasContact(contact) else { throw ForgetError.noSuchContact(contact) }
                contacts = [contact]
                kind = "person"
                digests = hashes.person(try eraser.identity(of: contact))
                note = "a contact"
            case .number(let number):
                contacts = try eraser.contacts { traces?.occurs(in: $0) ?? false }
                kind = "number"
                digests = [hashes.number(number)]
                note = "a number"
            }
            // A checkpoint counts the contacts that are stored; an ingest that goes on must find them.
            if let path = try eraser.unfinishedSources().first { throw ForgetError.unfinishedSource(path) }
        }
    }
}

/// Why nothing can be forgotten.
public enum ForgetError: Error, Sendable, Hashable, CustomStringConvertible {
    case notANumber(String)
    case noSuchContact(Int)
    case noSuchSource(String)
    case unfinishedSource(String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .notANumber(let number): "'\(number)' is not a phone number in E.164 form, as +16502530000"
        case .noSuchContact(let contact): "no contact has the number \(contact); reports list it as contact_id"
        case .noSuchSource(let path): "\(path): no source has this path or content; 'trunkline sources' lists them"
        case .unfinishedSource(let path):
            "\(path) is not read to its end; run the same ingest again to finish it, or forget the source itself"
        }
    }
}

extension [NamedCount] {
    fileprivate func sorted() -> [NamedCount] { sorted { ($0.name ?? "") < ($1.name ?? "") } }
}
