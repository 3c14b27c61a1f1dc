import Foundation
import GRDB

/// The words of a name, without regard to order, case, accents and punctuation: `Müller, Ada` and `ada MULLER` are equal.
struct NameTokens: Equatable {
    private(set) var words: Set<String> = []

    /// `true` if there is no word.
    var isEmpty: Bool { words.isEmpty }

    /// Adds the words of a text.
    mutating func add(_ text: String) {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
        let folded =
            isPlain
            ? text.lowercased()
            : text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        var word = ""
        for scalar in folded.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                word.unicodeScalars.append(scalar)
            } else if !Self.apostrophes.contains(scalar), scalar.properties.generalCategory != .nonspacingMark {
                if !word.isEmpty { words.insert(word) }
                word = ""
            }
        }
        if !word.isEmpty { words.insert(word) }
    }

    /// `O'Brien` is one word.
    private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}", "\u{02BC}"]

    /// Returns `true` if one person may have both names: they share a word, or one of them is empty.
    func mayAgree(with other: NameTokens) -> Bool {
        isEmpty || other.isEmpty || !words.isDisjoint(with: other.words)
    }
}

extension NameTokens {
    /// The columns of the names of a contact; the first ones that are not empty count.
    static let columns: [[ContactColumn]] = [
        [.givenName, .middleName, .familyName, .nameSuffix], [.displayName], [.nickname], [.organization],
    ]

    /// The words of the name of a contact.
    init(of contact: Int, in db: Database) throws {
        let columns = Self.columns.joined()
        let row = try Row.fetchOne(
            db, sql: "SELECT \(Array(columns).list) FROM contacts WHERE id = ?", arguments: [contact])
        guard let row else { return }
        for columns in Self.columns where isEmpty {
            for column in columns {
                let text: String? = try row.value(column)
                if let text { add(text) }
            }
        }
    }
}
