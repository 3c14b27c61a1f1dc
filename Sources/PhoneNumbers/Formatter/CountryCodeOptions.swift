extension PhoneNumber.Formatter {
    /// The form in which a formatted number names its country.
    public enum CountryCodeOptions: Hashable, Sendable, CaseIterable {
        /// The national form, with the trunk prefix: `020 7946 0958`.
        case noCountryCode
        /// The calling code is shown elsewhere, so neither it nor the trunk prefix is written: `20 7946 0958`.
        case countryCodeDrawnSeparately
        /// The international form: `+44 20 7946 0958`.
        case includeCountryCode
    }
}
