/// Ranks that look random and are the same in every run, to choose some of many things by their position.
///
/// Every second or every tenth would be the same column of each row, or the same day of each week.
enum RandomRank {
    /// The rank of a position: the finalizer of [SplitMix64](https://prng.di.unimi.it/splitmix64.c).
    static func of(_ position: Int) -> UInt64 {
        var rank = UInt64(truncatingIfNeeded: position) &* 0x9E37_79B9_7F4A_7C15 &+ 0x9E37_79B9_7F4A_7C15
        rank = (rank ^ rank >> 30) &* 0xBF58_476D_1CE4_E5B9
        rank = (rank ^ rank >> 27) &* 0x94D0_49BB_1331_11EB
        return rank ^ rank >> 31
    }
}
