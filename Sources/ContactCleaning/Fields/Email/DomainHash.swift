/// A sum over the bytes of a domain in small letters, by
/// [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923) of 64 bits.
struct DomainHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte)) &* 0x0000_0100_0000_01B3
    }

    /// The sum of a domain without one of its bytes, or of all of it.
    static func of(_ domain: [UInt8], without left: Int? = nil) -> UInt64 {
        var hash = DomainHash()
        for index in domain.indices where index != left { hash.add(domain[index]) }
        return hash.value
    }
}
