/// Numbers of contacts or people that are connected, each set under its lowest.
struct ConnectedNumbers {
    private var parents: [Int: Int] = [:]

    /// The number that stands for the set of a number.
    mutating func root(_ number: Int) -> Int {
        var number = number
        while let parent = parents[number] {
            if let above = parents[parent] { parents[number] = above }
            number = parent
        }
        return number
    }

    /// Makes one set of those of two numbers.
    mutating func join(_ one: Int, _ two: Int) {
        let roots = (root(one), root(two))
        if roots.0 != roots.1 { parents[max(roots.0, roots.1)] = min(roots.0, roots.1) }
    }
}
