/// Calling codes of south-east Asia and Oceania.
extension PhoneNumber.CountryCode {
    /// Malaysia.
    public static var malaysia: Self { Self(assigned: 60) }
    /// Australia, Christmas Island and the Cocos Islands.
    public static var australia: Self { Self(assigned: 61) }
    /// Indonesia.
    public static var indonesia: Self { Self(assigned: 62) }
    /// The Philippines.
    public static var philippines: Self { Self(assigned: 63) }
    /// New Zealand.
    public static var newZealand: Self { Self(assigned: 64) }
    /// Singapore.
    public static var singapore: Self { Self(assigned: 65) }
    /// Thailand.
    public static var thailand: Self { Self(assigned: 66) }
    /// Timor-Leste.
    public static var timorLeste: Self { Self(assigned: 670) }
    /// Norfolk Island and the Australian Antarctic stations.
    public static var norfolkIsland: Self { Self(assigned: 672) }
    /// Brunei.
    public static var brunei: Self { Self(assigned: 673) }
    /// Nauru.
    public static var nauru: Self { Self(assigned: 674) }
    /// Papua New Guinea.
    public static var papuaNewGuinea: Self { Self(assigned: 675) }
    /// Tonga.
    public static var tonga: Self { Self(assigned: 676) }
    /// Solomon Islands.
    public static var solomonIslands: Self { Self(assigned: 677) }
    /// Vanuatu.
    public static var vanuatu: Self { Self(assigned: 678) }
    /// Fiji.
    public static var fiji: Self { Self(assigned: 679) }
    /// Palau.
    public static var palau: Self { Self(assigned: 680) }
    /// Wallis and Futuna.
    public static var wallisAndFutuna: Self { Self(assigned: 681) }
    /// The Cook Islands.
    public static var cookIslands: Self { Self(assigned: 682) }
    /// Niue.
    public static var niue: Self { Self(assigned: 683) }
    /// Samoa.
    public static var samoa: Self { Self(assigned: 685) }
    /// Kiribati.
    public static var kiribati: Self { Self(assigned: 686) }
    /// New Caledonia.
    public static var newCaledonia: Self { Self(assigned: 687) }
    /// Tuvalu.
    public static var tuvalu: Self { Self(assigned: 688) }
    /// French Polynesia.
    public static var frenchPolynesia: Self { Self(assigned: 689) }
    /// Tokelau.
    public static var tokelau: Self { Self(assigned: 690) }
    /// The Federated States of Micronesia.
    public static var micronesia: Self { Self(assigned: 691) }
    /// The Marshall Islands.
    public static var marshallIslands: Self { Self(assigned: 692) }
}
