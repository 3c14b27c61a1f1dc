extension Contact {
    /// The text to call the contact by: the display name, else the name's parts, the nickname, the organization, the
    /// first e-mail address, the first phone number; `nil` if it has none of them.
    public var displayText: String? {
        if let name = first(.displayName) { return name }
        let parts = [Field.Kind.namePrefix, .givenName, .middleName, .familyName, .nameSuffix].compactMap(first)
        if !parts.isEmpty { return parts.joined(separator: " ") }
        for kind in [Field.Kind.nickname, .organization, .email, .phone] {
            if let value = first(kind) { return value }
        }
        return nil
    }
}
