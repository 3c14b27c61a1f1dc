extension Array<UInt8> {
    /// The number of two bytes, the low one first, at an offset; 0 beyond the end.
    func number16(_ offset: Int) -> Int { number(offset, 2) }

    /// The number of four bytes.
    func number32(_ offset: Int) -> Int { number(offset, 4) }

    /// The number of eight bytes; one beyond what a file can have becomes the largest number.
    func number64(_ offset: Int) -> Int {
        self.count >= offset + 8 && self[offset + 7] > 0x3F ? .max : number(offset, 8)
    }

    private func number(_ offset: Int, _ length: Int) -> Int {
        guard offset >= 0, offset + length <= count else { return 0 }
        return (0..<length).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
    }
}
