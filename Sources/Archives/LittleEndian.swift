extension Array<UInt8> {
    /// The little-endian number of two bytes at an offset; 0 beyond the end.
    package func uint16(at offset: Int) -> Int { integer(at: offset, length: 2) }

    /// The little-endian number of four bytes at an offset; 0 beyond the end.
    package func uint32(at offset: Int) -> Int { integer(at: offset, length: 4) }

    /// The little-endian number of eight bytes at an offset; `Int.max` where it exceeds what a file can have.
    func uint64(at offset: Int) -> Int {
        self.count >= offset + 8 && self[offset + 7] > 0x3F ? .max : integer(at: offset, length: 8)
    }

    private func integer(at offset: Int, length: Int) -> Int {
        guard offset >= 0, offset + length <= count else { return 0 }
        return (0..<length).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
    }

    /// Appends the little-endian bytes of a number.
    mutating func append(_ value: Int, length: Int) {
        for index in 0..<length { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
}
