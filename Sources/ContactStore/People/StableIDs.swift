import GRDB

/// The identifiers of people across deduplications: the source's content and the ordinal of the oldest contact.
struct StableIDs: ~Copyable {
    private let contacts: TableScan<ContactColumn>
    /// The start of each source's hash, and a hyphen.
    private let prefixes: [Int: [UInt8]]
    private var text: [UInt8] = []
    /// The contact at which the scan is.
    private var current = Int.min

    /// The number of digits of a source's hash in an identifier.
    private static let hashDigits = 12

    init(in db: Database) throws {
        let sources = try Row.fetchAll(db, sql: "SELECT id, sha256 FROM sources")
        let prefixes: [Int: [UInt8]] = Dictionary(
            try sources.map { row in
                (try row.value("id"), Array((try row.value("sha256") as String).utf8.prefix(Self.hashDigits)) + [0x2D])
            }
        ) { first, _ in first }
        let contacts = try TableScan<ContactColumn>([.id, .sourceID, .ordinal], in: db)
        self.prefixes = prefixes
        self.contacts = contacts
    }

    /// The scan goes on up to so many contacts further; for one that is farther away it starts anew.
    private static let maximumSteps = 100

    /// Gives a closure the identifier of the person whose oldest contact is given. Contacts come in the order of their keys.
    mutating func withID(of contact: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws {
        if current < contact - Self.maximumSteps {
            contacts.restart(keys: contact...Int.max)
            current = .min
        }
        while current < contact { current = try contacts.next() ? contacts.int(.id) : .max }
        text.removeAll(keepingCapacity: true)
        if current == contact {
            text += prefixes[contacts.int(.sourceID)] ?? [0x2D]
            text += contacts.int(.ordinal).description.utf8
        }
        text.withUnsafeBufferPointer(body)
    }
}
