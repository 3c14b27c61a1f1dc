extension PairComparison {
    /// The reasons for and against two rows being one person's.
    func evidence(_ first: Int, _ second: Int) -> Evidence {
        var parts: [RawPart] = []
        let level = forEachPart(first, second) { parts.append($0) }
        return Self.evidence(level, parts, scorer.table.values)
    }

    private static func evidence(_ level: NameLevel, _ parts: [RawPart], _ values: TextTable) -> Evidence {
        Evidence(
            bits: parts.reduce(Bits.zero) { $0 + $1.bits }, name: level,
            parts: parts.heaviestFirst(\.bits).map { part in
                let value = part.value.isEmpty ? nil : values.string(part.value)
                return EvidencePart(kind: part.kind, bits: part.bits, value: value, people: part.people)
            })
    }

    /// Writes the same.
    func encodeEvidence(_ first: Int, _ second: Int, to output: inout ByteEncoder) {
        var parts: [RawPart] = []
        let level = forEachPart(first, second) { parts.append($0) }
        for part in parts {
            scorer.table.values.withText(part.value) {
                output.append(part.kind, part.bits, people: part.people, value: $0)
            }
        }
        output.appendEnd(level)
    }
}

extension Array {
    /// Reasons in the order of how much they say, and of their places where they say as much.
    func heaviestFirst(_ bits: (Element) -> Bits) -> [Element] {
        enumerated().sorted {
            (bits($1.element).hundredths.magnitude, $0.offset) < (bits($0.element).hundredths.magnitude, $1.offset)
        }.map(\.element)
    }
}
