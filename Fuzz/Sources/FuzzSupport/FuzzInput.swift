/// The bytes of one input: some that select settings, then the data.
package struct FuzzInput {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next byte, or 0 at the end.
    package mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        position += 1
        return bytes[position - 1]
    }

    /// The element that the next byte selects.
    package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[Int(byte()) % choices.count] }

    /// The remaining bytes.
    package mutating func rest() -> [UInt8] {
        defer { position = bytes.count }
        return Array(bytes[position...])
    }

    /// The text up to the next byte 0xFF, which is not valid UTF-8, or to the end.
    package mutating func text() -> String {
        let end = bytes[position...].firstIndex(of: 0xFF) ?? bytes.count
        defer { position = min(end + 1, bytes.count) }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// `true` if no bytes remain.
    package var isEmpty: Bool { position >= bytes.count }
}
