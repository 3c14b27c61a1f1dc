import ContactCleaning
import ContactReading
import ContactStore
import Markup

/// The notes of an ingest summary on an input, besides its counts.
enum InputNotes {
    /// Columns that were not read though they look as if they should be, and the lack of numbers.
    static func notes(about input: IngestSummary.Input) -> [String] {
        var notes: [String] = []
        if let damage = input.damage { notes.append(Self.sentence(about: damage)) }
        if !input.siblings.isEmpty { notes.append(sentence(aboutSiblings: input.siblings)) }
        if !input.guessedColumns.isEmpty {
            notes.append(
                "read as phones by its values: " + list(of: input.guessedColumns)
                    + (input.hasUncertainColumns
                        ? "; what has no plus is ambiguous there until --map calls the column a phone" : ""))
        }
        if !input.unreadColumns.isEmpty {
            notes.append(
                "not read, though the values look like phone numbers, e-mail addresses or codes of countries: "
                    + list(of: input.unreadColumns)
                    + "; --map reads such columns ('trunkline map FILE' writes a mapping to change)")
        }
        switch input.status {
        case .stored, .resumed, .dryRun, .streamed:
            if input.lacksPhoneColumn {
                notes.append("no column holds phone numbers; --explain shows what each one was taken for")
            } else if input.totals.numbers == 0 {
                notes.append("no phone numbers were found")
            }
        default: break
        }
        return notes
    }

    /// The first names of columns, and the number of the others.
    private static func list(of columns: [String]) -> String {
        let shown = 8
        let names = columns.prefix(shown).map { "'\(VisibleText.plain($0, isVerbatim: false))'" }
        let rest = columns.count > shown ? " and \(ColumnText.grouped(columns.count - shown)) more" : ""
        return names.joined(separator: ", ") + rest
    }

    /// A damage, its place and the remedy.
    private static func sentence(about damage: SourceDamage) -> String {
        let word = damage.isCertain ? "incomplete" : "may be incomplete"
        let text = "\(damage)".contains(damage.kind.advice) ? "\(damage)" : "\(damage); \(damage.kind.advice)"
        return "\(word): \(VisibleText.plain(text, isVerbatim: false))"
    }

    /// The sources of the same path, and the options that replace them.
    private static func sentence(aboutSiblings siblings: [Int]) -> String {
        let list = siblings.map { String($0) }.joined(separator: ", ")
        return siblings.count == 1
            ? "this path was read before with other content (ID \(list)), whose contacts stay beside these; --update compares the "
                + "two, --replace puts this one in its place"
            : "this path was read before with other content (ID \(list)), whose contacts stay beside these; --update-of ID "
                + "compares it with one of them"
    }

    /// The settings with which a source is stored, and the advice to read it again.
    static func sentence(about differences: [SettingDifference]) -> String {
        let stored = differences.map { words($0.name, $0.stored, $0.name == "reading" ? "other" : "no") }
        let requested = differences.map { words($0.name, $0.requested, $0.name == "reading" ? "the present" : "no") }
        return "already stored with \(stored.joined(separator: ", ")); --replace reads it again with "
            + requested.joined(separator: ", ")
    }

    private static func words(_ name: String, _ value: String?, _ missing: String) -> String {
        switch name {
        case "region": value.map { "region \($0)" } ?? "no region"
        case "allow": value.map { "--allow \(VisibleText.plain($0, isVerbatim: false))" } ?? "the default categories"
        case "normalize": value.map { "--normalize \($0)" } ?? "no normalized values"
        case "plans": "numbering plans \(value ?? "?")"
        default: value == nil ? "the detected columns and encoding" : "\(missing) mapping, encoding or limits"
        }
    }
}
