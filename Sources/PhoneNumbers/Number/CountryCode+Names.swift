/// Names of the calling codes of the [Group of Twenty](https://g20.org/); ``NumberingPlan/countryCode(of:)`` has those of all regions.
extension PhoneNumber.CountryCode {
    /// The United States, Canada and the other members of the North American Numbering Plan.
    public static var usAndCanada: Self { Self(assigned: 1) }
    /// Russia and Kazakhstan.
    public static var russiaAndKazakhstan: Self { Self(assigned: 7) }
    /// South Africa.
    public static var southAfrica: Self { Self(assigned: 27) }
    /// France.
    public static var france: Self { Self(assigned: 33) }
    /// Italy and Vatican City.
    public static var italy: Self { Self(assigned: 39) }
    /// The United Kingdom, Guernsey, Jersey and the Isle of Man.
    public static var unitedKingdom: Self { Self(assigned: 44) }
    /// Germany.
    public static var germany: Self { Self(assigned: 49) }
    /// Mexico.
    public static var mexico: Self { Self(assigned: 52) }
    /// Argentina.
    public static var argentina: Self { Self(assigned: 54) }
    /// Brazil.
    public static var brazil: Self { Self(assigned: 55) }
    /// Australia, Christmas Island and the Cocos Islands.
    public static var australia: Self { Self(assigned: 61) }
    /// Indonesia.
    public static var indonesia: Self { Self(assigned: 62) }
    /// Japan.
    public static var japan: Self { Self(assigned: 81) }
    /// South Korea.
    public static var southKorea: Self { Self(assigned: 82) }
    /// China.
    public static var china: Self { Self(assigned: 86) }
    /// Türkiye.
    public static var turkey: Self { Self(assigned: 90) }
    /// India.
    public static var india: Self { Self(assigned: 91) }
    /// Saudi Arabia.
    public static var saudiArabia: Self { Self(assigned: 966) }
}
