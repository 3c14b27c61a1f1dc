import KnowledgeTable

/// Han characters that are forms of one: traditional, simplified, older Japanese and those of compatibility, by `Knowledge/scripts`.
struct HanVariants: Sendable {
    private static let shared = HanVariants()

    /// The form that stands for all, by the others.
    private var bases: [UInt32: UInt32] = [:]

    private init() {
        for name in ["scripts/shinjitai", "scripts/variants"] {
            for (key, words) in KnowledgeTable.section(name).lists {
                guard let head = key.unicodeScalars.first else { continue }
                for scalar in words.joined().unicodeScalars {
                    let (one, other) = (root(of: head.value), root(of: scalar.value))
                    if one != other { bases[other] = one }
                }
            }
        }
        for scalar in bases.keys { bases[scalar] = root(of: scalar) }
    }

    private func root(of scalar: UInt32) -> UInt32 {
        var scalar = scalar
        while let base = bases[scalar] { scalar = base }
        return scalar
    }

    /// The form of a character that stands for all of its forms: itself if it has no other.
    static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard Script(scalar) == .han, let base = shared.bases[scalar.value] else { return scalar }
        return Unicode.Scalar(base) ?? scalar
    }
}
