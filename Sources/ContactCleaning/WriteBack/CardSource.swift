import ContactStore
import SourceInput

/// A source of cards, and the files that it consists of: the folder of an address book, or one file.
struct CardSource: Sendable {
    /// The key of the source.
    let id: Int
    /// The path of the folder or the file.
    let path: String
    /// `true` for an address book.
    let isFolder: Bool
    private let members: [StoredMember]
    /// The file that was read last.
    private var last = LastFile()

    /// Only one thread at a time uses it.
    private final class LastFile: @unchecked Sendable {
        var member = -1
        var content: CardFile?
    }

    /// The same for another thread.
    var copy: CardSource {
        var copy = self
        copy.last = LastFile()
        return copy
    }

    /// The address book that a source is, or the file of cards.
    ///
    /// - Returns: `nil` for a source that is neither.
    init?(_ layout: StoredLayout, in store: ContactDatabase) throws {
        id = layout.id
        path = layout.path
        if let book = try store.addressBook(source: layout.id) {
            isFolder = true
            members = book.members.sorted { $0.range.lowerBound < $1.range.lowerBound }
            return
        }
        guard layout.isCards, !layout.isConverted, OpenFile.byteCount(of: layout.path) != nil else { return nil }
        isFolder = false
        members = [
            StoredMember(
                name: "", sha256: layout.sha256, byteCount: layout.byteCount, mark: 0, range: 0..<Int.max, lines: 0)
        ]
    }

    /// The place of the file whose text has an offset; `nil` if none has.
    func member(at offset: Int) -> Int? {
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, members[low - 1].range.contains(offset) else { return nil }
        return low - 1
    }

    /// The offset at which the text of a file begins.
    func start(of member: Int) -> Int { members[member].range.lowerBound }

    /// The path of a file in the folder; empty for a source that is one file.
    func fileName(of member: Int) -> String { members[member].name }

    /// The paths of all files in the folder.
    var fileNames: Set<String> { Set(members.map(\.name)) }

    /// The name of a file for people.
    func name(of member: Int) -> String { isFolder ? members[member].name : path }

    /// The folder of a file in the address book.
    func collection(of member: Int) -> String {
        members[member].name.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// `true` if a file may have only one card, so that nothing else of it is to be expected.
    func isSingle(_ member: Int) -> Bool {
        isFolder && last.member == member && (last.content.map { CardFile.cardCount(in: $0.text) == 1 } ?? false)
    }

    /// The text of a file, in which the offsets of contacts count from its start.
    ///
    /// - Throws: ``SourceError`` if it is not what it was when it was read.
    func text(of member: Int) throws -> [UInt8] { try content(of: member).text }

    /// The content of a file.
    ///
    /// - Throws: ``SourceError`` if it is not what it was when it was read.
    func content(of member: Int) throws -> CardFile {
        if last.member == member, let content = last.content { return content }
        let file = isFolder ? path + "/" + members[member].name : path
        let content = CardFile(try CardFile.bytes(of: file).bytes)
        guard content.sha256 == members[member].sha256 else { throw SourceError.changed(path: file) }
        (last.member, last.content) = (member, content)
        return content
    }
}
