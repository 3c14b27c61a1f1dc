extension PhoneNumber {
    public struct CountryCode: Hashable, Sendable {
        var number: UInt16
    }
}
