import ContactStore
import Foundation
import PhoneNumbers

extension Ingest {
    /// What other sources become of each that is read.
    var purpose: StoreWriter.Purpose { update != nil ? .update : isReplacing ? .replacement : .addition }

    /// Lets a source take the place of an older export, if that is asked for.
    func supersede(_ file: InputFile, _ body: (UpdateOptions) throws -> SourceUpdate?) throws -> SourceUpdate? {
        do {
            return try update.flatMap(body)
        } catch let error as UpdateError {
            throw CleaningError(error, path: file.path)
        }
    }

    /// Compares a source with the older export that it would take the place of. It is read once more, into a database of its own
    /// that is deleted afterwards.
    func compare(
        _ file: InputFile, _ options: UpdateOptions, _ tombstones: [Tombstone]
    ) throws -> SourceUpdate? {
        guard access(database, F_OK) == 0 else { return nil }
        let folder = try PrivateFolder()
        defer { folder.remove() }
        var ingest = self
        ingest.update = nil
        ingest.keepsRawContent = false
        let newer = try ContactDatabase.openOrCreate(at: folder.path + "/newer.db", cancellation: cancellation)
        try newer.write(checkpointInterval: checkpointInterval, rule: NumberingPlan.rule) { writer in
            _ = try ingest.store(file, with: writer, tombstones, rejects: nil) { _ in }
        }
        let stored = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return try stored.update(from: newer, by: options.key, removesGone: options.removesGone)
    }
}
