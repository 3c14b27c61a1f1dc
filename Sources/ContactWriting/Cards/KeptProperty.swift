import ContactReading

/// A property that was kept verbatim from a card of any version, on its way into a card of another.
///
/// Quoted-printable text, character sets and bare parameters belong to 2.1 alone and are converted.
struct KeptProperty {
    let group: String
    let name: String
    private(set) var list: [(name: String, values: [String])] = []
    private var encoding = PropertyHead.Encoding.plain
    private var charset = ""

    /// A property; `nil` if its name is none.
    ///
    /// - Parameter head: the text before the colon.
    init?(_ head: Bytes) {
        let pieces = Self.split(head, at: ASCII.semicolon)
        guard let first = pieces.first else { return nil }
        let path = first.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        group = path.count == 2 ? path[0] : ""
        name = path.last ?? ""
        guard Self.isName(name), group.isEmpty || Self.isName(group) else { return nil }
        for piece in pieces.dropFirst() { take(piece) }
    }

    /// Cuts at a byte that stands outside quotes.
    private static func split(_ text: Bytes, at separator: UInt8) -> [String] {
        var pieces: [String] = []
        var isQuoted = false
        var start = 0
        for index in 0...text.count {
            if index < text.count, text[index] == ASCII.quote { isQuoted.toggle() }
            guard index == text.count || text[index] == separator && !isQuoted else { continue }
            pieces.append(text.clampedSlice(start, index).text)
            start = index + 1
        }
        return pieces
    }

    private mutating func take(_ piece: String) {
        let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let hasName = parts.count == 2
        let name = hasName ? parts[0].uppercased() : "TYPE"
        var text = hasName ? parts[1] : piece
        switch (name, text.uppercased()) {
        case ("ENCODING", "QUOTED-PRINTABLE"), ("TYPE", "QUOTED-PRINTABLE"): encoding = .quotedPrintable
        case ("ENCODING", "B"), ("ENCODING", "BASE64"), ("TYPE", "BASE64"): encoding = .base64
        case ("ENCODING", _): break
        case ("CHARSET", _): charset = text
        default:
            guard Self.isName(name) else { return }
            let values: [String] = text.withUTF8 { bytes in
                // A list of types in quotes is a list all the same.
                let unquoted = bytes.filter { $0 != ASCII.quote }
                let isList = name == "TYPE" || !bytes.contains(ASCII.quote)
                return isList
                    ? unquoted.withUnsafeBufferPointer { Self.split($0, at: ASCII.comma).map(Self.unescaped) }
                    : [unquoted.withUnsafeBufferPointer { String(decoding: Escapes.parameter($0), as: UTF8.self) }]
            }
            if let index = list.firstIndex(where: { $0.name == name && name == "TYPE" }) {
                list[index].values += values
            } else {
                list.append((name, values))
            }
        }
    }

    private static func unescaped(_ text: String) -> String {
        var text = text
        return text.withUTF8 { String(decoding: Escapes.parameter($0), as: UTF8.self) }
    }

    /// The parameters as a version has them.
    func parameters(in version: CardFormat) -> [(name: String, values: [String])] {
        encoding == .base64 && !becomesAddress(in: version)
            ? list + [("ENCODING", ["b"])]
            : list.filter {
                // A place is an address in 4.0, and never one in 3.0.
                !(becomesAddress(in: version) && $0.name == "TYPE")
                    && !(name.uppercased() == "GEO" && version == .v30 && $0.name == "VALUE")
            }
    }

    /// Gives a closure the value as a version has it.
    func withValue(_ value: Bytes, in version: CardFormat, _ body: (Bytes) -> Void) {
        switch encoding {
        case .quotedPrintable:
            var decoded: [UInt8] = []
            QuotedPrintable.decode(value, into: &decoded)
            if !charset.isEmpty, let encoding = TextEncoding(charset), encoding.form != .utf8,
                let text = decoded.withUnsafeBufferPointer({ CodePage.convert($0, from: encoding) })
            {
                decoded = text
            }
            if !Self.isUTF8(decoded) { decoded = Array(String(decoding: decoded, as: UTF8.self).utf8) }
            var text: [UInt8] = []
            for (index, byte) in decoded.enumerated() {
                if byte == ASCII.carriageReturn, index + 1 < decoded.count, decoded[index + 1] == ASCII.lineFeed {
                    continue
                }
                if ASCII.isLineEnd(byte) {
                    text.append(contentsOf: [ASCII.backslash, 0x6E])
                } else {
                    text.append(byte)
                }
            }
            text.withUnsafeBufferPointer(body)
        case .base64:
            // Some programs write an address with the content, and say that it is encoded.
            let comma = value.hasWordPrefix("data:") ? value.find(ASCII.comma) : nil
            if comma != nil, becomesAddress(in: version) { return body(value) }
            let value = comma.map { value.clampedSlice($0 + 1, value.count) } ?? value
            var data = becomesAddress(in: version) ? Array("data:\(mediaType);base64,".utf8) : []
            data.append(contentsOf: value.filter { $0 > ASCII.space && $0 < 0x7F })
            data.withUnsafeBufferPointer(body)
        case .plain:
            guard let place = place(value, in: version) else { return body(value) }
            place.withUnsafeBufferPointer(body)
        }
    }

    /// A place in the form of a version; `nil` for other values, and where it stays as it is.
    private func place(_ value: Bytes, in version: CardFormat) -> [UInt8]? {
        guard name.uppercased() == "GEO" else { return nil }
        return version == .v40 ? VersionForms.placeOf40(Array(value)) : VersionForms.placeOf30(Array(value))
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { UTF8Check.shape($0) != .invalid }
    }

    /// 4.0 has encoded content in addresses only.
    private func becomesAddress(in version: CardFormat) -> Bool {
        encoding == .base64 && version == .v40 && ["LOGO", "SOUND", "KEY", "PHOTO"].contains(name.uppercased())
    }

    private var mediaType: String {
        let type = list.first { $0.name == "TYPE" }?.values.first?.lowercased() ?? ""
        if type.contains("/") { return type }
        switch name.uppercased() {
        case "LOGO", "PHOTO": return type.isEmpty ? "image/jpeg" : "image/\(type)"
        case "SOUND": return type.isEmpty ? "audio/basic" : "audio/\(type)"
        default: return VersionForms.mediaType(ofKey: type)
        }
    }
}

extension KeptProperty {
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen }
    }

    /// `true` if a property of the name is kept when it is read: an extension, or one of the registry that no
    /// field stands for.
    ///
    /// Names are written in capitals; a column of a table that has such a name has it in small letters.
    var isKnown: Bool {
        if name.hasPrefix("X-") || name.hasPrefix("x-") {
            return !name.lowercased().hasPrefix("x-trunkline-")
        }
        return Self.registered.contains(name)
    }

    /// The [registry of properties](https://www.iana.org/assignments/vcard-elements/vcard-elements.xhtml), and what 2.1 and
    /// 3.0 had beside them.
    private static let registered: Set<String> = [
        "SOURCE", "XML", "LANG", "TZ", "GEO", "LOGO", "SOUND", "KEY", "FBURL", "CALADRURI", "CALURI", "CLIENTPIDMAP",
        "GENDER", "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE", "HOBBY", "INTEREST", "ORG-DIRECTORY", "CREATED",
        "LANGUAGE", "GRAMGENDER", "PRONOUNS", "SOCIALPROFILE", "CONTACT-URI", "JSPROP", "SORT-STRING", "MAILER",
        "CLASS",
        "NAME", "PROFILE", "AGENT", "KIND", "LOCATION",
    ]
}
