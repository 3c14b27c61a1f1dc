import PhoneNumbers

extension RegionCode {
    /// Returns `true` if a region has a code and numbers of its own, but belongs to another one, which is often written
    /// beside it: `Hong Kong, China`.
    func isTerritory(of region: RegionCode) -> Bool { Self.sovereigns[self] == region }

    private static let sovereigns: [RegionCode: RegionCode] = {
        var sovereigns: [RegionCode: RegionCode] = [:]
        PhraseTable("countries/territories").forEachPhrase { sovereign, territory in
            guard let territory = RegionCode(String(decoding: territory, as: UTF8.self)) else { return }
            sovereigns[territory] = RegionCode(sovereign)
        }
        return sovereigns
    }()
}
