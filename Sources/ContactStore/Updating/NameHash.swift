/// The hash of the words of a name, as ``NameTokens`` finds them: names with the same words in any order have the same one.
struct NameHash {
    /// The hashes of the words.
    private var words: [UInt64] = []

    /// Adds the words of a text.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.allSatisfy({ $0 < 0x80 }) else {
            var tokens = NameTokens()
            tokens.add(String(decoding: text, as: UTF8.self))
            for token in tokens.words {
                var word = Word()
                for byte in token.utf8 { word.add(byte) }
                words.append(word.hash)
            }
            return
        }
        var word = Word()
        for byte in text {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.add(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.add(byte)
            case UInt8(ascii: "'"): break
            default:
                if !word.isEmpty { words.append(word.hash) }
                word = Word()
            }
        }
        if !word.isEmpty { words.append(word.hash) }
    }

    /// The hash; `nil` if there is no word.
    var hash: Int? {
        guard !words.isEmpty else { return nil }
        var hasher = Hasher()
        var last: UInt64?
        for word in words.sorted() where word != last {
            hasher.combine(word)
            last = word
        }
        return hasher.finalize()
    }

    /// One word, hashed by [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923).
    private struct Word {
        private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        private(set) var isEmpty = true

        mutating func add(_ byte: UInt8) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            isEmpty = false
        }
    }
}
