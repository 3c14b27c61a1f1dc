/// The nodes that are joined to people: rows, and behind them the contacts that somebody parted from their copies.
///
/// Decisions part nodes and change no row, so that counts, weights and pairs of rows do not depend on them.
struct MatchNodes: Sendable {
    private let table: ContactTable
    /// The contacts that have a node of their own, in the order of their rows and numbers.
    private var parted: [(contact: Int64, row: UInt32)] = []
    /// The nodes of contacts that were parted.
    private var nodesByContact: [Int64: UInt32] = [:]
    /// The nodes of rows that were parted, the row's own first.
    private var nodesByRow: [UInt32: [UInt32]] = [:]
    /// Nodes that somebody said are one person's, in their order.
    private(set) var same: [(first: UInt32, second: UInt32)] = []
    /// Nodes that somebody said are two people's, by either node.
    private(set) var apart: [UInt32: [UInt32]] = [:]

    /// - Parameter decisions: a later one replaces an earlier one about the same contacts; those about contacts that are not there are
    ///   ignored.
    init(_ table: ContactTable, _ decisions: [MatchDecision]) {
        self.table = table
        guard !decisions.isEmpty else { return }
        var latest: [ContactPair: Bool] = [:]
        for decision in decisions where decision.first != decision.second {
            latest[ContactPair(decision.first, decision.second)] = decision.isSame
        }
        part(Set(latest.filter { !$0.value }.flatMap { [$0.key.first, $0.key.second] }))
        decide(decisions.filter { $0.first != $0.second })
    }

    /// Gives contacts nodes of their own, where others share their row; of a row of which all are parted, one keeps the row's.
    private mutating func part(_ contacts: Set<Int64>) {
        let rows = Set(contacts.compactMap { table.row(of: $0) }.filter { table.ids(of: $0).count > 1 })
        for row in rows.sorted() {
            let ids = table.ids(of: row)
            let keeper = ids.first { !contacts.contains($0) } ?? ids.first
            for id in ids where contacts.contains(id) && id != keeper {
                let node = UInt32(count)
                parted.append((id, UInt32(row)))
                nodesByContact[id] = node
                nodesByRow[UInt32(row), default: [UInt32(row)]].append(node)
            }
        }
    }

    private mutating func decide(_ decisions: [MatchDecision]) {
        var latest: [UInt64: Bool] = [:]
        for decision in decisions {
            guard let one = node(of: decision.first), let two = node(of: decision.second), one != two else { continue }
            latest[UInt64(rows: one, two)] = decision.isSame
        }
        for (pair, isSame) in latest.sorted(by: { $0.key < $1.key }) {
            let (first, second) = pair.rows
            if isSame {
                same.append((first, second))
            } else {
                apart[first, default: []].append(second)
                apart[second, default: []].append(first)
            }
        }
    }

    // MARK: Looking up

    /// The number of nodes.
    var count: Int { table.rows.count + parted.count }

    /// The row of a node.
    @inline(__always)
    func row(of node: UInt32) -> Int {
        Int(node) < table.rows.count ? Int(node) : Int(parted[Int(node) - table.rows.count].row)
    }

    /// The node of a contact; `nil` if there is no such contact.
    func node(of contact: Int64) -> UInt32? {
        nodesByContact[contact] ?? table.row(of: contact).map { UInt32($0) }
    }

    /// The node of a contact of a row.
    @inline(__always)
    func node(of contact: Int64, in row: UInt32) -> UInt32 {
        parted.isEmpty ? row : nodesByContact[contact] ?? row
    }

    /// The contacts of a node, the lowest first.
    func contacts(of node: UInt32) -> [Int64] {
        guard Int(node) < table.rows.count else { return [parted[Int(node) - table.rows.count].contact] }
        let ids = table.ids(of: Int(node))
        return nodesByRow[node] == nil ? Array(ids) : ids.filter { nodesByContact[$0] == nil }
    }

    /// The first contact of a node.
    func contact(of node: UInt32) -> Int64 { contacts(of: node).first ?? 0 }

    /// The rows that have several nodes, with these.
    var partedRows: [[UInt32]] { nodesByRow.sorted { $0.key < $1.key }.map(\.value) }

    /// The nodes of a row.
    func nodes(of row: UInt32) -> [UInt32] { nodesByRow[row] ?? [row] }

    /// Calls a closure with the nodes of two rows.
    @inline(__always)
    func forEachPair(_ first: UInt32, _ second: UInt32, _ body: (UInt32, UInt32) -> Void) {
        guard !parted.isEmpty, nodesByRow[first] != nil || nodesByRow[second] != nil else { return body(first, second) }
        for one in nodes(of: first) {
            for two in nodes(of: second) { body(one, two) }
        }
    }
}
