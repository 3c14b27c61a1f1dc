/// The last bytes of a source.
struct SourceTail: Sendable {
    private var bytes: [UInt8] = []
    /// No character of an encoding that is looked at has more bytes.
    private static let length = 4

    /// Takes the next bytes of the source.
    mutating func add(_ chunk: Bytes) {
        if chunk.count >= Self.length {
            bytes = Array(chunk.suffix(Self.length))
        } else {
            bytes.append(contentsOf: chunk)
            bytes.removeFirst(max(0, bytes.count - Self.length))
        }
    }

    /// Returns `true` if the source ends with a line feed or a carriage return.
    func endsWithLineEnd(_ encoding: TextEncoding) -> Bool {
        guard case .utf16(let isBigEndian) = encoding.form else { return bytes.last.map(ASCII.isLineEnd) ?? false }
        let unit = bytes.suffix(2)
        guard unit.count == 2, let first = unit.first, let last = unit.last else { return false }
        return isBigEndian ? first == 0 && ASCII.isLineEnd(last) : last == 0 && ASCII.isLineEnd(first)
    }

    /// Returns `true` if the source ends inside a character.
    ///
    /// - Parameter length: the bytes of the source without its byte order mark.
    func isCut(_ encoding: TextEncoding, length: Int) -> Bool {
        switch encoding.form {
        case .utf16: length % 2 == 1
        case .utf8: endsInsideUTF8
        case .singleByte, .converted: false
        }
    }

    private var endsInsideUTF8: Bool {
        for (position, byte) in bytes.reversed().enumerated() {
            // A byte that continues a character.
            if byte & 0xC0 == 0x80 { continue }
            let needed = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : 0
            return needed > position
        }
        return false
    }
}

extension Bytes {
    /// `true` if the text is the start of `BEGIN:VCARD`, in any case.
    var isStartOfBegin: Bool {
        let word = Array("begin:vcard".utf8)
        return !isEmpty && count <= word.count && zip(self, word).allSatisfy { ASCII.lowercased($0) == $1 }
    }
}
