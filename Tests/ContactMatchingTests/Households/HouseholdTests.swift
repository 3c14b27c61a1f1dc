import ContactModel
import SeededRandom
import Testing

@testable import ContactMatching

/// People live together by two of an address, a landline and a family name, and by nothing else.
struct HouseholdTests {
    /// Given names: one of letters alone for each place.
    private static func name(_ place: Int) -> String {
        ["Anna", "Bram", "Cleo", "Dora", "Emil", "Fritz", "Greta"][place % 7]
            + ["", "lise", "bert", "rike", "mund", "wina"][place / 7 % 6]
    }

    private static func households(_ lines: [String], person: [Int64: Int64] = [:]) -> [Household] {
        var batch = ContactBatch()
        for record in Book(lines).records { batch.append(record) }
        return Household.all(of: NormalizedContacts([batch])) { person[$0] ?? $0 }
    }

    @Test(
        arguments: [
            // A family at one address, in two spellings, and by one landline.
            (["Anna Weber | a:12 Oak Street | z:02108", "Bram Weber | a:12 oak street | z:02108"], [[1, 2]]),
            (["Anna Weber | +442079460001", "Bram Weber | +442079460001"], [[1, 2]]),
            // Two names, with both.
            (
                [
                    "Anna Weber | +442079460001 | a:12 Oak Street | t:Leeds",
                    "Bram Visser | +442079460001 | a:12 Oak Street | t:Leeds",
                ], [[1, 2]]
            ),
            // One trait is none: an address, a landline, a name.
            (["Anna Weber | a:12 Oak Street | z:02108", "Bram Visser | a:12 Oak Street | z:02108"], []),
            (["Anna Weber | +442079460001", "Bram Visser | +442079460001"], []),
            (["Anna Weber", "Bram Weber"], []),
            // A mobile number, a service, a street without a number or a place say nothing.
            (["Anna Weber | +447700900001m", "Bram Weber | +447700900001m"], []),
            (["Anna Weber | +448001111s", "Bram Weber | +448001111s"], []),
            (["Anna Weber | a:Oak Street | z:02108", "Bram Weber | a:Oak Street | z:02108"], []),
            (["Anna Weber | a:12 Oak Street", "Bram Weber | a:12 Oak Street"], []),
            (["Anna Weber | a:12 Oak Street | z:02108", "Bram Weber | a:14 Oak Street | z:02108"], []),
            // Children who have the names of both parents connect them.
            (
                [
                    "g:Ana | f:García López | a:Calle 1 | t:Soria",
                    "g:Luis | f:Martín Pérez | a:Calle 1 | t:Soria | +34975000001",
                    "g:Eva | f:García Pérez | a:Calle 1 | t:Soria | +34975000001",
                ], [[1, 2, 3]]
            ),
            // Two of one name may be one, and colleagues have the address and the number of their firm in common.
            (["Anna Weber | a:12 Oak Street | z:02108", "Anna Weber | a:12 Oak Street | z:02108 | +442079460001"], []),
            (
                [
                    "Anna Weber | o:Acme | +442079460001 | a:12 Oak Street | t:Leeds",
                    "Bram Visser | o:Acme | +442079460001 | a:12 Oak Street | t:Leeds",
                ], []
            ),
            (
                [
                    "Anna Weber | o:Acme | +442079460001 | a:12 Oak Street | t:Leeds",
                    "Bram Weber | o:Acme | +442079460001 | a:12 Oak Street | t:Leeds",
                ], []
            ),
            // The firm of one is not that of the other.
            (
                [
                    "Anna Weber | o:Acme | +442079460001 | a:12 Oak Street | t:Leeds",
                    "Bram Weber | +442079460001 | a:12 Oak Street | t:Leeds",
                ], [[1, 2]]
            ),
            // An organization is nobody's household.
            (["Weber | k:organization | a:12 Oak Street | z:02108", "Bram Weber | a:12 Oak Street | z:02108"], []),
        ] as [([String], [[Int64]])])
    func peopleLiveTogether(_ lines: [String], _ expected: [[Int64]]) {
        #expect(Self.households(lines).map(\.people) == expected)
    }

    @Test func aHouseholdSaysWhatItShares() {
        let found = Self.households(["Anna Weber | +442079460001", "Bram Weber | +442079460001"])
        #expect(found.map(\.shared) == [[.landline, .familyName]])
    }

    /// The traits of a person are those of all contacts.
    @Test func contactsOfOnePersonAreOne() {
        let lines = [
            "Anna Weber | +442079460001", "A. Weber | a:12 Oak Street | t:Leeds",
            "Bram Visser | a:12 Oak Street | t:Leeds | +442079460001",
        ]
        #expect(Self.households(lines).isEmpty)
        #expect(Self.households(lines, person: [2: 1]).map(\.people) == [[1, 3]])
    }

    /// The switchboard of a firm and a house of many flats are no households, whatever the names.
    @Test(arguments: [("+442079460001", 7), ("a:12 Oak Street | t:Leeds", 13)])
    func aCrowdIsNone(_ value: String, _ count: Int) {
        let few = (0..<4).map { "\(Self.name($0)) Weber | \(value)" }
        #expect(Self.households(few).map(\.people) == [[1, 2, 3, 4]])
        #expect(Self.households((0..<count).map { "\(Self.name($0)) Weber | \(value)" }).isEmpty)
    }

    /// The order of contacts changes nothing, nobody is in two households, and a household has at least two people.
    @Test(arguments: 0..<20 as Range<UInt64>) func everyOrderGivesTheSame(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let families = ["Weber", "Visser", "Hall"]
        let lines = (0..<40).map { place in
            let family = families.randomElement(using: &random) ?? ""
            let street = "\(Int.random(in: 1...6, using: &random)) Oak Street"
            let phone = "+44207946000\(Int.random(in: 0...9, using: &random))"
            return "\(Self.name(place)) \(family) | a:\(street) | t:Leeds | \(phone)"
        }
        let order = lines.indices.shuffled(using: &random)
        let found = Self.households(lines).map(\.people)
        let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { (Int64($0 + 1), Int64($1 + 1)) })
        let shuffled = Self.households(order.map { lines[$0] }, person: numbers).map(\.people)
        #expect(found == shuffled, "seed \(seed)")
        #expect(found.allSatisfy { $0.count > 1 })
        #expect(Set(found.joined()).count == found.joined().count)
    }
}
