import ContactStore

/// The parts that every page and every action works with.
final class Workspace: Sendable {
    let reader: DatabaseReader
    let writer: DatabaseWriter
    let counts: ProblemCounts
    let pairs: PairReview
    let lists: ContactLists
    let figures: ContactFigures
    let suggestions: SuggestionSearch
    let watch: StateWatch
    let exports = ExportJobs()
    let uploads: UploadFolder
    let lastPages = LastPages()

    /// Creates the parts. The database need not exist yet: the first ingest creates it.
    ///
    /// - Throws: `SourceError` if there is no place for uploads.
    init(database: String, isReadOnly: Bool, maximumUpload: Int) throws {
        reader = DatabaseReader(path: database)
        writer = DatabaseWriter(path: database, isReadOnly: isReadOnly)
        counts = ProblemCounts(reader)
        pairs = PairReview(reader)
        figures = ContactFigures(reader)
        lists = ContactLists(reader, figures, mayWrite: !isReadOnly)
        suggestions = SuggestionSearch(reader)
        watch = StateWatch(reader, writer)
        uploads = try UploadFolder(maximumBytes: maximumUpload)
    }

    /// `true` if nothing may be changed.
    var isReadOnly: Bool { writer.isReadOnly }

    /// Returns the frame around the content of a page.
    func frame(openProblems: Int? = nil) -> Frame {
        Frame(database: PathText.name(reader.path), isReadOnly: isReadOnly, openProblems: openProblems)
    }

    /// Returns the frame with the number of open problems of a state.
    func frame(_ known: ProblemCounts.Known) -> Frame {
        frame(openProblems: known.index.total(ProblemFilter(query: ["state": "open"])))
    }

    /// Counts what the first page shows before somebody opens it. With a very large database, the page waits instead.
    func prepare() async {
        let (waiting, end) = AsyncStream.makeStream(of: Never.self)
        Task { [counts, figures, lists, pairs, suggestions] in
            async let known = try? counts.current()
            async let all = try? lists.list(PeopleFilter())
            _ = try? await figures.current()
            _ = await all
            if let known = await known { _ = await suggestions.index(known) }
            end.finish()
            _ = try? await pairs.current()
        }
        Task {
            try? await Task.sleep(for: Self.maximumPreparation)
            end.finish()
        }
        for await _ in waiting {}
    }

    private static let maximumPreparation = Duration.seconds(2)

    /// Shuts down in order: a running ingest is stopped and committed, and uploads are removed.
    func finish() async {
        await watch.finish()
        await writer.finish()
        uploads.remove()
    }
}
