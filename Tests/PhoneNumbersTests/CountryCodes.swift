@testable import PhoneNumbers

/// Names of calling codes that tests use and the library has no names for.
extension PhoneNumber.CountryCode {
    static var spain: Self { Self(assigned: 34) }
    static var hungary: Self { Self(assigned: 36) }
    static var norway: Self { Self(assigned: 47) }
    static var poland: Self { Self(assigned: 48) }
    static var gabon: Self { Self(assigned: 241) }
    static var saintHelenaAndTristanDaCunha: Self { Self(assigned: 290) }
    static var monaco: Self { Self(assigned: 377) }
    static var ukraine: Self { Self(assigned: 380) }
    static var cookIslands: Self { Self(assigned: 682) }
    static var universalInternationalFreephone: Self { Self(assigned: 800) }
}
