/// Reads the JSON object of `contacts.extras`, name by name in its order.
///
/// Values are strings or arrays of strings, as ``ExtrasEncoder`` writes them; anything else is not of this program.
struct ExtrasDecoder {
    private let json: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ json: UnsafeBufferPointer<UInt8>) { self.json = json }

    /// Gives a closure the bytes of each name and value, valid until it returns.
    ///
    /// - Returns: `false` if the text is no such object; what preceded the error has been given.
    mutating func forEach(
        _ body: (_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Void
    ) -> Bool {
        guard take(0x7B) else { return false }
        if take(0x7D) { return isAtEnd }
        repeat {
            guard let name = string(), take(0x3A) else { return false }
            if take(0x5B) {
                if take(0x5D) { continue }
                repeat {
                    guard let value = string() else { return false }
                    name.withBytes { name in value.withBytes { body(name, $0) } }
                } while take(0x2C)
                guard take(0x5D) else { return false }
            } else {
                guard let value = string() else { return false }
                name.withBytes { name in value.withBytes { body(name, $0) } }
            }
        } while take(0x2C)
        return take(0x7D) && isAtEnd
    }

    private var isAtEnd: Bool { json[index...].allSatisfy { $0 <= 0x20 } }

    /// Skips a byte, and blanks before it.
    private mutating func take(_ byte: UInt8) -> Bool {
        while index < json.count, json[index] <= 0x20 { index += 1 }
        guard index < json.count, json[index] == byte else { return false }
        index += 1
        return true
    }

    /// A string: as it stands there, or without its escapes.
    private enum Text {
        case plain(UnsafeBufferPointer<UInt8>)
        case unescaped([UInt8])

        func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
            switch self {
            case .plain(let bytes): body(bytes)
            case .unescaped(let bytes): bytes.withUnsafeBufferPointer(body)
            }
        }
    }

    private mutating func string() -> Text? {
        guard take(0x22) else { return nil }
        // Most texts have no escapes.
        let start = index
        while index < json.count, json[index] != 0x22, json[index] != 0x5C { index += 1 }
        let plain = UnsafeBufferPointer(rebasing: json[start..<index])
        if index < json.count, json[index] == 0x22 {
            index += 1
            return .plain(plain)
        }
        var text = Array(plain)
        while index < json.count {
            let byte = json[index]
            index += 1
            switch byte {
            case 0x22: return .unescaped(text)
            case 0x5C:
                guard index < json.count, appendEscape(to: &text) else { return nil }
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func appendEscape(to text: inout [UInt8]) -> Bool {
        let byte = json[index]
        index += 1
        switch byte {
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x75:
            guard var scalar = hexadecimal() else { return false }
            if scalar & 0xFC00 == 0xD800, index + 1 < json.count, json[index] == 0x5C, json[index + 1] == 0x75 {
                index += 2
                guard let low = hexadecimal(), low & 0xFC00 == 0xDC00 else { return false }
                scalar = 0x10000 + (scalar & 0x3FF) << 10 + low & 0x3FF
            }
            text.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
        default: text.append(byte)
        }
        return true
    }

    private mutating func hexadecimal() -> UInt32? {
        guard index + 4 <= json.count else { return nil }
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(json[index])).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}

extension ExtrasDecoder {
    /// The names and values of an object, in its order.
    static func values(of json: String) -> [(name: String, text: String)] {
        var values: [(name: String, text: String)] = []
        var json = json
        json.withUTF8 { bytes in
            var decoder = ExtrasDecoder(bytes)
            _ = decoder.forEach { name, value in
                values.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
            }
        }
        return values
    }

    /// The names whose values differ between two objects, with both values; empty for none.
    static func differences(_ before: String, _ after: String) -> [(name: String, before: String, after: String)] {
        let (old, new) = (values(of: before), values(of: after))
        let names = old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.name == name } }
        return names.map { name in
            (name, old.first { $0.name == name }?.text ?? "", new.first { $0.name == name }?.text ?? "")
        }.filter { $0.before != $0.after }
    }
}
