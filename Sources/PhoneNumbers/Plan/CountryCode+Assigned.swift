extension PhoneNumber.CountryCode: CaseIterable {
    /// Every assigned calling code, in ascending order of ``number``: 215 codes, the nine that belong to no country
    /// included.
    ///
    /// Source: [List of ITU-T Recommendation E.164 assigned country codes](https://www.itu.int/pub/T-SP-E.164D).
    public static var allCases: [Self] { NumberingPlan.all.map { $0.countryCode } }

    /// Returns `true` if a number is an assigned calling code: each of them has a plan.
    static func isAssigned(_ number: UInt16) -> Bool { NumberingPlan(callingCode: number) != nil }
}
