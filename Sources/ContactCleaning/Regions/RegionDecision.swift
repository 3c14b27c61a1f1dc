public import PhoneNumbers

/// The region of the national numbers of a source, and the evidence for it.
public struct RegionDecision: Sendable, Hashable {
    /// The region; `nil` if none was given, or if there is no evidence for one.
    public var region: RegionCode?
    /// Whether the region was decided by the evidence of the source, and not given.
    public var isFromEvidence = false
    /// The evidence in words.
    public var explanation = ""

    /// A region that was given, or none.
    init(region: RegionCode?) {
        self.region = region
    }

    /// The region for which there is evidence.
    ///
    /// Evidence decides if there are at least two pieces' weight for the first region, if that is twice the weight of
    /// the second, and if at least 60 % of the national numbers fit the region's plan.
    ///
    /// - Parameter fit: the share of the source's national numbers that a region's plan takes, 0...1.
    init(_ evidence: RegionEvidence, fit: (RegionCode) -> Double) {
        isFromEvidence = true
        let ranking = evidence.ranking
        let sum = ranking.reduce(0) { $0 + $1.weight }
        guard let first = ranking.first else {
            explanation = "no region: nothing in the file says which country its national numbers belong to"
            return
        }
        let share = Int((100 * first.weight / sum).rounded())
        let pieces = Self.words(evidence.counts[first.region] ?? [:])
        let others = ranking.dropFirst().prefix(3).map {
            "\($0.region.code) \(Int((100 * $0.weight / sum).rounded())) %"
        }
        let found =
            "\(first.region.code) has \(share) % of the weight (\(pieces))"
            + (others.isEmpty ? "" : ", then " + others.joined(separator: ", "))
        let second = ranking.dropFirst().first?.weight ?? 0
        guard first.weight >= 2, first.weight >= 2 * second else {
            explanation = "no region: the evidence is too weak or divided; \(found)"
            return
        }
        let fitting = fit(first.region)
        guard fitting >= 0.6 else {
            explanation = "no region: only \(Int(100 * fitting)) % of the national numbers fit; \(found)"
            return
        }
        region = first.region
        explanation = "region \(found)"
    }

    private static func words(_ counts: [RegionEvidence.Kind: Int]) -> String {
        RegionEvidence.Kind.allCases.compactMap { kind in
            counts[kind].map { "\($0) \($0 == 1 ? kind.words.one : kind.words.many)" }
        }.joined(separator: ", ")
    }
}
