import ContactModel
import PhoneNumbers

/// Decodes the texts of cards: quoted-printable first, then the encoding of the property, then escapes.
struct CardText: Sendable {
    let decoder: ValueDecoder
    /// `true` if the bytes have been converted to UTF-8 already; encodings that properties name are then ignored.
    private let isConverted: Bool
    /// The last encoding that a property named.
    private var lastName: [UInt8] = []
    private var lastEncoding: TextEncoding?
    private var lastTable: SingleByteTable?

    init(encoding: TextEncoding, options: ReadingOptions) {
        decoder = ValueDecoder(encoding: encoding, fallback: options.fallbackEncoding)
        isConverted = !encoding.keepsOffsets
    }

    /// The property of a value that is decoded, and the results besides its text.
    struct Context {
        let property: Property
        let version: CardVersion
        var tally: EncodingTally
        var findings: [Finding]
    }

    /// Appends the text of a value or a component, escapes untouched.
    mutating func append(_ raw: Bytes, to output: inout [UInt8], _ context: inout Context) {
        let head = context.property.head
        guard head.encoding != .quotedPrintable else {
            var decoded: [UInt8] = []
            decoded.reserveCapacity(raw.count)
            QuotedPrintable.decode(raw, into: &decoded)
            return decoded.withUnsafeBufferPointer { appendDecoded($0, to: &output, &context) }
        }
        if isConverted || !head.has(.charset) && !context.property.hasHigh {
            return output.append(contentsOf: raw)
        }
        appendDecoded(raw, to: &output, &context)
    }

    private mutating func appendDecoded(_ bytes: Bytes, to output: inout [UInt8], _ context: inout Context) {
        let property = context.property
        let shape = UTF8Check.shape(bytes)
        let name = property.value(of: .charset).trimmed
        guard !name.isEmpty else { return appendAssumed(bytes, to: &output, &context) }
        resolve(name)
        guard let encoding = lastEncoding else {
            report(.unknownCharset, .unknownCharset, name.text, &context)
            return appendAssumed(bytes, to: &output, &context)
        }
        switch encoding.form {
        case .utf8: appendAssumed(bytes, to: &output, &context)
        case .singleByte:
            if shape == .ascii { return output.append(contentsOf: bytes) }
            if shape == .utf8 || lastTable == nil {
                report(.charsetMismatch, .unicodeCharset, name.text, &context)
                return output.append(contentsOf: bytes)
            }
            lastTable?.append(bytes, to: &output)
        case .utf16, .converted:
            if context.version != .v21, shape == .utf8 { return output.append(contentsOf: bytes) }
            if let text = CodePage.convert(bytes, from: encoding) { return output.append(contentsOf: text) }
            report(.charsetMismatch, .wrongCharset, name.text, &context)
            appendAssumed(bytes, to: &output, &context)
        }
    }

    private func appendAssumed(_ bytes: Bytes, to output: inout [UInt8], _ context: inout Context) {
        decoder.append(
            bytes, to: &output, line: context.property.number, offset: context.property.offset, tally: &context.tally)
    }

    private mutating func resolve(_ name: Bytes) {
        guard lastName.count != name.count || !name.matches(lastName) else { return }
        lastName = Array(name)
        lastEncoding = TextEncoding(name.text)
        lastTable = lastEncoding.flatMap(SingleByteTable.init)
    }

    private func report(
        _ code: Finding.Code, _ kind: ReadingSentence, _ encoding: String, _ context: inout Context
    ) {
        // One finding for a property, however many components it has.
        if let last = context.findings.last, last.code == code, last.line == context.property.number { return }
        context.findings.append(
            Finding(
                code, .warning, line: context.property.number, byteOffset: context.property.offset,
                field: context.property.title, raw: decoder.text(context.property.line.clampedSlice(0, 100)),
                Sentence(kind, ["encoding": .text(encoding)])))
    }
}
