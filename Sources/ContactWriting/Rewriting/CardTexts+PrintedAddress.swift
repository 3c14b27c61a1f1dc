import ContactModel
import ContactReading

extension CardTexts {
    /// Rewrites the parameter `LABEL` of an address, the address as it is printed ([RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section
    /// 6.3.1).
    ///
    /// - Returns: what stands in front of the value then; `nil` if it stays.
    mutating func rewriteLabel(
        _ property: PropertyName, _ head: PropertyHead, in line: Bytes, _ encoding: TextEncoding
    ) -> [UInt8]? {
        let place = head.place(of: .label, in: line)
        guard property == .address, !place.isEmpty else { return nil }
        let raw = line.clampedSlice(place.lowerBound, place.upperBound)
        var text = Escapes.parameter(raw)
        Escapes.all.undo(in: &text, from: 0)
        let lineEnd = raw.find("\\n") == nil ? "^n" : "\\n"
        guard
            let other = texts.take(
                .formattedAddress, text.withUnsafeBufferPointer { Array($0.trimmed) },
                as: { encoding.encode(Self.parameter($0, lineEnd: lineEnd)) })
        else { return nil }
        let (start, end) = (
            line.clampedSlice(0, place.lowerBound), line.clampedSlice(place.upperBound, head.valueStart)
        )
        if other.isEmpty { return start[..<(start.lastIndex(of: ASCII.semicolon) ?? start.count)] + Array(end) }
        return Array(start) + [ASCII.quote] + other + [ASCII.quote] + Array(end)
    }

    /// A text between the quotes of a parameter: it has the escapes of a value, and those of
    /// [RFC 6868](https://www.rfc-editor.org/rfc/rfc6868).
    private static func parameter(_ text: [UInt8], lineEnd: String) -> [UInt8] {
        text.flatMap { byte -> [UInt8] in
            switch byte {
            case ASCII.lineFeed: Array(lineEnd.utf8)
            case ASCII.carriageReturn: []
            case ASCII.backslash: [byte, byte]
            case ASCII.caret: [byte, byte]
            case ASCII.quote: [ASCII.caret, ASCII.apostrophe]
            default: [byte]
            }
        }
    }
}
