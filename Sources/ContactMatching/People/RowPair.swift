/// Two rows and the weight of the evidence that they are one person's.
struct RowPair: Sendable {
    let bits: Bits
    let first: UInt32
    let second: UInt32

    /// Returns `true` if the first pair is joined before the second: the stronger one, then that of the lower rows.
    @inline(__always)
    static func < (one: RowPair, two: RowPair) -> Bool {
        if one.bits != two.bits { return one.bits > two.bits }
        return one.first != two.first ? one.first < two.first : one.second < two.second
    }
}
