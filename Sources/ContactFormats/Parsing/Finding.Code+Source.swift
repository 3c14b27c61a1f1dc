extension Finding.Code {
    /// The source holds nothing.
    public static let emptySource = Finding.Code("emptySource")
    /// The source holds something, but no contact.
    public static let noContacts = Finding.Code("noContacts")
    /// Values that are not UTF-8 were read in the fallback encoding.
    public static let assumedEncoding = Finding.Code("assumedEncoding")
    /// Some values are UTF-8 and others are not.
    public static let mixedEncoding = Finding.Code("mixedEncoding")
    /// Bytes that are not a character in the source's encoding were replaced.
    public static let replacedBytes = Finding.Code("replacedBytes")
}
