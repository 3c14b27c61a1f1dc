/// The bytes of one input: a few that choose settings, then what is read with them.
struct FuzzInput {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next byte, or 0 where none is left.
    mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        position += 1
        return bytes[position - 1]
    }

    /// One of several, as the next byte says.
    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[Int(byte()) % choices.count] }

    /// All that is left.
    mutating func rest() -> [UInt8] {
        defer { position = bytes.count }
        return Array(bytes[position...])
    }

    /// The text up to the next byte 0xFF, which no text holds, or to the end.
    mutating func text() -> String {
        let end = bytes[position...].firstIndex(of: 0xFF) ?? bytes.count
        defer { position = min(end + 1, bytes.count) }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Whether nothing is left.
    var isEmpty: Bool { position >= bytes.count }
}
