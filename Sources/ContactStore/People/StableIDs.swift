import GRDB

/// The identifiers of people across deduplications: of the places of a person's contacts, each the content of a source and an ordinal in
/// it, the one that comes first, in whatever order sources were read.
struct StableIDs {
    private let db: Database
    /// The start of each source's hash, and its place among those of all sources.
    private let sources: [Int: (hash: String, rank: Int)]

    /// The number of digits of a source's hash in an identifier.
    private static let hashDigits = 12

    init(in db: Database) throws {
        self.db = db
        let rows = try Row.fetchAll(db, sql: "SELECT id, sha256 FROM sources").map { row in
            (id: try row.value("id") as Int, hash: String((try row.value("sha256") as String).prefix(Self.hashDigits)))
        }
        let ranked = rows.sorted { ($0.hash, $0.id) < ($1.hash, $1.id) }.enumerated()
        sources = Dictionary(ranked.map { ($1.id, ($1.hash, $0)) }) { first, _ in first }
    }

    /// A contact's place.
    private struct Place {
        var rank: Int
        var ordinal: Int
        var source: Int

        static func < (one: Place, two: Place) -> Bool {
            one.rank != two.rank ? one.rank < two.rank : one.ordinal < two.ordinal
        }
    }

    /// The identifiers of people by their contacts; empty for one without any.
    ///
    /// - Complexity: A sort of the contacts and a scan.
    func ids(of people: [ArraySlice<Int64>]) throws -> [String] {
        var members: [(contact: Int, person: Int)] = []
        for (person, contacts) in people.enumerated() {
            for contact in contacts { members.append((Int(contact), person)) }
        }
        members.sort { $0.contact < $1.contact }
        var first = [Place?](repeating: nil, count: people.count)
        let scan = try TableScan<ContactColumn>([.id, .sourceID, .ordinal], in: db)
        var current = Int.min
        for (contact, person) in members {
            if current < contact - Self.maximumSteps {
                scan.restart(keys: contact...Int.max)
                current = .min
            }
            while current < contact { current = try scan.next() ? scan.int(.id) : .max }
            guard current == contact else { continue }
            let source = scan.int(.sourceID)
            let place = Place(rank: sources[source]?.rank ?? .max, ordinal: scan.int(.ordinal), source: source)
            if first[person].map({ place < $0 }) ?? true { first[person] = place }
        }
        scan.rest()
        return first.map { $0.map { "\(sources[$0.source]?.hash ?? "")-\($0.ordinal)" } ?? "" }
    }

    /// The scan goes on up to so many contacts further; for one that is farther away it starts anew.
    private static let maximumSteps = 100
}
