import ContactStore
import PhoneNumbers
import RegionInference
import SourceInput

extension Ingest {
    /// Reads an address book as one source.
    func attempt(
        _ book: AddressBook, into summary: inout IngestSummary, _ body: (InputFile) throws -> IngestSummary.Input
    ) throws {
        var opened: OpenedInput?
        let failure = try attemptOne(book.path) {
            if keepsRawContent { throw SourceError.refused(path: book.path, detail: Self.noRawContent) }
            let limits = options.containerLimits
            let text = try AddressBookText(book, limits: limits, cancellation: cancellation)
            opened = try OpenedInput(book, text, limits: limits)
            return nil
        }
        if let failure { summary.inputs.append(failure) }
        guard let opened else { return }
        for source in opened.sources {
            source.findings += opened.unread.filter { $0.reason != .otherFile }.map(\.finding)
            if let result = try attemptOne(source.path, { try body(source) }) { summary.inputs.append(result) }
        }
        summary.append(failures: opened.failures, unread: opened.unread)
    }

    private static let noRawContent =
        "--keep-raw is for files; an address book is a folder, of which 'trunkline apply' keeps each card that it changes"

    /// Reads the files of a stored address book that are new or changed since it was read, where an update is asked for.
    ///
    /// - Returns: `false` if the path is none of a stored address book.
    func updateAddressBook(
        _ path: String, with writer: StoreWriter, _ tombstones: [Tombstone], into summary: inout IngestSummary,
        progress: (IngestProgress) -> Void
    ) throws -> Bool {
        guard update != nil, compares == nil, let stored = try writer.addressBook(at: path) else { return false }
        var book: AddressBook?
        if let failure = try attemptOne(
            path,
            {
                book = try AddressBook(path, isKnown: true)
                return nil
            })
        {
            summary.inputs.append(failure)
            return true
        }
        guard let book else { return false }
        var text: AddressBookText?
        let result = try attemptOne(path) {
            let update = try AddressBookUpdate(book, stored: stored, ingest: self)
            text = update.text
            return try update.run(with: writer, tombstones, progress: progress)
        }
        if let result { summary.inputs.append(result) }
        if let text { summary.append(failures: text.failures, unread: text.unread) }
        return true
    }

    /// The differences of ``updateAddressBook(_:with:_:into:progress:)``, without a change.
    func dryUpdateOfAddressBook(
        _ path: String, _ tombstones: [Tombstone], into summary: inout IngestSummary,
        progress: (IngestProgress) -> Void
    ) throws -> Bool {
        guard update != nil, compares == nil, let store = try existingDatabase(),
            try store.addressBook(at: path) != nil
        else { return false }
        return try store.write(checkpointInterval: checkpointInterval, rule: NumberingPlan.rule) { writer in
            try updateAddressBook(path, with: writer, tombstones, into: &summary, progress: progress)
        }
    }

    /// The database, if there is one.
    private func existingDatabase() throws -> ContactDatabase? {
        do {
            return try ContactDatabase.openForChange(
                at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        } catch StoreError.missing {
            return nil
        }
    }
}

extension StoredMember {
    /// A file as it was read.
    init(_ member: AddressBookText.Member) {
        self.init(
            name: member.name, sha256: member.sha256, byteCount: member.state.byteCount, mark: member.state.mark,
            range: member.range, lines: member.lines)
    }
}
