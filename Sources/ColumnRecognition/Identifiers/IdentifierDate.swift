/// A date in the digits of an identifier, perhaps with something added to its month or day, as for women or foreigners.
struct IdentifierDate: Sendable {
    private let format: [UInt8]
    private var start = 0
    private var months = [0]
    private var days = [0]

    init?(_ words: [String]) {
        guard let format = words.first, format.utf8.allSatisfy("ymd".utf8.contains) else { return nil }
        self.format = Array(format.utf8)
        var target: WritableKeyPath<Self, [Int]>?
        var index = 1
        while index < words.count {
            switch words[index] {
            case "months": target = \.months
            case "days": target = \.days
            case "at":
                guard index + 1 < words.count, let place = Int(words[index + 1]), place >= 1 else { return nil }
                start = place - 1
                index += 1
            default:
                guard let number = Int(words[index]), let target else { return nil }
                self[keyPath: target].append(number)
            }
            index += 1
        }
    }

    /// The digits of the date; `nil` if they are none.
    func text(of characters: [UInt8]) -> [UInt8]? {
        guard start + format.count <= characters.count else { return nil }
        let digits = Array(characters[start..<start + format.count])
        var parts: [UInt8: (value: Int, length: Int)] = [:]
        for (kind, byte) in zip(format, digits) {
            guard byte &- 0x30 < 10 else { return nil }
            let part = parts[kind] ?? (0, 0)
            parts[kind] = (part.value * 10 + Int(byte - 0x30), part.length + 1)
        }
        let month = parts[UInt8(ascii: "m")]?.value ?? 0
        let day = parts[UInt8(ascii: "d")]?.value ?? 0
        guard months.contains(where: { (1...12).contains(month - $0) }),
            days.contains(where: { (1...31).contains(day - $0) })
        else { return nil }
        if let year = parts[UInt8(ascii: "y")], year.length == 4, !(1880...2040).contains(year.value) { return nil }
        return digits
    }

    var chance: Double {
        let share = 0.12 * Double(months.count) * 0.31 * Double(days.count)
        return format.count == 8 ? share * 0.016 : share
    }
}
