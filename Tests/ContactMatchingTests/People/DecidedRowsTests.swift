import Testing

@testable import ContactMatching

@Suite struct DecidedRowsTests {
    private let scene = Scene(["Anna Weber | i:1", "Anna Weber | i:2", "Bernd Klein | i:3"])

    private func rows(_ decisions: [MatchDecision]) -> DecidedRows { DecidedRows(decisions, scene.table) }

    @Test func decisionsBecomeRows() {
        let decided = rows([MatchDecision(2, 1, isSame: true), MatchDecision(1, 3, isSame: false)])
        #expect(decided.same.count == 1)
        #expect(
            Set([decided.same[0].first, decided.same[0].second]) == [UInt32(scene.place(1)), UInt32(scene.place(2))])
        #expect(decided.apart[UInt32(scene.place(1))] == [UInt32(scene.place(3))])
        #expect(decided.apart[UInt32(scene.place(3))] == [UInt32(scene.place(1))])
    }

    @Test func theLaterCounts() {
        let decided = rows([MatchDecision(1, 2, isSame: true), MatchDecision(2, 1, isSame: false)])
        #expect(decided.same.isEmpty)
        #expect(decided.apart.count == 2)
    }

    @Test(arguments: [MatchDecision(1, 99, isSame: true), MatchDecision(2, 2, isSame: false)])
    func whatIsNotThereIsIgnored(_ decision: MatchDecision) {
        #expect(rows([decision]).same.isEmpty && rows([decision]).apart.isEmpty)
    }
}
