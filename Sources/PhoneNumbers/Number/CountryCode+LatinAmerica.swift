/// Calling codes of Central and South America.
extension PhoneNumber.CountryCode {
    /// Peru.
    public static var peru: Self { Self(assigned: 51) }
    /// Mexico.
    public static var mexico: Self { Self(assigned: 52) }
    /// Cuba.
    public static var cuba: Self { Self(assigned: 53) }
    /// Argentina.
    public static var argentina: Self { Self(assigned: 54) }
    /// Brazil.
    public static var brazil: Self { Self(assigned: 55) }
    /// Chile.
    public static var chile: Self { Self(assigned: 56) }
    /// Colombia.
    public static var colombia: Self { Self(assigned: 57) }
    /// Venezuela.
    public static var venezuela: Self { Self(assigned: 58) }
    /// The Falkland Islands.
    public static var falklandIslands: Self { Self(assigned: 500) }
    /// Belize.
    public static var belize: Self { Self(assigned: 501) }
    /// Guatemala.
    public static var guatemala: Self { Self(assigned: 502) }
    /// El Salvador.
    public static var elSalvador: Self { Self(assigned: 503) }
    /// Honduras.
    public static var honduras: Self { Self(assigned: 504) }
    /// Nicaragua.
    public static var nicaragua: Self { Self(assigned: 505) }
    /// Costa Rica.
    public static var costaRica: Self { Self(assigned: 506) }
    /// Panama.
    public static var panama: Self { Self(assigned: 507) }
    /// Saint Pierre and Miquelon.
    public static var saintPierreAndMiquelon: Self { Self(assigned: 508) }
    /// Haiti.
    public static var haiti: Self { Self(assigned: 509) }
    /// Guadeloupe, Saint Barthélemy and Saint Martin.
    public static var guadeloupe: Self { Self(assigned: 590) }
    /// Bolivia.
    public static var bolivia: Self { Self(assigned: 591) }
    /// Guyana.
    public static var guyana: Self { Self(assigned: 592) }
    /// Ecuador.
    public static var ecuador: Self { Self(assigned: 593) }
    /// French Guiana.
    public static var frenchGuiana: Self { Self(assigned: 594) }
    /// Paraguay.
    public static var paraguay: Self { Self(assigned: 595) }
    /// Martinique.
    public static var martinique: Self { Self(assigned: 596) }
    /// Suriname.
    public static var suriname: Self { Self(assigned: 597) }
    /// Uruguay.
    public static var uruguay: Self { Self(assigned: 598) }
    /// Curaçao, Bonaire, Sint Eustatius and Saba.
    public static var curacaoAndCaribbeanNetherlands: Self { Self(assigned: 599) }
}
