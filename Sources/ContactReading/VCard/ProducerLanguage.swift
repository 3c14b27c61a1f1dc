/// The language of the program that wrote a vCard file.
enum ProducerLanguage {
    /// The tag at the end of a product identifier: `de` of `-//Apple Inc.//iOS 18.0//DE`, `pt-BR` of `...//PT-BR`; `nil` if
    /// it has none.
    ///
    /// The identifier is a formal public identifier, whose last part names the language. See
    /// [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 6.7.3.
    static func tag(ofProducer producer: String) -> String? {
        let parts = producer.utf8.split(separator: ASCII.slash, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[parts.count - 2].isEmpty, let last = parts.last else { return nil }
        let subtags = last.split(separator: ASCII.hyphen, omittingEmptySubsequences: false)
        guard subtags.count <= 2, subtags.allSatisfy({ $0.count == 2 && $0.allSatisfy(ASCII.isLetter) }) else {
            return nil
        }
        let texts = subtags.map { String(decoding: $0, as: UTF8.self) }
        return ([texts[0].lowercased()] + texts.dropFirst().map { $0.uppercased() }).joined(separator: "-")
    }
}
