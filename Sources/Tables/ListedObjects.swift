/// Counts the objects that stand in lists of a JSON text, of which nothing else is read.
struct ListedObjects {
    /// The number of objects so far.
    private(set) var count = 0
    /// The number of objects and lists that have begun and not ended.
    private(set) var depth = 0
    /// A bit for each of the outermost levels: 1 for a list.
    private var lists: UInt64 = 0
    private var strings = JSONStringState()

    mutating func read(_ byte: UInt8) {
        if strings.read(byte) { return }
        switch byte {
        case UInt8(ascii: "{"):
            if depth > 0, lists >> (depth - 1) & 1 == 1 { count += 1 }
            begin(isList: false)
        case UInt8(ascii: "["): begin(isList: true)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
        default: break
        }
    }

    private mutating func begin(isList: Bool) {
        if depth < UInt64.bitWidth {
            let bit: UInt64 = 1 << depth
            lists = isList ? lists | bit : lists & ~bit
        }
        depth += 1
    }
}
