import PhoneNumbers
import Testing

@testable import NumberingPlanCompiler

@Suite struct MachineTests {
    private func classes(_ source: String) -> [UInt16] {
        DigitTemplate(source)?.classes ?? []
    }

    /// The labels along a string of digits, the root's first; ends where the machine does.
    private func labels(_ digits: String, _ root: UInt16, _ automaton: Automaton) -> [UInt16] {
        var node = root
        var labels: [UInt16] = []
        for digit in [UInt8](digits.utf8) {
            node = automaton.cells[Int(node) * PlanTable.cellsPerNode + Int(digit - 0x30)]
            if node == 0 { break }
            labels.append(automaton.cells[Int(node) * PlanTable.cellsPerNode + 10])
        }
        return labels
    }

    @Test func aSubsetMachineTellsWhichTemplatesMatch() {
        var automaton = Automaton()
        let items = ["2##", "23#", "###", "2###"].map(classes)
        // The label is a bit set of the items, so 1 is the first alone.
        let root = SubsetMachine.build(items, in: &automaton) { items in items.reduce(0) { $0 | 1 << UInt16($1) } }
        #expect(labels("234", root, automaton) == [0, 0, 0b111])
        #expect(labels("244", root, automaton) == [0, 0, 0b101])
        #expect(labels("999", root, automaton) == [0, 0, 0b100])
        #expect(labels("2345", root, automaton) == [0, 0, 0b111, 0b1000])
        #expect(labels("23456", root, automaton).count == 4)
    }

    @Test func aFullAutomatonSaysSo() {
        var automaton = Automaton()
        let end = [UInt16](repeating: 0, count: 10)
        for label in 1..<UInt16.max { #expect(automaton.node(successors: end, label: label) == label) }
        #expect(!automaton.hasOverflowed)
        #expect(automaton.node(successors: end, label: .max) == 0)
        #expect(automaton.hasOverflowed)
        #expect(automaton.node(successors: end, label: 7) == 7)
    }

    @Test func aFullListOfValuesSaysSo() {
        var values = Interned(0)
        for value in 1..<Int(UInt16.max) { #expect(Int(values.position(of: value)) == value) }
        #expect(!values.hasOverflowed)
        #expect(values.position(of: 65_535) == 0)
        #expect(values.hasOverflowed)
        #expect(values.position(of: 7) == 7)
    }

    @Test func equalLanguagesShareTheirNodes() {
        var automaton = Automaton()
        let first = SubsetMachine.build(["2##", "3##"].map(classes), in: &automaton) { _ in 1 }
        let count = automaton.count
        let second = SubsetMachine.build([classes("[23]##")], in: &automaton) { _ in 1 }
        #expect(first == second)
        #expect(automaton.count == count)
    }

    @Test func nodesAreAsFewAsCanBe() {
        var automaton = Automaton()
        _ = SubsetMachine.build(["1##", "2##", "31#", "32#"].map(classes), in: &automaton) { _ in 1 }
        // Dead, root, two levels behind 1 and 2, one behind 3, and the end.
        #expect(automaton.count == 6)
    }

    @Test func aPrefixMachineKeepsTheOrderOfItsTemplates() {
        var automaton = Automaton()
        let items = ["0", "00", "01"].map { PrefixMachine.Item(classes: classes($0)) }
        let root = PrefixMachine.build(items, in: &automaton) { inside, _ in UInt16((inside ?? -1) + 1) }
        // The first template stands before the longer ones: they are never reached.
        #expect(labels("001", root, automaton) == [1])
        let longestFirst = ["00", "01", "0"].map { PrefixMachine.Item(classes: classes($0)) }
        let other = PrefixMachine.build(longestFirst, in: &automaton) { inside, _ in UInt16((inside ?? -1) + 1) }
        #expect(labels("001", other, automaton) == [3, 1])
        #expect(labels("021", other, automaton) == [3])
    }

    @Test func wholeTemplatesMatchAtTheEndOnly() {
        var automaton = Automaton()
        let items = [
            PrefixMachine.Item(classes: classes("15#"), isWhole: true), PrefixMachine.Item(classes: classes("1")),
        ]
        let root = PrefixMachine.build(items, in: &automaton) { inside, atEnd in
            UInt16((inside ?? -1) + 1) * 16 + UInt16((atEnd ?? -1) + 1)
        }
        #expect(labels("152", root, automaton) == [2 * 16 + 2, 0, 1])
    }

    @Test func nodesThatOnlyCountDigitsAreTailsBehindTheOthers() {
        var automaton = Automaton()
        let root = SubsetMachine.build(["1###", "2##"].map(classes), in: &automaton) { _ in 7 }
        let order = NodeOrder(automaton) { $0 != 0 }
        // Dead and root; behind 1 and 2 only the number of digits counts.
        #expect(order.firstTail == 2)
        #expect(order.tails == (0...3).map { PlanTable.TailRecord(label: 7, length: $0) })
        let cells = order.cells[PlanTable.cellsPerNode...]
        #expect(order.number(of: root) == 1)
        #expect(Array(cells) == [0, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func aNodeWithALabelOfItsOwnIsNoTail() {
        var automaton = Automaton()
        _ = SubsetMachine.build(["##", "###"].map(classes), in: &automaton) { _ in 1 }
        let order = NodeOrder(automaton) { $0 != 0 }
        #expect(order.firstTail == 4)
        #expect(order.tails == [PlanTable.TailRecord(label: 1, length: 0)])
    }
}
