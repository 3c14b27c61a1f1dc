import PhoneNumbers

/// The day on which a contact or a file was written at the latest, for numbers whose country has changed them since.
struct WrittenDate: Hashable, Sendable {
    /// As `20161231`; parts that are not known are 99: the day may be any of them.
    let packed: UInt32

    /// `2016-12-31`, `2016-12` or `2016`; `nil` for any other text.
    init?(day text: String) {
        guard let packed = PackedDay.number(of: text[...], unknown: 99) else { return nil }
        self.packed = packed
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
        guard
            let packed = PackedDay.number(
                year: number / 10000, month: number / 100 % 100, day: number % 100, unknown: 99)
        else { return nil }
        self.packed = packed
    }
}
