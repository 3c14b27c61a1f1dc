import ContactStore

/// Compares files with the sources of a database by the hash of their content.
struct SourceComparison {
    private let sources: [String: StoredSource]
    private let options: CleaningOptions
    private let cancellation: Cancellation

    init(sources: [StoredSource], options: CleaningOptions, cancellation: Cancellation) {
        self.sources = Dictionary(sources.map { ($0.sha256, $0) }) { first, _ in first }
        self.options = options
        self.cancellation = cancellation
    }

    /// Compares the file at the path of a source with its content. None of the results is a failure of the database.
    func stored(_ source: StoredSource) throws -> FileComparison {
        // A pipe would wait for somebody to write to it.
        guard OpenFile.byteCount(of: source.path) != nil else {
            return FileComparison(path: source.path, state: .pipe)
        }
        do {
            let opened = try OpenedInput.open(source.path, limits: options.expansion, cancellation: cancellation)
            guard let file = opened.sources.first, opened.sources.count == 1 else {
                return FileComparison(path: source.path, state: .changed)
            }
            let hash = try file.hash()
            return FileComparison(path: source.path, sha256: hash, state: hash == source.sha256 ? .same : .changed)
        } catch CleaningError.noSuchInput {
            return FileComparison(path: source.path, state: .missing)
        } catch  where CleaningError.isAboutInput(error) {
            return FileComparison(path: source.path, state: .changed)
        }
    }

    /// Compares what a path stands for with the database.
    func given(_ path: String) throws -> [FileComparison] {
        do {
            let opened = try OpenedInput.open(path, limits: options.expansion, cancellation: cancellation)
            return try opened.sources.compactMap { file in
                if file.isSkippable, try SourcePreview(file, options: options.reading).hasNoContactColumn {
                    return nil
                }
                let hash = try file.hash()
                return FileComparison(path: file.path, sha256: hash, state: state(of: hash, at: file.path))
            }
        } catch  where CleaningError.isAboutInput(error) {
            return [FileComparison(path: path, state: .unreadable(CleaningError(error, path: path)))]
        }
    }

    private func state(of hash: String, at path: String) -> FileComparison.State {
        guard let source = sources[hash] else { return .notStored }
        guard source.isFinished else { return .unfinished }
        return source.path == path ? .same : .storedAs(path: source.path)
    }
}
