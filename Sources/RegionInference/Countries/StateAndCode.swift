import PhoneNumbers

/// Addresses of the United States and Canada that name no country: their states and provinces have codes, and their postal
/// codes a form of their own ([USPS Publication 28](https://pe.usps.com/text/pub28/28apb.htm),
/// [Canada Post](https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/overview.page)).
enum StateAndCode {
    private static let unitedStates = RegionCode("US")
    private static let canada = RegionCode("CA")

    /// The country that both name; `nil` if they name none.
    static func region(state: ArraySlice<UInt8>, postalCode: ArraySlice<UInt8>) -> RegionCode? {
        let name = key(state)
        let code = [UInt8](postalCode).filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        if provinces.contains(name), isCanadian(code) { return canada }
        return states.contains(name) && isZIP(code) ? unitedStates : nil
    }

    private static func isZIP(_ code: [UInt8]) -> Bool {
        (code.count == 5 || code.count == 9) && code.allSatisfy { $0 &- 0x30 < 10 }
    }

    /// `A1A 1A1`.
    private static func isCanadian(_ code: [UInt8]) -> Bool {
        code.count == 6
            && code.enumerated().allSatisfy { place, byte in
                place % 2 == 0 ? (byte | 0x20) &- 0x61 < 26 : byte &- 0x30 < 10
            }
    }

    private static func key(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text.filter { $0 > 0x20 && $0 != UInt8(ascii: ".") }, as: UTF8.self).lowercased()
    }

    private static let states = words(
        """
        AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI \
        SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP AA AE AP Alabama Alaska Arizona Arkansas California Colorado \
        Connecticut Delaware DistrictofColumbia Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana \
        Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada NewHampshire NewJersey \
        NewMexico NewYork NorthCarolina NorthDakota Ohio Oklahoma Oregon Pennsylvania RhodeIsland SouthCarolina SouthDakota \
        Tennessee Texas Utah Vermont Virginia Washington WestVirginia Wisconsin Wyoming PuertoRico
        """)
    private static let provinces = words(
        """
        AB BC MB NB NL NS NT NU ON PE QC SK YT Alberta BritishColumbia Manitoba NewBrunswick NewfoundlandandLabrador \
        NovaScotia NorthwestTerritories Nunavut Ontario PrinceEdwardIsland Quebec Québec Saskatchewan Yukon
        """)

    private static func words(_ list: String) -> Set<String> {
        Set(list.lowercased().split(separator: " ").map(String.init))
    }
}
