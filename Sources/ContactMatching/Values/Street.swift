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

    /// Returns `true` if each of two streets has a number, a letter or a direction that the other lacks: `12a` and `12b`, `N Oak St` and `S Oak St`.
    static func areOtherDoors(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        let (doors, others) = (doors(of: one), doors(of: other))
        return !doors.isSubset(of: others) && !others.isSubset(of: doors)
    }

    private static func doors(of street: UnsafeBufferPointer<UInt8>) -> Set<[UInt8]> {
        Set(street.split(separator: 0x20).filter { $0.count == 1 || $0.contains { $0 &- 0x30 < 10 } }.map { Array($0) })
    }
}
