import ContactStore

/// Words that the database keeps in English, in the language of the page: the form of a file, and the remarks of changes.
enum StoredWords {
    /// The program that wrote a file, and the marks of its form.
    static func dialect(of layout: StoredLayout) -> [Text] {
        guard let words = layout.dialect else { return [] }
        if let match = words.wholeMatch(of: /(?:(.+), )?(?:one column|delimiter (TAB|.)), line ends (\w+)/) {
            let mark = match.2.map { Text("dialect.delimiter", ["mark": .of(name(ofMark: String($0)))]) }
            let ends = Text(
                "dialect.line-ends", ["ends": .of(Text("line-ends", of: String(match.3), missing: String(match.3)))])
            return [match.1.map { Text(shown: String($0)) }, mark ?? Text("dialect.one-column"), ends].compactMap { $0 }
        }
        if let match = words.wholeMatch(of: /(?:(.+), )?versions ([0-9. ]+)/) {
            let versions = Text("dialect.versions", ["versions": .text(String(match.2))])
            return [match.1.map { Text(shown: String($0)) }, versions].compactMap { $0 }
        }
        return [Text(shown: words)]
    }

    /// The name of a mark between cells: one that stands alone is hard to read.
    private static func name(ofMark mark: String) -> Text {
        switch mark {
        case ",": Text("mark.comma")
        case ";": Text("mark.semicolon")
        case "TAB": Text("mark.tab")
        default: Text(shown: mark)
        }
    }

    /// The remark of a change: in the language of the page where the change made it itself, else as somebody wrote it.
    static func note(of change: StoredChange) -> Text? {
        guard let note = change.note else { return nil }
        switch change.kind {
        case "dedupe":
            guard let match = note.wholeMatch(of: /rule ([0-9]+), automatic from ([0-9.]+) bits/) else { break }
            return Text("note.rule", ["number": .text(String(match.1)), "bits": .text(String(match.2))])
        case "ingest":
            guard let match = note.wholeMatch(of: /(.+?)(?: and ([0-9]+) more)?: ([0-9]+) contacts?/) else { break }
            let contacts = Text.Value.of(Text("contacts", ["count": .count(Int(match.3) ?? 0)]))
            let values: [String: Text.Value] = ["file": .shown(String(match.1)), "contacts": contacts]
            guard let more = match.2.flatMap({ Int($0) }) else { return Text("note.file", values) }
            return Text("note.files", values.merging(["count": .count(more)]) { first, _ in first })
        default: break
        }
        return Text(shown: note)
    }
}
