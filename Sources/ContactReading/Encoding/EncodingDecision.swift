import ContactModel
import PhoneNumbers

/// The encoding of a source whose text is not UTF-8 and does not say what it is.
struct EncodingDecision {
    /// The encoding that the source is read in.
    let encoding: TextEncoding
    /// The reasons for the decision.
    let reason: Sentence
    /// The findings about the decision.
    private(set) var findings: [Finding] = []

    /// Decides by the first bytes of a source.
    ///
    /// - Parameters:
    ///   - head: the first bytes.
    ///   - isWhole: `true` if these are all.
    ///   - fallback: the encoding that is expected where the bytes do not decide.
    ///   - region: The region that the source is said to be of; `nil` for any.
    /// - Returns: `nil` if the text is UTF-8 or ASCII, at least in most lines, or if its properties name their encodings.
    init?(head: Bytes, isWhole: Bool, fallback: TextEncoding, region: RegionCode?) {
        guard let first = Self.firstForeignLine(head, isWhole: isWhole),
            let evidence = EncodingEvidence(head, region: region)
        else {
            return nil
        }
        let best = evidence.best
        // Without a clear best, what is expected is as good as any other that is about as likely.
        let known = evidence.readings.first {
            $0.encoding == fallback && best.score - $0.score < evidence.neededLead + 2
        }
        let encoding = evidence.isClear ? best.encoding : known?.encoding ?? best.encoding
        let next = evidence.readings.first { $0.encoding != encoding }
        self.encoding = encoding
        let code = evidence.language(of: encoding)
        let language = LanguageName(rawValue: code).map { Sentence.Value.sentence(Sentence($0)) } ?? .text(code)
        reason =
            next.map {
                Sentence(
                    ReadingSentence.lettersOfBefore,
                    ["language": language, "encoding": .text("\($0.encoding)")])
            } ?? Sentence(ReadingSentence.lettersOf, ["language": language])
        let name = Sentence.Value.text("\(encoding)")
        if !evidence.isClear {
            let readings = evidence.readings.prefix(3).map { reading -> Sentence.Value in
                .sentence(
                    Sentence(
                        ReadingSentence.readingAs,
                        ["encoding": .text("\(reading.encoding)"), "text": .text(reading.excerpt)]))
            }
            findings.append(
                Finding(
                    .assumedEncoding, .warning, line: first.line, byteOffset: first.offset,
                    Sentence(
                        ReadingSentence.fewLetters, ["encoding": name, "readings": .list(readings, .comma)])))
        } else if !encoding.keepsOffsets {
            findings.append(
                Finding(
                    .assumedEncoding, .note, line: first.line, byteOffset: first.offset,
                    Sentence(ReadingSentence.readFor, ["encoding": name, "reason": .sentence(reason)])))
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
}
