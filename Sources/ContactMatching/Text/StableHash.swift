/// Hashes that depend on content alone: the same on every machine and in every run.
enum StableHash {
    /// The hash of bytes; 0 only for none.
    @inline(__always)
    static func of(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard let base = text.baseAddress, !text.isEmpty else { return 0 }
        let raw = UnsafeRawPointer(base)
        var hash = UInt64(text.count) &* 0x9E37_79B9_7F4A_7C15
        var place = 0
        while place &+ 8 <= text.count {
            hash = mixed(hash, UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place &+= 8
        }
        var rest: UInt64 = 0
        var shift: UInt64 = 0
        while place < text.count {
            rest |= UInt64(text[place]) << shift
            shift &+= 8
            place &+= 1
        }
        return mixed(hash, rest) | 1
    }

    /// The hash of two hashes in this order.
    @inline(__always)
    static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let product = (first ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: second ^ 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }
}
