/// Calling codes of Europe.
extension PhoneNumber.CountryCode {
    /// Greece.
    public static var greece: Self { Self(assigned: 30) }
    /// The Netherlands.
    public static var netherlands: Self { Self(assigned: 31) }
    /// Belgium.
    public static var belgium: Self { Self(assigned: 32) }
    /// France.
    public static var france: Self { Self(assigned: 33) }
    /// Spain.
    public static var spain: Self { Self(assigned: 34) }
    /// Hungary.
    public static var hungary: Self { Self(assigned: 36) }
    /// Italy and Vatican City.
    public static var italy: Self { Self(assigned: 39) }
    /// Romania.
    public static var romania: Self { Self(assigned: 40) }
    /// Switzerland.
    public static var switzerland: Self { Self(assigned: 41) }
    /// Austria.
    public static var austria: Self { Self(assigned: 43) }
    /// The United Kingdom, Guernsey, Jersey and the Isle of Man.
    public static var unitedKingdom: Self { Self(assigned: 44) }
    /// Denmark.
    public static var denmark: Self { Self(assigned: 45) }
    /// Sweden.
    public static var sweden: Self { Self(assigned: 46) }
    /// Norway, Svalbard and Jan Mayen.
    public static var norway: Self { Self(assigned: 47) }
    /// Poland.
    public static var poland: Self { Self(assigned: 48) }
    /// Germany.
    public static var germany: Self { Self(assigned: 49) }
    /// Gibraltar.
    public static var gibraltar: Self { Self(assigned: 350) }
    /// Portugal.
    public static var portugal: Self { Self(assigned: 351) }
    /// Luxembourg.
    public static var luxembourg: Self { Self(assigned: 352) }
    /// Ireland.
    public static var ireland: Self { Self(assigned: 353) }
    /// Iceland.
    public static var iceland: Self { Self(assigned: 354) }
    /// Albania.
    public static var albania: Self { Self(assigned: 355) }
    /// Malta.
    public static var malta: Self { Self(assigned: 356) }
    /// Cyprus.
    public static var cyprus: Self { Self(assigned: 357) }
    /// Finland and Åland.
    public static var finland: Self { Self(assigned: 358) }
    /// Bulgaria.
    public static var bulgaria: Self { Self(assigned: 359) }
    /// Lithuania.
    public static var lithuania: Self { Self(assigned: 370) }
    /// Latvia.
    public static var latvia: Self { Self(assigned: 371) }
    /// Estonia.
    public static var estonia: Self { Self(assigned: 372) }
    /// Moldova.
    public static var moldova: Self { Self(assigned: 373) }
    /// Armenia.
    public static var armenia: Self { Self(assigned: 374) }
    /// Belarus.
    public static var belarus: Self { Self(assigned: 375) }
    /// Andorra.
    public static var andorra: Self { Self(assigned: 376) }
    /// Monaco.
    public static var monaco: Self { Self(assigned: 377) }
    /// San Marino.
    public static var sanMarino: Self { Self(assigned: 378) }
    /// Ukraine.
    public static var ukraine: Self { Self(assigned: 380) }
    /// Serbia.
    public static var serbia: Self { Self(assigned: 381) }
    /// Montenegro.
    public static var montenegro: Self { Self(assigned: 382) }
    /// Kosovo.
    public static var kosovo: Self { Self(assigned: 383) }
    /// Croatia.
    public static var croatia: Self { Self(assigned: 385) }
    /// Slovenia.
    public static var slovenia: Self { Self(assigned: 386) }
    /// Bosnia and Herzegovina.
    public static var bosniaAndHerzegovina: Self { Self(assigned: 387) }
    /// North Macedonia.
    public static var northMacedonia: Self { Self(assigned: 389) }
    /// Czechia.
    public static var czechia: Self { Self(assigned: 420) }
    /// Slovakia.
    public static var slovakia: Self { Self(assigned: 421) }
    /// Liechtenstein.
    public static var liechtenstein: Self { Self(assigned: 423) }
}
