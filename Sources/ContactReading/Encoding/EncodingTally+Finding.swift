import ContactModel
import PhoneNumbers

extension EncodingTally {
    /// Says in one finding how the values of a source are encoded, if not all in UTF-8; `nil` if all are.
    func finding(fallback: TextEncoding) -> Finding? {
        guard fallbackValues > 0 else { return nil }
        let fallback = SingleByteTable(fallback) == nil ? .windows1252 : fallback
        let name = Sentence.Value.text("\(fallback)")
        var finding = Finding(
            .assumedEncoding, .note, line: firstFallbackLine, byteOffset: firstFallbackOffset,
            Sentence(ReadingSentence.readAs, ["encoding": name]))
        if utf8Values > 0 {
            finding.code = .mixedEncoding
            finding.severity = .warning
            let unicode = Sentence(ReadingSentence.someUnicode, ["count": .number(utf8Values)])
            let others = Sentence(ReadingSentence.someOthers, ["count": .number(fallbackValues), "encoding": name])
            finding.sentence = Sentence(
                ReadingSentence.mixed, ["unicode": .sentence(unicode), "others": .sentence(others)])
        }
        return finding
    }
}
