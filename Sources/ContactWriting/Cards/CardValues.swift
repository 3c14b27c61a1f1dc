import ContactReading

/// The forms of dates in contacts, as ``DateText`` has them, and of parts of dates, which it leaves as they are.
enum DateForm {
    /// `1985-04-12`
    case full
    /// `--04-12`
    case withoutYear
    /// `---12`
    case dayOnly
    /// `1985`, `1985-04` or `--04`
    case partial
    case text

    init(_ value: Bytes) {
        let pattern = value.count <= 10 ? value.map { ASCII.isDigit($0) ? ASCII.zero : $0 } : []
        switch String(decoding: pattern, as: UTF8.self) {
        case "0000-00-00": self = .full
        case "--00-00": self = .withoutYear
        case "---00": self = .dayOnly
        case "0000", "0000-00", "--00": self = .partial
        default: self = .text
        }
    }
}

/// A time of change in one of the forms of [ISO 8601](https://www.iso.org/iso-8601-date-and-time-format.html).
struct CardTimestamp {
    private let raw: Bytes
    private let digits: [UInt8]
    private let zone: [UInt8]

    /// A time; `nil` for any other text, and for parts of seconds, which vCard 4.0 does not have.
    init?(_ value: Bytes) {
        guard (8...25).contains(value.count) else { return nil }
        raw = value
        var digits: [UInt8] = []
        var index = 0
        while index < value.count {
            let byte = value[index]
            if ASCII.isDigit(byte) {
                digits.append(byte)
            } else if byte == 0x5A || byte == ASCII.plus || byte == ASCII.hyphen && digits.count == 14 {
                break
            } else if byte != ASCII.hyphen && byte != ASCII.colon && byte != 0x54 {
                return nil
            }
            index += 1
        }
        let zone = value.clampedSlice(index, value.count).filter { $0 != ASCII.colon }
        let isZone =
            zone.isEmpty || zone == [0x5A] || (3...5).contains(zone.count) && zone.dropFirst().allSatisfy(ASCII.isDigit)
        guard digits.count == 14, isZone else { return nil }
        self.digits = digits
        self.zone = zone
    }

    /// Gives a closure the time as a version has it: 3.0 as it is, 4.0 as `2024-01-02T03:04:05Z`.
    func withText(_ version: CardFormat, _ body: (Bytes) -> Void) {
        guard version == .v40 else { return body(raw) }
        var text: [UInt8] = []
        for (position, digit) in digits.enumerated() {
            switch position {
            case 4, 6: text.append(ASCII.hyphen)
            case 8: text.append(0x54)
            case 10, 12: text.append(ASCII.colon)
            default: break
            }
            text.append(digit)
        }
        text.append(contentsOf: zone)
        text.withUnsafeBufferPointer(body)
    }
}

/// A picture as a source holds it.
struct CardPicture {
    enum Content {
        case base64(Bytes)
        case address(Bytes)
    }

    let content: Content
    private let type: [UInt8]

    /// - Parameters:
    ///   - value: the value as it was read.
    ///   - parameters: the parameters of its property.
    init(_ value: Bytes, parameters: Bytes) {
        if value.hasWordPrefix("data:"), let comma = value.find(ASCII.comma),
            value.clampedSlice(0, comma).find(";base64") != nil
        {
            let end = value.find(ASCII.semicolon) ?? comma
            let slash = value.find(ASCII.slash) ?? end
            content = .base64(value.clampedSlice(comma + 1, value.count))
            type =
                slash < end
                ? Array(value.clampedSlice(slash + 1, end))
                : Self.type(ofData: value.clampedSlice(comma + 1, value.count))
            return
        }
        let isAddress = value.hasWordPrefix("data:") || parameters.find("uri") != nil || value.find("://") != nil
        content = isAddress ? .address(value) : .base64(value)
        type = Self.type(in: parameters) ?? Self.type(ofData: value)
    }

    /// Gives a closure the type of the picture, in capitals.
    func withType(_ body: (Bytes) -> Void) {
        guard !type.isEmpty else { return }
        type.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }.withUnsafeBufferPointer(body)
    }

    private static func type(in parameters: Bytes) -> [UInt8]? {
        for word in ["jpeg", "png", "gif", "webp", "heic", "bmp", "tiff"] as [StaticString]
        where parameters.find(word) != nil {
            return Array(Bytes(start: word.utf8Start, count: word.utf8CodeUnitCount))
        }
        return parameters.find("jpg") == nil ? nil : Array("jpeg".utf8)
    }

    /// The type by the first bytes of the encoded data.
    private static func type(ofData data: Bytes) -> [UInt8] {
        let signatures = [("iVBOR", "png"), ("R0lGOD", "gif"), ("UklGR", "webp")]
        let found = signatures.first { data.matches($0.0.utf8) }?.1 ?? "jpeg"
        return Array(found.utf8)
    }
}
