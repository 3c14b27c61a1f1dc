import Archives
import SourceInput
import Threads

extension OpenedInput {
    /// The only source of a file that somebody has edited, which can be read several times.
    ///
    /// - Throws: ``SourceError`` if the file cannot be read, or has several sources.
    static func only(_ path: String, cancellation: Cancellation) throws -> InputFile {
        let opened: OpenedInput
        do {
            opened = try open(path, limits: ExpansionLimits(), cancellation: cancellation)
        } catch let error where SourceError.isAboutInput(error) {
            throw SourceError(error, path: path)
        }
        guard let file = opened.sources.first else { throw opened.failures.first ?? .empty(path: path) }
        guard opened.sources.count == 1 else {
            throw SourceError.unsupported(
                path: path,
                detail: "it has several files or sheets with contacts; name the one that was edited, as \(file.path)")
        }
        try file.makeRewindable()
        return file
    }
}
