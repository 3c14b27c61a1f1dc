/// Finds the countries that words beside numbers name, by the hashes of their letters, in a table of open addressing that is part of
/// every program.
///
/// The table is compiled from the files of `Knowledge/countries` and stands behind the ``WordTable``. A slot has the upper 22 bits of a hash and
/// a country in ten bits, little-endian; 0 where nothing is.
package struct CountryWordTable: Sendable {
    /// 22 bits of a hash, and ten of the country.
    private static var layout: WordSlotLayout {
        @inline(__always) get { WordSlotLayout(start: WordTable.layout.count, count: 16384, values: 0x3FF) }
    }
    /// Stands for a name of several countries, or one that people are called by as well.
    private static let several: UInt32 = 0x3FF

    /// Ends the letters of a short name that is written with points, `U.K.`: without them it may be a code.
    static let point = UInt32(UInt8(ascii: "."))
    /// Ends the letters of a code that means something else in a region, whose letters follow.
    private static let comma = UInt32(UInt8(ascii: ","))
    private static let unitedStates = RegionCode(packedCode: 0x5553)
    private static let canada = RegionCode(packedCode: 0x4341)
    /// Ends the letters of a word for a paper or an account in a region, whose letters follow.
    private static let semicolon = UInt32(UInt8(ascii: ";"))
    /// Stands for every region, as in the [CLDR](https://cldr.unicode.org).
    private static let everywhere = RegionCode(packedCode: 0x5A5A)

    // MARK: - Looking up

    /// The country that letters name.
    @inline(never)
    static func country(of hash: WordHash) -> CountryBesideNumber {
        let number = layout.value(of: hash)
        return number == 0 ? .none : country(number)
    }

    /// Returns `true` if a code of two letters is that of a part of a region as well, or, outside brackets, another word in front of numbers
    /// there: `NA` of Naples in Italy, `IT` of a department.
    static func isHomonym(_ code: WordHash, in region: RegionCode, isInBrackets: Bool) -> Bool {
        isPart(code, of: region) || !isInBrackets && isListed(code, comma, everywhere)
    }

    /// Returns `true` if a code is that of a part of a region; readers in North America know the states and provinces of each other.
    static func isPart(_ code: WordHash, of region: RegionCode) -> Bool {
        if isListed(code, comma, region) { return true }
        return NumberingPlan.countryCode(of: region)?.number == 1
            && (isListed(code, comma, unitedStates) || isListed(code, comma, canada))
    }

    /// Returns `true` if a name of people or of several countries is that of a region as well.
    static func isName(_ name: WordHash, of region: RegionCode) -> Bool { isListed(name, comma, region) }

    /// Returns `true` if a word names the number of an account, a tax, an order or a paper in a region.
    ///
    /// - Parameter word: the letters and slashes of the word.
    static func isPaper(_ word: WordHash, in region: RegionCode) -> Bool {
        isListed(word, semicolon, region) || isListed(word, semicolon, everywhere)
    }

    private static func isListed(_ word: WordHash, _ mark: UInt32, _ region: RegionCode) -> Bool {
        layout.value(of: hash(word, mark, region)) != 0
    }

    private static func hash(_ word: WordHash, _ mark: UInt32, _ region: RegionCode) -> WordHash {
        var hash = word
        hash.add(mark)
        hash.add(UInt32(region.packed >> 8))
        hash.add(UInt32(region.packed & 0xFF))
        return hash
    }

    private static func country(_ number: UInt32) -> CountryBesideNumber {
        if number == several { return .undecided }
        let letters = UInt16(truncatingIfNeeded: number - 1)
        return .region(RegionCode(packed: (letters / 26 + 0x41) << 8 | (letters % 26 + 0x41)))
    }

    // MARK: - Compiling

    private var slots = WordSlots(Self.layout)

    /// A table without names.
    package init() {}

    /// Inserts a name; one that is there keeps its country. `false` if the table is full.
    ///
    /// - Parameters:
    ///   - name: the name as it is written.
    ///   - region: the country; `nil` if nobody knows which one is meant, or whether one is.
    package mutating func insert(_ name: some StringProtocol, _ region: RegionCode?) -> Bool {
        var hash = WordHash(of: name)
        if name.utf8.filter({ UInt32($0) != Self.point }).count < 4, name.contains(".") { hash.add(Self.point) }
        guard !hash.isEmpty else { return true }
        return slots.insert(hash, region.map(Self.number) ?? Self.several)
    }

    /// Inserts a code that means something else in a region, or in every one for `ZZ`. `false` if the table is full.
    package mutating func insert(homonym code: some StringProtocol, in region: RegionCode) -> Bool {
        slots.insert(Self.hash(WordHash(of: code), Self.comma, region), Self.number(region))
    }

    /// Inserts a word for a paper or an account in a region, or in every one for `ZZ`. `false` if the table is full.
    package mutating func insert(paper word: some StringProtocol, in region: RegionCode) -> Bool {
        var hash = WordHash()
        for scalar in word.unicodeScalars { hash.addLetterOrSlash(scalar.value) }
        return slots.insert(Self.hash(hash, Self.semicolon, region), Self.number(region))
    }

    private static func number(_ region: RegionCode) -> UInt32 {
        (UInt32(region.packed >> 8) - 0x41) * 26 + UInt32(region.packed & 0xFF) - 0x41 + 1
    }

    /// The table as it is embedded.
    package var bytes: [UInt8] { slots.bytes }
}
