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
        public var allowedCategories: Categories
        /// The style of formatted numbers.
        public var formatOptions: FormatOptions
        /// `true` if digits without a plus that the assumed country has no number for are tried as national numbers of
        /// the others.
        ///
        /// A field does not want that: its text would turn into a number that nobody meant.
        package var readsOtherNationalForms = true

        /// The templates that numbers are read and written with, by country.
        ///
        /// The earlier template of a country wins where several could write a number. Templates of a country that is
        /// not allowed have no effect. Setting them prepares them for matching, which takes time in proportion to
        /// their number.
        public var templates: [CountryCode: [Template]] {
            get {
                var templates: [CountryCode: [Template]] = [:]
                for country in allowedCountries { templates[country] = templateTable(of: country).templates }
                return templates
            }
            set {
                ownTables = Self.tables(of: newValue, for: allowedCountries)
            }
        }

        /// A program's own templates, laid out for matching; `nil` for those of the numbering plans.
        private var ownTables: [CountryCode: TemplateTable]?

        /// `true` if numbers are read with a program's own templates.
        package var hasOwnTemplates: Bool { ownTables != nil }

        /// A formatter with the templates of the numbering plans.
        ///
        /// The templates are read where the compiled table has them: a formatter costs nothing but its list of
        /// countries.
        ///
        /// - Parameters:
        ///   - allowedCountries: The countries whose numbers are read and written; repeated ones count once.
        ///   - assumedCountry: The country of numbers that do not say so; by default the first allowed one.
        ///   - allowedCategories: The categories of numbers that are read and written.
        ///   - formatOptions: The style of formatted numbers.
        public init(
            allowedCountries: [CountryCode] = CountryCode.allCases,
            assumedCountry: CountryCode? = nil,
            allowedCategories: Categories = .default,
            formatOptions: FormatOptions = .default
        ) {
            var seen: Set<CountryCode> = []
            self.allowedCountries = allowedCountries.filter { seen.insert($0).inserted }
            self.assumedCountry = assumedCountry ?? allowedCountries.first
            self.allowedCategories = allowedCategories
            self.formatOptions = formatOptions
        }

        /// A formatter with a program's own templates instead of those of the numbering plans.
        ///
        /// - Parameters:
        ///   - allowedCountries: The countries whose numbers are read and written; repeated ones count once.
        ///   - templates: The templates by country, as for ``templates``. Allowed countries without any have no numbers.
        ///   - assumedCountry: The country of numbers that do not say so; by default the first allowed one.
        ///   - allowedCategories: The categories of numbers that are read and written.
        ///   - formatOptions: The style of formatted numbers.
        /// - Complexity: O(*n*) in the digits of the templates.
        public init(
            allowedCountries: [CountryCode],
            templates: [CountryCode: [Template]],
            assumedCountry: CountryCode? = nil,
            allowedCategories: Categories = .default,
            formatOptions: FormatOptions = .default
        ) {
            self.init(
                allowedCountries: allowedCountries, assumedCountry: assumedCountry,
                allowedCategories: allowedCategories,
                formatOptions: formatOptions)
            ownTables = Self.tables(of: templates, for: self.allowedCountries)
        }

        /// The templates of the numbering plans of all countries, built on each call: keep them if they are needed twice.
        ///
        /// - Complexity: O(*n*) in the digits of all templates, some hundred milliseconds.
        public static var allTemplatesByCountry: [CountryCode: [Template]] {
            var templates: [CountryCode: [Template]] = [:]
            for country in CountryCode.allCases { templates[country] = TemplateTable(country: country).templates }
            return templates
        }

        /// The table of an allowed country.
        func table(of country: CountryCode?) -> TemplateTable? {
            guard let country, allowedCountries.contains(country) else { return nil }
            return templateTable(of: country)
        }

        /// The table of a country that is known to be allowed.
        func templateTable(of country: CountryCode) -> TemplateTable {
            ownTables?[country] ?? TemplateTable(country: country)
        }

        private static func tables(
            of templates: [CountryCode: [Template]], for countries: [CountryCode]
        ) -> [CountryCode: TemplateTable] {
            var tables: [CountryCode: TemplateTable] = [:]
            for country in countries {
                tables[country] = TemplateTable(country: country, templates: templates[country] ?? [])
            }
            return tables
        }
    }
}
