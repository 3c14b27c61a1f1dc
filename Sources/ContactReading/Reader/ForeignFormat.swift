/// Formats that are mistaken for contact files, detected by their first bytes.
enum ForeignFormat {
    private static let unpack = "Unpack it and read the .csv or .vcf file inside."
    private static let saveAsCSV = "Save it as CSV (UTF-8) and read that."
    private static let notContacts = "Export the contacts as CSV or vCard and read that."

    /// Formats with a fixed beginning.
    private static let signatures: [(bytes: [UInt8], name: String, hint: String)] = [
        (Array("PK\u{5}\u{6}".utf8), "empty ZIP archive", unpack),
        ([0x1F, 0x8B], "gzip archive", unpack),
        (Array("BZh".utf8), "bzip2 archive", unpack),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz archive", unpack),
        ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard archive", unpack),
        ([0x37, 0x7A, 0xBC, 0xAF], "7-Zip archive", unpack),
        (Array("Rar!".utf8), "RAR archive", unpack),
        (Array("SQLite format 3\0".utf8), "SQLite database", "Export its contacts table as CSV and read that."),
        (Array("%PDF".utf8), "PDF document", notContacts),
        ([0xD0, 0xCF, 0x11, 0xE0], "old Office document (XLS, DOC or MSG)", saveAsCSV),
        ([0x21, 0x42, 0x44, 0x4E], "Outlook data file (PST)", notContacts),
        (Array("{\\rtf".utf8), "rich text document", saveAsCSV),
        (Array("bplist00".utf8), "binary property list", notContacts),
        (Array("PAR1".utf8), "Parquet file", saveAsCSV),
        ([0x89, 0x50, 0x4E, 0x47], "PNG image", notContacts),
        ([0xFF, 0xD8, 0xFF], "JPEG image", notContacts),
        (Array("GIF8".utf8), "GIF image", notContacts),
        (Array("RIFF".utf8), "RIFF media file", notContacts),
        ([0x49, 0x49, 0x2A, 0x00], "TIFF image", notContacts),
        ([0x4D, 0x4D, 0x00, 0x2A], "TIFF image", notContacts),
        ([0x7F, 0x45, 0x4C, 0x46], "program (ELF)", notContacts),
        (Array("MZ\u{90}".unicodeScalars.map { UInt8($0.value) }), "Windows program", notContacts),
    ]

    /// Detects a binary format by the source's own bytes.
    static func binary(_ head: Bytes) -> UnsupportedFormat? {
        if head.matches([0x50, 0x4B, 0x03, 0x04]) { return archive(head) }
        for signature in signatures where head.matches(signature.bytes) {
            return UnsupportedFormat(name: signature.name, hint: signature.hint)
        }
        if head.clampedSlice(4, 8).isWord("ftyp") {
            return UnsupportedFormat(name: "HEIC image or MP4 video", hint: notContacts)
        }
        return nil
    }

    private static func archive(_ head: Bytes) -> UnsupportedFormat {
        if head.find("[content_types].xml") != nil || head.find("xl/") != nil {
            return UnsupportedFormat(name: "Excel workbook (XLSX)", hint: saveAsCSV)
        }
        if head.find("opendocument.spreadsheet") != nil {
            return UnsupportedFormat(name: "OpenDocument spreadsheet (ODS)", hint: saveAsCSV)
        }
        return UnsupportedFormat(name: "ZIP archive", hint: unpack)
    }

    /// Detects a text format, after any conversion to UTF-8.
    static func text(_ head: Bytes) -> UnsupportedFormat? {
        let text = head.trimmed
        switch text.first {
        case 0x3C: return markup(text)
        case 0x7B, 0x5B: return json(text)
        default: break
        }
        if text.matches("ID;P".utf8), text.find("\nc;") ?? text.find("\rc;") != nil {
            return UnsupportedFormat(name: "SYLK spreadsheet (SLK)", hint: saveAsCSV)
        }
        if text.matches("TABLE".utf8), text.clampedSlice(5, 16).trimmed.hasWordPrefix("0,1") {
            return UnsupportedFormat(name: "DIF spreadsheet", hint: saveAsCSV)
        }
        if isSQL(text) { return UnsupportedFormat(name: "SQL script", hint: notContacts) }
        if isMail(text) {
            let isBox = text.hasWordPrefix("from ")
            return UnsupportedFormat(name: isBox ? "mailbox of messages (mbox)" : "e-mail message", hint: notContacts)
        }
        if hasControls(text) { return UnsupportedFormat(name: "binary data", hint: notContacts) }
        return nil
    }

    /// Detects LDIF, the exchange format of directories, which starts like a card.
    static func directory(_ head: Bytes) -> UnsupportedFormat? {
        guard isLDIF(head.trimmed) else { return nil }
        return UnsupportedFormat(name: "LDIF", hint: "Export from the address book as vCard or CSV instead.")
    }

    private static func markup(_ text: Bytes) -> UnsupportedFormat? {
        if text.find("urn:ietf:params:xml:ns:vcard-4.0") != nil || text.hasWordPrefix("<vcards") {
            return UnsupportedFormat(name: "xCard (vCard as XML)", hint: "Export as vCard 3.0 instead.")
        }
        if text.find("schemas-microsoft-com:office:spreadsheet") != nil {
            return UnsupportedFormat(name: "Excel 2003 XML", hint: saveAsCSV)
        }
        if text.hasWordPrefix("<!doctype html") || text.find("<html") != nil || text.find("<table") != nil {
            return UnsupportedFormat(
                name: "HTML page",
                hint: "It may be a log-in page: download the file again, or save its table as UTF-8.")
        }
        let isTag = text.count > 1 && (ASCII.isLetter(text[1]) || text[1] == 0x21 || text[1] == 0x3F)
        let isClosed = text.hasWordPrefix("<?xml") || text.find("</") != nil || text.find("/>") != nil
        return isTag && isClosed ? UnsupportedFormat(name: "XML", hint: notContacts) : nil
    }

    private static func json(_ text: Bytes) -> UnsupportedFormat? {
        let inner = text.clampedSlice(1, text.count).trimmed
        guard let next = inner.first else { return nil }
        if text[0] == 0x5B, inner.hasWordPrefix("\"vcard\"") || inner.hasWordPrefix("[\"vcard\"") {
            return UnsupportedFormat(name: "jCard (vCard as JSON)", hint: "Export as vCard 3.0 instead.")
        }
        let isObject = text[0] == 0x7B && (next == ASCII.quote || next == 0x7D)
        let isArray = text[0] == 0x5B && (next == 0x7B || next == 0x5B || next == 0x5D || next == ASCII.quote)
        return isObject || isArray ? UnsupportedFormat(name: "JSON", hint: notContacts) : nil
    }

    /// Returns `true` if the first line that is no comment begins a statement of SQL, as dumps of databases do.
    private static func isSQL(_ text: Bytes) -> Bool {
        for line in text.prefix(4096).split(whereSeparator: ASCII.isLineEnd) {
            let line = Bytes(rebasing: line).trimmed
            if line.isEmpty || line.hasWordPrefix("--") || line.hasWordPrefix("/*") { continue }
            // Headings of a table may end with a delimiter, behind others.
            let isEnded = line.firstIndex(of: ASCII.semicolon) == line.count - 1
            return definitions.contains(where: line.hasWordPrefix)
                || isEnded && settings.contains(where: line.hasWordPrefix)
        }
        return false
    }

    /// The words that statements about tables begin with, and those about the connection.
    private static let definitions: [StaticString] = [
        "insert into ", "create table ", "drop table ", "create database ", "alter table ",
    ]
    private static let settings: [StaticString] = ["set ", "use ", "begin", "start transaction", "pragma ", "lock "]

    /// Returns `true` if a text begins with the header of a message, [RFC 5322](https://www.rfc-editor.org/rfc/rfc5322),
    /// or with the line that parts those of a mailbox, [RFC 4155](https://www.rfc-editor.org/rfc/rfc4155).
    private static func isMail(_ text: Bytes) -> Bool {
        var known = 0
        for (number, line) in text.prefix(4096).split(whereSeparator: ASCII.isLineEnd).prefix(20).enumerated() {
            let line = Bytes(rebasing: line)
            if line.first == ASCII.space || line.first == ASCII.tab { continue }
            // The first line of a mailbox; programs without a sender write a hyphen.
            let isOfBox = line.find("@") != nil && line.find(",") == nil || line.hasWordPrefix("from - ")
            if number == 0, line.hasWordPrefix("from "), isOfBox { continue }
            guard let colon = line.firstIndex(of: 0x3A), !line[..<colon].contains(ASCII.space) else { break }
            if mailFields.contains(where: line.hasWordPrefix) { known += 1 }
        }
        return known >= 3
    }

    /// The fields of which the header of a message has several.
    private static let mailFields: [StaticString] = [
        "return-path:", "received:", "delivered-to:", "message-id:", "mime-version:", "from:", "to:", "date:",
        "subject:",
        "reply-to:", "content-type:",
    ]

    /// More control characters than damaged text has.
    private static func hasControls(_ text: Bytes) -> Bool {
        let controls = text.count { byte in
            byte < ASCII.space && byte != ASCII.tab && !ASCII.isLineEnd(byte) && byte != ASCII.escape
                && byte != ASCII.substitute && byte != 0x1F
        }
        return controls * 20 > text.count
    }

    /// Returns `true` if the name of an entry, `dn:`, comes before anything but comments and a version.
    private static func isLDIF(_ text: Bytes) -> Bool {
        for line in text.prefix(4096).split(whereSeparator: ASCII.isLineEnd) {
            let line = Bytes(rebasing: line)
            if line.hasWordPrefix("dn:") { return true }
            if line.first != ASCII.numberSign, !line.hasWordPrefix("version:") { return false }
        }
        return false
    }
}
