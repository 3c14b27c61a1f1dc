import Foundation

/// The files of a folder that may hold contacts, and the others by name.
struct FolderContents {
    /// The paths of files to read, sorted.
    private(set) var files: [String] = []
    /// The names of other files, relative to the folder, sorted.
    private(set) var others: [String] = []

    /// Lists a folder and those in it. What is hidden is left out, and links to folders are not followed.
    ///
    /// - Returns: `nil` if the path is not a folder.
    /// - Throws: ``CleaningError/noSuchInput(path:detail:)`` if it cannot be listed or is empty.
    init?(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        let base = path.hasSuffix("/") ? String(path.dropLast()) : path
        do {
            try list(base, prefix: "", depth: 0)
        } catch let error as CocoaError {
            throw CleaningError.noSuchInput(path: path, detail: error.localizedDescription)
        }
        if files.isEmpty, others.isEmpty { throw CleaningError.noSuchInput(path: path, detail: "the folder is empty") }
    }

    private mutating func list(_ folder: String, prefix: String, depth: Int) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeDirectory {
                if depth < Self.maxDepth, name != "__MACOSX" {
                    try list(path, prefix: prefix + name + "/", depth: depth + 1)
                }
            } else if type == .typeRegular || type == .typeSymbolicLink, FileName.mayBeRead(name) {
                files.append(path)
            } else {
                others.append(prefix + name)
            }
        }
    }

    /// What is said about the other files; `nil` if there are none.
    var skipped: String? {
        guard !others.isEmpty else { return nil }
        let names = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? " ..." : "")
        return (others.count == 1 ? "1 other file: " : "\(others.count) other files: ") + names
    }

    private static let maxDepth = 16
}

/// The names of files that may hold contacts.
enum FileName {
    private static let contacts = [
        ".csv", ".tsv", ".tab", ".vcf", ".vcard", ".json", ".jsonl", ".ndjson", ".ldif", ".ldi",
    ]
    private static let packed = [
        ".xlsx", ".xlsm", ".zip", ".gz", ".tgz", ".tar", ".bz2", ".tbz", ".tbz2", ".xz", ".txz", ".zst", ".tzst",
    ]

    /// Whether the name is one of a contact file. What macOS keeps beside files is none.
    static func mayHoldContacts(_ path: String) -> Bool {
        guard !path.hasPrefix("__MACOSX/"), path.split(separator: "/").last?.hasPrefix("._") != true else {
            return false
        }
        let name = path.lowercased()
        return contacts.contains { name.hasSuffix($0) }
    }

    /// Whether a file of this name in a folder is read: contacts, packed or not.
    static func mayBeRead(_ name: String) -> Bool {
        let lower = name.lowercased()
        return mayHoldContacts(name) || packed.contains { lower.hasSuffix($0) }
    }
}
