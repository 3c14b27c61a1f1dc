import Archives
import ContactReading
import ContactStore
import Foundation
import PhoneNumbers
import SourceInput

extension Ingest {
    /// The purpose of writing a source: an addition, a replacement or an update.
    var purpose: StoreWriter.Purpose { update != nil ? .update : isReplacing ? .replacement : .addition }

    /// Refuses a source that is incomplete and would take the place of another: the contacts that it lacks would be
    /// deleted.
    ///
    /// - Parameter former: `true` if the source that it replaces ends with a line end.
    /// - Throws: ``SourceError/refused(path:detail:)``.
    func requireWhole(_ file: InputFile, _ reading: SourceReader.Result, former: () throws -> Bool?) throws {
        guard purpose != .addition, !isWritten else { return }
        if let damage = reading.damage { throw SourceError(refusing: damage, path: file.path) }
        if let damage = file.archiveDamage {
            throw SourceError(refusing: SourceDamage(.packing, detail: damage.fault), path: file.path)
        }
        if purpose == .replacement, !reading.description.endsWithLineEnd, try former() == true {
            throw SourceError(refusing: .openLine(after: nil), path: file.path)
        }
    }

    /// Lets a source take the place of an older export, if that is asked for.
    func supersede(
        _ file: InputFile, _ reading: SourceReader.Result, _ body: (UpdateRequest) throws -> SourceUpdate?
    ) throws -> SourceUpdate? {
        try explainingUpdates(of: file, kind: reading.kind) {
            try update.flatMap { try body($0.request(for: reading)) }
        }
    }

    /// Gives errors about the place of a source in words.
    func explainingUpdates<Result>(
        of file: InputFile, kind: ExportKind = ExportKind(), _ body: () throws -> Result
    ) throws -> Result {
        do {
            return try body()
        } catch let error as UpdateError {
            throw SourceError(error, path: file.path, kind: kind)
        }
    }

    /// Shows the differences of an update before it is carried out, and refuses one that would delete many contacts
    /// unasked.
    ///
    /// - Throws: ``SourceError/unconfirmed(path:detail:)``.
    func approve(_ update: SourceUpdate, of file: InputFile) throws {
        try requireRegion(for: update, of: file)
        let isAccepted = reviewsUpdate?(file.path, update) ?? false
        guard update.isDrastic, self.update?.removesMany != true, !isAccepted else { return }
        throw SourceError.unconfirmed(
            path: file.path,
            detail: "--remove-gone would delete \(update.gone) of the \(update.predecessor.contacts) contacts of "
                + "\(update.predecessor.name), \(update.gonePercent) %; --dry-run lists them, --yes deletes them, and without "
                + "--remove-gone they stay")
    }

    /// Compares a source with the older export that it would take the place of. It is read once more, into a database of its own
    /// that is deleted afterwards.
    func compare(
        _ file: InputFile, _ request: UpdateRequest, _ tombstones: [Tombstone]
    ) throws -> SourceUpdate? {
        let folder = try PrivateFolder()
        defer { folder.remove() }
        var ingest = self
        ingest.update = nil
        ingest.isReplacing = false
        ingest.keepsRawContent = false
        let newer = try ContactDatabase.openOrCreate(at: folder.path + "/newer.db", cancellation: cancellation)
        try newer.write(checkpointInterval: checkpointInterval, rule: NumberingPlan.rule) { writer in
            _ = try ingest.store(file, with: writer, tombstones, rejects: nil) { _ in }
        }
        // A database that does not exist is refused as an empty one is.
        let stored =
            access(database, F_OK) == 0
            ? try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            : try ContactDatabase.openOrCreate(at: folder.path + "/stored.db", cancellation: cancellation)
        guard let found = try stored.differences(from: newer, for: request, sha256: newer.sources().first?.sha256)
        else {
            return nil
        }
        try compares?(found, stored, newer)
        return found.update
    }
}
