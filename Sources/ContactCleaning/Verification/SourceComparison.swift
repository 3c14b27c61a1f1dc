import ContactModel
import ContactReading
import ContactStore
import SourceInput
import Threads

/// Compares files with the sources of a database by the hash of their content.
///
/// Members of one archive are compared one after another without opening it again.
struct SourceComparison {
    private let sources: [String: StoredSource]
    private let paths: Set<String>
    /// The losses that findings report for a source, by its hash.
    private let losses: [String: [SourceLoss]]
    private let options: CleaningOptions
    private let cancellation: Cancellation
    private let shelf = ContainerShelf()
    /// The archives whose other files were listed.
    private var archives: Set<String> = []

    /// Codes of findings after which something of a source is not in the database.
    static let lossCodes =
        ([
            .damagedArchive, .damagedRecord, .tooManyMembers, .unreadSheet, .tooManyValues, .nestedTooDeep,
            .nameTooLong, .unreadValues,
            .recordTooLong, .tooManyColumns, .contactTooLong, .fieldTooLong, .truncated,
        ] as [Finding.Code]).map(\.rawValue)
    /// The largest number of paths of unread files that are listed.
    private static let maxListed = 20

    init(
        sources: [StoredSource], losses: [String: [SourceLoss]], options: CleaningOptions, cancellation: Cancellation
    ) {
        self.sources = Dictionary(sources.map { ($0.sha256, $0) }) { first, _ in first }
        paths = Set(sources.map(\.path))
        self.losses = losses
        self.options = options
        self.cancellation = cancellation
    }

    /// Compares the file at the path of a source with its content. None of the results is a failure of the database.
    ///
    /// - Returns: the file, and with the first member of an archive that archive, if some of its files are not in the database.
    mutating func stored(_ source: StoredSource) throws -> [FileComparison] {
        // A pipe would wait for somebody to write to it.
        guard OpenFile.byteCount(of: source.path) != nil else {
            return [FileComparison(path: source.path, state: .pipe)]
        }
        do {
            let opened = try open(source.path)
            guard let file = opened.sources.first, opened.sources.count == 1 else {
                return [FileComparison(path: source.path, state: .changed)]
            }
            let hashes = try file.hashes(withSheets: opened.unreadSheets)
            guard hashes[0] == source.sha256 else {
                return [FileComparison(path: source.path, sha256: hashes[0], state: .changed)]
            }
            var result = FileComparison(path: source.path, sha256: hashes[0], state: .same)
            result.losses = losses(of: source.sha256) + unread(opened.unreadSheets, hashes.dropFirst(), in: source.path)
            return try [result] + unreadMembers(beside: file)
        } catch SourceError.noSuchInput {
            return [FileComparison(path: source.path, state: .missing, losses: losses(of: source.sha256))]
        } catch  where SourceError.isAboutInput(error) {
            return [FileComparison(path: source.path, state: .changed)]
        }
    }

    /// The losses that the findings report. Sheets are looked for in the database: some may have been read since.
    private func losses(of sha256: String) -> [String] {
        (losses[sha256] ?? []).filter { $0.code != Finding.Code.unreadSheet.rawValue }.map(\.message)
    }

    /// The sheets that are not in the database.
    private func unread(_ sheets: [String], _ hashes: ArraySlice<String>, in path: String) -> [String] {
        let unread = zip(sheets, hashes).filter { sources[$0.1]?.isFinished != true }.map {
            "not read: \(path)/\($0.0)"
        }
        return Self.listed(unread, count: unread.count)
    }

    private static func listed(_ lines: [String], count: Int) -> [String] {
        let rest = count - min(lines.count, maxListed)
        return lines.prefix(maxListed) + (rest > 0 ? ["not read: \(rest) more"] : [])
    }

    /// The files of an archive that are not in the database, the first time that one of its members is compared.
    private mutating func unreadMembers(beside file: InputFile) throws -> [FileComparison] {
        guard file.path != file.containerPath, archives.insert(file.containerPath).inserted,
            let container = shelf.container(at: file.containerPath, holding: nil), container.sheetNames == nil
        else { return [] }
        let all = try OpenedInput(container, wanted: nil, path: container.file.path, limits: options.containerLimits)
        let unread = all.sources.map(\.path).filter { !paths.contains($0) } + all.unread.filter { !paths.contains($0) }
        let losses = Self.listed(
            unread.map { "not read: \($0)" }, count: unread.count + all.unreadCount - all.unread.count)
        return losses.isEmpty ? [] : [FileComparison(path: container.file.path, state: .partly, losses: losses)]
    }

    private func open(_ path: String) throws -> OpenedInput {
        try OpenedInput.open(path, limits: options.containerLimits, cancellation: cancellation, shelf: shelf)
    }

    /// Compares the sources of a path with the database: those of a file, an archive, or a folder.
    func given(_ path: String) throws -> [FileComparison] {
        do {
            guard let folder = try FolderContents(path) else { return try givenFile(path) }
            var results = try folder.files.flatMap(givenFile)
            results += folder.failures.map { failure($0, path: $0.path) }
            return results
        } catch  where SourceError.isAboutInput(error) {
            return [failure(error, path: path)]
        }
    }

    private func failure(_ error: any Error, path: String) -> FileComparison {
        FileComparison(path: path, state: .unreadable(SourceError(error, path: path)), isAskedFor: true)
    }

    private func givenFile(_ path: String) throws -> [FileComparison] {
        do {
            let opened = try open(path)
            var results: [FileComparison] = []
            var unread: [String] = []
            for file in opened.sources {
                defer { file.releaseTable() }
                let hashes = try file.hashes(withSheets: opened.unreadSheets)
                let state = state(of: hashes[0], at: file.path)
                if file.isSkippable, state == .notStored,
                    try SourcePreview(file, options: options.reading).hasNoContactColumn
                {
                    unread.append(file.path)
                    continue
                }
                var result = FileComparison(path: file.path, sha256: hashes[0], state: state, isAskedFor: true)
                result.losses = losses(of: hashes[0]) + self.unread(opened.unreadSheets, hashes.dropFirst(), in: path)
                results.append(result)
            }
            unread += opened.unread.filter { !paths.contains($0) }
            let count = unread.count + opened.unreadCount - opened.unread.count
            guard count > 0 else { return results }
            let losses = Self.listed(unread.map { "not read: \($0)" }, count: count)
            results.append(
                FileComparison(
                    path: path, state: results.isEmpty ? .notStored : .partly, losses: losses, isAskedFor: true))
            return results
        } catch  where SourceError.isAboutInput(error) {
            return [failure(error, path: path)]
        }
    }

    private func state(of hash: String, at path: String) -> FileComparison.State {
        guard let source = sources[hash] else { return .notStored }
        guard source.isFinished else { return .unfinished }
        return source.path == path ? .same : .storedAs(path: source.path)
    }
}
