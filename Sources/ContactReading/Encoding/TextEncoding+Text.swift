extension TextEncoding {
    /// Bytes of a contact in the offsets of its source, as text: bytes of a code page are converted, others are UTF-8
    /// already. Invalid bytes become U+FFFD.
    package func text(of bytes: [UInt8]) -> String {
        guard let table = SingleByteTable(self) else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        bytes.withUnsafeBufferPointer { table.append($0, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }
}
