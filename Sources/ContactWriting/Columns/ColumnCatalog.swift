import ColumnRecognition
import ContactModel
import ContactReading

/// The columns that can be chosen: what is known about a contact and its numbers, and every column of ``TableFormat/own``.
enum ColumnCatalog {
    struct Entry: Sendable {
        /// The name that is listed.
        let name: String
        let content: ChosenColumn.Content
        /// `true` if the column without a number is the first value alone: a contact has one as a rule.
        var isSingle = false
        /// `true` if there are no several values that a number could tell apart.
        var isUnique = false
    }

    static let entries: [Entry] = known + ofTable

    private static let known: [Entry] =
        [
            Entry(name: "id", content: .id, isUnique: true), Entry(name: "name", content: .name, isUnique: true),
            Entry(name: "source", content: .source, isUnique: true),
            Entry(name: "line", content: .line, isUnique: true),
        ] + NumberFact.allCases.map { Entry(name: $0.rawValue, content: .fact($0)) }

    /// The columns of our own table, of a family those of its first place, with the meanings that a reader gives them.
    private static let ofTable: [Entry] = {
        let families = TableFormat.own.families.filter { $0.first == 1 && $0.kind != .extra }
        let names = TableFormat.own.columns + families.flatMap(\.names)
        let map = KnownColumns().map(of: names.map { $0.replacing("#", with: "1") })
        let kinds: [Contact.Field.Kind?] =
            TableFormat.own.columns.map { _ in nil }
            + families.flatMap { family in family.names.map { _ in family.kind } }
        return zip(names, zip(map.columns, kinds)).compactMap { name, column in
            let words = name.split(separator: " ").filter { $0 != "#" }.joined(separator: " ")
            switch (column.0.target, column.1) {
            case (.label, let kind?): return Entry(name: words, content: .label(kind))
            case (.value(let value), let family):
                return Entry(
                    name: words, content: .value(value.kind), isSingle: family == nil && !value.kind.isCollected)
            default: return nil
            }
        }
    }()

    /// The entries by their names, and by the names that mappings have for the same, without blanks and in lower case.
    private static let byName: [String: Entry] = {
        var entries: [String: Entry] = ["contactid": known[0]]
        for entry in ColumnCatalog.entries { entries[folded(entry.name)] = entry }
        for entry in ColumnCatalog.entries {
            guard case .value(let kind) = entry.content else { continue }
            let name = folded(kind.rawValue)
            entries[name] = entries[name] ?? entry
        }
        return entries
    }()

    /// The entry of a name, and the place of the value that the name has: `Phone 2`, `phone2`, `Phone 2 Label`.
    static func entry(of name: String) -> (entry: Entry, place: Int?)? {
        if let entry = byName[folded(name)] { return (entry, nil) }
        var words = name.split { $0 == " " || $0 == "-" || $0 == "_" }.map(String.init)
        var place: Int?
        if let index = words.lastIndex(where: { $0.allSatisfy(\.isWholeNumber) }) {
            place = Int(words.remove(at: index))
        } else if let last = words.popLast() {
            let letters = last.prefix { !$0.isWholeNumber }
            place = Int(last.dropFirst(letters.count))
            words.append(String(letters))
        }
        guard let place, 1...maximumPlace ~= place, let entry = byName[folded(words.joined())], !entry.isUnique else {
            return nil
        }
        return (entry, place)
    }

    private static let maximumPlace = 500

    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isWholeNumber }
    }
}

extension Contact.Field.Kind {
    /// `true` if one cell holds all values of the kind.
    fileprivate var isCollected: Bool { self == .note || self == .category }
}
