extension PhoneNumber.Template.Options {
    /// The categories in words, for sentences: `fixed line or mobile`.
    var words: String {
        let words = [
            "fixed line", "mobile", "service", "toll-free", "premium rate", "shared cost", "personal", "VoIP", "pager",
            "universal access", "voicemail", "emergency", "forbidden", "fictional",
        ]
        var result = ""
        for bit in words.indices where rawValue & 1 << UInt16(bit) != 0 {
            if !result.isEmpty { result += " or " }
            result += words[bit]
        }
        return result
    }
}
