/// The places at which bytes of UTF-8 can be cut.
enum WholeCharacters {
    /// The end of the last whole character.
    static func end(of bytes: [UInt8]) -> Int {
        var index = bytes.count
        while index > 0, bytes.count - index < 4 {
            index -= 1
            let byte = bytes[index]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return index + length <= bytes.count ? bytes.count : index
        }
        return bytes.count
    }
}
