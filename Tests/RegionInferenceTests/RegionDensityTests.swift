import Foundation
import PhoneNumbers
import Testing

@testable import RegionInference

struct RegionDensityTests {
    private func density(_ code: String) throws -> RegionDensity {
        try #require(RegionDensity.all.first { $0.region.code == code })
    }

    @Test(arguments: [
        ("JP", "09096858465"), ("JP", "0894171220"), ("BR", "74992126966"), ("IL", "0554379862"), ("DE", "030 1234567"),
        ("AT", "0664 1234567"), ("US", "2125550123"), ("CA", "4163922489"), ("GB", "020 7946 0958"), ("NO", "40612345"),
    ])
    func everyNumberOfAPlanHasAProbability(_ code: String, _ number: String) throws {
        let density = try density(code)
        let reading = Classifier(allowedCategories: .all).classify(number, region: density.region)
        let logProbability = try #require(density.logProbability(of: reading))
        #expect(logProbability < -8)
        #expect(logProbability > -40)
    }

    @Test func aPlanThatTakesEverythingMakesEachNumberLessLikely() throws {
        let finnish = try density("FI").logProbability(
            of: Classifier().classify("040 1234567", region: RegionCode("FI")))
        let french = try density("FR").logProbability(
            of: Classifier().classify("06 12 34 56 78", region: RegionCode("FR")))
        #expect(try #require(finnish) < #require(french))
    }

    /// By their numbers, and not by the number of their formats: most of those of France are of numbers that few people have.
    @Test(arguments: [
        ("FR", true), ("JP", true), ("IL", true), ("AE", true), ("DE", true), ("GB", true),
        ("US", false), ("ES", false), ("IT", false), ("NO", false),
    ])
    func writesATrunkPrefix(_ code: String, _ isWritten: Bool) throws {
        #expect(try density(code).writesTrunkPrefix == isWritten)
    }
}
