/// The text of one property of a card in the bytes of its line, both ways: the encoding that the property or the file has, and
/// quoted-printable.
package struct PropertyCoding {
    /// `true` if the value is written as quoted-printable text, which has soft breaks instead of folds.
    package let isQuotedPrintable: Bool
    private let property: Property
    private let version: CardVersion
    private let options: ReadingOptions
    private let file: TextEncoding

    /// The coding of a property.
    ///
    /// - Parameters:
    ///   - head: The name and the parameters.
    ///   - line: The whole line, which must outlive the value.
    ///   - file: The encoding of the source.
    ///   - options: The options that the source was read with.
    ///   - version: The version of the card.
    package init(
        _ head: PropertyHead, name: PropertyName, in line: Bytes, file: TextEncoding, options: ReadingOptions,
        version: CardVersion
    ) {
        isQuotedPrintable = head.encoding == .quotedPrintable
        property = Property(
            name: name, head: head, line: line, number: 0, offset: 0, hasHigh: line.contains { $0 >= 0x80 })
        self.version = version
        self.options = options
        self.file = file
    }

    /// The text of a value or a part of it, escapes untouched.
    package func decode(_ raw: Bytes) -> [UInt8] {
        var text = CardText(encoding: file, options: options)
        var context = CardText.Context(property: property, version: version, tally: EncodingTally(), findings: [])
        var output: [UInt8] = []
        text.append(raw, to: &output, &context)
        return output
    }

    /// A text as a value or a part of it; `nil` if the encoding has not all of its characters.
    package func encode(_ text: [UInt8]) -> [UInt8]? {
        let name = property.value(of: .charset).trimmed
        let named = name.isEmpty ? nil : TextEncoding(name.text)
        // Files that are converted before they are read are converted as a whole when they are written.
        let encoding = isQuotedPrintable || file.keepsOffsets ? named ?? (file.keepsOffsets ? file : .utf8) : .utf8
        guard let bytes = encoding.encode(text) else { return nil }
        let value = isQuotedPrintable ? QuotedPrintable.encode(bytes) : bytes
        var read = value.withUnsafeBufferPointer(decode)
        Escapes.none.undo(in: &read, from: 0)
        return read == text ? value : nil
    }
}

extension TextEncoding {
    /// A text in this encoding; `nil` if it has not all of the characters.
    package func encode(_ text: [UInt8]) -> [UInt8]? {
        switch form {
        case .utf8: return text
        case .singleByte: return SingleByteTable(self)?.encode(text)
        case .utf16, .converted:
            var output: [UInt8] = []
            return StreamEncoder(self)?.encode(text, into: &output) == true ? output : nil
        }
    }
}
