import ContactMatching
import Testing

/// Contacts that look like one person's and are two, and such that look like two and are one.
@Suite struct TrapTests {
    @Test(arguments: different) func peopleStayApart(_ trap: (String, [String])) {
        let match = Book(trap.1).matcher().match()
        #expect(!match.isOne(1, 2), "\(trap.0): \(match.people)")
    }

    @Test(arguments: asked) func somebodyIsAsked(_ trap: (String, [String])) {
        let match = Book(trap.1).matcher().match()
        #expect(!match.isOne(1, 2), "\(trap.0): \(match.people)")
        #expect(match.review.contains { $0.first == 1 && $0.second == 2 }, "\(trap.0)")
    }

    @Test(arguments: same) func contactsBecomeOne(_ trap: (String, [String])) {
        let matcher = Book(trap.1).matcher()
        let match = matcher.match()
        #expect(
            match.isOne(1, 2),
            "\(trap.0): \(matcher.evidence(1, 2)?.parts.map { "\($0.kind) \($0.bits)" } ?? [])")
    }

    /// Copies of a contact are one person's, unless a name that is only as common as others is read again and again at one number.
    @Test(arguments: [(3, 40), (200, 8_000)]) func copiesAtASwitchboard(_ copies: Int, _ people: Int) {
        let lines = (0..<40).flatMap { name in
            [String](repeating: "Clerk\(letters(name)) Desk\(letters(name * 7)) | +442071234567", count: copies)
        }
        #expect(Book(lines).matcher().match().people.count == people)
    }

    /// Whoever has the numbers of two people is a question to both.
    @Test func nobodyIsJoinedThroughABridge() {
        let match = Book([
            "Anna Weber | +4915112345671m", "| +4915112345671m | +4915112345672m", "Bernd Klein | +4915112345672m",
        ]).matcher().match()
        #expect(match.people == [[1], [2], [3]])
        #expect(match.review.count == 2)
    }

    /// A vague name that may be that of two who exclude each other is a question to both, and joins nobody.
    @Test(arguments: [
        ["J. Weberknecht", "Jan Weberknecht", "Julia Weberknecht"],
        ["Sam Delgado", "Samuel Delgado", "Samantha Delgado"],
        ["Wei Chen", "陈伟", "陈薇"], ["Yuki Hayashi", "林 由紀", "林 勇気"],
        ["Alex Horowitz", "Alexander Horowitz", "Alexandra Horowitz"],
        ["سلمان الأحمد", "Salman Alahmad", "Sulaiman Alahmad"],
        ["Trinh Thi Nga", "Trịnh Thị Nga", "Trịnh Thị Ngà"],
    ]) func aVagueNameJoinsNobody(_ names: [String]) {
        for places in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            let match = Book(places.map { names[$0] + " | +4915112345671m" }).matcher().match()
            #expect(match.people.count == 3, "\(names): \(match.people)")
        }
    }

    /// Two whose given names differ are two, although a third name is a form of both.
    @Test(
        arguments: [
            ["Ahmed Rizqallah", "Mohamed Rizqallah", "Ahmed Mohamed Rizqallah"],
            ["Lukas Drexler", "Lucy Drexler", "Luka Drexler"],
            ["Charles Oglethorpe", "Charlotte Oglethorpe", "Charlie Oglethorpe"],
            ["José Etxandi", "María Etxandi", "José María Etxandi"],
        ], ["+201001234567m", "+201054179267m", "home@example.org"])
    func aFormOfBothJoinsNobody(_ names: [String], _ shared: String) {
        for places in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            let match = Book(places.map { names[$0] + " | " + shared }).matcher().match()
            let ids = places.indices.filter { places[$0] < 2 }.map { Int64($0 + 1) }
            #expect(!match.isOne(ids[0], ids[1]), "\(names), \(shared): \(match.people)")
        }
    }

    /// A contact that may be that of two who contradict each other, and as well of the one as of the other, is a question to both.
    @Test(arguments: [
        ["Sam Quall | b:1950-03-04", "Sam Quall", "Sam Quall | b:1980-07-09"],
        ["Иван Петрович Орехов", "Иван Орехов", "Иван Иванович Орехов"],
        ["Ann Marie Dunn", "Ann Dunn", "Ann Louise Dunn"],
        ["Mr. Toni Quall", "Toni Quall", "Mrs. Toni Quall"],
    ]) func aContactBetweenTwoIsAQuestionToBoth(_ names: [String]) {
        for places in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            for number in ["+19176432641m", "+19176432642m", "+19176432643m"] {
                let match = Book(places.map { "\(names[$0]) | \(number)" }).matcher().match()
                #expect(match.people.count == 3, "\(names): \(match.people)")
                let middle = Int64((places.firstIndex(of: 1) ?? 0) + 1)
                #expect(
                    match.review.count { $0.first == middle || $0.second == middle } == 2, "\(names): \(match.review)")
            }
        }
    }

    /// One who is likelier gets it, and one who contradicts nobody.
    @Test(arguments: [
        ["Sam Quall | sq@example.org", "Sam Quall | b:1950-03-04 | sq@example.org", "Sam Quall | b:1980-07-09"],
        ["Ann Dunn", "Ann Marie Dunn", "Ann M. Dunn"],
    ]) func theLikelierOfTwoIsJoined(_ names: [String]) {
        #expect(Book(names.map { $0 + " | +19176432641m" }).matcher().match().isOne(1, 2))
    }

    @Test func aSwitchboardJoinsNobody() {
        let match = Book((0..<200).map { "Clerk\(letters($0)) Desk\(letters($0 * 7)) | +442071234567" }).matcher()
            .match()
        #expect(match.people.count == 200)
    }

    @Test func aChainDoesNotJoinItsEnds() {
        // Each shares something with the next, the ends nothing: Anna and Bernd share a mailbox.
        let match = Book([
            "Anna Weber | anna@example.org | home@example.org", "Bernd Weber | bernd@example.org | home@example.org",
            "Anna Weber | anna@example.org", "Bernd Weber | bernd@example.org",
        ]).matcher().match()
        #expect(match.people == [[1, 3], [2, 4]])
    }

    /// A number as letters, so that it is a name.
    private func letters(_ number: Int) -> String {
        let consonants = Array("bcdfghjklmnpqrstvwxz")
        return String([consonants[number / 400 % 20], "a", consonants[number / 20 % 20], "o", consonants[number % 20]])
    }
}
