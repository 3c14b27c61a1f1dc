import Foundation

/// The files of a folder that may hold contacts, and the others by name.
package struct FolderContents {
    /// The paths of files to read, sorted.
    package private(set) var files: [String] = []
    /// The others, which are not read, sorted.
    package private(set) var unread: [UnreadPart] = []
    /// The folders that cannot be read, and the files whose names are not UTF-8. The rest of the folder is read all the
    /// same.
    package private(set) var failures: [SourceError] = []

    /// Lists a folder and those in it. Hidden files and folders are left out, and links to folders are not followed.
    ///
    /// - Returns: `nil` if the path is not a folder.
    /// - Throws: ``SourceError/noSuchInput(path:detail:)`` if it cannot be listed or is empty.
    package init?(_ path: String) throws {
        guard Self.kind(of: path) == S_IFDIR else { return nil }
        let base = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard let names = Self.names(in: base) else {
            throw SourceError.noSuchInput(path: path, detail: SystemError().description)
        }
        add(names, of: base, depth: 0)
        if files.isEmpty, unread.isEmpty, failures.isEmpty {
            throw SourceError.noSuchInput(path: path, detail: "the folder is empty")
        }
    }

    private mutating func list(_ folder: String, depth: Int) {
        guard depth <= Self.maxDepth else {
            return failures.append(
                .noSuchInput(path: folder, detail: "folders in folders are read \(Self.maxDepth) deep; name this one"))
        }
        guard let names = Self.names(in: folder) else {
            return failures.append(.noSuchInput(path: folder, detail: SystemError().description))
        }
        add(names, of: folder, depth: depth)
    }

    private mutating func add(_ names: [[UInt8]], of folder: String, depth: Int) {
        for bytes in names {
            let name = String(decoding: bytes, as: UTF8.self)
            guard name.utf8.elementsEqual(bytes) else {
                addUnreadable(bytes, in: folder)
                continue
            }
            let path = folder + "/" + name
            if Self.isLink(path) {
                // The target of a link is examined and never opened: it may be a pipe, on which opening waits.
                switch Self.kind(of: path) {
                case S_IFREG where FileName.mayBeRead(name), nil where FileName.mayBeRead(name): files.append(path)
                case S_IFREG, nil: unread.append(UnreadPart(path, .otherFile))
                case S_IFDIR: unread.append(UnreadPart(path, .noFile(.linkToFolder)))
                default: unread.append(UnreadPart(path, .noFile(.linkToNoFile)))
                }
                continue
            }
            switch Self.kind(of: path) {
            case S_IFDIR:
                if name != "__MACOSX" { list(path, depth: depth + 1) }
            case S_IFREG where FileName.mayBeRead(name): files.append(path)
            case S_IFREG: unread.append(UnreadPart(path, .otherFile))
            default: unread.append(UnreadPart(path, .noFile(.device)))
            }
        }
    }

    /// A name that is not UTF-8 cannot be an argument, nor stand in the database.
    private mutating func addUnreadable(_ name: [UInt8], in folder: String) {
        failures.append(
            .noSuchInput(
                path: folder + "/" + FileName.escaped(name),
                detail:
                    "its name is not UTF-8 and was not read; rename it, or give its content on standard input, named '-'"
            ))
    }

    /// The names in a folder without those that are hidden, sorted by their bytes; `nil` if it cannot be listed.
    private static func names(in folder: String) -> [[UInt8]]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var names: [[UInt8]] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name.first != UInt8(ascii: ".") { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The type of the file that a path leads to: `S_IFREG`, `S_IFDIR` and others; `nil` for nothing.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static let maxDepth = 16
}
