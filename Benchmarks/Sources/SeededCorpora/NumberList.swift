import SeededRandom

/// The phone numbers of a ``ContactTable`` alone, concatenated; 15 % of them are invalid.
package struct NumberList {
    /// The bytes of all numbers.
    package private(set) var bytes: [UInt8] = []
    /// The range of each number in the bytes.
    package private(set) var ranges: [Range<Int>] = []

    /// Creates a number of phone numbers from a seed.
    package init(count: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<count {
            let start = bytes.count
            let country = Country.thousand[generator.below(1000)]
            let isHome = country.callingCode == Country.home.callingCode
            NumberSpelling.append(of: country, mayBeNational: isHome, with: &generator, to: &bytes)
            ranges.append(start..<bytes.count)
        }
    }
}
