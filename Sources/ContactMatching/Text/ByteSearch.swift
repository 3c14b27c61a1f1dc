/// Where a word stands in a text.
enum ByteSearch {
    /// The place of the first occurrence of some bytes, or `nil`; nothing is found for no bytes.
    static func first(_ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = word.first, word.count <= text.count else { return nil }
        for place in 0...(text.count &- word.count) where text[place] == first {
            var length = 1
            while length < word.count, text[place &+ length] == word[length] { length &+= 1 }
            if length == word.count { return place }
        }
        return nil
    }
}
