import ContactCleaning
import ContactStore
import Markup

extension Workspace {
    /// The screen of exports, with the first contacts as the chosen destination gets them.
    func export(_ query: [String: String]) async throws -> HTML {
        let known = try await counts.current()
        let frame = self.frame(known)
        let destination = Destination.named(query["to"])
        var query = query
        // One file is given back as it was: the first, unless another is chosen.
        if destination?.format == .same, query["source"]?.isEmpty ?? true, let first = known.sources.keys.min() {
            query["source"] = String(first)
        }
        var list: ContactLists.List?
        if destination != nil { list = try await lists.list(PeopleFilter(query: query)) }
        let (keys, count) = (Array((list?.contacts ?? []).prefix(ExportSampleView.size)), list?.contacts.count ?? 0)
        let path = reader.readPath
        return try await reader.read { [query] database in
            let sample = try destination.map { _ in
                let request = try DownloadRequest(query: Self.usual(query))
                if request.format == .same { return try Self.sameSample(request, of: path) }
                return try ExportSample(of: keys.map { Int($0) }, as: try request.export(of: path))
            }
            return ExportScreen(
                frame: frame, people: try database.peopleState(), sources: try database.sources(),
                hasPlan: try !database.plans().isEmpty, destination: destination, query: query, count: count,
                sample: sample
            ).html
        }
    }

    /// The first of the chosen source, or of the first one, as its file has them.
    private static func sameSample(_ request: DownloadRequest, of path: String) throws -> ExportSample {
        let export = try request.export(of: path)
        return try ExportSample(of: try export.sameFiles().first, as: export)
    }

    /// The values that a destination has no place for: a part of the page.
    ///
    /// - Throws: ``BadRequest``; `StoreError`.
    func exportLosses(_ query: [String: String]) async throws -> HTML {
        let request = try DownloadRequest(query: Self.usual(query))
        let index = try await counts.current().index
        let open = ProblemFilter(query: ["state": "open", "source": request.filter.source.map { String($0) } ?? ""])
        let unclean = request.wanted == .all || request.format == .same ? 0 : index.total(open)
        let path = reader.readPath
        return try await onThread {
            LossList(losses: try request.export(of: path).plan().losses, uncleanNumbers: unclean).html
        }
    }

    /// A query of the page, which writes clean numbers where nothing else is chosen.
    static func usual(_ query: [String: String]) -> [String: String] {
        query.merging(["only": DownloadRequest.Numbers.clean.rawValue]) { chosen, _ in chosen }
    }

    /// Starts an export.
    ///
    /// - Throws: ``BadRequest``; ``UploadError``.
    func startExport(_ query: [String: String]) async throws -> Int {
        let request = try DownloadRequest(query: Self.usual(query)).found(in: reader.readPath)
        let file = try uploads.beginEmpty(request.fileName)
        await exports.start(ExportJob(request, file), database: reader.readPath)
        return file.id
    }
}
