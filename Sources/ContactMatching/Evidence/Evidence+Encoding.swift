extension Evidence {
    /// Writes evidence; reasons are known by their places in the list of all.
    ///
    /// - Parameter texts: the texts that the reasons name.
    static func encode(_ parts: [RawPart], name: NameLevel, texts: TextTable, to output: inout ByteEncoder) {
        output.append(byte: name.rawValue)
        output.append(UInt64(parts.count))
        for part in parts {
            output.append(byte: part.kind.number)
            output.append(part.bits)
            output.append(UInt64(part.people))
            texts.withText(part.value) { output.append($0) }
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
    private static let numbers: [Self: UInt8] = Dictionary(zip(allCases, 0...UInt8.max)) { first, _ in first }

    /// The place of the reason in the list of all.
    fileprivate var number: UInt8 { Self.numbers[self] ?? 0 }
}

extension ByteEncoder {
    /// Writes a text behind its length.
    fileprivate mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        append(UInt64(text.count))
        append(bytes: text)
    }
}

extension ByteDecoder {
    /// A text behind its length.
    fileprivate mutating func text() -> String? {
        guard let count = number(), count <= UInt64(rest.count) else { return nil }
        return String(decoding: (0..<count).compactMap { _ in byte() }, as: UTF8.self)
    }
}
