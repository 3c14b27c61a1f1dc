import PhoneNumbers

extension RegionCode {
    /// Whether a region has a code and numbers of its own, but belongs to another one, which is often written beside it:
    /// `Hong Kong, China`.
    func isTerritory(of region: RegionCode) -> Bool { Self.sovereigns[self] == region }

    private static let sovereigns: [RegionCode: RegionCode] = {
        var sovereigns: [RegionCode: RegionCode] = [:]
        PhraseTable(text: territories).forEachPhrase { sovereign, territory in
            guard let territory = RegionCode(String(decoding: territory, as: UTF8.self)) else { return }
            sovereigns[territory] = RegionCode(sovereign)
        }
        return sovereigns
    }()

    /// A sovereign, a colon, and the territories that have codes of their own in
    /// [ISO 3166-1](https://www.iso.org/iso-3166-country-codes.html).
    private static let territories: StaticString = """
        AU:CC|CX|HM|NF
        CN:HK|MO|TW
        DK:FO|GL
        FI:AX
        FR:BL|GF|GP|MF|MQ|NC|PF|PM|RE|TF|WF|YT
        GB:AC|AI|BM|FK|GG|GI|GS|IM|IO|JE|KY|MS|PN|SH|TA|TC|VG
        NL:AW|BQ|CW|SX
        NO:BV|SJ
        NZ:CK|NU|TK
        US:AS|GU|MP|PR|UM|VI
        """
}
