extension PhoneNumber {
    /// Reads phone numbers as people type them, and writes them as people read them.
    ///
    /// This reader is lenient: partial numbers are welcome, digits that no template has room for are dropped, and
    /// letters of the keypad are digits. It is made for text fields; both directions track the caret. For whole files
    /// use ``Classifier``, which never drops a digit.
    ///
    /// ```swift
    /// let formatter = PhoneNumber.Formatter(allowedCountries: [.unitedKingdom, .usAndCanada])
    /// let number = formatter.enteredPhoneNumber("020 7946 1")    // +44 2079461, partial
    /// ```
    public struct Formatter: Sendable {
        /// The countries whose numbers are read and written.
        public let allowedCountries: [CountryCode]
        /// The country of numbers that do not say so; without effect unless it is among the allowed ones.
        public var assumedCountry: CountryCode?
        /// The categories of numbers that are read and written.
        public var allowedOptions: Template.Options
        /// How numbers are written.
        public var formatOptions: FormatOptions

        /// The templates that numbers are read and written with, by country.
        ///
        /// The earlier template of a country wins where several could write a number. Templates of a country that is
        /// not allowed have no effect. Setting them prepares them for matching, which takes time in proportion to
        /// their number.
        public var templates: [CountryCode: [Template]] {
            get {
                var templates: [CountryCode: [Template]] = [:]
                for (country, table) in zip(allowedCountries, tables) { templates[country] = table.templates }
                return templates
            }
            set {
                tables = allowedCountries.map { TemplateTable(country: $0, templates: newValue[$0] ?? []) }
            }
        }

        /// The templates made ready for matching, in the order of the allowed countries.
        private(set) var tables: [TemplateTable]

        /// A formatter with the templates of the numbering plans.
        ///
        /// The plans of up to eight countries are made ready at once. For more, those of all countries are, on first
        /// use in the process, and shared from then on.
        ///
        /// - Parameters:
        ///   - allowedCountries: The countries whose numbers are read and written; repeated ones count once.
        ///   - assumedCountry: The country of numbers that do not say so; by default the first allowed one.
        ///   - allowedOptions: The categories of numbers that are read and written.
        ///   - formatOptions: How numbers are written.
        public init(
            allowedCountries: [CountryCode] = CountryCode.allCases,
            assumedCountry: CountryCode? = nil,
            allowedOptions: Template.Options = .default,
            formatOptions: FormatOptions = .default
        ) {
            var seen: Set<CountryCode> = []
            self.allowedCountries = allowedCountries.filter { seen.insert($0).inserted }
            self.assumedCountry = assumedCountry ?? allowedCountries.first
            self.allowedOptions = allowedOptions
            self.formatOptions = formatOptions
            tables =
                self.allowedCountries.count <= 8
                ? self.allowedCountries.map { TemplateTable(country: $0) }
                : self.allowedCountries.map { TemplateTable.shared(for: $0) }
        }

        /// The templates of the numbering plans of all countries.
        public static var allTemplatesByCountry: [CountryCode: [Template]] {
            var templates: [CountryCode: [Template]] = [:]
            for country in CountryCode.allCases { templates[country] = TemplateTable.shared(for: country).templates }
            return templates
        }

        /// The table of an allowed country.
        func table(of country: CountryCode?) -> TemplateTable? {
            guard let country, let index = allowedCountries.firstIndex(of: country) else { return nil }
            return tables[index]
        }
    }
}
