/// Places that are connected, each set under one of its places.
package struct DisjointSets {
    private var parents: [UInt32]

    /// Sets of one place each.
    package init(count: Int) { parents = (0..<UInt32(count)).map { $0 } }

    /// The place that stands for the set of a place.
    package mutating func root(_ place: UInt32) -> UInt32 {
        var place = place
        while parents[Int(place)] != place {
            parents[Int(place)] = parents[Int(parents[Int(place)])]
            place = parents[Int(place)]
        }
        return place
    }

    /// Puts one set under the root of another.
    ///
    /// - Precondition: both are roots.
    package mutating func attach(_ child: UInt32, to root: UInt32) { parents[Int(child)] = root }

    /// Makes one set of those of two places.
    package mutating func join(_ one: UInt32, _ two: UInt32) {
        let (first, second) = (root(one), root(two))
        attach(max(first, second), to: min(first, second))
    }
}
