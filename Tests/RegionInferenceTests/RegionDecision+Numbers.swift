import PhoneNumbers
import SeededRandom
import Testing

@testable import RegionInference

extension RegionDecision {
    /// The decision for national numbers and other evidence, given as its kind, a region and how often it was found.
    ///
    /// - Parameter known: The numbers of the same source that have a country code.
    static func of(
        _ numbers: [String], _ evidence: [(RegionEvidence.Kind, String, Int)] = [], known: [String] = []
    ) throws -> RegionDecision {
        var found = RegionEvidence()
        for number in known {
            let classification = Classifier(allowedCategories: .all).classify(number)
            found.ranges.add(classification.nationalNumber, of: try #require(classification.countryCode))
        }
        for (kind, code, count) in evidence {
            let region = try #require(RegionCode(code))
            for _ in 0..<count { found.add(kind, for: region) }
        }
        let sample = NationalNumber.sample(numbers.map { NationalNumber(Array($0.utf8)) }, limit: 300)
        return RegionDecision(RegionRanking(RegionLikelihood(sample), found), found)
    }

    /// The decision for numbers that have these forms in turn; a `#` is any digit.
    static func ofNumbers(
        like forms: [String], count: Int = 300, seed: UInt64 = 11,
        _ evidence: [(RegionEvidence.Kind, String, Int)] = [],
        known: [String] = []
    ) throws -> RegionDecision {
        var random = SeededGenerator(seed: seed)
        return try of(
            (0..<count).map { position in
                String(
                    forms[position % forms.count].map { character in
                        character == "#" ? Character("\(Int.random(in: 0...9, using: &random))") : character
                    })
            }, evidence, known: known)
    }
}
