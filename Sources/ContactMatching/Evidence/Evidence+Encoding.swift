extension Evidence {
    /// Writes the evidence; reasons are known by their places in the list of all.
    func encode(to output: inout ByteEncoder) {
        output.append(byte: name.rawValue)
        output.append(UInt64(parts.count))
        for part in parts {
            output.append(byte: EvidencePart.Kind.numbers[part.kind] ?? 0)
            output.append(part.bits)
            output.append(UInt64(part.people))
            var value = part.value ?? ""
            value.withUTF8 { output.append($0) }
        }
    }

    /// Reads evidence; `nil` from damaged bytes.
    init?(_ input: inout ByteDecoder) {
        guard let name = input.byte().flatMap(NameLevel.init), let count = input.number() else { return nil }
        var parts: [EvidencePart] = []
        for _ in 0..<count {
            guard let kind = input.byte(), kind < EvidencePart.Kind.allCases.count, let bits = input.bits(),
                let people = input.number(), let value = input.text()
            else { return nil }
            parts.append(
                EvidencePart(
                    kind: EvidencePart.Kind.allCases[Int(kind)], bits: bits, value: value.isEmpty ? nil : value,
                    people: Int(clamping: people)))
        }
        self.init(bits: parts.reduce(.zero) { $0 + $1.bits }, name: name, parts: parts)
    }
}

extension EvidencePart.Kind {
    /// The places of the reasons in the list of all.
    fileprivate static let numbers: [Self: UInt8] = Dictionary(
        zip(allCases, 0..<UInt8(clamping: allCases.count))
    ) { first, _ in first }
}

extension ByteEncoder {
    /// Writes a text behind its length.
    fileprivate mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        append(UInt64(text.count))
        for byte in text { append(byte: byte) }
    }
}

extension ByteDecoder {
    /// A text behind its length.
    fileprivate mutating func text() -> String? {
        guard let count = number(), count <= UInt64(rest.count) else { return nil }
        var text: [UInt8] = []
        for _ in 0..<count {
            guard let byte = byte() else { return nil }
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
