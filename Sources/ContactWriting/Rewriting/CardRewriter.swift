import ContactReading

/// Writes cards again with other numbers and other texts.
struct CardRewriter {
    private let encoding: TextEncoding
    private let options: ReadingOptions
    private let added: [String]

    init(encoding: TextEncoding, options: ReadingOptions, added: [String]) {
        self.encoding = encoding
        self.options = options
        self.added = added
    }

    mutating func rewrite(
        _ record: [UInt8], numbers: [RewrittenNumber], texts: inout [RewrittenText], added: [[UInt8]],
        into output: inout [UInt8]
    ) -> Int {
        var cardTexts = CardTexts(texts: texts)
        defer { texts = cardTexts.texts }
        var queue = NumberQueue(numbers)
        var scanner = CardLineScanner(options: options)
        var line = CardLineScanner.Line()
        var version = CardVersion.v30
        var depth = 0
        record.withUnsafeBufferPointer { bytes in
            let lineEnd = CardLine.end(of: bytes)
            var copied = 0
            var offset = 0
            var end = bytes.count
            while offset < bytes.count {
                guard
                    case .line = scanner.next(
                        bytes, from: offset, isLast: true, keepsIndent: version == .v21, into: &line)
                else { break }
                offset = line.next
                guard let head = line.head else { continue }
                let text = line.isJoined ? scanner.scratch : Array(bytes.clampedSlice(line.start, line.end))
                text.withUnsafeBufferPointer { text in
                    let value = text.clampedSlice(head.valueStart, text.count)
                    let property = PropertyName(head.name.of(text))
                    switch property {
                    case .version: version = CardVersion(value) ?? version
                    case .begin: depth += 1
                    case .end:
                        depth -= 1
                        if depth == 0 { end = line.start }
                    case .phone where depth <= 1:
                        guard let replaced = self.value(value, head, in: text, &queue) else { return }
                        output.append(contentsOf: bytes[copied..<line.start])
                        if replaced.isEmpty, queue.hasRemoved {
                            copied = line.next
                            return
                        }
                        CardLine.fold(
                            Array(text.clampedSlice(0, head.valueStart)) + replaced, version, lineEnd, into: &output)
                        copied = line.end
                    case .related where version == .v40 && !head.value(of: .valueType, in: text).trimmed.isWord("text"):
                        // It names another card by its address, which no text is.
                        break
                    case _ where depth <= 1 && !cardTexts.texts.isEmpty && head.encoding != .base64:
                        let coding = PropertyCoding(
                            head, name: property, in: text, file: encoding, options: options, version: version)
                        let start = cardTexts.rewriteLabel(property, head, in: text, encoding)
                        let result =
                            cardTexts.rewriteKept(value, property, head, in: text, coding)
                            ?? cardTexts.rewrite(value, property, coding, version)
                        guard let other = result.value(insteadOf: value, isKept: start == nil) else { return }
                        output.append(contentsOf: bytes[copied..<line.start])
                        if case .removed = result {
                            copied = line.next
                            return
                        }
                        let whole = (start ?? self.head(head, in: text, of: other, instead: value, version)) + other
                        if coding.isQuotedPrintable {
                            QuotedPrintable.appendBroken(whole, lineEnd: lineEnd, to: &output)
                        } else {
                            CardLine.fold(whole, version, lineEnd, into: &output)
                        }
                        copied = line.end
                    default: break
                    }
                }
            }
            output.append(contentsOf: bytes[copied..<max(copied, end)])
            if end >= copied, end < bytes.count {
                for addition in cardTexts.additions(version, encoding) {
                    CardLine.fold(addition, version, lineEnd, into: &output)
                    output.append(contentsOf: lineEnd)
                }
            }
            for (name, value) in zip(self.added, added) where !value.isEmpty && end >= copied && end < bytes.count {
                CardLine.fold(
                    Array("X-TRUNKLINE-\(name.uppercased()):".utf8) + escaped(value, version), version, lineEnd,
                    into: &output)
                output.append(contentsOf: lineEnd)
            }
            output.append(contentsOf: bytes[max(copied, end)...])
        }
        return queue.missed
    }

    /// The text in front of a value that takes the place of another: in 2.1, where a text is ASCII unless the property names an encoding,
    /// with the name of one if the property has needed none so far (vCard 2.1,
    /// section 2.1.5).
    private func head(
        _ head: PropertyHead, in line: Bytes, of value: [UInt8], instead former: Bytes, _ version: CardVersion
    ) -> [UInt8] {
        let start = Array(line.clampedSlice(0, head.valueStart))
        guard version == .v21, encoding == .utf8, head.value(of: .charset, in: line).isEmpty,
            Self.isForeign(value, head), !Self.isForeign(Array(former), head)
        else { return start }
        return start.dropLast() + Array(";CHARSET=UTF-8:".utf8)
    }

    /// Returns `true` if a value has a character that is not in ASCII.
    private static func isForeign(_ value: [UInt8], _ head: PropertyHead) -> Bool {
        guard head.encoding == .quotedPrintable else { return value.contains { $0 >= 0x80 } }
        var decoded: [UInt8] = []
        value.withUnsafeBufferPointer { QuotedPrintable.decode($0, into: &decoded) }
        return decoded.contains { $0 >= 0x80 }
    }

    /// The value of a property with other numbers; `nil` if nothing is replaced.
    private func value(
        _ value: Bytes, _ head: PropertyHead, in line: Bytes, _ queue: inout NumberQueue
    ) -> [UInt8]? {
        guard head.encoding == .plain else {
            var decoded: [UInt8] = []
            QuotedPrintable.decode(value, into: &decoded)
            return edited(decoded, isAddress: false, &queue)
        }
        let isAddress =
            head.value(of: .valueType, in: line).trimmed.isWord("uri") || value.trimmed.hasWordPrefix("tel:")
        return edited(Array(value), isAddress: isAddress, &queue)
    }

    private func edited(_ raw: [UInt8], isAddress: Bool, _ queue: inout NumberQueue) -> [UInt8]? {
        var text = raw
        Escapes.number.undo(in: &text, from: 0)
        let trimmed = text.withUnsafeBufferPointer { Array($0.trimmed) }
        let edits = queue.edits(in: trimmed, isAddress: isAddress)
        guard !edits.isEmpty else { return nil }
        var result: [UInt8] = []
        var position = 0
        for edit in edits {
            result += trimmed[position..<edit.range.lowerBound]
            result += edit.text
            position = edit.range.upperBound
        }
        result += trimmed[position...]
        return result
    }

    private func escaped(_ value: [UInt8], _ version: CardVersion) -> [UInt8] {
        guard version != .v21 else { return value }
        var text: [UInt8] = []
        value.withUnsafeBufferPointer { TextEscapes.append($0, separators: true, to: &text) }
        return text
    }
}
