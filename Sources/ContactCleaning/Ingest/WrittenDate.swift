/// The day on which a contact or a file was written at the latest, for numbers whose country has changed them since.
struct WrittenDate: Hashable, Sendable {
    /// As `20161231`; parts that are not known are 99: the day may be any of them.
    let packed: UInt32

    /// `2016-12-31`, `2016-12` or `2016`; `nil` for any other text.
    init?(day text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard 1...3 ~= parts.count, zip(parts, [4, 2, 2]).allSatisfy({ $0.count == $1 }) else { return nil }
        let numbers = parts.compactMap { UInt32($0) }
        guard numbers.count == parts.count else { return nil }
        self.init(year: numbers[0], month: numbers.dropFirst().first, day: numbers.dropFirst(2).first)
    }

    /// The time of a vCard's last revision, [RFC 6350, 6.7.4](https://www.rfc-editor.org/rfc/rfc6350#section-6.7.4):
    /// `20161231T121530Z`, `2016-12-31T12:15:30Z`; `nil` if it begins with no day.
    init?(revision text: some Collection<UInt8>) {
        var digits: [UInt32] = []
        for byte in text where digits.count < 8 && byte != UInt8(ascii: "-") {
            guard byte &- UInt8(ascii: "0") < 10 else { return nil }
            digits.append(UInt32(byte &- UInt8(ascii: "0")))
        }
        guard digits.count == 8 else { return nil }
        let number = digits.reduce(0) { $0 * 10 + $1 }
        self.init(year: number / 10000, month: number / 100 % 100, day: number % 100)
    }

    private init?(year: UInt32, month: UInt32?, day: UInt32?) {
        guard 1900...2999 ~= year, month.map({ 1...12 ~= $0 }) ?? true, day.map({ 1...31 ~= $0 }) ?? true else {
            return nil
        }
        packed = year * 10000 + (month ?? 99) * 100 + (day ?? 99)
    }
}
