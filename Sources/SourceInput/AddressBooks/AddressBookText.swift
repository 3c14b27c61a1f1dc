package import Archives
import ContactReading
package import Threads

/// The cards of an address book one after another, as the text of one source.
package struct AddressBookText {
    /// A file of the address book, and the place of its text.
    package struct Member: Sendable, Hashable {
        /// The path in the folder.
        package var name: String
        /// The state in which the file was read.
        package var state: FileState
        /// The hash of its bytes.
        package var sha256: String
        /// The place of its text in that of the source, in bytes.
        package var range: Range<Int>
        /// The number of lines before its first one.
        package var lines: Int

        package init(name: String, state: FileState, sha256: String, range: Range<Int>, lines: Int) {
            self.name = name
            self.state = state
            self.sha256 = sha256
            self.range = range
            self.lines = lines
        }
    }

    /// The text, in an unlinked temporary file.
    package let file: OpenFile
    /// The files that were read, in the order of their names.
    package private(set) var members: [Member] = []
    /// The files that have the hash that was expected, and are not part of the text: their states by name.
    package private(set) var unchanged: [String: FileState] = [:]
    /// The files without a card.
    package private(set) var unread: [UnreadPart] = []
    /// The files that cannot be read.
    package private(set) var failures: [SourceError] = []
    /// The size of the text in bytes, and its number of lines.
    package private(set) var byteCount = 0, lineCount = 0

    /// Reads files of an address book.
    ///
    /// - Parameters:
    ///   - files: The files; all of them by default.
    ///   - known: The hashes of files that are left out if they have them, by name.
    ///   - progress: is called with the count of files that have been read.
    /// - Throws: ``SourceError`` if there is no room for the text; `CancellationError`.
    package init(
        _ book: AddressBook, files: [AddressBook.File]? = nil, known: [String: String] = [:],
        limits: ExpansionLimits, cancellation: Cancellation,
        progress: (Int) -> Void = { _ in }
    ) throws {
        var members: [Member] = []
        var unchanged: [String: FileState] = [:]
        var unread: [UnreadPart] = []
        var failures: [SourceError] = []
        var (offset, lines) = (0, 0)
        file = try OpenFile(copyOf: book.path, limits: limits, cancellation: cancellation) { write in
            var pending: [UInt8] = []
            for (place, file) in (files ?? book.files).enumerated() {
                if place & 0xFF == 0 {
                    try cancellation.check()
                    progress(place)
                }
                let path = book.path(of: file.name)
                do {
                    let (bytes, state) = try CardFile.bytes(of: path)
                    let content = CardFile(bytes)
                    if known[file.name] == content.sha256 {
                        unchanged[file.name] = state
                        continue
                    }
                    members.append(
                        Member(
                            name: file.name, state: state, sha256: content.sha256,
                            range: offset..<offset + content.text.count, lines: lines))
                    if CardFile.cardCount(in: content.text) == 0 { unread.append(UnreadPart(path, .noCard)) }
                    pending += content.text
                    // No line of a file goes on in the next one.
                    pending += [ASCII.lineFeed, ASCII.lineFeed]
                    offset += content.text.count + 2
                    lines += Self.lineCount(of: content.text) + 2
                } catch let error as SourceError {
                    failures.append(error)
                }
                if pending.count >= Self.pieceLength {
                    try write(pending)
                    pending.removeAll(keepingCapacity: true)
                }
            }
            try write(pending)
        }
        (self.members, self.unchanged, self.unread, self.failures) = (members, unchanged, unread, failures)
        (byteCount, lineCount) = (offset, lines)
    }

    /// The hash by which an address book is known: that of the names of its files and of their hashes.
    package static func hash(of members: some Sequence<(name: String, sha256: String)>) -> String {
        var hash = ContentHash()
        for member in members {
            Array("\(member.name)\u{0}\(member.sha256)\n".utf8).withUnsafeBytes { hash.add($0) }
        }
        return hash.text
    }

    private static func lineCount(of text: [UInt8]) -> Int {
        text.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { LineEnd.count($0, 0, bytes.count) } ?? 0 }
    }

    private static let pieceLength = 1 << 20
}
