extension UInt64 {
    /// Two rows, in either order, as a number. Numbers come in the order of the lower rows, then of the higher ones.
    @inline(__always)
    init(rows one: UInt32, _ two: UInt32) {
        self = one < two ? UInt64(one) << 32 | UInt64(two) : UInt64(two) << 32 | UInt64(one)
    }

    /// The two rows that the number stands for, the lower one first.
    var rows: (first: UInt32, second: UInt32) {
        @inline(__always) get { (UInt32(truncatingIfNeeded: self >> 32), UInt32(truncatingIfNeeded: self)) }
    }
}
