#if !hasFeature(Embedded)
extension PhoneNumber.CountryCode: Codable {
    /// Reads the code from a string of its digits.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a code that is not assigned.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let code = Self(rawValue: text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "\"\(text)\" is not an assigned country calling code; expected digits such as \"44\""
            )
        }
        self = code
    }

    /// Writes the code as a string of its digits.
    ///
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
#endif
