import ContactReading
import KnowledgeTable
import PhoneNumbers

/// A table of phrases: each line is what its phrases say, a colon, and the phrases between bars.
struct PhraseTable: Sendable {
    private let section: KnowledgeSection

    /// The table of a file of `Knowledge`.
    init(_ section: KnowledgeSection) { self.section = section }

    /// The table of a file of `Knowledge` by its name.
    init(_ name: String) { section = KnowledgeTable.section(name) }

    /// Gives a closure each phrase, and what stands before the colon of its line.
    func forEachPhrase(_ body: (_ meaning: String, _ phrase: UnsafeBufferPointer<UInt8>) -> Void) {
        Self.forEachPhrase(of: section.bytes, body)
    }

    /// The same of the bytes of a table.
    static func forEachPhrase(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (_ meaning: String, _ phrase: UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var meaning: String?
        var start = 0
        for position in 0...bytes.count {
            let byte = position < bytes.count ? bytes[position] : ASCII.lineFeed
            if byte == ASCII.colon, meaning == nil {
                meaning = String(decoding: bytes[start..<position], as: UTF8.self)
            } else if byte == ASCII.bar || byte == ASCII.lineFeed {
                if let meaning, start < position {
                    body(meaning, UnsafeBufferPointer(rebasing: bytes[start..<position]))
                }
                if byte == ASCII.lineFeed { meaning = nil }
            } else {
                continue
            }
            start = position + 1
        }
    }
}
