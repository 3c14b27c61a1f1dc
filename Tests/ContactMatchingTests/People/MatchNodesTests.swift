import Testing

@testable import ContactMatching

@Suite struct MatchNodesTests {
    private let scene = Scene(["Anna Weber | i:1", "Anna Weber | i:2", "Bernd Klein | i:3"])

    private func nodes(_ decisions: [MatchDecision]) -> MatchNodes { MatchNodes(scene.table, decisions) }

    @Test func decisionsAreAboutNodes() {
        let nodes = nodes([MatchDecision(2, 1, isSame: true), MatchDecision(1, 3, isSame: false)])
        #expect(nodes.same.count == 1 && nodes.count == 3)
        #expect(Set([nodes.same[0].first, nodes.same[0].second]) == [UInt32(scene.place(1)), UInt32(scene.place(2))])
        #expect(nodes.apart[UInt32(scene.place(1))] == [UInt32(scene.place(3))])
        #expect(nodes.apart[UInt32(scene.place(3))] == [UInt32(scene.place(1))])
    }

    @Test func theLaterCounts() {
        let nodes = nodes([MatchDecision(1, 2, isSame: true), MatchDecision(2, 1, isSame: false)])
        #expect(nodes.same.isEmpty)
        #expect(nodes.apart.count == 2)
    }

    @Test(arguments: [MatchDecision(1, 99, isSame: true), MatchDecision(2, 2, isSame: false)])
    func whatIsNotThereIsIgnored(_ decision: MatchDecision) {
        #expect(nodes([decision]).same.isEmpty && nodes([decision]).apart.isEmpty)
    }

    /// Copies, the contacts that somebody said are two people's, and the nodes that there are then.
    @Test(
        arguments: [
            ([MatchDecision(1, 2, isSame: false)], [[1], [2], [3]]),
            ([MatchDecision(2, 4, isSame: false)], [[1, 3], [2]]),
            ([MatchDecision(1, 2, isSame: false), MatchDecision(2, 3, isSame: false)], [[1], [2], [3]]),
            ([MatchDecision(1, 2, isSame: false), MatchDecision(1, 2, isSame: true)], [[1, 2, 3]]),
            ([MatchDecision(1, 4, isSame: true)], [[1, 2, 3]]),
        ] as [([MatchDecision], [[Int64]])])
    func copiesArePartedByDecisions(_ decisions: [MatchDecision], _ expected: [[Int64]]) {
        let table = Scene(["Anna Weber | i:77", "Anna Weber | i:77", "Anna Weber | i:77", "Bernd Klein | i:3"]).table
        let nodes = MatchNodes(table, decisions)
        var found: [UInt32: [Int64]] = [:]
        for contact in 1...3 as ClosedRange<Int64> {
            if let node = nodes.node(of: contact) { found[node, default: []].append(contact) }
        }
        #expect(found.values.sorted { $0[0] < $1[0] } == expected)
        for (node, contacts) in found { #expect(nodes.contacts(of: node) == contacts) }
        #expect(table.rows.count == 2)
    }
}
