import PhoneNumbers

/// A country whose tables are generated, with its language and its neighbours.
struct HomeCountry: Sendable {
    let region: RegionCode
    /// The code of ``Headings`` for its first language.
    let language: String
    let neighbours: [RegionCode]

    /// Sixty and some countries: large and small ones, and those that are taken for each other.
    static let all: [HomeCountry] = table.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard words.count > 2, let region = RegionCode(words[0]) else { return nil }
        return HomeCountry(
            region: region, language: String(words[1]), neighbours: words.dropFirst(2).compactMap { RegionCode($0) })
    }

    private static let table = """
        DE de AT CH NL FR PL
        AT de DE CH IT CZ HU
        CH de DE FR IT AT LI
        NL nl DE BE GB
        BE fr NL FR DE LU
        LU fr BE FR DE
        FR fr BE DE ES CH
        ES es PT FR MA
        PT pt ES BR FR
        IT it CH FR AT
        GB en IE FR US
        IE en GB US
        NO nb SE DK FI
        DK da SE NO DE
        SE sv NO DK FI
        FI fi SE EE RU
        IS en DK NO US
        PL pl DE CZ UA
        CZ cs SK DE AT
        SK sk CZ HU AT
        HU hu AT SK RO
        RO ro HU MD BG
        BG bg RO GR RS
        GR el CY BG DE
        CY el GR GB
        TR tr DE GR AZ
        UA uk PL RU BY
        BY ru RU PL UA
        RU ru KZ UA BY
        KZ ru RU KG UZ
        RS sr BA HR ME
        HR hr SI BA RS
        SI sl HR AT IT
        BA hr HR RS ME
        EE en FI LV LT
        LV en LT EE RU
        LT en LV PL EE
        IL en US CY JO
        AE en SA IN OM
        SA en AE EG KW
        EG en SA AE SD
        MA fr FR ES DZ
        TN fr FR DZ IT
        ZA en NA BW GB
        NG en GH GB CM
        KE en UG TZ GB
        IN en AE US BD
        PK en AE IN GB
        BD en IN PK AE
        CN zh HK TW US
        JP ja US KR CN
        KR ko US JP CN
        TW zh CN HK US
        HK zh CN GB MO
        SG en MY ID AU
        MY en SG ID TH
        TH th MY LA US
        VN vi US TH CN
        ID id MY SG AU
        PH en US SG AE
        AU en NZ GB US
        NZ en AU GB FJ
        US en CA MX GB
        CA en US GB FR
        JM en US CA TT
        DO es US PR ES
        MX es US GT ES
        BR pt PT AR US
        AR es UY CL BR
        CL es AR PE BO
        CO es VE EC US
        PE es CL EC BO
        MT en GB IT
        SN fr FR ML CI
        """
}
