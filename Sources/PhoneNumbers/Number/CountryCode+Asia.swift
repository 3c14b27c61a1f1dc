/// Calling codes of east, south, west and central Asia.
extension PhoneNumber.CountryCode {
    /// Japan.
    public static var japan: Self { Self(assigned: 81) }
    /// South Korea.
    public static var southKorea: Self { Self(assigned: 82) }
    /// Vietnam.
    public static var vietnam: Self { Self(assigned: 84) }
    /// China.
    public static var china: Self { Self(assigned: 86) }
    /// Türkiye.
    public static var turkey: Self { Self(assigned: 90) }
    /// India.
    public static var india: Self { Self(assigned: 91) }
    /// Pakistan.
    public static var pakistan: Self { Self(assigned: 92) }
    /// Afghanistan.
    public static var afghanistan: Self { Self(assigned: 93) }
    /// Sri Lanka.
    public static var sriLanka: Self { Self(assigned: 94) }
    /// Myanmar.
    public static var myanmar: Self { Self(assigned: 95) }
    /// Iran.
    public static var iran: Self { Self(assigned: 98) }
    /// North Korea.
    public static var northKorea: Self { Self(assigned: 850) }
    /// Hong Kong.
    public static var hongKong: Self { Self(assigned: 852) }
    /// Macao.
    public static var macao: Self { Self(assigned: 853) }
    /// Cambodia.
    public static var cambodia: Self { Self(assigned: 855) }
    /// Laos.
    public static var laos: Self { Self(assigned: 856) }
    /// Bangladesh.
    public static var bangladesh: Self { Self(assigned: 880) }
    /// Taiwan.
    public static var taiwan: Self { Self(assigned: 886) }
    /// Maldives.
    public static var maldives: Self { Self(assigned: 960) }
    /// Lebanon.
    public static var lebanon: Self { Self(assigned: 961) }
    /// Jordan.
    public static var jordan: Self { Self(assigned: 962) }
    /// Syria.
    public static var syria: Self { Self(assigned: 963) }
    /// Iraq.
    public static var iraq: Self { Self(assigned: 964) }
    /// Kuwait.
    public static var kuwait: Self { Self(assigned: 965) }
    /// Saudi Arabia.
    public static var saudiArabia: Self { Self(assigned: 966) }
    /// Yemen.
    public static var yemen: Self { Self(assigned: 967) }
    /// Oman.
    public static var oman: Self { Self(assigned: 968) }
    /// Palestine.
    public static var palestine: Self { Self(assigned: 970) }
    /// The United Arab Emirates.
    public static var unitedArabEmirates: Self { Self(assigned: 971) }
    /// Israel.
    public static var israel: Self { Self(assigned: 972) }
    /// Bahrain.
    public static var bahrain: Self { Self(assigned: 973) }
    /// Qatar.
    public static var qatar: Self { Self(assigned: 974) }
    /// Bhutan.
    public static var bhutan: Self { Self(assigned: 975) }
    /// Mongolia.
    public static var mongolia: Self { Self(assigned: 976) }
    /// Nepal.
    public static var nepal: Self { Self(assigned: 977) }
    /// Tajikistan.
    public static var tajikistan: Self { Self(assigned: 992) }
    /// Turkmenistan.
    public static var turkmenistan: Self { Self(assigned: 993) }
    /// Azerbaijan.
    public static var azerbaijan: Self { Self(assigned: 994) }
    /// Georgia.
    public static var georgia: Self { Self(assigned: 995) }
    /// Kyrgyzstan.
    public static var kyrgyzstan: Self { Self(assigned: 996) }
    /// Uzbekistan.
    public static var uzbekistan: Self { Self(assigned: 998) }
}
