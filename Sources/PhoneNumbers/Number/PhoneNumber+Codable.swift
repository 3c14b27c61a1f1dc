#if !hasFeature(Embedded)
extension PhoneNumber: Codable {
    /// Reads the number from one E.164 string, as ``init(_:)`` does: all countries and all categories are known.
    ///
    /// - Throws: `DecodingError.dataCorrupted`, whose description says what is wrong with the string.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(E164Error) {
            try self.init(e164: text)
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.message(for: text))
        }
    }

    /// Writes the number as one E.164 string.
    ///
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(e164)
    }
}
#endif
