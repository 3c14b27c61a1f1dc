import Foundation

/// The entries of one folder of an address book, without those whose names begin with a dot.
struct FolderListing {
    enum Kind {
        case file(FileState)
        case folder
        /// The sentence says what it is.
        case other(UnreadSentence)
    }

    /// The entries, by their paths in the address book.
    private(set) var entries: [(name: String, kind: Kind)] = []
    /// The entries whose names are not UTF-8.
    private(set) var failures: [SourceError] = []

    /// Lists a folder.
    ///
    /// - Parameters:
    ///   - root: The path of the address book.
    ///   - folder: The path of the folder in it; empty for the address book itself.
    /// - Returns: `nil` if it cannot be listed.
    init?(_ root: String, in folder: String) {
        let path = folder.isEmpty ? root : root + "/" + folder
        guard let directory = opendir(path) else { return nil }
        defer { closedir(directory) }
        let descriptor = dirfd(directory)
        while let entry = readdir(directory) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard bytes.first != UInt8(ascii: "."), !bytes.isEmpty else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.utf8.elementsEqual(bytes) else {
                failures.append(
                    .noSuchInput(
                        path: path + "/" + FileName.escaped(bytes),
                        detail: "its name is not UTF-8 and was not read; rename it"))
                continue
            }
            var status = stat()
            let isFound = fstatat(descriptor, text, &status, AT_SYMLINK_NOFOLLOW) == 0
            // A file may be deleted meanwhile.
            guard isFound else { continue }
            let name = folder.isEmpty ? text : folder + "/" + text
            switch status.st_mode & S_IFMT {
            case S_IFREG: entries.append((name, .file(FileState(status))))
            case S_IFDIR: entries.append((name, .folder))
            case S_IFLNK: entries.append((name, .other(.link)))
            default: entries.append((name, .other(.device)))
            }
        }
    }
}
