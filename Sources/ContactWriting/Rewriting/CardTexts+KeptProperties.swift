import ContactModel
import ContactReading

extension CardTexts {
    /// Rewrites a property that is kept as the card has it, under its whole name with its parameters.
    ///
    /// - Returns: `nil` for other properties.
    mutating func rewriteKept(
        _ value: Bytes, _ property: PropertyName, _ head: PropertyHead, in line: Bytes, _ coding: PropertyCoding
    ) -> Result? {
        guard property == .other, head.encoding == .plain else { return nil }
        let name = coding.decode(line.clampedSlice(0, head.valueStart - 1))
        let written = { (text: [UInt8]) in text.contains { $0 < ASCII.space } ? nil : coding.encode(text) }
        let other = texts.take(.extra, column: name, coding.decode(value), as: written)
        return other.map { $0.isEmpty ? .removed : .value($0) } ?? .unchanged
    }
}
