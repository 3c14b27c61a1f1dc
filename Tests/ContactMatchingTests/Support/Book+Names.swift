import ContactMatching

extension Book {
    /// Returns `true` if two names beside one mobile number, which nobody else has, are joined as those of one person.
    static func areJoined(_ first: String, _ second: String) -> Bool {
        Book(["\(first) | +447700900123m", "\(second) | +447700900123m"]).matcher(strangers: 0).match().peopleCount == 1
    }
}
