import GRDB

/// The facts about contacts that changes have kept: those by which their texts are read, and those that identify them.
struct KeptContacts {
    /// The source of each contact: the last one of several.
    private(set) var sources: [Int: Int] = [:]
    /// All sources of each contact.
    private(set) var allSources: [Int: Set<Int>] = [:]
    /// The settings of the kept sources, and their paths.
    private(set) var settings: [Int: ReadingSettings] = [:], paths: [Int: String] = [:]
    /// The hints of contacts on their countries, where they have any.
    private(set) var hints: [Int: CountryHints] = [:]
    /// The numbers that corrections of contacts have, in E.164 form.
    private(set) var corrected: [Int: [String]] = [:]

    init(in db: Database) throws {
        guard try KeptRows.areAny(in: db) else { return }
        try KeptRows.forEach([.sources], in: db) { row in
            settings[row.key] = ReadingSettings(
                region: row.text(SourceColumn.defaultRegion), allowed: row.text(SourceColumn.allowed),
                hasLostZeros: row.int(SourceColumn.lostZeros) != 0)
            paths[row.key] = row.text(SourceColumn.path)
        }
        try KeptRows.forEach([.contacts], in: db) { row in
            guard let source = row.source else { return }
            sources[row.key] = source
            allSources[row.key, default: []].insert(source)
        }
        try KeptRows.forEach([.addresses], in: db) { row in
            guard let contact = row.contact, let country = row.text(AddressColumn.country) else { return }
            hints[contact, default: CountryHints()].countries.append(country)
        }
        try KeptRows.forEach([.details], in: db) { row in
            guard let contact = row.contact, let kind = row.text(DetailColumn.kind),
                let value = row.text(DetailColumn.value)
            else { return }
            switch kind {
            case "regionHint": hints[contact, default: CountryHints()].regions.append(value)
            case "phoneHint": hints[contact, default: CountryHints()].fullNumbers.append(value)
            case "areaCode", "callingCode": hints[contact, default: CountryHints()].hasParts = true
            default: break
            }
        }
        try KeptRows.forEach([.corrections], in: db) { row in
            guard let contact = row.contact, row.int(CorrectionColumn.isCurrent) != 0,
                let number = row.text(CorrectionColumn.e164)
            else { return }
            corrected[contact, default: []].append(number)
        }
    }
}

extension ErasureSurvey {
    /// The earlier forms of contacts that changes have kept, and the later ones of an update that was undone.
    package func keptVersions(of contacts: [Int]) throws -> [Int] {
        try KeptRows.versions(of: Set(contacts), in: db).subtracting(contacts).sorted()
    }

    /// By what a contact is recognized again that only a change has kept.
    func keptIdentity(of contact: Int) throws -> ContactIdentity {
        var identity = ContactIdentity()
        try KeptRows.forEach([.contacts], where: "row_id = \(contact)", in: db) { row in
            identity.givenName = row.text(ContactColumn.givenName)
            identity.familyName = row.text(ContactColumn.familyName)
            identity.displayName = row.text(ContactColumn.displayName)
            identity.organization = row.text(ContactColumn.organization)
            identity.values = [row.text(ContactColumn.uid)].compactMap { $0 }
            identity.otherNames = [row.text(ContactColumn.nickname), row.text(ContactColumn.fileAs)].compactMap { $0 }
        }
        let keys = RowKey.rows(of: contact...contact)
        let ofContact = "row_id BETWEEN \(keys.lowerBound) AND \(keys.upperBound)"
        identity.numbers = try kept.corrected[contact] ?? []
        try KeptRows.forEach([.phoneNumbers], where: ofContact, in: db) { row in
            if let number = row.text(PhoneNumberColumn.e164) { identity.numbers.append(number) }
        }
        try KeptRows.forEach([.emails], where: ofContact, in: db) { row in
            if let address = row.text(EmailColumn.address) { identity.values.append(address) }
        }
        return identity
    }

    /// The names of those contacts that only changes have kept, with the paths of their sources.
    func keptListing(of contacts: [Int]) throws -> [(contact: Int, name: String, source: String, isKept: Bool)] {
        let known = try kept
        let wanted = Set(try contacts.filter { try known.sources[$0] != nil && source(ofContact: $0)?.isKept == true })
        guard !wanted.isEmpty else { return [] }
        let paths = Dictionary(try sources().map { ($0.id, $0.path) }) { first, _ in first }
            .merging(known.paths) { stored, _ in stored }
        var listing: [Int: (name: String, source: String)] = [:]
        try KeptRows.forEach([.contacts], in: db) { row in
            guard wanted.contains(row.key) else { return }
            let parts = [ContactColumn.givenName, .familyName].compactMap { row.text($0) }.filter { !$0.isEmpty }
            let names = [
                row.text(ContactColumn.displayName), parts.isEmpty ? nil : parts.joined(separator: " "),
                row.text(ContactColumn.nickname), row.text(ContactColumn.fileAs), row.text(ContactColumn.organization),
            ]
            let name = names.compactMap { $0 }.first ?? ""
            listing[row.key] = (name, row.source.flatMap { paths[$0] } ?? "")
        }
        return listing.sorted { $0.key < $1.key }.map { ($0.key, $0.value.name, $0.value.source, true) }
    }
}

extension KeptRows {
    /// The changes that made the corrections and decisions about contacts that were kept.
    static func changes(of contacts: Set<Int>, in db: Database) throws -> Set<Int> {
        var found: Set<Int> = []
        try forEach([.corrections], in: db) { row in
            guard let contact = row.contact, contacts.contains(contact) else { return }
            if let change = row.int(CorrectionColumn.changeID) { found.insert(change) }
        }
        try forEach([.edits], in: db) { row in
            guard let contact = row.contact, contacts.contains(contact) else { return }
            if let change = row.int(EditColumn.changeID) { found.insert(change) }
        }
        try forEach([.decisions], in: db) { row in
            let ends = [row.int(DecisionColumn.first), row.int(DecisionColumn.second)].compactMap { $0 }
            guard row.text(DecisionColumn.decidedBy) == "user", !contacts.isDisjoint(with: ends) else { return }
            if let change = row.int(DecisionColumn.changeID) { found.insert(change) }
        }
        return found
    }
}
