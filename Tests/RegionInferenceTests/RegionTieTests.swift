import Foundation
import PhoneNumbers
import SeededRandom
import Testing

@testable import RegionInference

/// Numbers that two countries explain, where the addresses are of both.
struct RegionTieTests {
    private func decision(_ numbers: [String], _ one: (String, Int), _ other: (String, Int)) throws -> RegionDecision {
        try RegionDecision.of(numbers, [one, other].filter { $0.1 > 0 }.map { (.country, $0.0, $0.1) })
    }

    /// As many addresses of both say nothing about a number without one, and the sentence names both.
    @Test(
        arguments: [
            ("987 654 325", "PE", "CL"), ("312 345 6789", "CO", "MX"), ("06 61 12 34 56", "MA", "FR"),
            ("0331 234567", "DE", "IT"), ("0722 123999", "TZ", "KE"),
        ], [1, 2, 5])
    func asManyAddressesDecideNothing(_ tie: (String, String, String), _ count: Int) throws {
        let (number, one, other) = tie
        let found = try decision([number], (one, count), (other, count))
        #expect(found.region == nil, "\(found.explanation)")
        let noun = count == 1 ? "1 address" : "\(count) addresses"
        #expect(found.explanation.components(separatedBy: noun).count == 3, "\(found.explanation)")
        #expect(found.explanation.contains(one) && found.explanation.contains(other), "\(found.explanation)")
    }

    @Test func theRivalWithTheMostAddressesIsNamed() throws {
        let few = try decision(["987 654 325"], ("PE", 2), ("CL", 3))
        #expect(
            few.explanation == "no region: PE and CL are both possible; PE explains 100 % of 1 national number "
                + "with 2 addresses, CL explains 100 % with 3 addresses")
        let most = try decision(["081 234 5678"], ("TH", 8), ("VN", 2))
        #expect(
            most.explanation == "region TH explains 100 % of 1 national number, with 8 addresses; "
                + "next is VN with 100 % and 2 addresses")
    }

    private static let regions = [
        "PE", "CL", "CO", "MX", "MA", "FR", "DE", "IT", "TZ", "KE", "TH", "VN", "ID", "PH", "PL", "ES", "GR", "PT",
    ]
    private static let forms = [
        "987 ### ###", "312 ### ####", "06 6# ## ## ##", "0331 ######", "0722 ######", "081 ### ####", "0812 ### ####",
        "601 ### ###", "07########",
    ]

    /// One number that both explain: the country with fewer addresses is never taken, and none with as many.
    @Test(arguments: 0..<60) func oneNumberIsNeverOfTheCountryWithFewerAddresses(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 500)
        let (number, pair) = Self.draw(count: 1, &random)
        guard Self.explain(number, pair) else { return }
        for one in 0...3 {
            for other in 0...3 where one + other > 0 {
                let code = try decision(number, (pair[0], one), (pair[1], other)).region?.code
                let most = one == other ? nil : one > other ? pair[0] : pair[1]
                #expect(code == nil || code == most, "\(number) \(pair) \(one):\(other)")
            }
        }
    }

    /// An address more of one country never makes the decision one for the other.
    @Test(arguments: 0..<16) func anAddressMoreSpeaksForNoOtherCountry(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 900)
        let (numbers, pair) = Self.draw(count: Int.random(in: 2...8, using: &random), &random)
        for one in 0...3 {
            var before: String??
            for other in 0...4 {
                let code = try decision(numbers, (pair[0], one), (pair[1], other)).region?.code
                if let before { #expect(code != pair[0] || before == pair[0], "\(numbers) \(pair) \(one):\(other)") }
                before = .some(code)
            }
        }
    }

    /// Returns `true` if two regions both explain numbers.
    private static func explain(_ numbers: [String], _ pair: [String]) -> Bool {
        let ranking = RegionRanking(RegionLikelihood(numbers.map { NationalNumber(Array($0.utf8)) }), RegionEvidence())
        return ranking.entries.count { pair.contains($0.region.code) } == 2
    }

    private static func draw(count: Int, _ random: inout SeededGenerator) -> (numbers: [String], pair: [String]) {
        let form = forms.randomElement(using: &random) ?? ""
        let numbers = (0..<count).map { _ in
            String(form.map { $0 == "#" ? Character("\(Int.random(in: 0...9, using: &random))") : $0 })
        }
        return (numbers, Array(regions.shuffled(using: &random).prefix(2)))
    }
}
