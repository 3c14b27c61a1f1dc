/// Streets in folded form.
enum Street {
    /// The first number in a street: that of the house, as a rule. 0 if there is none.
    static func number(_ street: UnsafeBufferPointer<UInt8>) -> Int {
        var number = 0
        var found = false
        for byte in street {
            if byte &- 0x30 < 10 {
                number = (number &* 10 &+ Int(byte - 0x30)) & 0xFFFF_FFFF
                found = true
            } else if found {
                break
            }
        }
        return number
    }
}
