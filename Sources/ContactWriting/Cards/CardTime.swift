import ContactReading

/// A time of day with its zone, as it stands behind a date: `T140000Z`, `T14:00+01:00`, ` 14:00:00`.
struct CardTime {
    /// The hour, and if they are known the minute and the second, in two digits each.
    private let parts: [[UInt8]]
    /// `Z`, or the offset with its sign; empty if there is none.
    private let zone: [UInt8]
    /// `true` if there are parts of seconds, which vCard 4.0 does not have.
    let hasFraction: Bool
    private let fraction: [UInt8]

    /// The time behind the day of a date; `nil` if there is none, or a text that is none.
    init?(in date: [UInt8]) {
        guard let start = date.firstIndex(where: { $0 == ASCII.space || $0 | 0x20 == 0x74 }) else { return nil }
        var rest = date[(start + 1)...]
        var parts: [[UInt8]] = []
        while parts.count < 3 {
            if !parts.isEmpty, rest.first == ASCII.colon { rest = rest.dropFirst() }
            guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy(ASCII.isDigit) else { break }
            parts.append(Array(rest.prefix(2)))
            rest = rest.dropFirst(2)
        }
        let isFraction = rest.first == ASCII.period || rest.first == ASCII.comma
        fraction = isFraction ? Array(rest.dropFirst().prefix(while: ASCII.isDigit)) : []
        if isFraction { rest = rest.dropFirst(fraction.count + 1) }
        let digits = rest.dropFirst().filter { $0 != ASCII.colon }
        let isOffset =
            (rest.first == ASCII.plus || rest.first == ASCII.hyphen) && [2, 4].contains(digits.count)
            && digits.allSatisfy(ASCII.isDigit)
        let isUTC = rest.count == 1 && rest.first.map { $0 | 0x20 } == 0x7A
        guard !parts.isEmpty, rest.isEmpty || isUTC || isOffset, !isFraction || parts.count == 3 else { return nil }
        self.parts = parts
        hasFraction = isFraction
        zone = isUTC ? [0x5A] : isOffset ? [rest[rest.startIndex]] + digits : []
    }

    /// The time in the extended form of ISO 8601: `T14:00:00Z`.
    var text: [UInt8] {
        var text: [UInt8] = [0x54] + Array(parts.joined(separator: [ASCII.colon]))
        if hasFraction { text += [ASCII.period] + fraction }
        text += zone.prefix(3)
        if zone.count > 3 { text += [ASCII.colon] + zone.dropFirst(3) }
        return text
    }
}
