import SeededRandom

/// Phone numbers alone, as a ``ContactTable`` has them: one text after the other, 15 % of them bad.
package struct NumberList {
    /// The bytes of all numbers.
    package private(set) var bytes: [UInt8] = []
    /// Where each number stands in the bytes.
    package private(set) var ranges: [Range<Int>] = []

    /// So many numbers of a seed.
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
