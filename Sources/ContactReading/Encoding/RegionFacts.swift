import KnowledgeTable
package import PhoneNumbers

/// The facts about a region besides its numbering plan.
package struct RegionFacts: Sendable {
    /// The population in thousands, at least 1.
    package var population: Double
    /// The languages that are official or used by many, the most common one first, as ISO 639-1 codes.
    package var languages: [String]

    /// The facts of every region that has a numbering plan.
    package static let all: [RegionCode: RegionFacts] = {
        var facts: [RegionCode: RegionFacts] = [:]
        for line in KnowledgeTable.section("regions/facts").lines {
            let words = line.pieces(between: UInt8(ascii: " "))
            guard words.count >= 2, let region = RegionCode(words[0]), let population = Double(words[1]) else {
                continue
            }
            facts[region] = RegionFacts(population: population, languages: words.dropFirst(2).map { String($0) })
        }
        return facts
    }()
}
