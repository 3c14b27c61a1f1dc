import Crypto

/// The SHA-256 of content that comes in pieces.
struct ContentHash {
    private var function = SHA256()

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        function.update(bufferPointer: bytes)
    }

    /// The hash of everything so far, in lower-case hexadecimal.
    var text: String {
        var text: [UInt8] = []
        for byte in function.finalize() {
            text.append(Self.digits[Int(byte >> 4)])
            text.append(Self.digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
