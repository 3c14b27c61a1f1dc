public import PhoneNumbers

/// The region of the national numbers of a source, and the evidence for it.
public struct RegionDecision: Sendable, Hashable {
    /// The region; `nil` if none was given, or if there is no evidence for one.
    public var region: RegionCode?
    /// `true` if the region was decided by the evidence of the source, and not given.
    public var isFromEvidence = false
    /// The evidence in words.
    public var explanation = ""
    /// The regions of groups of rows, where a column separates them; ``region`` is `nil` then.
    package var groups: RegionGroups?

    /// A region that national numbers may be of.
    package struct Candidate: Sendable, Hashable {
        package var region: RegionCode
        /// The numbers that are accepted in the region, of those that were tried.
        package var accepted: Int, numbers: Int
    }

    /// A region that was given, or none.
    package init(region: RegionCode?) {
        self.region = region
    }

    /// The region that explains national numbers clearly better than every other.
    init(_ ranking: RegionRanking, _ evidence: RegionEvidence) {
        isFromEvidence = true
        guard ranking.count > 0 else {
            explanation = "no region is needed: no number lacks its country"
            return
        }
        func share(_ entry: RegionRanking.Entry) -> String {
            "\(entry.region.code) explains \(Int((100 * entry.score.explained).rounded(.down))) %"
        }
        func local(_ entry: RegionRanking.Entry) -> String {
            let isNamed = entry.score.explained < RegionRanking.minExplained
            return isNamed ? ", and \(Int((100 * entry.score.local).rounded(.down))) % without an area code" : ""
        }
        func others(_ entry: RegionRanking.Entry, after mark: String) -> String {
            let words = evidence.words(for: entry.region)
            return words.isEmpty ? "" : mark + words
        }
        let numbers = "of \(ranking.count) national \(ranking.count == 1 ? "number" : "numbers")"
        switch ranking.outcome() {
        case .clear(let best, let next):
            region = best.region
            explanation =
                "region \(share(best)) \(numbers)" + local(best) + others(best, after: ", with ")
                + (next.map {
                    "; next is \($0.region.code) with \(Int(100 * $0.score.explained)) %" + others($0, after: " and ")
                } ?? "")
        case .divided(let best, let rival):
            explanation =
                "no region: \(best.region.code) and \(rival.region.code) are both possible; \(share(best)) \(numbers)"
                + others(best, after: " with ") + ", " + share(rival) + others(rival, after: " with ")
        case .mixed(let one, let other):
            explanation =
                "no region: the numbers may be those of two countries, \(one.region.code) and \(other.region.code)"
        case .unexplained(let best):
            explanation =
                "no region: no country's plan explains 85 % \(numbers)" + (best.map { "; \(share($0))" } ?? "")
        case .weak(let best):
            explanation = "no region: too few numbers to tell; \(share(best)) \(numbers)"
        }
    }
}
