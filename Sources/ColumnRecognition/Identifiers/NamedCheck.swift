/// Rules of check digits that have a name.
enum NamedCheck: String, Sendable {
    /// Every second digit twice, from the right: [ISO/IEC 7812-1](https://www.iso.org/standard/70484.html).
    case luhn
    /// The same from the left, as in Ecuador.
    case luhnLeft = "luhnleft"
    /// The dihedral group of order ten.
    case verhoeff
    /// [ISO/IEC 7064](https://www.iso.org/standard/31531.html), a hybrid system.
    case mod11And10 = "mod11-10"
    /// ISO/IEC 7064, a pure system whose check character may be `X`.
    case mod11And2 = "mod11-2"
    /// ISO/IEC 7064 of letters and digits, the first four behind the others.
    case mod97 = "mod97-10"
    /// The table of Swiss payments.
    case recursive10
    /// Powers of two modulo nine, of Turkish tax offices.
    case vkn

    /// Returns `true` if characters satisfy the rule.
    ///
    /// - Parameter plus: the number that is added to the sum of the digits before the first one.
    func holds(for characters: [UInt8], plus: Int) -> Bool {
        if self == .mod97 { return Self.isMod97(characters) }
        let digits = characters.map(DigitRange.value)
        guard let last = digits.last, digits.count > 1 else { return false }
        switch self {
        case .luhn: return Self.luhnSum(digits.reversed(), doublesFirst: false) % 10 == (10 - plus % 10) % 10
        case .luhnLeft: return Self.luhnSum(digits, doublesFirst: true) % 10 == 0 && digits.count == 10
        case .verhoeff: return Self.verhoeffSum(digits) == 0
        case .mod11And10:
            var check = 5
            for digit in digits { check = ((check == 0 ? 10 : check) * 2 % 11 + digit) % 10 }
            return check == 1
        case .mod11And2:
            var check = 0
            for digit in digits.dropLast() { check = (check + digit) * 2 % 11 }
            return (check + last) % 11 == 1
        case .recursive10:
            let table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
            return (10 - digits.dropLast().reduce(0) { table[($0 + $1) % 10] }) % 10 == last
        case .vkn:
            var sum = 0
            for (index, digit) in digits.dropLast().reversed().enumerated() {
                let shifted = (digit + index + 1) % 10
                guard shifted != 0 else { continue }
                let power = shifted * (1 << min(index + 1, 20)) % 9
                sum += power == 0 ? 9 : power
            }
            return (10 - sum % 10) % 10 == last
        case .mod97: return false
        }
    }

    private static func luhnSum(_ digits: [Int], doublesFirst: Bool) -> Int {
        var sum = 0
        for (index, digit) in digits.enumerated() {
            let value = index.isMultiple(of: 2) == doublesFirst ? digit * 2 : digit
            sum += value / 10 + value % 10
        }
        return sum
    }

    private static func isMod97(_ characters: [UInt8]) -> Bool {
        var remainder = 0
        for byte in characters[4...] + characters[..<4] {
            let value = byte &- 0x30 < 10 ? Int(byte - 0x30) : Int(byte) - 0x37
            remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
        }
        return remainder == 1
    }

    /// The check of Verhoeff, *Error Detecting Decimal Codes*, 1969: 0 if the last digit is right.
    private static func verhoeffSum(_ digits: [Int]) -> Int {
        var check = 0
        for (index, digit) in digits.reversed().enumerated() {
            var permuted = digit % 10
            for _ in 0..<index % 8 { permuted = permutation[permuted] }
            check = product(check, permuted)
        }
        return check
    }

    private static let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

    /// The product of two elements of the dihedral group: 0 to 4 are rotations, 5 to 9 reflections.
    private static func product(_ left: Int, _ right: Int) -> Int {
        switch (left < 5, right < 5) {
        case (true, true): (left + right) % 5
        case (true, false): (left + right - 5) % 5 + 5
        case (false, true): (left - 5 - right + 5) % 5 + 5
        case (false, false): (left - right + 5) % 5
        }
    }
}
