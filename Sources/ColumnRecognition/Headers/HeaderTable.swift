import ContactModel
import ContactReading
import KnowledgeTable

/// The headers of a program's CSV export in one language, and what they mean.
///
/// Written as a file of `Knowledge/headers`, one header a line: `Header = kind label @group separator`.
/// - `#` in a header stands for a number, which also distinguishes groups.
/// - The text behind the equals sign is a ``TargetText``; the parts of an address with one label are a group without
///   saying so.
/// - `!` before a header marks it as a signature header, which no other program writes: a file with none of them is not from that source.
/// - `~` before a header marks one of those by which the table is told from others, and which people and other programs write as well.
/// - A header that is listed twice has its meanings in the order of its columns.
struct HeaderTable: Sendable {
    /// The name for reports.
    let name: String
    /// The language of the headers as a [BCP 47](https://www.rfc-editor.org/info/bcp47) tag; `nil` for English and for
    /// headers of no language.
    let language: String?
    /// The headers mean the same wherever they are found: they fill the gaps of a table that fits better.
    let isUniversal: Bool
    /// The meanings of each header, as they are written: few of them are asked for.
    private let entries: [HeaderName: [Substring]]
    private let signature: Set<HeaderName>
    private let telling: Set<HeaderName>
    /// The lines without a header and its meaning.
    private let cutLines: [Substring]

    /// The meaning of one header.
    struct Entry: Sendable {
        var target: HeaderMap.Target
        /// The group's name, before it has a number.
        var group: String?
    }

    /// The fit of a header row to a table.
    struct Fit: Sendable {
        var matched = 0
        var hasSignature = false
        /// `true` if a header tells the table from others, though not its program.
        var isTold = false
        /// Matched headers over all headers of the row and the table.
        var likeness = 0.0
    }

    init(_ section: KnowledgeSection) {
        name = section.value(of: "name") ?? section.name
        language = section.value(of: "language")
        isUniversal = section.value(of: "universal") != nil
        var entries: [HeaderName: [Substring]] = [:]
        var signature: Set<HeaderName> = []
        var telling: Set<HeaderName> = []
        var defects: [Substring] = []
        for line in section.lines {
            guard let parts = Self.parts(of: line) else {
                defects.append(line)
                continue
            }
            entries[parts.header, default: []].append(parts.meaning)
            switch parts.mark {
            case "!": signature.insert(parts.header)
            case "~": telling.insert(parts.header)
            default: break
            }
        }
        self.entries = entries
        self.signature = signature
        self.telling = telling
        cutLines = defects
    }

    /// The lines that cannot be read; none, as a test makes sure.
    var defects: [Substring] { cutLines + entries.values.joined().filter { Self.entry(of: $0) == nil } }

    /// The meaning of the nth header of a name, and the number in the header.
    func entry(for header: HeaderName, occurrence: Int) -> (entry: Entry, number: Int)? {
        if let found = entries[header] {
            return Self.entry(of: found[min(occurrence, found.count - 1)]).map { ($0, 0) }
        }
        if let pattern = header.pattern, let found = entries[pattern.name] {
            return Self.entry(of: found[min(occurrence, found.count - 1)]).map { ($0, pattern.number) }
        }
        return nil
    }

    /// The fit of a header row.
    func fit(_ headers: [HeaderName]) -> Fit {
        var fit = Fit(hasSignature: signature.isEmpty)
        var used: Set<HeaderName> = []
        var total = 0
        for header in headers where !header.folded.isEmpty {
            let key = entries[header] != nil ? header : header.pattern?.name ?? header
            guard entries[key] != nil else {
                total += 1
                continue
            }
            if used.insert(key).inserted { total += 1 }
            fit.matched += 1
            if signature.contains(key) { fit.hasSignature = true }
            if telling.contains(key) { fit.isTold = true }
        }
        let distinct = total + entries.count - used.count
        fit.likeness = distinct == 0 ? 0 : Double(used.count) / Double(distinct)
        return fit
    }
}

// MARK: - Reading the table

extension HeaderTable {
    private static func parts(of line: Substring) -> (header: HeaderName, meaning: Substring, mark: Character?)? {
        let bytes = line.utf8
        guard let equals = bytes.firstIndex(of: ASCII.equals), equals > bytes.startIndex else { return nil }
        var header = line[..<bytes.index(before: equals)]
        let mark = ["! ", "~ "].first { header.hasPrefix($0) }?.first
        if mark != nil { header = header.dropFirst(2) }
        return (HeaderName(String(header)), line[bytes.index(after: equals)...], mark)
    }

    private static func entry(of meaning: Substring) -> Entry? {
        guard let meaning = TargetText.parse(meaning) else { return nil }
        var entry = Entry(target: meaning.target, group: meaning.group)
        if entry.group == nil, case .value(let value) = entry.target, value.kind.isAddressPart {
            entry.group = "address " + value.label
        }
        return entry
    }
}
