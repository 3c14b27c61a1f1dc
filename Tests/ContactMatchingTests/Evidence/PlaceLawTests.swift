import Testing

@testable import ContactMatching

/// Postal code and town are one place, whatever else is on two cards.
@Suite struct PlaceLawTests {
    private static let others = ["", "j:Buyer", "b:1980-02-03", "o:Acme | j:Buyer", "b:1980-02-03 | j:Buyer | o:Acme"]
    private static let mailboxes = ["", "tm@alfa.example", "thomas.muller@alfa.example"]

    private static func place(_ one: String, _ two: String) -> Bits {
        let scene = Scene([one, two], strangers: 100)
        let rows = [scene.place(1), scene.place(2)].sorted()
        return scene.pairComparison.evidence(rows[0], rows[1]).parts.reduce(Bits.zero) { sum, part in
            [.samePostalCode, .sameTown].contains(part.kind) ? sum + max(0, part.bits) : sum
        }
    }

    @Test(arguments: others, mailboxes) func postalCodeAndTownCountOnce(_ other: String, _ mailbox: String) {
        let limits = HouseholdLimits()
        for (streets, limit) in [(("a:Ring 3", "a:Weg 9"), limits.place), (("", ""), limits.district)] {
            let more = "z:18055 | t:Rostock | \(other)"
            let bits = Self.place(
                "Thomas Müller | \(mailbox) | \(streets.0) | \(more)",
                "Thomas Müller | thomas@beta.example | \(streets.1) | \(more)")
            #expect(bits > 0 && bits <= limit, "\(other) \(mailbox) \(streets): \(bits)")
        }
    }
}
