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
    /// Where the rows of the header stand, those below it included, and how many are the header.
    private let header: (places: [Range<Int>], rowCount: Int)

    /// `nil` where nothing can be added: a list without a header has no names for more columns.
    init?(_ description: SourceDescription, prefix: [UInt8], sha256: String) {
        guard let format = description.format else { return nil }
        self.format = format
        self.sha256 = sha256
        header = (description.headerPlaces, description.headerRowCount)
        // Encodings that are converted come out as UTF-8.
        isUTF8 = description.encoding == .utf8 || !description.encoding.keepsOffsets
        guard format == .csv else {
            delimiter = 0
            return
        }
        guard let delimiter = description.dialect?.delimiter, let last = header.places.last,
            last.upperBound <= prefix.count
        else { return nil }
        self.delimiter = delimiter
    }

    /// Returns the bytes that precede the rows, with the names of the columns.
    func prefix(_ prefix: [UInt8]) -> [UInt8] {
        guard format == .csv else { return prefix }
        var text: [UInt8] = []
        var copied = 0
        for (row, place) in header.places.enumerated() {
            text += prefix[copied..<place.lowerBound]
            copied = place.lowerBound
            for name in [RecordName.recordColumn, RecordName.reasonColumn] {
                text += (row == header.rowCount - 1 ? Array(name.utf8) : []) + [delimiter]
            }
        }
        return text + prefix[copied...]
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
