/// Tells the bytes of strings from the others in a JSON text that is read byte by byte.
struct JSONStringState {
    /// `true` inside a string, from behind its first quote up to its last one.
    private(set) var isInside = false
    private var isEscaped = false

    /// Reads the next byte.
    ///
    /// - Returns: `true` if the byte belongs to a string, its last quote included; the first one does not.
    mutating func read(_ byte: UInt8) -> Bool {
        guard isInside else {
            isInside = byte == UInt8(ascii: "\"")
            return false
        }
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInside = false
        }
        return true
    }
}
