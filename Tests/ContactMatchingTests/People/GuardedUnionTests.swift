import Testing

@testable import ContactMatching

@Suite struct GuardedUnionTests {
    /// A situation: contacts, the joins before, and the outcome of the last join.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let lines: [String]
        var before: [[Int64]] = []
        var apart: [[Int64]] = []
        let join: [Int64]
        var isDecided = false
        let outcome: GuardedUnion.Outcome

        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(name: "two", lines: ["Anna Weber | i:1", "Anna Weber | i:2"], join: [1, 2], outcome: .joined),
        Row(
            name: "two that contradict each other, which the score has weighed",
            lines: ["Anna Weber", "Bernd Klein"], join: [1, 2], outcome: .joined),
        Row(
            name: "one person", lines: ["Anna Weber | i:1", "Anna Weber | i:2", "Anna Weber | i:3"],
            before: [[1, 2], [2, 3]], join: [1, 3], outcome: .sameAlready),
        Row(
            name: "generations", lines: ["Jr", "", "Sr"].map { "John Smith \($0) | +447700900001m" }, before: [[1, 2]],
            join: [2, 3], outcome: .refused(.generations)),
        Row(
            name: "a generation on one side",
            lines: ["John Smith Jr | +442079460001 | js@example.org", "John Smith | +442079460001 | js@example.org"],
            join: [1, 2], outcome: .refused(.oneGeneration)),
        Row(
            name: "birthdays",
            lines: ["Anna Weber | b:1980-02-03", "Anna Weber", "Anna Weber | b:1955-07-16"],
            before: [[1, 2]], join: [2, 3], outcome: .refused(.fields)),
        Row(
            name: "birthdays of contacts with numbers",
            lines: [
                "Anna Weber | b:1980-02-03 | +4930100001", "Anna Weber", "Anna Weber | b:1955-07-16 | +4930100002",
            ],
            before: [[1, 2]], join: [2, 3], outcome: .refused(.birthdays)),
        Row(
            name: "a child and a parent of one name, whatever they share",
            lines: [
                "Anna Weber | b:2016-02-03 | +4915112345678m | aw@example.org | a:5 High Street | t:Town",
                "Anna Weber | +4915112345678m | aw@example.org | a:5 High Street | t:Town",
            ], join: [1, 2], outcome: .refused(.child)),
        Row(
            name: "somebody's relation and a name",
            lines: ["Mum | +4915112345678m | aw@example.org", "Anna Weber | +4915112345678m | aw@example.org"],
            join: [1, 2], outcome: .refused(.relation)),
        Row(
            name: "two relations of one name",
            lines: ["Mum | +4915112345678m", "Mum | +4915112345678m | aw@example.org"], join: [1, 2], outcome: .joined),
        Row(
            name: "two organizations at one address",
            lines: [
                "o:Cafe Luna | +4930100001 | a:5 High Street | t:Town",
                "o:Yogastudio Prana | +4930100001 | a:5 High Street | t:Town",
            ], join: [1, 2], outcome: .refused(.organizations)),
        Row(
            name: "depots", lines: ["o:Depot 17 South | +4930100001", "o:Depot 18 South | +4930100001"], join: [1, 2],
            outcome: .refused(.organizations)),
        Row(
            name: "an organization and its branch",
            lines: ["o:Acme Travel | +4930100001", "o:Acme Travel Airport | +4930100001"],
            join: [1, 2], outcome: .joined),
        Row(
            name: "two cards of a child",
            lines: ["Anna Weber | b:2016-02-03 | +4915112345678m", "Anna Weber | b:2016-02-03 | aw@example.org"],
            join: [1, 2], outcome: .joined),
        Row(
            name: "a person and an organization",
            lines: ["Anna Weber | anna@example.org", "| anna@example.org", "o:Acme GmbH | +4930100001"],
            before: [[1, 2]], join: [2, 3], outcome: .refused(.kinds)),
        Row(
            name: "names of a man and of a woman with one number of an authority",
            lines: [
                "Peter Braunfels | u:123-45-6789 | +4930100001", "Sabine Braunfels | u:123-45-6789 | +4930100002",
                "Sabine Braunfels | u:123-45-6789 | +4930100003",
            ], before: [[2, 3]], join: [1, 2], outcome: .joined),
        Row(
            name: "names of a man and of a woman",
            lines: [
                "Peter Braunfels | +4930100001", "Sabine Braunfels | u:123-45-6789 | +4930100002",
                "Sabine Braunfels | u:123-45-6789 | +4930100003",
            ], before: [[2, 3]], join: [1, 2], outcome: .refused(.names)),
        Row(
            name: "titles", lines: ["Mr. Weber", "Weber", "Mrs. Weber"], before: [[1, 2]], join: [2, 3],
            outcome: .refused(.titles)),
        Row(
            name: "a title and a given name", lines: ["Mr. Weber", "Anna Weber"], join: [1, 2],
            outcome: .refused(.title)),
        Row(
            name: "relations", lines: ["Mum", "| +4915112345678m", "Dad"], before: [[1, 2]], join: [2, 3],
            outcome: .refused(.remarks)),
        Row(
            name: "a slip in a birthday",
            lines: ["Anna Weber | b:1980-02-03", "Anna Weber", "Anna Weber | b:1980-03-02"],
            before: [[1, 2]], join: [2, 3], outcome: .joined),
        Row(
            name: "names", lines: ["Anna Weber", "A. Weber", "Arnold Weber"], before: [[1, 2]], join: [2, 3],
            outcome: .refused(.names)),
        Row(
            name: "names of who share what one person holds",
            lines: ["Anna Weber | +4915112345678m", "A. Weber | +4915112345678m", "Anna Weberr | +4915112345678m"],
            before: [[1, 2]], join: [1, 3], outcome: .joined),
        Row(
            name: "one given name under two family names",
            lines: ["Anna Weber | aw@example.org", "Anna Klein | aw@example.org"], join: [1, 2],
            outcome: .refused(.names)),
        Row(
            name: "one given name under two family names, and her mailbox",
            lines: ["Anna Weber | anna.weber@example.org", "Anna Klein | anna.weber@example.org"], join: [1, 2],
            outcome: .joined),
        Row(
            name: "names that a third name connects",
            lines: ["Kathi Berger", "Katharina Berger", "Kathharina Berger | o:Acme"], before: [[1, 2]], join: [2, 3],
            outcome: .joined),
        Row(
            name: "an initial and a familiar form that a third name connects",
            lines: ["Tina Pasta", "Cristina Pasta", "C. Pasta"], before: [[1, 2]], join: [2, 3], outcome: .joined),
        Row(
            name: "names that a familiar form alone connects",
            lines: ["Christopher Hall", "Chris Hall", "Christine Hall"], before: [[1, 2]], join: [2, 3],
            outcome: .refused(.names)),
        Row(
            name: "fields of who share what one person holds",
            lines: [
                "Anna Weber | a:5 High Street | t:Town", "Anna Weber | a:5 High Street | t:Town | +4915112345678m",
                "Anna Weber | a:77 Mill Street | t:Port | +4915112345678m",
                "Anna Weber | a:77 Mill Street | t:Port | o:Acme",
            ], before: [[1, 2], [3, 4]], join: [2, 3], outcome: .joined),
        Row(
            name: "birthdays of who share what one person holds",
            lines: [
                "Anna Weber | b:1980-02-03", "Anna Weber | +4915112345678m",
                "Anna Weber | +4915112345678m | b:1955-07-16",
            ], before: [[1, 2]], join: [2, 3], outcome: .refused(.birthdays)),
        Row(
            name: "middle names", lines: ["Tom Albert Reed", "Tom Reed", "Tom Bruno Reed"], before: [[1, 2]],
            join: [2, 3], outcome: .refused(.middleNames)),
        Row(
            name: "somebody said so", lines: ["Anna Weber | i:1", "Anna Weber | i:2"], apart: [[1, 2]], join: [1, 2],
            outcome: .refused(.decidedApart)),
        Row(
            name: "somebody said so of others of the two",
            lines: ["Anna Weber | i:1", "Anna Weber | i:2", "Anna Weber | i:3"], before: [[1, 2]], apart: [[1, 3]],
            join: [2, 3], outcome: .refused(.decidedApart)),
        Row(
            name: "a decision joins what contradicts",
            lines: ["Jr", "", "Sr"].map { "John Smith \($0) | +447700900001m" }, before: [[1, 2]], join: [2, 3],
            isDecided: true,
            outcome: .joined),
        Row(
            name: "a decision against its opposite", lines: ["Anna Weber | i:1", "Anna Weber | i:2"],
            apart: [[1, 2]], join: [1, 2], isDecided: true, outcome: .refused(.decidedApart)),
        Row(
            name: "too many contacts", lines: (1...42).map { "Anna Weber | i:\($0)" },
            before: (2...40).map { [1, $0] }, join: [1, 41], outcome: .refused(.tooManyContacts)),
        Row(
            name: "as many as there may be", lines: (1...42).map { "Anna Weber | i:\($0)" },
            before: (2...39).map { [1, $0] }, join: [1, 41], outcome: .joined),
    ]

    @Test(arguments: rows) func outcomes(_ row: Row) {
        let scene = Scene(row.lines)
        let apart = row.apart.map { MatchDecision($0[0], $0[1], isSame: false) }
        var union = GuardedUnion(scene.pairComparison, MatchNodes(scene.table, apart))
        func join(_ pair: [Int64], isDecided: Bool = false) -> GuardedUnion.Outcome {
            union.join(UInt32(scene.place(pair[0])), UInt32(scene.place(pair[1])), isDecided: isDecided)
        }
        for pair in row.before { #expect(join(pair) == .joined) }
        #expect(join(row.join, isDecided: row.isDecided) == row.outcome)
        let isOne = union.root(UInt32(scene.place(row.join[0]))) == union.root(UInt32(scene.place(row.join[1])))
        switch row.outcome {
        case .joined, .sameAlready: #expect(isOne)
        case .refused: #expect(!isOne)
        }
    }

    /// In files with few numbers groups have to agree on the average.
    @Test func fieldsThatDisagreeAreRefused() {
        let scene = Scene(
            [
                "Anna Smith | b:1980-02-13 | a:5 High Street", "Anna Smith | b:1980-02-13 | a:5 High Street | t:Town",
                "Boris Rossi | b:1955-07-16 | a:77 Mill Street",
            ] + FieldModelTests.book(200, seed: 9))
        let comparison = PairComparison(scorer: scene.scorer, fields: scene.model)
        var union = GuardedUnion(comparison, MatchNodes(scene.table, []))
        let places = (1...3).map { UInt32(scene.place($0)) }
        #expect(union.join(places[0], places[1]) == .joined)
        #expect(union.join(places[1], places[2]) == .refused(.fields))
    }
}
