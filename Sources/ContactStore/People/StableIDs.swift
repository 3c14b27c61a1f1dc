import GRDB

/// The identifiers of people across deduplications: the source's content and the ordinal of one of their contacts, that of the source whose
/// hash is the lowest. In which order sources were ingested makes no difference.
struct StableIDs: ~Copyable {
    /// The contact that names a person, by its source and its number there.
    private struct Name {
        var source: Int
        var ordinal: Int
    }

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

    /// The contacts that name people with several, by the people's keys.
    private var names: [Int: Name] = [:]

    /// The scan goes on up to so many contacts further; for one that is farther away it starts anew.
    private static let maximumSteps = 100

    /// Looks up which contacts name people with several contacts, before the first identifier is asked for.
    mutating func read(_ members: [PeopleUpdate.Membership]) throws {
        for member in members.sorted(by: { $0.contact < $1.contact }) {
            guard let name = try name(of: member.contact) else { continue }
            if let best = names[member.person], !comesBefore(name, best) { continue }
            names[member.person] = name
        }
        contacts.restart(keys: 0...Int.max)
        current = .min
    }

    /// Gives a closure the identifier of a person. People come in the order of their keys.
    mutating func withID(of person: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws {
        text.removeAll(keepingCapacity: true)
        if let name = try names[person] ?? name(of: person) {
            text += prefixes[name.source] ?? [0x2D]
            text += name.ordinal.description.utf8
        }
        text.withUnsafeBufferPointer(body)
    }

    /// The name that a contact gives; contacts come in the order of their keys.
    private mutating func name(of contact: Int) throws -> Name? {
        if current < contact - Self.maximumSteps {
            contacts.restart(keys: contact...Int.max)
            current = .min
        }
        while current < contact { current = try contacts.next() ? contacts.int(.id) : .max }
        return current == contact ? Name(source: contacts.int(.sourceID), ordinal: contacts.int(.ordinal)) : nil
    }

    private func comesBefore(_ one: Name, _ other: Name) -> Bool {
        if one.source == other.source { return one.ordinal < other.ordinal }
        return (prefixes[one.source] ?? []).lexicographicallyPrecedes(prefixes[other.source] ?? [])
    }
}
