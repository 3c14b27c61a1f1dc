import ContactReading
import ContactWriting

/// Adds to records why they were rejected, and where they were: two columns before the others, or two properties of a card.
///
/// The records themselves stay byte for byte.
struct RejectReasons {
    private let sha256: String
    private let format: SourceFormat
    private let delimiter: UInt8
    /// `true` if the records are UTF-8; others get ASCII only.
    private let isUTF8: Bool

    /// `nil` where nothing can be added: a list without a header has no names for more columns.
    init?(_ description: SourceDescription, prefix: [UInt8], sha256: String) {
        guard let format = description.format else { return nil }
        self.format = format
        self.sha256 = sha256
        // Encodings that are converted come out as UTF-8.
        isUTF8 = description.encoding == .utf8 || !description.encoding.keepsOffsets
        guard format == .csv else {
            delimiter = 0
            return
        }
        guard let delimiter = description.dialect?.delimiter, !prefix.isEmpty,
            Self.holdsHeader(prefix[Self.headerStart(in: prefix)...], of: description)
        else { return nil }
        self.delimiter = delimiter
    }

    /// Returns the bytes that precede the rows, with the names of the columns.
    func prefix(_ prefix: [UInt8]) -> [UInt8] {
        guard format == .csv else { return prefix }
        var start = Self.headerStart(in: prefix)
        // A byte order mark is one only where the text begins.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if start == 0, prefix.starts(with: mark) { start = mark.count }
        var names: [UInt8] = []
        for name in [RecordName.recordColumn, RecordName.reasonColumn] { names += Array(name.utf8) + [delimiter] }
        return Array(prefix[..<start]) + names + prefix[start...]
    }

    /// Returns the bytes that are inserted into a record, and their offset in it.
    func addition(to record: RejectedRecord, bytes: ArraySlice<UInt8>) -> (offset: Int, bytes: [UInt8]) {
        let name = record.ordinal.map { RecordName(sha256: sha256, ordinal: $0).text } ?? ""
        let reason = text(record.reasons.joined(separator: "; "))
        switch format {
        case .csv:
            var cells = Array(name.utf8) + [delimiter]
            CSVCells.appendQuoted(reason, into: &cells)
            return (0, cells + [delimiter])
        default:
            var lines: [UInt8] = []
            let lineEnd: [UInt8] = bytes.contains(0x0D) ? [0x0D, 0x0A] : [0x0A]
            if !name.isEmpty { lines += Array("\(RecordName.recordProperty):\(name)".utf8) + lineEnd }
            lines += Array("\(RecordName.reasonProperty):".utf8) + escaped(reason) + lineEnd
            return (Self.endLine(of: bytes), lines)
        }
    }

    private func text(_ text: String) -> [UInt8] {
        isUTF8 ? Array(text.utf8) : text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : UInt8(ascii: "?") }
    }

    /// Text of a card, [RFC 6350, section 3.4](https://www.rfc-editor.org/rfc/rfc6350#section-3.4).
    private func escaped(_ text: [UInt8]) -> [UInt8] {
        text.flatMap { byte in
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"): [UInt8(ascii: "\\"), byte]
            case 0..<0x20: [UInt8(ascii: " ")]
            default: [byte]
            }
        }
    }

    /// The start of the last row that precedes the data: the header, which may have line ends in quotes.
    private static func headerStart(in prefix: [UInt8]) -> Int {
        var (start, rowStart) = (0, 0)
        var (isQuoted, isBlank) = (false, true)
        for (offset, byte) in prefix.enumerated() {
            switch byte {
            case UInt8(ascii: "\""):
                isQuoted.toggle()
                isBlank = false
            case 0x0A, 0x0D:
                guard !isQuoted else { continue }
                if !isBlank { start = rowStart }
                rowStart = offset + 1
                isBlank = true
            case 0x20, 0x09: break
            default: isBlank = false
            }
        }
        return isBlank ? start : rowStart
    }

    /// Returns `true` if a row has the name of a column that was taken for the header's.
    private static func holdsHeader(_ row: ArraySlice<UInt8>, of description: SourceDescription) -> Bool {
        let names = description.headerMap?.columns.map(\.name).filter {
            !$0.isEmpty && $0.utf8.allSatisfy { $0 < 0x80 }
        }
        guard let names, !names.isEmpty else { return description.headerMap != nil }
        let text = String(decoding: row, as: UTF8.self)
        return names.contains(where: text.contains)
    }

    /// The start of the line with the end of a card.
    private static func endLine(of card: ArraySlice<UInt8>) -> Int {
        let end = "END:VCARD".utf8
        var lineStart = card.startIndex
        var found = card.endIndex
        for index in card.indices {
            if index == lineStart,
                String(decoding: card[index...].prefix(end.count), as: UTF8.self).uppercased() == "END:VCARD"
            {
                found = index
            }
            if card[index] == 0x0A || card[index] == 0x0D { lineStart = index + 1 }
        }
        return found - card.startIndex
    }
}
