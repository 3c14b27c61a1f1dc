/// Converts a source to UTF-8 before it is read, for the encodings in which a separator is not one byte.
///
/// ``TextEncoding/keepsOffsets`` tells which these are. The offsets of contacts and findings are those of the converted
/// text then, without its byte order mark.
package struct StreamTranscoder {
    /// Bytes that were replaced because the encoding has no such character.
    private(set) var replacements = 0
    /// Offset in the source of the first replacement.
    private(set) var firstReplacement: Int?
    private let isBigEndian: Bool
    private let converter: Converter?
    /// The start of a character whose end has not arrived.
    private var pending: [UInt8] = []
    private var offset = 0

    /// `nil` if the encoding needs no conversion or the system cannot do it.
    package init?(_ encoding: TextEncoding) {
        switch encoding.form {
        case .utf8, .singleByte: return nil
        case .utf16(let isBigEndian):
            self.isBigEndian = isBigEndian
            converter = nil
        case .converted:
            guard let converter = Converter(from: encoding.converterName) else { return nil }
            isBigEndian = false
            self.converter = converter
        }
    }

    /// Converts a chunk and appends the text.
    package mutating func convert(_ chunk: UnsafeRawBufferPointer, isLast: Bool, into output: inout [UInt8]) {
        convert(chunk.assumingMemoryBound(to: UInt8.self), isLast: isLast, into: &output)
    }

    /// Converts a chunk and appends the text.
    mutating func convert(_ chunk: Bytes, isLast: Bool, into output: inout [UInt8]) {
        pending.append(contentsOf: chunk)
        let input = pending
        let consumed = input.withUnsafeBufferPointer { bytes in
            converter == nil ? convertUTF16(bytes, into: &output) : convertBySystem(bytes, into: &output)
        }
        pending.removeFirst(consumed)
        offset += consumed
        if isLast, !pending.isEmpty {
            replace(at: offset, in: &output)
            pending.removeAll()
        }
    }

    private mutating func replace(at position: Int, in output: inout [UInt8]) {
        output.append(contentsOf: [0xEF, 0xBF, 0xBD])
        replacements += 1
        if firstReplacement == nil { firstReplacement = position }
    }

    private mutating func convertBySystem(_ bytes: Bytes, into output: inout [UInt8]) -> Int {
        guard let converter else { return bytes.count }
        var start = 0
        while start < bytes.count {
            var consumed = 0
            let outcome = converter.convert(bytes.clampedSlice(start, bytes.count), into: &output, consumed: &consumed)
            start += consumed
            guard outcome == .invalid else { break }
            replace(at: offset + start, in: &output)
            start += 1
        }
        return start
    }

    private mutating func convertUTF16(_ bytes: Bytes, into output: inout [UInt8]) -> Int {
        func unit(_ index: Int) -> UInt16 {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var index = 0
        while index + 2 <= bytes.count {
            let first = unit(index)
            if first < 0x80 {
                output.append(UInt8(first))
            } else if let scalar = Unicode.Scalar(first) {
                output.append(contentsOf: String(scalar).utf8)
            } else if first & 0xFC00 == 0xD800 {
                guard index + 4 <= bytes.count else { break }
                let second = unit(index + 2)
                let value = 0x10000 + (UInt32(first & 0x3FF) << 10) + UInt32(second & 0x3FF)
                if second & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(value) {
                    output.append(contentsOf: String(scalar).utf8)
                    index += 2
                } else {
                    replace(at: offset + index, in: &output)
                }
            } else {
                replace(at: offset + index, in: &output)
            }
            index += 2
        }
        return index
    }
}
