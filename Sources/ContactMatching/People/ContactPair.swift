/// Two contacts, in either order.
struct ContactPair: Sendable, Hashable {
    /// The lower number.
    let first: Int64
    let second: Int64

    init(_ one: Int64, _ two: Int64) {
        first = min(one, two)
        second = max(one, two)
    }
}
