import ContactModel

extension EncodingTally {
    /// Says in one finding how the values of a source are encoded, if not all in UTF-8; `nil` if all are.
    func finding(fallback: TextEncoding) -> Finding? {
        guard fallbackValues > 0 else { return nil }
        let fallback = SingleByteTable(fallback) == nil ? .windows1252 : fallback
        var finding = Finding(
            .assumedEncoding, .note, line: firstFallbackLine, byteOffset: firstFallbackOffset,
            message: "The text is not UTF-8 and was read as \(fallback). Give the encoding if names look wrong.")
        if utf8Values > 0 {
            finding.code = .mixedEncoding
            finding.severity = .warning
            finding.message =
                "Of the values with letters outside English, \(utf8Values) \(utf8Values == 1 ? "is" : "are") UTF-8, and "
                + "\(fallbackValues) \(fallbackValues == 1 ? "is" : "are") not and read as \(fallback). Check these names."
        }
        return finding
    }
}
