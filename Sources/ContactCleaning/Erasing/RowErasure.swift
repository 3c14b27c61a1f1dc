import ContactStore
import PhoneNumbers

/// Erases the rows that a plan names, and their traces elsewhere.
struct RowErasure {
    let plan: ErasurePlan
    let spelling: NumberSpelling?
    let eraser: Eraser
    /// The people as far as they are needed: to be recognized again, or to be found in remarks. Earlier forms of them are among them.
    let people: [ContactIdentity]
    /// The keys of these people.
    private let versions: [Int]

    init(plan: ErasurePlan, spelling: NumberSpelling?, eraser: Eraser) throws {
        self.plan = plan
        self.spelling = spelling
        self.eraser = eraser
        let isNeeded = try plan.isOfPeople || eraser.survey.hasRemarks()
        let contacts = plan.contacts.map(\.id)
        versions = isNeeded ? try contacts + eraser.survey.keptVersions(of: contacts) : []
        people = try versions.map { try eraser.survey.identity(of: $0) }
    }

    /// Erases.
    ///
    /// - Returns: the counts of the search of kept content.
    func run() throws -> ErasureCertificate.ContentSearch {
        let contacts = plan.contacts.map(\.id)
        // Content is searched before any of it is deleted: erasing rows below deletes the content of their sources.
        let search = try spelling.map { try eraseKeptContent(with: $0) } ?? .init()
        try redactRemarks()
        if let source = plan.source {
            try eraser.erase(source: source.id)
        } else {
            try eraser.erase(contacts: contacts)
        }
        guard let spelling else { return search }
        try eraser.erase(corrections: eraser.survey.formerCorrections(with: spelling.test))
        try eraser.eraseKeptCorrections(to: spelling.test)
        var homes = TextHomes(eraser.survey)
        try eraser.redact { place, text in
            let found = place.isSettled ? [] : spelling.occurrences(in: text)
            if found.isEmpty { return [] }
            let home = try homes.home(of: place)
            return found.filter { !spelling.isOther($0, in: text, home: home) }.map(\.range)
        }
        return search
    }

    /// Takes the names of the forgotten out of the remarks and authors of changes.
    private func redactRemarks() throws {
        let mentions = NameMentions(people)
        if mentions.isEmpty { return }
        let changes = try eraser.changes(of: versions)
        try eraser.redactChanges { change, text in
            mentions.replacing(in: text, by: Eraser.replacement, concernsThem: changes.contains(change))
        }
    }

    /// Deletes the kept content of the sources in which the number stands, or which cannot be searched.
    private func eraseKeptContent(with spelling: NumberSpelling) throws -> ErasureCertificate.ContentSearch {
        var search = ErasureCertificate.ContentSearch()
        for source in try eraser.survey.sourcesWithContent() {
            search.searched += 1
            switch try KeptContentSearch.run(spelling, in: source, of: eraser.survey) {
            case .absent: continue
            case .present: search.withNumber += 1
            case .unsearchable: search.unsearchable += 1
            }
            try eraser.eraseRawContent(of: [source.id])
        }
        return search
    }
}

/// The regions in which the national numbers of texts are read.
struct TextHomes {
    private let survey: ErasureSurvey
    private var last: (place: TextPlace, home: RegionCode?)?

    init(_ survey: ErasureSurvey) { self.survey = survey }

    /// The region of a text: that which its contact names, else that of its source; `nil` if neither is known.
    mutating func home(of place: TextPlace) throws -> RegionCode? {
        if let last, last.place == place { return last.home }
        let (settings, hints) = try survey.context(of: place)
        let home = StoredTextReader.region(of: hints) ?? settings.region.flatMap { RegionCode($0) }
        last = (place, home)
        return home
    }
}

/// The remaining occurrences of a number in the rows of a database.
struct RemainingTraces {
    /// The number of values that have the number, by table.
    private(set) var values: [NamedCount] = []
    /// The number of texts in which its digits are those of another number.
    private(set) var otherNumbers = 0
    /// The number of texts that were searched.
    private(set) var searched = 0
    /// The texts whose digits are not those of the number.
    private(set) var explained: Set<[UInt8]> = []

    init(_ spelling: NumberSpelling, in survey: ErasureSurvey) throws {
        var counts: [String: Int] = [:]
        var homes = TextHomes(survey)
        try survey.forEachText { place, text in
            searched += 1
            let found = spelling.occurrences(in: text)
            if found.isEmpty { return }
            let home = try homes.home(of: place)
            for occurrence in found {
                if spelling.isOther(occurrence, in: text, home: home) || place.isSettled {
                    otherNumbers += 1
                    explained.insert(Array(text[occurrence.range]))
                } else {
                    counts[place.holder, default: 0] += 1
                }
            }
        }
        try survey.forEachForeignText { place, text in
            searched += 1
            let number = spelling.occurrences(in: text).count
            if number > 0 { counts[place.holder, default: 0] += number }
        }
        try survey.forEachHash { text in
            for occurrence in spelling.occurrences(in: text) { explained.insert(Array(text[occurrence.range])) }
        }
        for source in try survey.sourcesWithContent() {
            if case .absent = try KeptContentSearch.run(spelling, in: source, of: survey) { continue }
            counts[source.keptBy == nil ? "raw_content" : "kept_rows", default: 0] += 1
        }
        values = counts.map { NamedCount(name: $0.key, count: $0.value) }.sorted()
    }
}

extension [NamedCount] {
    /// By their names.
    func sorted() -> [NamedCount] { sorted { ($0.name ?? "") < ($1.name ?? "") } }
}
