import PhoneNumbers

extension RegionCode {
    /// Whether a region has a code and numbers of its own, but belongs to another one, which is often written beside it:
    /// `Hong Kong, China`.
    func isTerritory(of region: RegionCode) -> Bool { Self.sovereigns[self] == region }

    private static let sovereigns: [RegionCode: RegionCode] = {
        var sovereigns: [RegionCode: RegionCode] = [:]
        for line in territories.split(separator: "\n") {
            let codes = line.split(separator: " ").compactMap { RegionCode(String($0.prefix(2))) }
            for territory in codes.dropFirst() { sovereigns[territory] = codes.first }
        }
        return sovereigns
    }()

    /// A sovereign, a colon, and the territories that [ISO 3166-1](https://www.iso.org/iso-3166-country-codes.html) gives codes of their own.
    private static let territories = """
        AU: CC CX HM NF
        CN: HK MO TW
        DK: FO GL
        FI: AX
        FR: BL GF GP MF MQ NC PF PM RE TF WF YT
        GB: AC AI BM FK GG GI GS IM IO JE KY MS PN SH TA TC VG
        NL: AW BQ CW SX
        NO: BV SJ
        NZ: CK NU TK
        US: AS GU MP PR UM VI
        """
}
