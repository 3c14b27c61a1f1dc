extension Evidence {
    /// Reads evidence; `nil` from damaged bytes.
    init?(_ input: inout ByteDecoder) {
        var parts: [EvidencePart] = []
        while let kind = input.byte(), kind != EvidencePart.Kind.end {
            guard kind < EvidencePart.Kind.allCases.count, let bits = input.bits(), let people = input.number(),
                let value = input.text()
            else { return nil }
            parts.append(
                EvidencePart(
                    kind: EvidencePart.Kind.allCases[Int(kind)], bits: bits, value: value.isEmpty ? nil : value,
                    people: Int(clamping: people)))
        }
        guard let name = input.byte().flatMap(NameLevel.init) else { return nil }
        self.init(
            bits: parts.reduce(.zero) { $0 + $1.bits }, name: name, parts: parts.heaviestFirst(\.bits))
    }

    /// Writes the evidence.
    func encode(to output: inout ByteEncoder) {
        for part in parts {
            var value = part.value ?? ""
            value.withUTF8 { output.append(part.kind, part.bits, people: part.people, value: $0) }
        }
        output.appendEnd(name)
    }
}

extension EvidencePart.Kind {
    /// The places of all reasons, by the byte that a reason is in memory: a dictionary would hash their names.
    private static let numbers: [UInt8] = {
        var numbers = [UInt8](repeating: 0, count: 256)
        for (place, kind) in allCases.enumerated() { numbers[kind.byte] = UInt8(clamping: place) }
        return numbers
    }()

    private var byte: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

    /// A number that is no place of a reason.
    fileprivate static let end = UInt8.max

    /// The place of the reason in the list of all.
    fileprivate var number: UInt8 { Self.numbers[byte] }
}

extension ByteEncoder {
    /// Writes a reason, which is known by its place in the list of all.
    mutating func append(
        _ kind: EvidencePart.Kind, _ bits: Bits, people: Int, value: UnsafeBufferPointer<UInt8>
    ) {
        append(byte: kind.number)
        append(bits)
        append(UInt64(people))
        append(UInt64(value.count))
        append(bytes: value)
    }

    /// Writes the end of the reasons.
    mutating func appendEnd(_ level: NameLevel) {
        append(byte: EvidencePart.Kind.end)
        append(byte: level.rawValue)
    }
}

extension ByteDecoder {
    /// A text behind its length.
    fileprivate mutating func text() -> String? {
        guard let count = number(), count <= UInt64(rest.count) else { return nil }
        return String(decoding: (0..<count).compactMap { _ in byte() }, as: UTF8.self)
    }
}
