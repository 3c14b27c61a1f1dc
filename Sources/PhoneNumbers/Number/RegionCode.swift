/// A region of the numbering world: an ISO 3166-1 alpha-2 code, or `001` for the calling codes that belong to no region.
///
/// Regions are what national numbers are read in; a country calling code may be shared by several (`+1`, `+7`, `+44`).
/// The list follows [ISO 3166-1](https://www.iso.org/iso-3166-country-codes.html) and the
/// [UN M49](https://unstats.un.org/unsd/methodology/m49/) code of the world.
public struct RegionCode: Hashable, Sendable {
    /// The two ASCII letters, first letter in the high byte; 1 stands for `001`.
    @usableFromInline let packed: UInt16

    @usableFromInline
    init(packed: UInt16) {
        self.packed = packed
    }

    /// The two letters in one number, as the compiled table holds them.
    package var packedCode: UInt16 { packed }

    /// The region of two upper-case ASCII letters in one number, as ``packedCode`` gives them.
    @inline(__always)
    package init(packedCode: UInt16) { packed = Self.official(packedCode) }

    /// The region of calling codes that belong to no country (`800`, `870`, `883` ...).
    public static let world = RegionCode(packed: 1)

    /// The code of ISO 3166-1 for one that people use in its place: `UK`, which is reserved for the United Kingdom, is `GB`.
    @inline(__always)
    private static func official(_ packed: UInt16) -> UInt16 { packed == 0x554B ? 0x4742 : packed }

    /// Reads a region code in either case; `nil` if the text is not two ASCII letters or `001`. `UK` is `GB`.
    ///
    /// The code need not be one that has a numbering plan: ask ``NumberingPlan/regions`` for those.
    public init?(_ code: some StringProtocol) {
        var letters: (UInt8, UInt8) = (0, 0)
        var count = 0
        if code == "001" {
            self = .world
            return
        }
        for byte in code.utf8 {
            let upper = byte & 0xDF
            guard upper >= UInt8(ascii: "A"), upper <= UInt8(ascii: "Z"), count < 2 else { return nil }
            if count == 0 { letters.0 = upper } else { letters.1 = upper }
            count += 1
        }
        guard count == 2 else { return nil }
        packed = Self.official(UInt16(letters.0) << 8 | UInt16(letters.1))
    }

    /// The code as text: `US`, `GB`, `001`.
    public var code: String {
        if self == .world { return "001" }
        return String(decoding: [UInt8(packed >> 8), UInt8(packed & 0xFF)], as: UTF8.self)
    }
}

extension RegionCode: CustomStringConvertible {
    /// The code as text.
    public var description: String { code }
}

extension RegionCode: Comparable {
    /// Orders regions by their codes, `001` first.
    public static func < (left: RegionCode, right: RegionCode) -> Bool { left.packed < right.packed }
}
