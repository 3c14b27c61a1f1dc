/// The marks of formats in the first bytes of a text.
enum FormatMarks {
    static func withoutBlanks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    /// The format of JSON text: an object with names, or a list of objects, lists or texts.
    static func json(_ text: ArraySlice<UInt8>) -> TableFileFormat? {
        let rest = withoutBlanks(text.dropFirst())
        switch text.first {
        case UInt8(ascii: "{") where rest.first == UInt8(ascii: "\""):
            return ofRecords(text)
        case UInt8(ascii: "["):
            let inner = rest.first == UInt8(ascii: "[") ? withoutBlanks(rest.dropFirst()) : rest
            if inner.starts(with: Array("\"vcard\"".utf8)) { return .jCard }
            guard [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(rest.first) else { return nil }
            return ofRecords(text)
        default: return nil
        }
    }

    /// The format of objects: cards that say so, contacts with the keys of our own export, or records of any kind.
    private static func ofRecords(_ text: ArraySlice<UInt8>) -> TableFileFormat {
        let compact = String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self)
        if compact.contains("\"@type\":\"Card\"") || compact.contains("\"@type\":\"CardGroup\"") { return .jsContact }
        return ExportedContact.keys.allSatisfy { compact.contains("\"\($0)\":") } ? .exported : .json
    }

    /// The format of a text of elements.
    static func markup(_ text: ArraySlice<UInt8>) -> TableFileFormat? {
        guard text.first == UInt8(ascii: "<"), let second = text.dropFirst().first else { return nil }
        let head = String(decoding: text, as: UTF8.self)
        let lower = head.lowercased()
        if lower.hasPrefix("<!doctype html") || lower.contains("<html") { return .html }
        let isXML = lower.hasPrefix("<?xml")
        let isElement = 0x61...0x7A ~= second | 0x20 && (head.contains("</") || head.contains("/>"))
        guard isXML || isElement else { return nil }
        if head.contains("urn:ietf:params:xml:ns:vcard-4.0") || lower.contains("<vcards") { return .xCard }
        if head.contains("schemas-microsoft-com:office:spreadsheet") || isOfProgram(head) { return nil }
        if !isXML, lower.contains("h-card") || lower.contains("vcard") || lower.contains("<table") { return .html }
        return .xml
    }

    /// Returns `true` if a document is a style sheet, a schema, a drawing or the description of a program, by its name space.
    private static func isOfProgram(_ head: String) -> Bool {
        ["www.w3.org/1999/XSL/Transform", "www.w3.org/2000/svg", "maven.apache.org/POM", "research.sun.com/wadl"]
            .contains(where: head.contains) || head.contains(":schema ") && head.contains("www.w3.org/2001/XMLSchema")
    }

    /// The format of a text of lines.
    static func lines(_ text: ArraySlice<UInt8>) -> TableFileFormat? {
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }
        if isLDIF(lines) { return .ldif }
        if lines.first?.starts(with: Array("# abook".utf8)) == true
            || lines.prefix(20).contains(Array("program=abook".utf8)[...])
        {
            return .abook
        }
        let first = lines.first { $0.first != UInt8(ascii: "#") }.map { String(decoding: $0, as: UTF8.self) }
        return first.map { MuttAlias.isAlias($0) && MuttAlias.values(of: $0) != nil } == true ? .muttAliases : nil
    }

    /// Returns `true` if the name of an entry, `dn:`, comes before anything but comments and a version.
    private static func isLDIF(_ lines: [ArraySlice<UInt8>]) -> Bool {
        for line in lines {
            let word = String(decoding: line.prefix(8), as: UTF8.self).lowercased()
            if word.hasPrefix("dn:") { return true }
            if !word.hasPrefix("#"), !word.hasPrefix("version:"), !word.hasPrefix(" ") { return false }
        }
        return false
    }
}
