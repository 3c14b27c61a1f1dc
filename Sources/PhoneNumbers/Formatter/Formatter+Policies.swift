extension PhoneNumber.Formatter {
    /// Chooses a reading of digits without a plus, in the order that ``MatchesPolicy`` documents.
    func withoutPlus(_ digits: [UInt8], _ policy: MatchesPolicy, _ form: CountryCodeOptions) -> Entry? {
        let assumed = assumedReading(digits, policy, form)
        return switch policy {
        case .partialAssumedOverridesNonPartialOther: typed(digits, policy, assumed)
        case .nonPartialOtherOverridesPartialAssumed: whole(digits, policy, assumed)
        }
    }

    private func typed(_ digits: [UInt8], _ policy: MatchesPolicy, _ assumed: AssumedReading) -> Entry? {
        if assumed.isOwnForm, assumed.entry?.match.keepsAllDigits == true { return assumed.entry }
        let leading = leadingCountryCode(digits, policy)
        if leading?.match.isDecided == true { return leading }
        if assumed.entry?.match.isDecided == true { return assumed.entry }
        if let leading, leading.country == assumedCountry, leading.match.quality == .partial { return leading }
        if let entry = assumed.entry { return entry }
        let others = otherReadings(digits, policy)
        return others.first { $0.match.quality == .complete }
            ?? others.first { $0.match.quality == .cut }
            ?? leading
            ?? others.first
    }

    private func whole(_ digits: [UInt8], _ policy: MatchesPolicy, _ assumed: AssumedReading) -> Entry? {
        if assumed.isOwnForm, assumed.entry?.match.isDecided == true { return assumed.entry }
        let leading = leadingCountryCode(digits, policy)
        if leading?.match.isDecided == true { return leading }
        if assumed.entry?.match.isDecided == true { return assumed.entry }
        let others = otherReadings(digits, policy)
        if let complete = others.first(where: { $0.match.quality == .complete }) { return complete }
        if let leading, leading.match.quality == .partial { return leading }
        if let assumed = assumed.entry, assumed.match.quality == .cut { return assumed }
        return leading
            ?? others.first { $0.match.quality == .cut }
            ?? assumed.entry
            ?? others.first
    }

    /// The number that the assumed country reads in the digits; `isOwnForm` is `true` if they stand in the form that it
    /// is written in.
    private typealias AssumedReading = (entry: Entry?, isOwnForm: Bool)

    /// The reading in national form of the assumed country.
    private func assumedReading(
        _ digits: [UInt8],
        _ policy: MatchesPolicy,
        _ form: CountryCodeOptions
    ) -> AssumedReading {
        guard let assumedCountry, let table = table(of: assumedCountry) else { return (nil, false) }
        let reading = table.national(
            digits,
            allowed: allowedCategories,
            policy: policy,
            writesTrunkPrefix: form != .countryCodeDrawnSeparately
        )
        guard reading.match.quality != .none else { return (nil, false) }
        return (Entry(country: assumedCountry, match: reading.match), reading.isOwnForm)
    }

    /// The readings in national form of the other allowed countries, those refused left out.
    private func otherReadings(_ digits: [UInt8], _ policy: MatchesPolicy) -> [Entry] {
        guard readsOtherNationalForms else { return [] }
        var entries: [Entry] = []
        for country in allowedCountries where country != assumedCountry {
            let table = templateTable(of: country)
            let reading = table.national(digits, allowed: allowedCategories, policy: policy, writesTrunkPrefix: true)
            let match = reading.match
            if match.quality != .none, match.quality != .refused {
                entries.append(Entry(country: country, match: match))
            }
        }
        return entries
    }
}
