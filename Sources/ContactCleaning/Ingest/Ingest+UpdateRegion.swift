import ContactStore
import RegionInference
import SourceInput

/// The region of a newer export, which is that of the older one where none is named: otherwise numbers of contacts that are the same would
/// lose their E.164 forms.
extension Ingest {
    /// The ingest with the region of the older export; `nil` if this one has a region, or there is none to be taken over.
    func inRegionOfPredecessor(
        _ find: (_ name: String?) throws -> String?
    ) throws -> Ingest? {
        guard let update, options.regionChoice == .none, let code = try find(update.predecessor) else { return nil }
        var ingest = self
        ingest.options.region = code == "auto" ? .automatic : try RegionChoice(code: code)
        return ingest
    }

    /// The same for an ingest that only counts, of a database that may not exist yet.
    func inStoredRegionOfPredecessor(of file: InputFile) throws -> Ingest? {
        do {
            let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            return try inRegionOfPredecessor { try store.regionOfPredecessor(named: $0, path: file.path) }
        } catch StoreError.missing {
            return nil
        }
    }

    /// Refuses an update without a region of a source that was read in one, which only reading has found.
    ///
    /// - Throws: ``SourceError/refused(path:detail:)``.
    func requireRegion(for update: SourceUpdate, of file: InputFile) throws {
        guard options.regionChoice == .none, let region = update.predecessor.region else { return }
        throw SourceError.refused(
            path: file.path,
            detail:
                "\(update.predecessor.name) was read in the region \(region), and this file is not: name it, too, with --region \(region)"
        )
    }
}
