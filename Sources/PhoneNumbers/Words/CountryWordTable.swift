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
    /// Ends the letters of a state of North America.
    static let comma = UInt32(UInt8(ascii: ","))

    // MARK: - Looking up

    /// The country that letters name.
    @inline(never)
    static func country(of hash: WordHash) -> CountryBesideNumber {
        let number = layout.value(of: hash)
        return number == 0 ? .none : country(number)
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
    ///   - name: the name as it is written; behind the code of a state stands a comma.
    ///   - region: the country; `nil` if nobody knows which one is meant, or whether one is.
    package mutating func insert(_ name: some StringProtocol, _ region: RegionCode?) -> Bool {
        var hash = WordHash(of: name)
        if name.utf8.filter({ UInt32($0) != Self.point }).count < 4, name.contains(".") { hash.add(Self.point) }
        if name.hasSuffix(",") { hash.add(Self.comma) }
        guard !hash.isEmpty else { return true }
        return slots.insert(hash, region.map(Self.number) ?? Self.several)
    }

    private static func number(_ region: RegionCode) -> UInt32 {
        (UInt32(region.packed >> 8) - 0x41) * 26 + UInt32(region.packed & 0xFF) - 0x41 + 1
    }

    /// The table as it is embedded.
    package var bytes: [UInt8] { slots.bytes }
}
