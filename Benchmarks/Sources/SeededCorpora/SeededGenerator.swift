/// SplitMix64: numbers that are the same on every run of a seed.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// A generator of a seed.
    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a limit.
    mutating func below(_ limit: Int) -> Int { Int(((next() >> 32) * UInt64(limit)) >> 32) }

    /// Whether something happens that happens so many times in a hundred.
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    /// One of several.
    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
