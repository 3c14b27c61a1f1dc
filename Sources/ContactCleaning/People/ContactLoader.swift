import ContactMatching
import ContactStore
import Threads

/// Reads the contacts of a database in the form in which they are compared: those that a deduplication kept in this form, and
/// the newer ones from their rows.
struct ContactLoader {
    let database: String
    var busyTimeout = ContactDatabase.defaultBusyTimeout
    let cancellation: Cancellation

    /// Contacts, with the pieces from which the next deduplication loads them faster.
    struct Contacts {
        var contacts = NormalizedContacts()
        /// The pieces that are not stored yet.
        var newPieces: [NormalizedPiece] = []
        /// `true` if the new pieces replace the stored ones.
        var replacesPieces = false
    }

    /// The bounds of the number of contacts in a batch.
    private static let batchSizes = 2_000...50_000
    /// The largest number of contacts in a piece: SQLite limits the length of a value.
    private static let maximumPiece = 2_000_000
    /// Above so many pieces all contacts are read anew.
    private static let maximumPieces = 16

    /// Reads all contacts, on as many threads as there are cores.
    ///
    /// - Parameter isKept: `true` if the new pieces are wanted.
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    func load(isKept: Bool) throws -> Contacts {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let last = try store.lastContact()
        var result = Contacts()
        var lastKept = 0
        var pieces = 0
        let areUsable = try store.readNormalizedPieces(version: MatchSettings.ruleVersion) { lastContact, content in
            guard let piece = NormalizedContacts(decoding: content, workers: Deduplication.workers) else {
                return false
            }
            if result.contacts.count == 0 { result.contacts = piece } else { result.contacts.add(piece) }
            lastKept = lastContact
            pieces += 1
            return true
        }
        if !areUsable || pieces >= Self.maximumPieces {
            result = Contacts(replacesPieces: true)
            lastKept = 0
        }
        var start = lastKept
        while start < last, let first = try store.firstContact(from: start + 1) {
            let end = min(last, first + Self.maximumPiece)
            let piece = NormalizedContacts(try batches(of: first...end))
            if isKept { result.newPieces.append(NormalizedPiece(lastContact: end, content: piece.encoded())) }
            if result.contacts.count == 0 { result.contacts = piece } else { result.contacts.add(piece) }
            start = end
        }
        return result
    }

    /// Reads all contacts as a transaction has left them, which other connections do not see before it ends. Nothing is kept of them.
    static func load(through writer: ChangeWriter) throws -> Contacts {
        var sink = MatchingSink()
        try writer.readAllValues(into: &sink)
        return Contacts(contacts: NormalizedContacts([sink.batch]), replacesPieces: true)
    }

    private func batches(of contacts: ClosedRange<Int>) throws -> [ContactBatch] {
        let size = min(max(contacts.count / 8, Self.batchSizes.lowerBound), Self.batchSizes.upperBound)
        let results = Deduplication.workers.map((contacts.count + size - 1) / size) { place in
            Result {
                // A connection reads on one thread at a time.
                let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
                var sink = MatchingSink()
                let start = contacts.lowerBound + place * size
                try store.readValues(of: start...min(contacts.upperBound, start + size - 1), into: &sink)
                return sink.batch
            }
        }
        return try results.map { try $0.get() }
    }
}
