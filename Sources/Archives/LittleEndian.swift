extension Array<UInt8> {
    /// The number of two bytes, the low one first, at a place; 0 beyond the end.
    func number16(_ place: Int) -> Int { number(place, 2) }

    /// The number of four bytes.
    func number32(_ place: Int) -> Int { number(place, 4) }

    /// The number of eight bytes; one beyond what a file can have becomes the largest number.
    func number64(_ place: Int) -> Int {
        self.count >= place + 8 && self[place + 7] > 0x3F ? .max : number(place, 8)
    }

    private func number(_ place: Int, _ length: Int) -> Int {
        guard place >= 0, place + length <= count else { return 0 }
        return (0..<length).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
    }
}
