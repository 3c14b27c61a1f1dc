import PhoneNumbers

/// A number in national form that nothing in its own row ties to a country, as it is written.
struct NationalNumber: Sendable {
    /// UTF-8.
    let text: [UInt8]
    /// The text with spaces for points, which would make a decimal of it in some countries and a number in others.
    let spaced: [UInt8]
    /// The digits alone.
    let digits: [UInt8]
    /// The lengths of the groups of digits: `[3, 3, 4]` of `(650) 253-0000`.
    let groups: [Int]
    /// The first digits, at most six and without the last three, which blocks of numbers have in common.
    let block: Int
    /// The weight of the number among others of its block, 0...1.
    var weight = 1.0
    /// The weight of its range as evidence of the country, 0...1: people of one town have one area code.
    var rangeWeight = 1.0

    /// The number of digits.
    var digitCount: Int { groups.reduce(0, +) }

    init(_ text: [UInt8]) {
        self.text = text
        spaced = text.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }
        digits = text.filter(Self.isDigit)
        groups = Self.groups(of: text)
        let length = min(6, groups.reduce(0, +) - 3)
        var (block, count) = (1, 0)
        for byte in digits where count < length {
            block = block * 10 + Int(byte &- UInt8(ascii: "0"))
            count += 1
        }
        self.block = block
    }

    /// The number that a text is in a region.
    struct Reading: Hashable {
        var callingCode: PhoneNumber.CountryCode?
        var national: DigitBuffer
    }

    /// The number as it is written, read in a region.
    func reading(in region: RegionCode, by classifier: Classifier) -> Classification {
        text.withUnsafeBufferPointer { classifier.classify(Span(_unsafeElements: $0), region: region) }
    }

    /// The first digits, which are those of an area code, or of a part of a network: three, and two of numbers so short that their country
    /// has few of either.
    private var area: Int {
        let end = digitCount <= 8 ? 1_000 : 10_000
        var area = block
        while area >= end { area /= 10 }
        return area
    }

    /// The lengths of the runs of digits in a text.
    static func groups(of text: [UInt8]) -> [Int] {
        var groups: [Int] = []
        var length = 0
        for byte in text {
            if isDigit(byte) {
                length += 1
            } else if length > 0 {
                groups.append(length)
                length = 0
            }
        }
        if length > 0 { groups.append(length) }
        return groups
    }

    /// The different numbers of a list in random order, at most `limit`.
    ///
    /// Numbers of one block say little more together than one of them: customer numbers that count up, or the extensions of
    /// a switchboard. The second of a block counts a quarter, the third a ninth. So does the range of numbers whose first
    /// digits are the same.
    static func sample(_ numbers: [NationalNumber], limit: Int) -> [NationalNumber] {
        var seen: Set<[UInt8]> = []
        let different = numbers.filter { number in
            number.digitCount >= minDigitCount
                && seen.insert(number.digits).inserted
        }
        let order = different.indices.map { (rank: RandomRank.of($0), index: $0) }.sorted { $0 < $1 }
        var blocks: [Int: Double] = [:]
        var areas: [Int: Double] = [:]
        return order.prefix(limit).map { _, index in
            var number = different[index]
            blocks[number.block, default: 0] += 1
            number.weight = blocks[number.block].map { 1 / ($0 * $0) } ?? 1
            areas[number.area, default: 0] += 1
            number.rangeWeight = areas[number.area].map { 1 / ($0 * $0) } ?? 1
            return number
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Fewer digits are a short code or an extension.
    private static let minDigitCount = 5
}
