import Archives
import ContactReading
import ContactStore
import SourceInput
import Threads

/// The text of an address book in the offsets of its contacts: that of its files one after another, with line ends where a file was read
/// anew and stands elsewhere now.
struct AddressBookContent {
    private let path: String
    private let members: [StoredMember]
    private let cancellation: Cancellation

    /// - Returns: `nil` if a file is not what it was when it was read.
    init?(_ book: StoredAddressBook, cancellation: Cancellation) throws {
        path = book.path
        members = book.members.sorted { $0.range.lowerBound < $1.range.lowerBound }
        self.cancellation = cancellation
        for member in members {
            try cancellation.check()
            guard let hash = try? GuardedFile.hash(of: path + "/" + member.name), hash == member.sha256 else {
                return nil
            }
        }
    }

    func makeStream() -> any ByteStream { Stream(self) }

    /// The text of one card of a file, read by itself; `nil` if the file is not what it was.
    static func text(of range: Range<Int>, in member: StoredMember, path: String) throws -> [UInt8]? {
        guard let bytes = try? CardFile.bytes(of: path + "/" + member.name).bytes else { return nil }
        let file = CardFile(bytes)
        let part = range.lowerBound - member.range.lowerBound..<range.upperBound - member.range.lowerBound
        guard file.sha256 == member.sha256, part.lowerBound >= 0, part.upperBound <= file.text.count else { return nil }
        return Array(file.text[part])
    }

    private final class Stream: ByteStream {
        private let content: AddressBookContent
        private var next = 0
        private var offset = 0
        private var pending: ArraySlice<UInt8> = []

        init(_ content: AddressBookContent) { self.content = content }

        func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
            while pending.isEmpty {
                try content.cancellation.check()
                guard next < content.members.count else { return 0 }
                let member = content.members[next]
                if offset < member.range.lowerBound {
                    let gap = min(member.range.lowerBound - offset, 1 << 16)
                    pending = [UInt8](repeating: ASCII.lineFeed, count: gap)[...]
                    offset += gap
                    continue
                }
                let path = content.path + "/" + member.name
                let file = CardFile(try CardFile.bytes(of: path).bytes)
                guard file.sha256 == member.sha256 else { throw SourceError.changed(path: path) }
                pending = file.text[...]
                offset += file.text.count
                next += 1
            }
            let count = min(buffer.count, pending.count)
            buffer.copyBytes(from: pending.prefix(count))
            pending = pending.dropFirst(count)
            return count
        }
    }
}
