import ContactCleaning
import Foundation
import SourceInput

/// A report on its way into a file: written beside it, then put in its place in one step.
struct ReportFile {
    var path: String
    /// `true` if a file that is not an earlier report may be replaced.
    var mayReplaceAnything: Bool

    /// Writes the file.
    ///
    /// - Throws: ``OutputError`` if the file exists and is not an earlier report of the same kind, or cannot be written.
    func write(_ body: (inout ByteOutput) throws -> Void) throws {
        do {
            var status = stat()
            let exists = stat(path, &status) == 0
            if exists, status.st_mode & S_IFMT != S_IFREG { return try ByteOutput.writeThrough(path, body) }
            try KeptFile.check(path)
            let draft = try DraftFile(path)
            _ = try SignalWatcher { $0.end() }
            var output = ByteOutput(descriptor: draft.descriptor, name: path)
            try body(&output)
            if exists, status.st_size > 0, !mayReplaceAnything,
                Self.firstLine(of: path) != Self.firstLine(of: draft.draftPath)
            {
                throw OutputError(
                    name: path, detail: "the file exists and is not an earlier report of this kind; --force replaces it"
                )
            }
            try draft.commit(isReplacing: true)
        } catch let error as SystemError {
            throw OutputError(name: path, detail: error.description)
        }
    }

    /// Every kind of report begins with a line of its own.
    private static func firstLine(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        return count < 0 ? nil : Array(bytes[..<count].prefix { $0 != 10 })
    }
}
