import ContactStore
import PhoneNumbers

/// Finds texts of others, and of nobody, in which the names, numbers and other values of people stand.
struct MentionSearch {
    private let survey: ErasureSurvey
    private let contacts: Set<Int>
    private let names: NameMentions
    private let numbers: [NumberSpelling]

    /// A search for contacts, the kept versions of them included, and for a number that is looked for by itself.
    init(_ contacts: [Int], number: NumberSpelling?, in survey: ErasureSurvey) throws {
        let people = try contacts.map { try survey.identity(of: $0) }
        self.survey = survey
        self.contacts = Set(contacts)
        names = NameMentions(people)
        let spellings = Set(people.flatMap(\.numbers)).sorted().compactMap { NumberSpelling(e164: $0) }
        numbers = spellings + (number.map { [$0] } ?? [])
    }

    func mentions() throws -> [Disclosure.Mention] {
        var found: [Disclosure.Mention] = []
        var seen: Set<Disclosure.Mention> = []
        var homes = TextHomes(survey)
        try survey.forEachText { place, bytes in
            if let contact = place.contact, contacts.contains(contact) { return }
            let text = String(decoding: bytes, as: UTF8.self)
            var isMention = try numbers.contains { number in
                let found = number.occurrences(in: bytes)
                if found.isEmpty { return false }
                let home = try homes.home(of: place)
                return found.contains { !number.isOther($0, in: bytes, home: home) }
            }
            isMention = isMention || names.replacing(in: text, by: "", concernsThem: false) != nil
            let mention = Disclosure.Mention(
                table: place.holder, column: place.column, contact: place.contact, text: text)
            if isMention, seen.insert(mention).inserted { found.append(mention) }
        }
        return found
    }
}
