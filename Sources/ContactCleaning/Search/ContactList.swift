/// The keys of contacts in ascending order, as bytes: each as its distance from the one before, seven bits a byte, the lowest first.
struct ContactList {
    private(set) var count = 0
    private(set) var bytes: [UInt8] = []
    private var last = 0

    /// Appends a contact; once more has no effect.
    @inline(__always)
    mutating func append(_ contact: Int) {
        guard contact != last else { return }
        var distance = UInt(bitPattern: contact &- last)
        while distance >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: distance) | 0x80)
            distance >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: distance))
        last = contact
        count += 1
    }

    /// The contacts in bytes; those before an error if they are none that this program wrote.
    static func contacts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var contacts: [Int] = []
        contacts.reserveCapacity(bytes.count)
        var (last, distance, shift) = (0, 0, 0)
        for byte in bytes {
            guard shift < 49 else { return contacts }
            distance |= Int(byte & 0x7F) << shift
            shift += 7
            if byte >= 0x80 { continue }
            last += distance
            guard last < 1 << 50 else { return contacts }
            contacts.append(last)
            (distance, shift) = (0, 0)
        }
        return contacts
    }

    /// The contacts of both of two lists.
    static func intersection(_ one: [Int], _ other: [Int]) -> [Int] {
        [Int](unsafeUninitializedCapacity: min(one.count, other.count)) { common, count in
            one.withUnsafeBufferPointer { one in
                other.withUnsafeBufferPointer { other in
                    var (left, right) = (0, 0)
                    while left < one.count, right < other.count {
                        let (first, second) = (one[left], other[right])
                        // Without branches, which nothing foretells in long lists: what is not common is written over.
                        common[count] = first
                        count &+= first == second ? 1 : 0
                        left &+= first <= second ? 1 : 0
                        right &+= second <= first ? 1 : 0
                    }
                }
            }
        }
    }

    /// The contacts of any of two lists.
    static func union(_ one: [Int], _ other: [Int]) -> [Int] {
        if one.isEmpty { return other }
        if other.isEmpty { return one }
        var all: [Int] = []
        all.reserveCapacity(max(one.count, other.count))
        var (left, right) = (0, 0)
        while left < one.count || right < other.count {
            let (first, second) = (left < one.count ? one[left] : .max, right < other.count ? other[right] : .max)
            all.append(min(first, second))
            if first <= second { left += 1 }
            if second <= first { right += 1 }
        }
        return all
    }
}
