extension PhoneNumber {
    public struct Template: Hashable, Sendable {
    }
}
