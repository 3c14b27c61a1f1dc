import ContactMatching
import Testing

/// Contacts that say little of who they are, between two people who have nothing in common.
@Suite struct ChainTests {
    private static let orders = [[0, 1, 2], [2, 0, 1], [1, 2, 0]]

    private static func match(_ lines: [String], _ order: [Int]) -> (PeopleMatch, places: [Int64]) {
        let match = Book(order.map { lines[$0] }).matcher().match()
        return (match, lines.indices.map { place in Int64((order.firstIndex(of: place) ?? 0) + 1) })
    }

    /// A word, an initial or no name, with a value of each of two people whose names differ: a question to both.
    @Test(arguments: [
        ["Jelle Wobbeni | +31612349101m", "Jelle | +31612349101m | +31612349102m", "Jelle Dykstraat | +31612349102m"],
        ["Jelle Wobbeni | +31612349101m", "| +31612349101m | +31612349102m", "Jelle Dykstraat | +31612349102m"],
        [
            "Jelle Wobbeni | jw@velka.example", "Jelle | jw@velka.example | jd@ost.example",
            "Jelle Dykstraat | jd@ost.example",
        ],
        [
            "Jelle Wobbema | +31612349101m", "J. Wobbema | +31612349101m | +31612349102m",
            "Jikke Wobbema | +31612349102m",
        ],
        ["Jelle Wobbeni | +31612349101m", "Wobbeni | +31612349101m | +31612349102m", "Sietse Wobbeni | +31612349102m"],
    ]) func aVagueContactJoinsNeither(_ lines: [String]) {
        for order in Self.orders {
            let (match, places) = Self.match(lines, order)
            #expect(match.people.count == 3, "\(lines): \(match.people)")
            #expect(match.review.count { $0.first == places[1] || $0.second == places[1] } == 2, "\(match.review)")
        }
    }

    /// The one with whom it has more in common gets it, and the other is a question.
    @Test func theStrongerPairIsJoined() {
        let lines = [
            "Jelle Wobbeni | +31612349101m | jw@velka.example",
            "Jelle | +31612349101m | jw@velka.example | +31612349102m",
            "Jelle Dykstraat | +31612349102m",
        ]
        for order in Self.orders {
            let (match, places) = Self.match(lines, order)
            #expect(match.isOne(places[0], places[1]))
            #expect(!match.isOne(places[0], places[2]))
        }
    }

    /// A whole name connects, as does a home.
    @Test(arguments: [
        [
            "Anna Weber | +4915112345671m", "Anna Weber | +4915112345671m | anna.weber@example.org",
            "Anna Keller | anna.weber@example.org",
        ],
        [
            "Anna Weber | +4915112345671m | a:Ring 5 | t:Kassel", "Anna | +4915112345671m | +4915112345672m",
            "Anna Keller | +4915112345672m | a:Ring 5 | t:Kassel",
        ],
    ]) func whoeverHasMoreInCommonIsOne(_ lines: [String]) {
        for order in Self.orders {
            let (match, places) = Self.match(lines, order)
            #expect(match.isOne(places[0], places[2]), "\(lines): \(match.people)")
        }
    }

    /// A card without a legal form, or without what stands beside a name, makes nobody one of two that differ in it, whatever else is on the cards.
    @Test(
        arguments: [
            ["o:Meridian Textile AG", "o:Meridian Textile", "o:Meridian Textile GmbH"],
            ["o:Ockheim Turnverein e.V.", "o:Ockheim Turnverein", "o:Ockheim Turnverein GmbH"],
            ["Room 469", "Room", "Room 470"], ["Oma Hilde", "Hilde", "Tante Hilde"],
            ["Jan Wobbema Jr.", "Jan Wobbema", "Jan Wobbema Sr."], ["Mr. Toni Quall", "Toni Quall", "Mrs. Toni Quall"],
        ], ["", "info@meridian.example", "a:Kade 1 | t:Sneek"])
    func aCardBetweenTwoMakesThemNotOne(_ names: [String], _ more: String) {
        let (one, two) = ("+49408925905", "+492218703673")
        for order in Self.orders {
            for side in [0, 1, 2] {
                var lines = ["\(names[0]) | \(one)", "\(names[1]) | \(one) | \(two)", "\(names[2]) | \(two)"]
                lines[side] += " | " + more
                let (match, places) = Self.match(lines, order)
                #expect(!match.isOne(places[0], places[2]), "\(lines): \(match.people)")
            }
        }
    }

    /// The legal forms of both are questions to a card without one, which has as much in common with either.
    @Test func aCardWithoutALegalFormIsAQuestionToBoth() {
        let lines = [
            "o:Meridian Textile AG | +49408925905 | info@meridian.example",
            "o:Meridian Textile | +49408925905 | +492218703673", "o:Meridian Textile GmbH | +492218703673",
        ]
        for order in Self.orders {
            let (match, places) = Self.match(lines, order)
            #expect(match.people.count == 3, "\(match.people)")
            #expect(match.review.count { $0.first == places[1] || $0.second == places[1] } == 2, "\(match.review)")
        }
    }
}
