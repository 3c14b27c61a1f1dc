/// Calling codes of services that belong to no country.
extension PhoneNumber.CountryCode {
    /// Universal international freephone numbers.
    public static var universalInternationalFreephone: Self { Self(assigned: 800) }
    /// International shared cost services.
    public static var internationalSharedCost: Self { Self(assigned: 808) }
    /// The Inmarsat satellite network.
    public static var inmarsat: Self { Self(assigned: 870) }
    /// Universal personal telecommunications.
    public static var universalPersonalTelecommunications: Self { Self(assigned: 878) }
    /// Global mobile satellite systems.
    public static var globalMobileSatelliteSystem: Self { Self(assigned: 881) }
    /// International networks, first block.
    public static var internationalNetworks882: Self { Self(assigned: 882) }
    /// International networks, second block.
    public static var internationalNetworks883: Self { Self(assigned: 883) }
    /// Telecommunications for disaster relief.
    public static var telecommunicationsForDisasterRelief: Self { Self(assigned: 888) }
    /// International premium rate services.
    public static var internationalPremiumRate: Self { Self(assigned: 979) }
}
