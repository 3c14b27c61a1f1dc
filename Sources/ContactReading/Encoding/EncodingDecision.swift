import ContactModel

/// The encoding of a source whose text is not UTF-8 and does not say what it is.
struct EncodingDecision {
    /// The encoding that the source is read in.
    let encoding: TextEncoding
    /// The reasons for the decision, in words.
    let explanation: String
    /// The findings about the decision.
    private(set) var findings: [Finding] = []

    /// Decides by the first bytes of a source.
    ///
    /// - Parameters:
    ///   - head: the first bytes.
    ///   - isWhole: `true` if these are all.
    ///   - fallback: the encoding that is expected where the bytes do not decide.
    /// - Returns: `nil` if the text is UTF-8 or ASCII, at least in most lines, or if its properties name their encodings.
    init?(head: Bytes, isWhole: Bool, fallback: TextEncoding) {
        guard let first = Self.firstForeignLine(head, isWhole: isWhole), let evidence = EncodingEvidence(head) else {
            return nil
        }
        let best = evidence.best
        let known = evidence.readings.prefix(3).first { $0.encoding == fallback }
        // Without a clear best, what is expected is as good as any other.
        let encoding = evidence.isClear ? best.encoding : known?.encoding ?? best.encoding
        let next = evidence.readings.first { $0.encoding != encoding }
        self.encoding = encoding
        explanation =
            "the letters are as in names of \(Self.name(evidence.language(of: encoding)))"
            + (next.map { "; next is \($0.encoding)" } ?? "")
        if !evidence.isClear {
            let others = evidence.readings.prefix(3).map { "\($0.encoding) reads '\($0.excerpt)'" }
            findings.append(
                Finding(
                    .assumedEncoding, .warning, line: first.line, byteOffset: first.offset,
                    message: "Too few letters tell the encoding; it was read as \(encoding). "
                        + others.joined(separator: ", ") + ". Give the encoding if names look wrong."))
        } else if !encoding.keepsOffsets {
            findings.append(
                Finding(
                    .assumedEncoding, .note, line: first.line, byteOffset: first.offset,
                    message: "The text is not UTF-8 and was read as \(encoding): \(explanation). "
                        + "Give the encoding if names look wrong."))
        }
    }

    /// The first line that is not UTF-8, if most of the lines beyond ASCII are not: its 1-based number and its offset.
    private static func firstForeignLine(_ head: Bytes, isWhole: Bool) -> (line: Int, offset: Int)? {
        var (utf8, others) = (0, 0)
        var first: (line: Int, offset: Int)?
        var rest = head
        // The head may end within a character.
        if !isWhole, let end = head.lastIndex(where: ASCII.isLineEnd) { rest = head.clampedSlice(0, end) }
        var (line, offset) = (1, 0)
        for text in rest.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false) {
            switch UTF8Check.shape(Bytes(rebasing: text)) {
            case .ascii: break
            case .utf8: utf8 += 1
            case .invalid:
                others += 1
                if first == nil { first = (line, offset) }
            }
            line += 1
            offset += text.count + 1
        }
        return utf8 * 4 <= others && head.find("charset=") == nil ? first : nil
    }

    /// The name of a language.
    private static func name(_ language: String) -> String { names[language] ?? language }

    private static let names = [
        "ar": "Arabic", "bg": "Bulgarian", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
        "es": "Spanish",
        "et": "Estonian", "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew", "hr": "Croatian",
        "hu": "Hungarian", "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ko": "Korean", "lt": "Lithuanian",
        "lv": "Latvian", "nb": "Norwegian", "nl": "Dutch", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian",
        "ru": "Russian", "sk": "Slovak", "sl": "Slovenian", "sr": "Serbian", "sv": "Swedish", "th": "Thai",
        "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese", "zh_Hans": "Chinese (simplified)",
        "zh_Hant": "Chinese (traditional)",
    ]
}
