import ContactStore
import PhoneNumbers
import RegionInference
import SourceInput

extension Ingest {
    /// Reads an address book as one source.
    func attempt(
        _ book: AddressBook, _ body: (InputFile) throws -> IngestSummary.Input
    ) throws -> [IngestSummary.Input] {
        var opened: OpenedInput?
        let failure = try attemptOne(book.path) {
            if keepsRawContent { throw SourceError.refused(path: book.path, detail: Self.noRawContent) }
            let limits = options.containerLimits
            let text = try AddressBookText(book, limits: limits, cancellation: cancellation)
            opened = try OpenedInput(book, text, limits: limits)
            return nil
        }
        guard let opened else { return failure.map { [$0] } ?? [] }
        var results: [IngestSummary.Input] = []
        for source in opened.sources {
            source.findings += opened.unread.filter { $0.reason != .otherFile }.map(\.finding)
            if let result = try attemptOne(source.path, { try body(source) }) { results.append(result) }
        }
        return results + Self.rest(failures: opened.failures, unread: opened.unread)
    }

    private static func rest(failures: [SourceError], unread: [UnreadPart]) -> [IngestSummary.Input] {
        failures.map { IngestSummary.Input(path: $0.path, status: .failed($0)) } + unread.map(IngestSummary.Input.init)
    }

    private static let noRawContent =
        "--keep-raw is for files; an address book is a folder, of which 'trunkline apply' keeps each card that it changes"

    /// Reads the files of a stored address book that are new or changed since it was read, where an update is asked for.
    ///
    /// - Returns: `nil` if the path is none of a stored address book.
    func updateAddressBook(
        _ path: String, with writer: StoreWriter, _ tombstones: [Tombstone], progress: (IngestProgress) -> Void
    ) throws -> [IngestSummary.Input]? {
        guard update != nil, compares == nil, let stored = try writer.addressBook(at: path) else { return nil }
        var book: AddressBook?
        if let failure = try attemptOne(
            path,
            {
                book = try AddressBook(path, isKnown: true)
                return nil
            })
        {
            return [failure]
        }
        guard let book else { return nil }
        var rest: [IngestSummary.Input] = []
        let result = try attemptOne(path) {
            let update = try AddressBookUpdate(book, stored: stored, ingest: self)
            rest = Self.rest(failures: update.text.failures, unread: update.text.unread)
            return try update.run(with: writer, tombstones, progress: progress)
        }
        return (result.map { [$0] } ?? []) + rest
    }

    /// The differences of ``updateAddressBook(_:with:_:progress:)``, without a change.
    func dryUpdateOfAddressBook(
        _ path: String, _ tombstones: [Tombstone], progress: (IngestProgress) -> Void
    ) throws -> [IngestSummary.Input]? {
        guard update != nil, compares == nil, let store = try existingDatabase(),
            try store.addressBook(at: path) != nil
        else { return nil }
        return try store.write(checkpointInterval: checkpointInterval, rule: NumberingPlan.rule) { writer in
            try updateAddressBook(path, with: writer, tombstones, progress: progress)
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
