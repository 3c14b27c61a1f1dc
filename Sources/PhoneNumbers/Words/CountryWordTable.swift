internal import NumberingPlanData

/// Finds the countries that words beside numbers name, by the hashes of their letters, in a table of open addressing that is part of
/// every program.
///
/// The table is compiled from the files of `Knowledge/countries` and stands behind the ``WordTable``. A slot has the upper 22 bits of a hash and
/// a country in ten bits, little-endian; 0 where nothing is.
package struct CountryWordTable: Sendable {
    private static let slotCount = 16384
    /// The bits of a slot that are the country.
    private static let countries: UInt32 = 0x3FF
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
        let key = Self.key(hash)
        var slot = Self.slot(hash)
        while true {
            let found = UInt32(littleEndian: number_word_table[WordTable.slotCount + slot])
            if found == 0 { return .none }
            if found & ~countries == key { return country(found & countries) }
            slot = (slot + 1) & (slotCount - 1)
        }
    }

    private static func country(_ number: UInt32) -> CountryBesideNumber {
        if number == several { return .undecided }
        let letters = UInt16(truncatingIfNeeded: number - 1)
        return .region(RegionCode(packed: (letters / 26 + 0x41) << 8 | (letters % 26 + 0x41)))
    }

    @inline(__always)
    private static func key(_ hash: WordHash) -> UInt32 { UInt32(truncatingIfNeeded: hash.value >> 32) & ~countries }

    @inline(__always)
    private static func slot(_ hash: WordHash) -> Int {
        Int(truncatingIfNeeded: hash.value ^ hash.value >> 15) & (slotCount - 1)
    }

    // MARK: - Compiling

    private var slots = [UInt32](repeating: 0, count: Self.slotCount)
    private var count = 0

    /// A table without names.
    package init() {}

    /// Inserts a name; one that is there keeps its country. `false` if the table is full.
    ///
    /// - Parameters:
    ///   - name: the name as it is written; behind the code of a state stands a comma.
    ///   - region: the country; `nil` if nobody knows which one is meant, or whether one is.
    package mutating func insert(_ name: some StringProtocol, _ region: RegionCode?) -> Bool {
        var hash = WordHash()
        for scalar in name.unicodeScalars {
            if let letter = WordLetter.canonical(scalar.value), letter != 0 { hash.add(letter) }
        }
        if name.utf8.filter({ UInt32($0) != Self.point }).count < 4, name.contains(".") { hash.add(Self.point) }
        if name.hasSuffix(",") { hash.add(Self.comma) }
        guard !hash.isEmpty else { return true }
        let key = Self.key(hash)
        var slot = Self.slot(hash)
        while slots[slot] != 0, slots[slot] & ~Self.countries != key { slot = (slot + 1) & (Self.slotCount - 1) }
        guard slots[slot] == 0 else { return true }
        slots[slot] = key | (region.map(Self.number) ?? Self.several)
        count += 1
        return count < Self.slotCount * 3 / 4
    }

    private static func number(_ region: RegionCode) -> UInt32 {
        (UInt32(region.packed >> 8) - 0x41) * 26 + UInt32(region.packed & 0xFF) - 0x41 + 1
    }

    /// The table as it is embedded.
    package var bytes: [UInt8] {
        slots.flatMap { slot in (0..<4).map { UInt8(truncatingIfNeeded: slot >> UInt32($0 * 8)) } }
    }
}
