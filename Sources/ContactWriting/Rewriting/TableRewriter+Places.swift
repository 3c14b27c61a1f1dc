import ContactModel
import ContactReading

extension TableRewriter {
    /// A cell that has a postal code with its city, with other parts; `nil` if it stays. A part is written only where it is read again as it is.
    func place(_ cell: [UInt8], _ texts: inout [RewrittenText]) -> [UInt8]? {
        var text = String(decoding: cell, as: UTF8.self)
        for kind in [Contact.Field.Kind.postalCode, .city, .region] {
            let parts = Self.parts(of: text)
            let former = parts[kind] ?? ""
            _ = texts.take(kind, former.utf8) { other in
                var expected = parts
                expected[kind] = other.isEmpty ? nil : String(decoding: other, as: UTF8.self)
                guard let written = Self.written(kind, expected[kind] ?? "", insteadOf: former, in: text),
                    Self.parts(of: written) == expected
                else { return nil }
                text = written
                return other
            }
        }
        return text.utf8.elementsEqual(cell) ? nil : encoding.encode(Array(text.utf8))
    }

    /// The parts of a cell as a reader has them: a code alone is one.
    private static func parts(of text: String) -> [Contact.Field.Kind: String] {
        if text.isEmpty { return [:] }
        guard let place = PlaceLine(text) else { return [.postalCode: text] }
        return [.city: place.city, .region: place.region, .postalCode: place.postalCode].filter { !$0.value.isEmpty }
    }

    private static func written(
        _ kind: Contact.Field.Kind, _ part: String, insteadOf former: String, in text: String
    ) -> String? {
        if former.isEmpty {
            if text.isEmpty { return part }
            return kind == .city ? text + " " + part : kind == .postalCode ? part + " " + text : nil
        }
        let ranges = text.ranges(of: former)
        guard ranges.count == 1, let range = ranges.first else { return nil }
        let written = text[..<range.lowerBound] + part + text[range.upperBound...]
        return part.isEmpty ? written.split(separator: " ").joined(separator: " ") : String(written)
    }
}
