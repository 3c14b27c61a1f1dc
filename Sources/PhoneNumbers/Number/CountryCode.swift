extension PhoneNumber {
    public struct CountryCode: Hashable, Sendable {
    }
}
