public import ContactModel

extension Finding.Code {
    /// Values that are not UTF-8 were read in the fallback encoding.
    public static let assumedEncoding = Finding.Code("assumedEncoding")
    /// Some values are UTF-8 and others are not.
    public static let mixedEncoding = Finding.Code("mixedEncoding")
    /// Bytes that are not a character in the source's encoding were replaced.
    public static let replacedBytes = Finding.Code("replacedBytes")
}
