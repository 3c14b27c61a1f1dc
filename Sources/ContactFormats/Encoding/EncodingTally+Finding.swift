extension EncodingTally {
    /// Says in one finding how the values of a source are encoded, if not all in UTF-8; `nil` if all are.
    func finding(options: ReadingOptions) -> Finding? {
        guard fallbackValues > 0 else { return nil }
        let fallback = SingleByteTable(options.fallbackEncoding) == nil ? .windows1252 : options.fallbackEncoding
        var finding = Finding(
            .assumedEncoding, .note, line: firstFallbackLine, byteOffset: firstFallbackOffset,
            message: "The text is not UTF-8 and was read as \(fallback). Give the encoding if names look wrong.")
        if utf8Values > 0 {
            finding.code = .mixedEncoding
            finding.severity = .warning
            finding.message =
                "Most of the text is UTF-8, but \(fallbackValues) values are not; they were read as "
                + "\(fallback). Check names with letters outside English."
        }
        return finding
    }
}
