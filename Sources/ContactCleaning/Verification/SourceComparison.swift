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
    /// The keys of the sources whose content is kept in the database.
    private let kept: Set<Int>
    /// The losses that findings report for a source, by its hash.
    private let losses: [String: [SourceLoss]]
    /// The paths of the sheets that an option left out, by the hash of the sheet that was read.
    private let declined: [String: Set<String>]
    private let options: CleaningOptions
    private let cancellation: Cancellation
    /// The keys of the sources that are address books.
    private let books: Set<Int>
    private let shelf = ContainerShelf()
    /// The files whose parts were listed.
    private var roots: Set<String> = []

    /// Codes of findings after which something of a source is not in the database.
    static let lossCodes =
        ([
            .damagedArchive, .damagedRecord, .tooManyValues, .nestedTooDeep, .nameTooLong, .unreadValues,
            .formulaWithoutValue,
            .recordTooLong, .tooManyColumns, .contactTooLong, .fieldTooLong, .truncated,
        ] as [Finding.Code]).map(\.rawValue)
    /// The largest number of paths of unread files that are listed.
    private static let maxListed = 20

    init(
        sources: [StoredSource], kept: Set<Int>, books: Set<Int>, losses: [String: [SourceLoss]],
        declined: [String: Set<String>],
        options: CleaningOptions, cancellation: Cancellation
    ) {
        self.sources = Dictionary(sources.map { ($0.sha256, $0) }) { first, _ in first }
        paths = Set(sources.map(\.path))
        self.kept = kept
        self.books = books
        self.losses = losses
        self.declined = declined
        self.options = options
        self.cancellation = cancellation
    }

    /// Compares the file at the path of a source with its content. None of the results is a failure of the database.
    ///
    /// - Returns: the file, and with the first part of an archive or a workbook that file, if some of its parts are not in the
    ///   database.
    mutating func stored(_ source: StoredSource) throws -> [FileComparison] {
        if books.contains(source.id) { return [try storedBook(source)] }
        // A pipe would wait for somebody to write to it.
        guard OpenFile.byteCount(of: source.path) != nil else {
            return [FileComparison(path: source.path, state: .pipe)]
        }
        do {
            let opened = try open(source.path)
            guard let file = opened.sources.first, opened.sources.count == 1 else {
                return [FileComparison(path: source.path, state: .changed)]
            }
            let hash = try file.hash()
            guard hash == source.sha256 else {
                return [FileComparison(path: source.path, sha256: hash, state: .changed)]
            }
            var result = FileComparison(path: source.path, sha256: hash, state: .same)
            result.losses = losses(of: source.sha256)
            return try [result] + rest(of: file)
        } catch SourceError.noSuchInput {
            let state: FileComparison.State = kept.contains(source.id) ? .kept : .missing
            return [FileComparison(path: source.path, state: state, losses: losses(of: source.sha256))]
        } catch  where SourceError.isAboutInput(error) {
            return [FileComparison(path: source.path, state: .changed)]
        }
    }

    /// Compares the folder of an address book with what was read of it.
    private func storedBook(_ source: StoredSource) throws -> FileComparison {
        var result = FileComparison(path: source.path, state: .missing, losses: losses(of: source.sha256))
        do {
            guard let book = try AddressBook(source.path, isKnown: true) else { return result }
            let hash = try book.hash(cancellation)
            (result.sha256, result.state) = (hash, hash == source.sha256 ? .same : .changed)
        } catch  where SourceError.isAboutInput(error) {
            result.state = .changed
        }
        return result
    }

    /// Compares a folder that somebody named with the address books of the database.
    private func givenBook(_ book: AddressBook) throws -> FileComparison {
        let hash = try book.hash(cancellation)
        var result = FileComparison(path: book.path, sha256: hash, state: state(of: hash, at: book.path))
        result.isAskedFor = true
        result.losses =
            losses(of: hash)
            + book.unread.filter { $0.isLoss && $0.reason != .otherFile }.map { "not read: \($0.path)" }
        return result
    }

    /// The losses that the findings report. Other parts of the file are looked for in the database: some may have been read since.
    private func losses(of sha256: String) -> [String] { (losses[sha256] ?? []).map(\.message) }

    private static func listed(_ lines: [String], count: Int) -> [String] {
        let rest = count - min(lines.count, maxListed)
        return lines.prefix(maxListed) + (rest > 0 ? ["not read: \(rest) more"] : [])
    }

    /// The parts of an archive or a workbook that are not in the database, the first time that one of them is compared.
    private mutating func rest(of file: InputFile) throws -> [FileComparison] {
        let root = file.rootPath
        guard let container = shelf.container(at: root, holding: nil), roots.insert(root).inserted else { return [] }
        let all = try OpenedInput(container, wanted: nil)
        var tally = Tally()
        for source in all.sources where !paths.contains(source.path) {
            defer { source.releaseTable() }
            _ = try compare(source, among: all, &tally)
        }
        tally.note(all, knownPaths: paths)
        return tally.result(path: root, state: .partly, isAskedFor: false)
    }

    /// The parts of a file that are not in the database.
    private struct Tally {
        private var unread: [String] = []
        private var unreadCount = 0
        var declined: [String] = []

        mutating func note(unread path: String, count: Int = 1) {
            unread.append(path)
            unreadCount += count
        }

        /// Notes the parts that are no sources.
        mutating func note(_ opened: OpenedInput, knownPaths: Set<String>) {
            for part in opened.unread where part.isLoss && !knownPaths.contains(part.path) {
                note(unread: part.path, count: part.count)
            }
            for failure in opened.failures { note(unread: failure.path) }
        }

        func result(path: String, state: FileComparison.State, isAskedFor: Bool) -> [FileComparison] {
            var results = declined.map { FileComparison(path: $0, state: .declined) }
            if unreadCount > 0 {
                let losses = listed(unread.map { "not read: \($0)" }, count: unreadCount)
                results.append(FileComparison(path: path, state: state, losses: losses, isAskedFor: isAskedFor))
            }
            return results
        }
    }

    /// Compares a source of an opened file with the database.
    ///
    /// - Returns: `nil` if the source is not there for a reason, which is noted.
    private func compare(_ file: InputFile, among opened: OpenedInput, _ tally: inout Tally) throws -> FileComparison? {
        let hash = try file.hash()
        let state = state(of: hash, at: file.path)
        var result = FileComparison(path: file.path, sha256: hash, state: state)
        guard state == .notStored else {
            result.losses = losses(of: hash)
            return result
        }
        if try isDeclined(file, among: opened) {
            tally.declined.append(file.path)
            return nil
        }
        switch try file.unreadReason(options.reading) {
        case .noRecord: return nil
        case .some: tally.note(unread: file.path)
        case nil:
            guard file.rootPath != file.path else { return result }
            tally.note(unread: file.path)
        }
        return nil
    }

    /// Returns `true` if an option that is on record with another sheet of the workbook left a sheet out.
    private func isDeclined(_ file: InputFile, among opened: OpenedInput) throws -> Bool {
        guard !declined.isEmpty else { return false }
        let name = file.path.dropFirst(file.containerPath.count)
        return try opened.sources.contains { other in
            guard other.containerPath == file.containerPath, other.path != file.path else { return false }
            return try declined[other.hash()]?.contains { $0.hasSuffix(name) } ?? false
        }
    }

    private func open(_ path: String) throws -> OpenedInput {
        try OpenedInput.open(path, limits: options.containerLimits, cancellation: cancellation, shelf: shelf)
    }

    /// Compares the sources of a path with the database: those of a file, an archive, a workbook, or a folder.
    func given(_ path: String) throws -> [FileComparison] {
        do {
            if let book = try AddressBook(path) { return [try givenBook(book)] }
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
            var tally = Tally()
            for file in opened.sources {
                defer { file.releaseTable() }
                guard var result = try compare(file, among: opened, &tally) else { continue }
                result.isAskedFor = true
                results.append(result)
            }
            results += opened.failures.map { failure($0, path: $0.path) }
            tally.note(opened, knownPaths: paths)
            return results
                + tally.result(path: path, state: results.isEmpty ? .notStored : .partly, isAskedFor: true)
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
