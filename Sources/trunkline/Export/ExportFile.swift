import ContactCleaning
import ContactStore
import Foundation
import SourceInput

/// A file for exported contacts: written beside its place and put there in one step, readable for its owner alone.
struct ExportFile {
    var path: String
    /// `true` if an existing file may be replaced.
    var isReplacing: Bool

    /// Checks that the file may be written, before any work is done.
    ///
    /// - Throws: ``OutputError`` if there is such a file.
    func check() throws {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR { throw OutputError(name: path, detail: "it is a folder") }
        if kind == S_IFREG, !isReplacing {
            throw OutputError(name: path, detail: "the file exists; --force replaces it")
        }
        if kind == S_IFREG { try KeptFile.check(path) }
    }

    /// Writes the file. Without an end of `body` there is none.
    ///
    /// - Parameter body: Writes the content. A draft can be begun again; a device or a pipe cannot.
    /// - Throws: ``OutputError``; what `body` throws.
    func write(_ body: (inout ByteOutput, _ isDraft: Bool) throws -> Void) throws {
        try check()
        do {
            var status = stat()
            if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
                return try ByteOutput.writeThrough(path) { output in
                    try body(&output, false)
                    try output.flush()
                }
            }
            let draft = try DraftFile(path)
            var output = ByteOutput(descriptor: draft.descriptor, name: path)
            try body(&output, true)
            try output.flush()
            try draft.commit(isReplacing: isReplacing)
        } catch let error as SystemError {
            let exists = error.code == EEXIST
            throw OutputError(
                name: path, detail: exists ? "the file exists; --force replaces it" : error.description)
        }
    }
}

extension ByteOutput: ExportDraft {}
