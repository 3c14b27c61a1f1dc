import Foundation
package import Threads

/// A folder of cards with one contact in each file, or a folder of such folders: a
/// [vdir](https://vdirsyncer.pimutils.org/en/stable/vdir.html), as programs that synchronize address books keep it.
///
/// Files whose names begin with a dot are the programs' own, and files that are no cards are not read.
package struct AddressBook: Sendable {
    /// The path of the folder, as it was given.
    package let path: String
    /// The files of cards, in the order of their names.
    package private(set) var files: [File] = []
    /// The other files, which are not read.
    package private(set) var unread: [UnreadPart] = []
    /// The folders that cannot be read, and the files whose names are not UTF-8.
    package private(set) var failures: [SourceError] = []

    /// A file of cards.
    package struct File: Sendable, Hashable {
        /// The path in the folder: `family/ada.vcf`.
        package var name: String
        /// The state in which it was found.
        package var state: FileState
    }

    /// Lists the address book of a path.
    ///
    /// - Parameter isKnown: `true` if the folder is an address book whatever is in it now, since it was one before.
    /// - Returns: `nil` if the path is no folder, or a folder of other files: one that has exports, or whose files of cards have several
    ///   contacts each.
    /// - Throws: ``SourceError/noSuchInput(path:detail:)`` if the folder cannot be listed.
    package init?(_ path: String, isKnown: Bool = false) throws {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        var status = stat()
        guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        guard let listing = FolderListing(self.path, in: "") else {
            throw SourceError.noSuchInput(path: path, detail: SystemError().description)
        }
        guard add(listing, depth: 0, isKnown: isKnown) else { return nil }
        files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        if !isKnown, !hasSingleCards() { return nil }
    }

    /// The hash by which it is known: that of the names and hashes of all files.
    ///
    /// - Throws: ``SourceError`` if a file cannot be read; `CancellationError`.
    package func hash(_ cancellation: Cancellation) throws -> String {
        var hashes: [(name: String, sha256: String)] = []
        for file in files {
            try cancellation.check()
            hashes.append((file.name, CardFile.hash(of: try CardFile.bytes(of: path(of: file.name)).bytes)))
        }
        return AddressBookText.hash(of: hashes)
    }

    /// The whole path of one of its files.
    package func path(of name: String) -> String { path + "/" + name }

    /// Adds the files of a folder and of those in it.
    ///
    /// - Returns: `false` if one of them is an export of contacts.
    private mutating func add(_ listing: FolderListing, depth: Int, isKnown: Bool) -> Bool {
        failures += listing.failures
        for entry in listing.entries {
            switch entry.kind {
            case .file(let state):
                let name = entry.name.lowercased()
                if name.hasSuffix(".vcf") || name.hasSuffix(".vcard") {
                    files.append(File(name: entry.name, state: state))
                } else if !isKnown, FileName.mayBeRead(entry.name) {
                    return false
                } else if !FileName.isOfSystem(entry.name), !Self.isOfStore(entry.name) {
                    unread.append(UnreadPart(self.path(of: entry.name), .otherFile))
                }
            case .folder:
                guard depth < Self.maxDepth, let inner = FolderListing(path, in: entry.name) else {
                    failures.append(
                        .noSuchInput(
                            path: self.path(of: entry.name),
                            detail: depth < Self.maxDepth
                                ? SystemError().description
                                : "folders in an address book are read \(Self.maxDepth) deep; name this one"))
                    continue
                }
                guard add(inner, depth: depth + 1, isKnown: isKnown) else { return false }
            case .other(let kind):
                unread.append(UnreadPart(self.path(of: entry.name), .noFile(kind)))
            }
        }
        return true
    }

    /// Returns `true` for the files in which stores of address books keep the name and the colour of a collection.
    private static func isOfStore(_ name: String) -> Bool {
        ["displayname", "color", "description", "order"].contains(
            name.split(separator: "/").last.map(String.init) ?? "")
    }

    /// Returns `true` if there are cards, and nine of ten files that are looked at, spread over all, have one contact each.
    private func hasSingleCards() -> Bool {
        guard !files.isEmpty else { return false }
        let step = max(1, files.count / Self.sampleCount)
        var (seen, single) = (0, 0)
        for place in stride(from: 0, to: files.count, by: step) {
            guard let bytes = try? CardFile.bytes(of: path(of: files[place].name)).bytes else { continue }
            let count = CardFile.cardCount(in: CardFile(bytes).text)
            if count > 0 { seen += 1 }
            if count == 1 { single += 1 }
        }
        return seen > 0 && single * 10 >= seen * 9
    }

    private static let maxDepth = 4
    private static let sampleCount = 16
}
