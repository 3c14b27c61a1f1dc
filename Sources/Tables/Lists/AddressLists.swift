import Archives

/// Reads lists of addresses that mail programs for terminals keep as lines of text.
struct AddressListRecords: RecordReader {
    /// The programs.
    enum Program { case mutt, abook }

    let program: Program
    let limits: ExpansionLimits

    func read(
        _ stream: any ByteStream, _ body: (_ record: [NamedValue], _ number: Int, inout LossCounter) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var losses = LossCounter()
        var lost = LostRecords()
        var number = 0
        var section = ABookSection()
        func give(_ record: [NamedValue]) throws {
            guard !record.isEmpty else { return }
            number += 1
            losses.add(.tooManyValues, max(record.count - limits.maxValueCount, 0), record: number)
            try body(Array(record.prefix(limits.maxValueCount)), number, &losses)
        }
        try forEachLine(of: stream) { line in
            guard let line else {
                lost.count += 1
                return losses.add(.recordTooLong, record: number + 1)
            }
            switch program {
            case .mutt:
                let record = MuttAlias.values(of: line)
                if let record { try give(record) } else if MuttAlias.isDamaged(line) { lost.count += 1 }
            case .abook: if let record = section.take(line) { try give(record) }
            }
        }
        try give(section.values)
        return (lost, losses.all)
    }

    /// Gives each line, those that a backslash at the end continues joined; `nil` for one that is too long.
    private func forEachLine(of stream: any ByteStream, _ body: (String?) throws -> Void) throws {
        var line: [UInt8] = []
        var isTooLong = false
        func end() throws {
            if line.last == 0x0D { line.removeLast() }
            if program == .mutt, line.last == UInt8(ascii: "\\") {
                line.removeLast()
                return
            }
            try body(isTooLong ? nil : String(decoding: line, as: UTF8.self))
            line.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        try StreamBytes.forEachChunk(of: stream) { chunk in
            for byte in chunk {
                if byte == 0x0A {
                    try end()
                } else if line.count < limits.maxRecordLength {
                    line.append(byte)
                } else {
                    isTooLong = true
                }
            }
        }
        if !line.isEmpty { try end() }
    }
}

/// A line of mutt's [aliases](http://www.mutt.org/doc/manual/#alias): `alias ann Ann Abe <ann@example.com>`.
enum MuttAlias {
    /// Returns `true` if a line is an alias, or the start of one.
    static func isAlias(_ line: some StringProtocol) -> Bool { line.hasPrefix("alias ") || line.hasPrefix("alias\t") }

    /// Returns `true` if a line is an alias without an address.
    static func isDamaged(_ line: String) -> Bool { isAlias(line) && values(of: line) == nil }

    /// The values of a line; `nil` if it is no alias with an address.
    static func values(of line: String) -> [NamedValue]? {
        guard isAlias(line) else { return nil }
        var (text, comment) = (line.dropFirst(6), "")
        if let mark = text.firstRange(of: " # ") ?? text.firstRange(of: "\t# ") {
            comment = String(text[mark.upperBound...])
            text = text[..<mark.lowerBound]
        }
        var words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
        var groups: [String] = []
        while words.first == "-group", words.count > 1 {
            groups.append(String(words[1]))
            words.removeFirst(2)
        }
        guard words.count > 1 else { return nil }
        let nickname = String(words.removeFirst())
        var values: [NamedValue] = []
        var count = 0
        for address in addresses(in: words.joined(separator: " ")) {
            guard address.email.contains("@") else { return nil }
            count += 1
            if count == 1, !address.name.isEmpty { values.append(NamedValue(name: "Name", text: address.name)) }
            values.append(
                NamedValue(name: count == 1 ? "E-mail Address" : "E-mail Address \(count)", text: address.email))
        }
        guard count > 0 else { return nil }
        values.append(NamedValue(name: "Nickname", text: nickname))
        if !groups.isEmpty { values.append(NamedValue(name: "Categories", text: groups.joined(separator: ";"))) }
        if !comment.isEmpty { values.append(NamedValue(name: "Notes", text: comment)) }
        return values
    }

    /// The addresses in a list: `Ann Abe <a@example.com>, b@example.com (Bo Bee)`.
    private static func addresses(in text: String) -> [(name: String, email: String)] {
        var parts: [String] = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character == ",", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.compactMap { part in
            let part = part.drop { $0 == " " }
            if let open = part.lastIndex(of: "<"), let close = part.lastIndex(of: ">"), open < close {
                return (clean(part[..<open]), String(part[part.index(after: open)..<close]))
            }
            if let open = part.firstIndex(of: "("), let close = part.lastIndex(of: ")"), open < close {
                return (clean(part[part.index(after: open)..<close]), clean(part[..<open]))
            }
            return part.isEmpty ? nil : ("", clean(part))
        }
    }

    private static func clean(_ text: Substring) -> String {
        text.replacing("\\\"", with: "'").filter { $0 != "\"" }.split(separator: " ").joined(separator: " ")
    }
}

/// A section of an address book of [abook](https://abook.sourceforge.io): a person with values behind their names.
struct ABookSection {
    private(set) var values: [NamedValue] = []
    private var isPerson = false

    /// Takes a line.
    ///
    /// - Returns: the values of the person before, where the line begins another section.
    mutating func take(_ line: String) -> [NamedValue]? {
        if line.hasPrefix("[") {
            defer { values = [] }
            isPerson = line.dropFirst().first?.isNumber == true
            return values
        }
        guard isPerson, !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") else { return nil }
        let (name, text) = (String(line[..<equals]), String(line[line.index(after: equals)...]))
        guard !text.isEmpty else { return nil }
        let heading = Self.headings[name] ?? name
        guard name == "email" else {
            values.append(NamedValue(name: heading, text: text))
            return nil
        }
        for (position, address) in text.split(separator: ",").enumerated() {
            values.append(
                NamedValue(name: position == 0 ? heading : "\(heading) \(position + 1)", text: String(address)))
        }
        return nil
    }

    /// The fields, `abook(1)`.
    private static let headings = [
        "name": "Name", "email": "E-mail Address", "phone": "Home Phone", "workphone": "Business Phone",
        "mobile": "Mobile Phone", "fax": "Home Fax", "nick": "Nickname", "url": "Web Page", "notes": "Notes",
        "address": "Home Street", "address2": "Home Street 2", "city": "Home City", "state": "Home State",
        "zip": "Home Postal Code", "country": "Home Country/Region", "anniversary": "Anniversary",
        "groups": "Categories",
    ]
}
