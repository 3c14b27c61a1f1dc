import ContactModel

/// The content of a record apart from its numbers, as hashes of its values. Records with equal keys are taken for the same record.
struct RecordKey: Hashable {
    private var values: [Int] = []
    /// Names and addresses alone, for records in which other values were changed, as a spreadsheet does with dates.
    private(set) var person: [Int] = []

    /// Adds a value. Differences that people and programs introduce by accident are ignored: surrounding spaces, and
    /// line ends.
    mutating func add(_ kind: Contact.Field.Kind, name: String, value: String) {
        switch kind {
        case .phone, .phoneExtension, .phoneHint: return
        case .extra where RecordName.isOwn(column: name): return
        default: break
        }
        let text = Self.isPlain(value) ? value : Self.plain(value)
        guard !text.isEmpty else { return }
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(name)
        hasher.combine(text)
        let hash = hasher.finalize()
        Self.insert(hash, into: &values)
        if Self.isAboutPerson(kind) { Self.insert(hash, into: &person) }
    }

    /// Removes all values, for the next record.
    mutating func removeAll() {
        values.removeAll(keepingCapacity: true)
        person.removeAll(keepingCapacity: true)
    }

    /// Inserts a hash in its order, unless it is there.
    private static func insert(_ hash: Int, into hashes: inout [Int]) {
        let place = hashes.firstIndex { $0 >= hash } ?? hashes.count
        if place == hashes.count || hashes[place] != hash { hashes.insert(hash, at: place) }
    }

    private static func isAboutPerson(_ kind: Contact.Field.Kind) -> Bool {
        switch kind {
        case .givenName, .middleName, .familyName, .displayName, .nickname, .fileAs, .organization, .email, .uid: true
        default: false
        }
    }

    /// `true` if a text has neither lines nor spaces around it: nothing that ``plain(_:)`` would take away.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last, first > 0x20, last > 0x20 else { return false }
        // The spaces and line ends beyond ASCII begin with one of four bytes.
        return text.utf8.allSatisfy { !(0x0A...0x0D ~= $0) && $0 != 0xC2 && !(0xE1...0xE3 ~= $0) }
    }

    private static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { trimmed($0) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
