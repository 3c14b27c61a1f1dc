extension PhoneNumber.Categories {
    private static let lineWords = [
        "fixed line", "mobile", "service", "toll-free", "premium rate", "shared cost", "personal", "VoIP", "pager",
        "universal access", "voicemail",
    ]
    private static let reservedWords = ["emergency", "forbidden", "fictional"]

    /// The categories in words, for sentences: `fixed line or mobile, fictional`.
    var words: String {
        var result = ""
        for (bit, word) in Self.lineWords.enumerated() where rawValue & 1 << UInt16(bit) != 0 {
            result += (result.isEmpty ? "" : " or ") + word
        }
        for (bit, word) in Self.reservedWords.enumerated() where rawValue & 1 << UInt16(bit + 11) != 0 {
            result += (result.isEmpty ? "" : ", ") + word
        }
        return result
    }
}
