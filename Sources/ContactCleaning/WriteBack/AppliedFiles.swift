import ContactStore
import PhoneNumbers
import SourceInput
import Threads

/// Reads files that a plan has written back into the database, as one change of the kind `apply`.
struct AppliedFiles {
    let plan: Int
    let database: String
    let author: String?
    let remark: Sentence
    let busyTimeout: Double
    let cancellation: Cancellation

    /// Reads the files of sources.
    ///
    /// - Parameter names: The names of the files in their address books, by source; empty for a source that is one file.
    /// - Returns: the change, and the files that the database does not know as they are now.
    func read(_ names: [Int: Set<String>]) throws -> (change: Int, unread: [WriteBack.LeftOut]) {
        var ingest = Ingest(inputs: [], database: database, cancellation: cancellation)
        ingest.author = author
        ingest.busyTimeout = busyTimeout
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let layouts = try store.layouts()
        let tombstones = try store.tombstones()
        let joined = try joinedContacts(in: store)
        var unread: [WriteBack.LeftOut] = []
        let change = try store.write(rule: NumberingPlan.rule) { writer in
            writer.author = author
            writer.beginApplying(remark)
            for (source, files) in names.sorted(by: { $0.key < $1.key }) {
                guard let layout = layouts.first(where: { $0.id == source }) else { continue }
                if let book = try AddressBook(layout.path, isKnown: true) {
                    try readAgain(files.sorted(), of: book, source, ingest, with: writer, tombstones)
                } else {
                    let failures = try writer.reading(written: source, joined: joined) {
                        try readAgain(layout, ingest, with: writer, tombstones)
                    }
                    unread += failures.map { Self.unread($0, path: layout.path) }
                }
            }
            return try writer.endApplying()
        }
        return (change, unread)
    }

    /// The contacts whose cards the plan has joined into others.
    private func joinedContacts(in store: ContactDatabase) throws -> Set<Int> {
        var contacts: Set<Int> = []
        try store.forEachPlanStep(of: plan) { file, step in
            if file != nil, step.after == nil, step.reason.kind == PlanSentence.joinedInto.rawValue {
                contacts.insert(step.contact)
            }
        }
        return contacts
    }

    private static func unread(_ error: SourceError, path: String) -> WriteBack.LeftOut {
        WriteBack.LeftOut(
            path: path,
            reason: "it was written, and the database still has what it was: \(error.detail); read it again with "
                + "'trunkline ingest --replace'")
    }

    private static let filesAtATime = 1 << 14

    /// Reads files of an address book, some at a time, so that memory does not grow with them.
    private func readAgain(
        _ files: [String], of book: AddressBook, _ source: Int, _ ingest: Ingest, with writer: StoreWriter,
        _ tombstones: [Tombstone]
    ) throws {
        for start in stride(from: 0, to: files.count, by: Self.filesAtATime) {
            guard let stored = try writer.addressBook(source: source) else { return }
            let piece = Set(files[start..<min(start + Self.filesAtATime, files.count)])
            let update = try AddressBookUpdate(book, stored: stored, ingest: ingest, only: piece)
            _ = try update.run(with: writer, tombstones, progress: { _ in })
        }
    }

    /// Reads a source that is one file, in the place of what it was.
    ///
    /// - Returns: the reasons why it cannot be read.
    private func readAgain(
        _ layout: StoredLayout, _ ingest: Ingest, with writer: StoreWriter, _ tombstones: [Tombstone]
    ) throws -> [SourceError] {
        var ingest = ingest
        guard let stored = try writer.settings(ofSource: layout.id) else { return [] }
        ingest = try ingest.reading(as: stored, path: layout.path)
        if stored.overrides != nil { ingest.options.reading = layout.readingOptions }
        (ingest.isReplacing, ingest.isWritten) = (true, true)
        ingest.inputs = [layout.path]
        var summary = IngestSummary()
        try ingest.attempt(layout.path, into: &summary) {
            try ingest.store($0, with: writer, tombstones, rejects: nil, progress: { _ in })
        }
        return summary.inputs.compactMap { input in
            if case .failed(let error) = input.status { error } else { nil }
        }
    }
}
