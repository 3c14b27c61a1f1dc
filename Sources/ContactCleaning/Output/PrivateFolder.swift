import Foundation

/// A folder that nobody else can read, for files that are deleted again.
package struct PrivateFolder: Sendable {
    /// The path of the folder.
    package let path: String

    /// Creates a folder where the system keeps temporary files.
    ///
    /// - Throws: ``CleaningError/unwritable(path:detail:)``.
    package init() throws {
        let parent = TemporaryPlace.path
        var template = Array("\(parent)/trunkline.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CleaningError.unwritable(
                path: parent,
                detail:
                    "no temporary folder can be made there: \(SystemError()); name a folder for temporary files in the "
                    + "variable TMPDIR")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Deletes the folder with everything in it.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
