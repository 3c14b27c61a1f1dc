import ContactCleaning
import ContactStore
import ContactWriting
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
        let request = try destination.map { _ in try DownloadRequest(query: Self.usual(query)) }
        var contacts = 0
        if let request { contacts = try await lists.list(request.filter).contacts.count }
        let path = reader.readPath
        return try await reader.read { [query, contacts] database in
            ExportScreen(
                frame: frame, people: try database.peopleState(), sources: try database.sources(),
                hasPlan: try !database.plans().isEmpty, destination: destination, query: query, contacts: contacts,
                isCounted: request?.writesEveryContact ?? false,
                sample: try request.map { try Self.sample($0, of: path, database) }
            ).html
        }
    }

    /// The first contacts, or people, that are written.
    private static func sample(
        _ request: DownloadRequest, of path: String, _ database: ContactDatabase
    ) throws -> ExportSample {
        if request.format == .same { return try sameSample(request, of: path) }
        let export = try request.export(of: path)
        let query = try SelectionQuery(export.selection, of: database)
        var limit = ExportSampleView.size
        while true {
            let keys = try database.contacts(of: query, limit: limit)
            let sample = try ExportSample(of: try Self.representatives(of: keys, request, database), as: export)
            let isFull = sample.rows.count >= ExportSampleView.size || !(sample.text?.isEmpty ?? true)
            if isFull || keys.count < limit || limit >= Self.mostSampled { return sample }
            // The first ones are not written: they have no clean number.
            limit *= 8
        }
    }

    /// The number of contacts among which the first that are written are looked for.
    private static let mostSampled = 40_000

    /// The contacts, or the first contact of each person if people are written; a contact without a person is one by itself.
    private static func representatives(
        of keys: [Int], _ request: DownloadRequest, _ database: ContactDatabase
    ) throws -> [Int] {
        guard request.mergesPeople else { return keys }
        var people = Set<Int>()
        return try keys.filter { people.insert(try database.person(ofContact: $0) ?? -$0).inserted }
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
        let path = reader.readPath
        return try await onThread {
            // A file that comes back as it was has room for all that it had.
            if request.format == .same { return LossList(losses: ExportLosses()).html }
            let plan = try request.export(of: path).countedPlan()
            return LossList(
                losses: plan.losses, uncleanNumbers: plan.counts.droppedNumbers + plan.counts.otherNumbers,
                label: request.label(of: plan.counts)
            ).html
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
