import PhoneNumbers

/// Formatters and numbers that several tests share.
enum Samples {
    /// Mobile numbers with a digit that is not written and two written digits that are not part of the number.
    static let argentina: PhoneNumber.Formatter = {
        var formatter = PhoneNumber.Formatter(allowedCountries: [.argentina])
        formatter.templates = [.argentina: ["{0}11 [2-9]###-####", "<9> {0}11 {15-}####-####"]]
        return formatter
    }()

    /// A country whose trunk prefix is also the first digit of numbers, some of them complete with it in front.
    static let russia: PhoneNumber.Formatter = {
        var formatter = PhoneNumber.Formatter(allowedCountries: [.russiaAndKazakhstan])
        formatter.templates = [
            .russiaAndKazakhstan: [
                "{8 }800 ###-##-##", "{8 }(848) ###-##-##", "{8 }([34]##) ###-##-##", "{8 }9## ###-##-##",
            ]
        ]
        return formatter
    }()

    /// A formatter of all countries and every category, with the templates that the formatters of single ones have.
    static let allCountries: PhoneNumber.Formatter = {
        var formatter = PhoneNumber.Formatter(allowedCategories: .all)
        formatter.templates.merge([argentina, russia].map(\.templates).reduce([:]) { $0.merging($1) { $1 } }) { $1 }
        return formatter
    }()

    /// A formatter of one country with the templates of its plan and every category.
    static func formatter(
        _ country: PhoneNumber.CountryCode,
        _ options: PhoneNumber.Formatter.FormatOptions = .default
    ) -> PhoneNumber.Formatter {
        switch country {
        case .argentina: with(options, argentina)
        case .russiaAndKazakhstan: with(options, russia)
        default:
            PhoneNumber.Formatter(allowedCountries: [country], allowedCategories: .all, formatOptions: options)
        }
    }

    private static func with(
        _ options: PhoneNumber.Formatter.FormatOptions, _ formatter: PhoneNumber.Formatter
    ) -> PhoneNumber.Formatter {
        var formatter = formatter
        formatter.formatOptions = options
        return formatter
    }

    /// Complete numbers of several countries.
    static let numbers: [PhoneNumber] = [
        PhoneNumber(countryCode: .usAndCanada, digits: "2024041234"),
        PhoneNumber(countryCode: .unitedKingdom, digits: "2079461958"),
        PhoneNumber(countryCode: .unitedKingdom, digits: "7294629362"),
        PhoneNumber(countryCode: .unitedKingdom, digits: "8001234567"),
        PhoneNumber(countryCode: .germany, digits: "3023126000"),
        PhoneNumber(countryCode: .france, digits: "612345678"),
        PhoneNumber(countryCode: .italy, digits: "3312345678"),
        PhoneNumber(countryCode: .italy, digits: "0612345678"),
        PhoneNumber(countryCode: .australia, digits: "412345678"),
        PhoneNumber(countryCode: .australia, digits: "1300123456"),
        PhoneNumber(countryCode: .argentina, digits: "1123456789"),
        PhoneNumber(countryCode: .brazil, digits: "11961234567"),
        PhoneNumber(countryCode: .mexico, digits: "5512345678"),
        PhoneNumber(countryCode: .hungary, digits: "201234567"),
        PhoneNumber(countryCode: .russiaAndKazakhstan, digits: "9123456789"),
        PhoneNumber(countryCode: .russiaAndKazakhstan, digits: "4812345678"),
        PhoneNumber(countryCode: .russiaAndKazakhstan, digits: "8005553535"),
    ]

    /// The first digits of a number.
    static func beginning(of number: PhoneNumber, _ count: Int) -> PhoneNumber {
        PhoneNumber(
            countryCode: number.countryCode,
            digits: String(number.digits.prefix(count)),
            isPartial: count < number.digits.count
        )
    }
}
