import ContactReading
import ContactStore
import PhoneNumbers
import RegionInference
import SourceInput

/// The files of an address book that are new, changed or gone since it was read, on their way into the database.
///
/// A file is read only if its size, its inode or one of its times is another one. It counts as changed only if its bytes are, so that a
/// copy of the folder costs no more than reading it.
struct AddressBookUpdate {
    private let book: AddressBook
    private let stored: StoredAddressBook
    /// The ingest with the options that the address book was read with.
    private let ingest: Ingest
    /// The cards of the files that are new or changed.
    let text: AddressBookText
    /// The stored files that are changed or gone.
    private let old: [StoredMember]
    /// The hash of all files as they are now.
    private let sha256: String
    /// The new states of files that have the same bytes.
    private let marks: [Int: Int]

    /// Finds the files, and reads those that are new or changed.
    ///
    /// - Parameter names: The files that are looked at; all of them by default.
    /// - Throws: ``SourceError``; `CancellationError`.
    init(_ book: AddressBook, stored: StoredAddressBook, ingest: Ingest, only names: Set<String>? = nil) throws {
        if ingest.rejects != nil {
            throw SourceError.refused(
                path: book.path,
                detail: "--rejects is for files that are read as a whole; 'trunkline report rejected' lists the numbers"
            )
        }
        self.book = book
        self.stored = stored
        self.ingest = try ingest.reading(as: stored.settings, path: book.path)
        let known = Dictionary(
            stored.members.lazy.filter { names?.contains($0.name) ?? true }.map { ($0.name, $0) }
        ) { first, _ in first }
        let files = book.files.filter { file in
            guard names?.contains(file.name) ?? true else { return false }
            guard let member = known[file.name] else { return true }
            return member.mark != file.state.mark || member.byteCount != file.state.byteCount
        }
        let hashes = Dictionary(files.compactMap { file in known[file.name].map { (file.name, $0.sha256) } }) {
            first, _ in first
        }
        text = try AddressBookText(
            book, files: files, known: hashes, limits: ingest.options.containerLimits, cancellation: ingest.cancellation
        )
        let present = Set(book.files.map(\.name))
        let read = Set(text.members.map(\.name))
        old = stored.members.filter { member in
            read.contains(member.name) || !present.contains(member.name) && names?.contains(member.name) ?? true
        }
        let leaving = Set(old.map(\.name))
        var all: [(name: String, sha256: String)] = []
        all.reserveCapacity(stored.members.count + text.members.count)
        for member in stored.members where !leaving.contains(member.name) { all.append((member.name, member.sha256)) }
        for member in text.members { all.append((member.name, member.sha256)) }
        all.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        sha256 = AddressBookText.hash(of: all)
        marks = Dictionary(
            text.unchanged.compactMap { name, state in known[name].map { ($0.id, state.mark) } }
        ) { first, _ in first }
    }

    /// `true` if no file is another.
    private var isEmpty: Bool { text.members.isEmpty && old.isEmpty }

    /// Reads the files into the database, as one change.
    func run(
        with writer: StoreWriter, _ tombstones: [Tombstone], progress: (IngestProgress) -> Void
    ) throws -> IngestSummary.Input {
        if !ingest.isDryRun { try writer.note(marks: marks) }
        if isEmpty {
            return IngestSummary.Input(path: book.path, status: .alreadyStored(path: stored.path))
        }
        let opened = try OpenedInput(book, text, limits: ingest.options.containerLimits)
        guard let file = opened.sources.first else { throw SourceError.changed(path: book.path) }
        let region = RegionDecision(region: ingest.fixedRegion)
        _ = try writer.beginSource(ingest.identity(of: file, region: region.region, sha256: nil))
        do {
            var members = MemberUpdate(
                book: stored, old: old, new: text.members.map(StoredMember.init), byteCount: text.byteCount,
                lineCount: text.lineCount, sha256: sha256)
            let keys = try writer.makeKeys()
            var result = IngestSummary.Input(path: book.path, status: ingest.isDryRun ? .dryRun : .stored)
            if !text.members.isEmpty {
                let reading = try ingest.reading(of: file, in: region, tombstones).run(.stored(keys)) { batch in
                    if let rows = batch.rows { try writer.write(rows) }
                    progress(IngestProgress(file, after: batch, contacts: writer.counts.storedContacts))
                }
                (members.skipped, members.forgotten) = (reading.description.skipped, reading.forgotten)
                var counts = writer.counts
                counts.skippedContacts = members.skipped
                counts.forgottenContacts = members.forgotten
                result = reading.result(path: book.path, status: result.status, counts: counts, region: region)
            }
            result.update = try finish(members, with: writer)
            if ingest.isDryRun { try writer.abandonSource() } else { result.change = writer.change }
            return result
        } catch {
            throw try ingest.endEarly(file, with: writer, because: error)
        }
    }

    /// The end of a run without a change.
    private struct Reviewed: Error { var update: SourceUpdate }

    private func finish(_ members: MemberUpdate, with writer: StoreWriter) throws -> SourceUpdate {
        do {
            return located(
                try writer.finishMembers(members) { update in
                    if ingest.isDryRun { throw Reviewed(update: located(update)) }
                    if !writer.isApplying { try approve(located(update)) }
                })
        } catch let reviewed as Reviewed {
            return reviewed.update
        }
    }

    /// An update whose contacts that are gone stand in their files, as they were.
    private func located(_ update: SourceUpdate) -> SourceUpdate {
        var update = update
        for place in update.goneContacts.indices {
            let line = update.goneContacts[place].line
            guard let file = old.filter({ $0.lines < line }).max(by: { $0.lines < $1.lines }) else { continue }
            update.goneContacts[place].line -= file.lines
            update.goneContacts[place].path = book.path + "/" + file.name
        }
        return update
    }

    /// Refuses an update after which many contacts would be gone, unasked: the folder may be one that is not mounted.
    private func approve(_ update: SourceUpdate) throws {
        let isAccepted = ingest.reviewsUpdate?(book.path, update) ?? false
        guard update.isDrastic, ingest.update?.removesMany != true, !isAccepted else { return }
        throw SourceError.unconfirmed(
            path: book.path,
            detail:
                "\(update.gone) of its \(update.predecessor.contacts) contacts are gone, \(update.gonePercent) %; --dry-run "
                + "lists them, --yes takes them out of the database, from which 'trunkline undo' brings them back")
    }
}

extension Ingest {
    /// The region of the options; `nil` if it is to be inferred, or there is none.
    fileprivate var fixedRegion: RegionCode? {
        if case .fixed(let region) = options.regionChoice { region } else { nil }
    }

    /// The ingest with the settings that a source was read with: its contacts are read in one way.
    ///
    /// - Throws: ``SourceError/refused(path:detail:)`` if the options ask for other ones.
    func reading(as stored: StoredSettings, path: String) throws -> Ingest {
        var ingest = self
        let isDefault =
            options.region == .none && options.acceptancePolicy == .default && options.normalization == []
            && options.overridesText == nil
        do {
            ingest.options.region =
                switch stored.defaultRegion {
                case nil: .none
                case "auto"?: .automatic
                case let code?: try RegionChoice(code: code)
                }
            ingest.options.acceptancePolicy = try AcceptancePolicy(words: Self.words(stored.allowed))
            ingest.options.normalization = try FieldNormalization(words: Self.words(stored.normalized))
        } catch {
            throw SourceError.refused(path: path, detail: "its stored settings cannot be read: \(error)")
        }
        let isSameRegion = options.region == ingest.options.region || options.region == .automatic
        guard
            isDefault
                || isSameRegion && options.acceptancePolicy.text == ingest.options.acceptancePolicy.text
                    && options.normalization == ingest.options.normalization
        else {
            throw SourceError.refused(
                path: path,
                detail:
                    "it was read with other settings (\(Self.sentence(stored))); leave the options out, or read all of it anew with "
                    + "--replace")
        }
        return ingest
    }

    private static func words(_ text: String?) -> [String] {
        text?.split(separator: ",").map(String.init) ?? []
    }

    private static func sentence(_ stored: StoredSettings) -> String {
        "region \(stored.defaultRegion ?? "none"), allow \(stored.allowed ?? "default"), normalize \(stored.normalized ?? "nothing")"
    }
}
