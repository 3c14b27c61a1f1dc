import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import SourceInput

/// The UIDs of the cards in the folders of address books, by which it is seen that a deleted card is there again under another file name:
/// whoever synchronizes gets one back that somebody else has edited.
struct PresentCards {
    /// The hashes of folders with UIDs.
    private var keys: Set<Int> = []

    /// Looks at the cards that the database knows, and reads the files that it does not.
    ///
    /// - Parameter others: The files that do not count, by source.
    init(in store: ContactDatabase, except others: [Int: Set<String>]) throws {
        for layout in try store.layouts() {
            guard let others = others[layout.id], let source = try CardSource(layout, in: store), source.isFolder,
                let book = try AddressBook(layout.path, isKnown: true)
            else { continue }
            let known = source.fileNames
            let present = Set(book.files.map(\.name)).subtracting(others)
            for (uid, offset) in try store.uids(ofSource: layout.id) {
                guard let member = source.member(at: offset), present.contains(source.fileName(of: member)) else {
                    continue
                }
                add(uid, in: book.path(of: source.fileName(of: member)))
            }
            for name in present.subtracting(known) {
                guard let bytes = try? CardFile.bytes(of: book.path(of: name)).bytes else { continue }
                for uid in Self.uids(in: bytes) { add(uid, in: book.path(of: name)) }
            }
        }
    }

    /// Returns `true` if the folder of a file has a card with the UID of one of its cards.
    func hasCard(of bytes: [UInt8], at path: String) -> Bool {
        Self.uids(in: bytes).contains { keys.contains(Self.key($0, path)) }
    }

    private mutating func add(_ uid: String, in path: String) { keys.insert(Self.key(uid, path)) }

    private static func uids(in bytes: [UInt8]) -> [String] {
        CardContacts.read(CardFile(bytes).text).compactMap { $0.first(.uid) }
    }

    private static func key(_ uid: String, _ path: String) -> Int {
        var hasher = Hasher()
        hasher.combine(path.lastIndex(of: "/").map { path[..<$0] } ?? "")
        hasher.combine(uid)
        return hasher.finalize()
    }
}
