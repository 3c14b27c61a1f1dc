internal import KnowledgeTable

/// Columns by which people say that they do not want to be contacted, and what stands in them.
package enum OptOutColumn {
    /// A kind of column, in the order in which their names are looked for.
    private enum Kind: String, CaseIterable {
        case none, calls, mail, any, consent, subscription, status

        /// The way of contact that a column is about whose name has no word for one; `nil` for all.
        var channel: String? {
            switch self {
            case .calls: "calls"
            case .mail, .subscription, .status: "email"
            case .none, .any, .consent: nil
            }
        }

        /// `true` if anything that stands in a column but a refusal of it forbids contact.
        var forbids: Bool { self == .calls || self == .mail || self == .any }
    }

    /// The meaning of a value in a column.
    private enum Word: String, CaseIterable {
        case no, granted, unknown, refused
    }

    /// A part of the name of a column, or all of it.
    private struct Name {
        var kind: Kind, text: [UInt8], isWhole: Bool
    }

    /// The marks that may stand between the words of a name or a value, or behind it.
    private static let marks = [" ", "_", "-", ".", ",", "'", "!", "?", "–", "—", "’"]
    /// Names of so many letters are whole names; longer ones may be a part.
    private static let wholeLength = 3

    /// Bytes and not characters are split, since every command builds the view of people.
    private static let rows = KnowledgeTable.section("optout/optout").bytes.split(separator: UInt8(ascii: "\n")).map {
        row in
        let parts = row.split(separator: UInt8(ascii: ":"), maxSplits: 1)
        let phrases = parts[1].split(separator: UInt8(ascii: "|")).map { phrase in
            let words = phrase.split(separator: UInt8(ascii: " "))
            return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
        }
        return (kind: String(decoding: parts[0], as: UTF8.self), phrases: phrases)
    }

    private static let names: [Name] = rows.flatMap { row in
        Kind(rawValue: row.kind).map { kind in
            row.phrases.map { phrase in
                let isMarked = phrase.hasPrefix("=")
                let text = plain(isMarked ? String(phrase.dropFirst()) : phrase)
                return Name(
                    kind: kind, text: Array(text.utf8),
                    isWhole: isMarked || kind != .none && text.count <= wholeLength && isASCII(text))
            }
        } ?? []
    }
    private static let words = Dictionary(
        rows.flatMap { row in Word(rawValue: row.kind).map { word in row.phrases.map { (plain($0), word) } } ?? [] },
        uniquingKeysWith: { first, _ in first })
    /// The words in names for ways of contact.
    private static let channels: [(channel: String, words: [[UInt8]])] = rows.compactMap { row in
        let prefix = "channel-"
        guard row.kind.hasPrefix(prefix) else { return nil }
        return (String(row.kind.dropFirst(prefix.count)), row.phrases.map { Array(plain($0).utf8) })
    }
    /// The places of names in ``names``, by their first two bytes.
    private static let places = Dictionary(grouping: names.indices) { pair(names[$0].text, 0) }

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    private static func pair(_ bytes: [UInt8], _ place: Int) -> UInt16 {
        UInt16(bytes[place]) << 8 | (place + 1 < bytes.count ? UInt16(bytes[place + 1]) : 0)
    }

    /// A text in small letters without marks.
    private static func plain(_ text: some StringProtocol) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            let letters = text.utf8.lazy.filter { !plainMarks.contains($0) }.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
            return String(decoding: Array(letters), as: UTF8.self)
        }
        return String(text.lowercased().unicodeScalars.filter { !scalars.contains($0) }.map(Character.init))
    }
    private static let scalars = Set(marks.flatMap(\.unicodeScalars))
    private static let plainMarks = Array(marks.joined().utf8.filter { $0 < 0x80 })

    private static func kind(_ name: ArraySlice<UInt8>) -> Kind? {
        let text = Array(plain(String(decoding: name, as: UTF8.self)).utf8)
        var first = names.count
        for start in text.indices {
            for place in places[pair(text, start)] ?? [] where place < first {
                let name = names[place]
                // Properties of cards begin with an X.
                let isFound =
                    name.isWhole
                    ? text[start...] == name.text[...] && (start == 0 || start == 1 && text[0] == UInt8(ascii: "x"))
                    : text[start...].starts(with: name.text)
                if isFound { first = place }
            }
        }
        return first < names.count && names[first].kind != .none ? names[first].kind : nil
    }

    /// The ways of contact that a column of a kind is about; empty for all.
    private static func channels(_ kind: Kind, _ name: ArraySlice<UInt8>) -> Set<String> {
        let text = Array(plain(String(decoding: name, as: UTF8.self)).utf8)
        let found = channels.filter { channel in
            channel.words.contains { word in text.indices.contains { text[$0...].starts(with: word) } }
        }
        return found.isEmpty ? Set([kind.channel].compactMap { $0 }) : Set(found.map(\.channel))
    }

    private static func word(_ value: ArraySlice<UInt8>) -> (text: String, word: Word?) {
        let text = plain(String(decoding: value, as: UTF8.self))
        return (text, text.isEmpty ? .unknown : words[text])
    }

    /// Returns `true` if the name of a column contains one of these names, without regard to case and marks.
    package static func isName(_ name: ArraySlice<UInt8>) -> Bool { kind(name) != nil }

    /// Returns `true` if a refusal in a column is one of what another is about: `Nicht anrufen` and `Do Not Call`, `Email Opt Out` and `Newsletter`,
    /// `Opt-out` and anything. A consent that is refused as a whole is refused for every way of contact, and forbids none by itself.
    package static func overrules(_ name: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        guard let one = kind(name), let two = kind(other) else { return false }
        let refused = channels(one, name)
        if refused.isEmpty { return one == .any || two == .consent }
        let concerned = channels(two, other)
        return !concerned.isEmpty && concerned.isSubset(of: refused)
    }

    /// Returns `true` if a value of a column is an opt-out: anything where contact is forbidden, a refusal where it is allowed.
    package static func isOptOut(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool {
        guard let kind = Self.kind(name) else { return false }
        let (text, word) = Self.word(value)
        if kind.forbids { return (word == nil || word == .refused) && !text.contains("://") }
        return word == .refused || word == .no && kind != .status
    }

    /// Returns `true` if a value of such a column is one that an opt-out elsewhere makes untrue.
    package static func yields(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool {
        guard let kind = Self.kind(name) else { return false }
        return kind == .status ? word(value).word == .granted : !isOptOut(name, value)
    }

    // MARK: - SQL

    /// A row for each value of a contact of people that is an opt-out. The names of columns and the words are looked up once each.
    static var select: String {
        """
        WITH columns AS MATERIALIZED (
              SELECT name, \(kindSQL(of: "found.text")) AS kind FROM (
                SELECT DISTINCT extra.key AS name, \(plainSQL("extra.key")) AS text
                FROM current_contacts AS contacts JOIN json_each(contacts.extras) AS extra
              ) AS found
            ), \(wordsSQL)
            SELECT 1 FROM memberships
            JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
            JOIN json_each(contacts.extras) AS extra
            JOIN columns ON columns.name = extra.key AND columns.kind <> '\(Kind.none.rawValue)'
            JOIN json_each(iif(extra.type = 'array', extra.value, json_array(extra.value))) AS one
            LEFT JOIN words ON words.word = \(plainSQL("one.value"))
            WHERE \(isOptOutSQL(kind: "columns.kind", value: "one.value"))
        """
    }

    /// The kind of a column whose name has no marks, as SQL; NULL for other columns.
    private static func kindSQL(of text: String) -> String {
        let pairs = names.flatMap { name in
            spellings(String(decoding: name.text, as: UTF8.self)).map {
                "\"\(name.isWhole ? "=" : "")\($0)\":\"\(name.kind.rawValue)\""
            }
        }
        return """
            (
                SELECT known.value FROM json_each('{\(pairs.joined(separator: ","))}') AS known
                WHERE iif(
                  known.key GLOB '=*', \(text) IN (substr(known.key, 2), 'x' || substr(known.key, 2)), instr(\(text), known.key)
                ) ORDER BY known.id LIMIT 1
              )
            """
    }

    /// The words that stand in columns, as a table for `WITH`.
    private static let wordsSQL: String = {
        let pairs = words.flatMap { word in spellings(word.key).map { "\"\($0)\":\"\(word.value.rawValue)\"" } }
        return """
            words AS MATERIALIZED (
              SELECT key AS word, value AS kind FROM json_each('{"":"\(Word.unknown.rawValue)",\(pairs.sorted().joined(separator: ","))}')
            )
            """
    }()

    private static func isOptOutSQL(kind: String, value: String) -> String {
        func names(_ kinds: [Kind]) -> String { kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ") }
        return """
            CASE
              WHEN \(value) = '' THEN false
              WHEN \(kind) IN (\(names(Kind.allCases.filter(\.forbids)))) THEN
                coalesce(words.kind, 'refused') = 'refused' AND \(value) NOT GLOB '*://*'
              WHEN \(kind) IN (\(names([.consent, .subscription]))) THEN coalesce(words.kind IN ('no', 'refused'), false)
              ELSE coalesce(\(kind) = '\(Kind.status.rawValue)' AND words.kind = 'refused', false)
            END
            """
    }

    private static func plainSQL(_ text: String) -> String {
        marks.reduce("lower(\(text))") { "replace(\($0), '\($1 == "'" ? "''" : $1)', '')" }
    }

    /// A word as SQLite has it in small letters, in capitals, and with a first capital: its `lower` knows those of ASCII alone.
    private static func spellings(_ text: String) -> [String] {
        if isASCII(text) { return [text] }
        func lower(_ text: String) -> String {
            String(decoding: text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
        }
        var found: [String] = []
        for spelling in [text, lower(text.prefix(1).uppercased() + text.dropFirst()), lower(text.uppercased())]
        where !found.contains(spelling) { found.append(spelling) }
        return found
    }
}
