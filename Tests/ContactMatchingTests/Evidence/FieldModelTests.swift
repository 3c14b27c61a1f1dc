import SeededRandom
import Testing

@testable import ContactMatching

/// Weights that are learned from a book without numbers, in which one contact of three is another's copy.
@Suite struct FieldModelTests {
    /// Pairs of which the first agrees in more than the second does, in the order of their contacts' numbers.
    private static let pairs = [
        "Anna Bacofur | b:1980-02-13", "Anna Bacofur | b:1980-02-13 | t:Town", "Anna Bacofur | b:1955-07-16",
        "Anna Bacofur | b:1980-02-14", "Boris Bacofur | b:1980-02-13", "Anna Kelomir | b:1980-02-13",
        "Dora Zwyssig | a:5 High Street", "Dora Zwyssig | a:5 High Street | t:Town", "Dora Zwyssig | a:77 Mill Street",
        "Anna Smith | t:Port", "Anna Smith | t:Ford", "Ottokar Zwicky | t:Port", "Ottokar Zwicky | t:Ford",
    ]
    private static let lines = pairs + book(400, seed: 3)
    private static let scene = Scene(lines)
    private static let model = scene.model

    /// People without numbers, of whom every other has two contacts.
    static func book(_ people: Int, seed: UInt64) -> [String] {
        var random = SeededGenerator(seed: seed)
        let given = ["Anna", "Boris", "Carla", "David", "Elena", "Farid", "Greta", "Hugo", "Irene", "Jonas", "Karim"]
        let syllables = ["ba", "co", "du", "fe", "gi", "ka", "lo", "mu", "ne", "pi", "ra", "so", "tu", "ve", "zi"]
        return (0..<people).flatMap { _ in
            let family =
                random.below(5) == 0 ? "Smith" : "B" + (0..<3).map { _ in syllables[random.below(15)] }.joined()
            let name = "\(given[random.below(11)]) \(family)"
            let birthday = "19\(50 + random.below(49))-0\(1 + random.below(9))-\(10 + random.below(18))"
            let street = "\(1 + random.below(90)) \(["High", "Mill", "Park", "King"][random.below(4)]) Street"
            let line = "\(name) | b:\(birthday) | t:\(["Town", "City", "Port"][random.below(3)]) | a:\(street)"
            return random.below(2) == 0 ? [line, line + " | o:Acme"] : [line]
        }
    }

    private static func bits(_ one: Int64, _ two: Int64) -> Bits {
        scene.bits(one, two, by: model)
    }

    /// Two pairs of contacts of which the first weighs more.
    @Test(
        arguments: [
            ("a birthday", [1, 2], [1, 3]), ("a slip in a birthday", [1, 2], [1, 4]),
            ("a given name", [1, 2], [1, 5]),
            ("a family name", [1, 2], [1, 6]), ("a street", [7, 8], [7, 9]), ("a rare name", [12, 13], [10, 11]),
        ] as [(String, [Int64], [Int64])]) func whatAgreesWeighsMore(
            _ what: String, _ nearer: [Int64], _ farther: [Int64]
        )
    {
        #expect(Self.bits(nearer[0], nearer[1]) > Self.bits(farther[0], farther[1]), "\(what)")
    }

    @Test func copiesPassTheLimitAndStrangersDoNot() {
        let automatic = MatchSettings().automaticFrom
        var (copies, found, wrong) = (0, 0, 0)
        for place in Self.pairs.count..<Self.lines.count - 1 {
            let isJoined = Self.bits(Int64(place + 1), Int64(place + 2)) >= automatic
            if Self.lines[place + 1] == Self.lines[place] + " | o:Acme" {
                copies += 1
                found += isJoined ? 1 : 0
            } else {
                wrong += isJoined ? 1 : 0
            }
        }
        #expect(copies > 150)
        #expect(found * 100 >= copies * 95, "\(found) of \(copies)")
        #expect(wrong == 0)
    }

    @Test func theSameContactsTeachTheSame() {
        let lines = Self.book(60, seed: 6)
        let (one, two) = (Scene(lines), Scene(lines.reversed()))
        let (first, second) = (one.model, two.model)
        let last = Int64(lines.count)
        for id in 1..<last {
            let mirrored = two.bits(last + 1 - id, last - id, by: second)
            #expect(one.bits(id, id + 1, by: first) == mirrored)
        }
    }

    /// Without pairs nothing can be learned, and the weights are those of the rule.
    @Test func nothingIsLearnedFromNothing() {
        let scene = Scene(["Anna Weber", "Bernd Klein"])
        #expect(scene.model.weights == .rule)
        #expect(scene.model.taughtBy == 0)
        #expect(scene.bits(1, 2, by: scene.model) <= 0)
    }

    /// A share of the pairs that are drawn of a small book is of one person, and is no coincidence.
    @Test func copiesAreNoCoincidence() {
        let pattern = { (level: Int) in
            var pattern = FieldComparison.Pattern()
            pattern.set(.email, level)
            return pattern
        }
        var drawn = FieldModel.Field.allCases.map { _ in [0.0, 0, 0, 0] }
        drawn[FieldModel.Field.email.rawValue] = [9980, 0, 0, 20]
        let teaching = FieldTeaching([(pattern(0), 50), (pattern(3), 50)], drawn: drawn)
        let (without, with) = (teaching.ratio(.email, 3, share: 0), teaching.ratio(.email, 3, share: 0.002))
        #expect(with > without * 4)
        #expect(with <= without * 16)
        #expect(teaching.ratio(.email, 3, share: 0.9) == without * 16)
    }

    /// Two without numbers, of whom more than the name and the place agrees: the name says more beside what a household does not share.
    @Test(
        arguments: [
            ("b:1980-02-13", "b:1980-02-13", true),
            ("i:C-77009", "i:C-77009", true),
            ("a:5 High Street", "a:5 High Street", false), ("t:Town", "t:Town", false),
            ("b:1980-02-13", "b:1955-07-16", false),
        ]) func whatAHouseholdDoesNotShareSupportsTheName(_ one: String, _ two: String, _ isSupported: Bool)
    {
        func name(_ second: String) -> Bits? {
            let scene = Scene(["Anna Bacofur | \(one)", "\(second) | \(two) | j:Nurse"] + Self.book(200, seed: 4))
            var name: Bits?
            _ = scene.model.forEachPart(scene.place(1), scene.place(2)) { if $0.kind.isOfName { name = $0.bits } }
            return name
        }
        let alone = Scene(["Anna Bacofur | t:Town", "Anna Bacofur | t:Port | j:Nurse"] + Self.book(200, seed: 4))
        var usual: Bits = 0
        _ = alone.model.forEachPart(alone.place(1), alone.place(2)) { if $0.kind.isOfName { usual = $0.bits } }
        let more = (name("Anna Bacofur") ?? 0) - usual - (isSupported ? FieldWeights.corroboratedName : 0)
        #expect(abs(more.value) < 0.5, "\(more)")
    }

    /// A book moves weights no further than a limit, and none changes its sign.
    @Test func whatIsLearnedHasAFloorAndACeiling() {
        #expect(Self.model.taughtBy > 100)
        #expect(Self.model.weights != .rule)
        for field in FieldModel.Field.allCases {
            for level in 0...field.highest {
                let (rule, learned) = (FieldWeights.rule[field, level], Self.model.weights[field, level])
                #expect(abs(learned.hundredths - rule.hundredths) <= FieldWeights.reach.hundredths, "\(field) \(level)")
                #expect(level == 0 ? learned <= 0 : learned >= 0, "\(field) \(level)")
            }
        }
        #expect(Self.model.weights[.birthday, 0] <= FieldWeights.differentBirthdayCeiling)
    }

    /// People of whom every other has two contacts in one place, and relatives who live with each.
    private static func households(_ count: Int, relatives: Bool) -> [String] {
        let given = ["Anna", "Boris", "Carla", "David", "Elena", "Farid", "Greta", "Hugo"]
        return book(count, seed: 9).enumerated().flatMap { place, line in
            let fields = line.split(separator: "|")
            let family = fields[0].split(separator: " ")[1]
            let address = "| t:Town | a:\(place) High Street | z:\(10000 + place)"
            let one = "\(given[place % 8]) \(family) | b:19\(50 + place % 40)-03-1\(place % 9) "
            let other =
                relatives ? "\(given[(place + 3) % 8]) \(family) | b:19\(50 + place % 30)-07-1\(place % 9) " : one
            return [one + address, other + address + " | o:Acme"]
        }
    }

    /// Where nobody lives with a relative, fields that agree are taken to be one person's sooner.
    @Test func aBookWithoutRelativesIsTrustedMore() {
        let (without, with) = (
            Scene(Self.households(300, relatives: false)), Scene(Self.households(300, relatives: true))
        )
        #expect(without.model.prior > with.model.prior)
        #expect(without.model.limits.place > with.model.limits.place)
        #expect(with.model.limits == HouseholdLimits())
    }

    /// Of a thousand pairs of one place, those whose given names differ and those whose are a slip apart, and the bits that this gives.
    @Test(arguments: [(100, 100, 3.64), (300, 0, 2.42), (400, 0, 0), (500, 0, 0), (500, 300, 3.64), (0, 0, 3.64)])
    func relativesAreToldFromSlips(_ different: Double, _ slips: Double, _ bits: Double) {
        var pairs = HouseholdPairs()
        pairs.count(different, given: 0)
        pairs.count(slips, given: 1)
        pairs.count(1000 - different - slips, given: 3)
        #expect(abs(pairs.prior.value - bits) < 0.01)
        #expect(HouseholdPairs().prior == .zero)
    }

    /// A few unnamed strangers more change no evidence of the others: it is chosen for each pair what is compared.
    @Test func thereIsNoCliff() {
        let pairs = ["Anna Bacofur | +4915112345678m | anna@example.org", "Anna Bacofur | +4915112345678m"]
        let strangers = (1...400).map { "| nobody\($0)@example.org" }
        let evidence = [[], strangers].map { others in
            Book(pairs + others).matcher(strangers: 0).evidence(1, 2)?.parts.map(\.kind)
        }
        #expect(evidence[0] == [.fullName, .sharedMobile])
        #expect(evidence[1] == evidence[0])
    }

    /// Two of one household, and the least that keeps them from being joined.
    @Test(arguments: [
        [
            "Lena Vogt | b:2001-05-05 | a:5 High Street | z:12345",
            "Lisa Vogt | b:2001-05-05 | a:5 High Street | z:12345",
        ],
        [
            "Karl Lang | b:1950-01-02 | a:5 High Street | z:12345",
            "Karl Lang | b:1980-07-06 | a:5 High Street | z:12345",
        ],
        [
            "Karl Lang | a:5 High Street | z:12345 | t:Town",
            "Karl Lang | a:5 High Street | z:12345 | t:Town | +4930100001",
        ],
        ["Kenneth Harper | a:5 High Street | z:12345", "Harper Crane | a:5 High Street | z:12345"],
        [
            "Eugene Barker | b:1980-10-24 | a:1261 Valley Road | t:Town",
            "Eugene Bishop | b:1980-10-24 | a:5943 Daisy Lane | t:Town",
        ],
        [
            "Karl Lang | k@a.example | a:5 High Street | z:12345",
            "Karla Lang | kl@b.example | a:5 High Street | z:12345",
        ],
    ]) func membersOfAHouseholdStayApart(_ lines: [String]) {
        #expect(!Book(lines).matcher().match().isOne(1, 2))
    }
}
