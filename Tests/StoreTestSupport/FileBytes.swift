import Foundation

/// The bytes of files, in which texts are looked for.
package struct FileBytes {
    private var bytes = Data()

    /// The bytes of no file.
    package init() {}

    /// The bytes of the files in a folder whose names begin with a prefix.
    package init(in folder: TemporaryFolder, prefix: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) where name.hasPrefix(prefix) {
            append(try Data(contentsOf: folder.url.appendingPathComponent(name)))
        }
    }

    /// Adds bytes behind the others.
    package mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// Returns `true` if a text stands anywhere in the bytes, as UTF-8.
    package func contains(_ text: String) -> Bool { bytes.range(of: Data(text.utf8)) != nil }

    /// The bytes as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
