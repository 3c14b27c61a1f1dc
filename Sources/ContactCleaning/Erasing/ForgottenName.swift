import ContactStore
import Foundation
import KnowledgeTable

/// The words of a name by which somebody who is forgotten is recognized however the name is written: with or without a title or a second
/// name, with an initial, or with another family name behind a hyphen.
struct ForgottenName {
    /// The words of the given and of the family name; those of a name as a whole are among both.
    private(set) var given: Set<String> = [], family: Set<String> = []
    /// The words of the given name; of a name as a whole those before its last word, or behind its comma.
    private(set) var first: Set<String> = []

    /// `true` if nobody is named, and no organization.
    var isEmpty: Bool { given.isEmpty && family.isEmpty }

    /// The words of the name that stands for a contact, and of its other names.
    init(_ identity: ContactIdentity) {
        if identity.givenName != nil || identity.familyName != nil {
            given = Set(Self.words(identity.givenName ?? ""))
            family = Set(Self.words(identity.familyName ?? ""))
            first = given
        } else {
            add(whole: identity.displayName ?? identity.organization ?? "")
        }
        for name in identity.otherNames { add(whole: name) }
    }

    private mutating func add(whole name: String) {
        let words = Self.words(name)
        given.formUnion(words)
        family.formUnion(words)
        let parts = name.split(separator: ",", maxSplits: 1)
        let behindComma = parts.count == 2 ? Self.words(String(parts[1])) : []
        first.formUnion(!behindComma.isEmpty ? behindComma : words.count > 1 ? words.dropLast() : words)
    }

    /// The words of a text in small letters and without accents, but for titles and the like, which many people have.
    private static func words(_ text: String) -> [String] {
        let letters = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(letters)).lowercased()
            .split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { !common.contains($0) }
    }

    /// Titles, and words before family names.
    private static let common: Set<String> = {
        let kinds: Set<Substring> = ["title", "male", "female", "wife", "particle"]
        let lists = KnowledgeTable.section("names/words").lists.filter { kinds.contains($0.key) }
        return Set(lists.flatMap { $0.words.map(String.init) })
    }()
}
