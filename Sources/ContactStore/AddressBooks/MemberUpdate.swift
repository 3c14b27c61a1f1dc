/// The files of an address book that differ from what is stored.
package struct MemberUpdate: Sendable {
    /// The address book as it is stored.
    package var book: StoredAddressBook
    /// The stored files that are read anew, or are gone.
    package var old: [StoredMember]
    /// The files that are read. Places are those in the text that was read of them.
    package var new: [StoredMember]
    /// The size of that text in bytes, and its number of lines.
    package var byteCount: Int, lineCount: Int
    /// The number of cards among them that are no contacts, and of those that are to stay forgotten.
    package var skipped = 0, forgotten = 0
    /// The hash of the names and hashes of all files as they are now.
    package var sha256: String
    package init(
        book: StoredAddressBook, old: [StoredMember], new: [StoredMember], byteCount: Int, lineCount: Int,
        sha256: String
    ) {
        self.book = book
        self.old = old
        self.new = new
        self.byteCount = byteCount
        self.lineCount = lineCount
        self.sha256 = sha256
    }
}
