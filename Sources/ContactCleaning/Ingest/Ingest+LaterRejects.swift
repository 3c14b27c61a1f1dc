import ContactStore
import RegionInference
import SourceInput

extension Ingest {
    /// Writes the records to be corrected of a source that is stored already, as far as they are not corrected: they are read from
    /// its file again.
    ///
    /// - Returns: the file; `nil` if there is nothing to correct, or if the file of these records is there already.
    /// - Throws: ``SourceError`` if the file cannot be written, and what reading the source throws.
    func writeLaterRejects(
        of file: InputFile, sha256: String?, in region: RegionDecision, to rejects: RejectsWriter,
        with writer: StoreWriter, _ tombstones: [Tombstone]
    ) throws -> RejectsFile? {
        guard let sha256, let open = try writer.openRecords(sha256: sha256) else { return nil }
        // It may be in work. Under another name the records are written all the same.
        if let path = open.rejects, rejects.isNamed(as: path), RejectsFileNames.exists(RejectsFileNames.absolute(path))
        {
            return nil
        }
        let reading = try reading(of: file, in: region, tombstones).run { batch in
            let records = batch.rejects.filter { record in
                record.hasUnreadableValue || record.ordinal.map(open.ordinals.contains) ?? true
            }
            try rejects.add(records, description: batch.description)
        }
        try file.checkUnchanged()
        guard let written = try rejects.complete(reading.description) else { return nil }
        // The database knows the file before it is there, so that a draft that a kill leaves is put in its place.
        try writer.noteRejects(written.path, ofSource: open.source)
        try rejects.publish()
        return written
    }

    /// The error for a source whose records to be corrected are unknown, since it is stored with other settings.
    func cannotWriteRejects(of path: String, _ differences: [SettingDifference]) -> SourceError {
        let settings = differences.map { "\($0.name) \($0.stored ?? "by default")" }.joined(separator: ", ")
        return .unwritable(
            path: rejects ?? "",
            detail: "\(path) is stored with other settings (\(settings)); give these again, or --replace")
    }
}
