import ContactModel
import ContactReading
import PhoneNumbers

/// The rules that read a heading: everything that its column may mean, with points.
struct HeadingRules {
    private let heading: Heading
    private let concepts: ColumnConcepts
    private var candidates: [ColumnDecision.Candidate] = []

    /// The possible meanings of a column with a heading; empty if all of its words are unknown.
    static func candidates(for heading: Heading) -> [ColumnDecision.Candidate] {
        guard !heading.parts.isEmpty else { return [] }
        var rules = HeadingRules(heading)
        rules.apply()
        return rules.candidates
    }

    /// The label of the phones in a column with a heading; empty for none.
    static func lineLabel(of heading: Heading) -> String { HeadingRules(heading).lineLabel }

    private init(_ heading: Heading) {
        self.heading = heading
        concepts = heading.concepts
    }

    private mutating func apply() {
        if concepts.contains(.consent) || heading.isQuestion && !concepts.hasAny(.lines) {
            return add(.extra, ColumnWeights.certainHeading, .consent)
        }
        let isPhone = concepts.hasAny(.lines)
        if isPhone || concepts.contains(.email) && !isMailAddressPart { return applyToLine(isPhone: isPhone) }
        // `会社名カナ` and `住所カナ` are readings that no field has.
        if concepts.contains(.phonetic), concepts.hasAny(addressParts.union(ColumnConcepts(.organization, .department)))
        {
            return add(.extra, ColumnWeights.certainHeading, .phonetic)
        }
        applyToParts()
        applyToPeople()
        applyToAddresses()
        applyToRest()
    }

    /// `true` if the address is one of paper: `Mail Address City`.
    private var isMailAddressPart: Bool {
        let parts = ColumnConcepts(.street, .box, .city, .district, .state, .postal, .country)
        guard concepts.contains(.email), let part = heading.lastPosition(of: parts) else { return false }
        return part > heading.lastPosition(of: ColumnConcepts(.email)) ?? 0
    }

    // MARK: - Phones and e-mail

    /// The heading of a line or an e-mail address, or of a column that says something about one.
    private mutating func applyToLine(isPhone: Bool) {
        let last = heading.lastPosition(of: ColumnConcepts.lines.union(ColumnConcepts(.email))) ?? 0
        let behind = heading.parts.filter { $0.position > last && !$0.concepts.hasAny(.places) }
            .reduce(ColumnConcepts()) { $0.union($1.concepts) }
        if let trap = behind.intersection(.traps).members.first {
            return add(.extra, ColumnWeights.certainHeading, trap)
        }
        if concepts.hasAny(ColumnConcepts(.label, .category)) {
            return add(.label(group: 0), ColumnWeights.certainHeading, .label)
        }
        if isPhone {
            if concepts.contains(.dial) || concepts.contains(.country) && concepts.contains(.code) {
                add(.field(.callingCode), ColumnWeights.certainHeading, .dial)
                return add(.field(.regionHint), ColumnWeights.certainHeading - 2, .country)
            }
            if concepts.contains(.country) {
                add(.field(.regionHint), ColumnWeights.certainHeading, .country)
                return add(.field(.callingCode), ColumnWeights.certainHeading - 2, .dial)
            }
            if concepts.contains(.area) { return add(.field(.areaCode), ColumnWeights.certainHeading, .area) }
            if concepts.contains(.code) {
                add(.field(.callingCode), ColumnWeights.lineHeading, .dial)
                return add(.field(.areaCode), ColumnWeights.lineHeading - 1, .area)
            }
            if concepts.contains(.extension) {
                add(.field(.phoneExtension, label: lineLabel), ColumnWeights.certainHeading, .extension)
                return add(.field(.phone, label: lineLabel), ColumnWeights.weakHeading, .phone)
            }
        }
        if concepts.contains(.note) || behind.contains(.name) || behind.contains(.given) || behind.contains(.familyName)
        {
            add(.extra, ColumnWeights.certainHeading, .note)
            guard isBehindNote else { return }
        }
        let points = isBehindNote ? ColumnWeights.lineHeading : ColumnWeights.certainHeading
        if isPhone, concepts.contains(.email) {
            add(.field(.phone, label: lineLabel), ColumnWeights.lineHeading, .phone)
            return add(.field(.email, label: placeLabel), ColumnWeights.lineHeading, .email)
        }
        let line = concepts.intersection(.lines).members.first ?? .email
        if isPhone { return add(.field(.phone, label: lineLabel), points, line) }
        if behind.hasAny(ColumnConcepts(.status, .organization)) { return }
        add(.field(.email, label: placeLabel), points, .email)
    }

    /// `true` if a line, an e-mail address or a way of contact is named behind a note: the phone of `details.phone` stands in what is called
    /// so, that of `Notes on the phone` does not. The values decide.
    private var isBehindNote: Bool {
        let ways = ColumnConcepts.lines.union(ColumnConcepts(.email, .contact))
        guard let note = heading.lastPosition(of: ColumnConcepts(.note)), let way = heading.lastPosition(of: ways)
        else {
            return false
        }
        return note < way
    }

    /// Parts of numbers in columns of their own, lines without the word phone, and words that may stand for a phone.
    private mutating func applyToParts() {
        if concepts.hasAny(.traps) || concepts.contains(.birth) { return }
        if concepts.contains(.dial) {
            add(.field(.callingCode), ColumnWeights.certainHeading, .dial)
            add(.field(.regionHint), ColumnWeights.certainHeading - 2, .country)
        }
        if concepts.contains(.country), concepts.contains(.code) || concepts.contains(.number) {
            add(.field(.callingCode), ColumnWeights.certainHeading - 2, .dial)
        }
        if concepts.contains(.area) { add(.field(.areaCode), ColumnWeights.certainHeading, .area) }
        if concepts.contains(.extension), heading.words.count <= 3 {
            let points = concepts.contains(.position) ? ColumnWeights.weakHeading : ColumnWeights.certainHeading
            add(.field(.phoneExtension, label: lineLabel), points, .extension)
            add(.field(.phone, label: "work"), ColumnWeights.weakHeading, .phone)
        }
        if concepts.contains(.line) { add(.field(.phone, label: lineLabel), ColumnWeights.lineHeading, .line) }
        guard heading.isKnown else { return }
        let ways = ColumnConcepts.places.union(.relatives).union(ColumnConcepts(.contact, .number, .value))
        let weak = ways.union(ColumnConcepts(.person))
        let others = concepts.subtracting(isBehindNote ? weak.union(ColumnConcepts(.note)) : weak)
        if concepts.hasAny(ways),
            others.subtracting(ColumnConcepts(.organization, .street, .room, .address)).isEmpty
        {
            add(.field(.phone, label: lineLabel), ColumnWeights.weakHeading, .phone)
        }
        if concepts.contains(.contact), others.isEmpty {
            add(.field(.email, label: placeLabel), ColumnWeights.weakHeading, .email)
        }
    }

    /// The label of a line: `mobile`, `workFax`, `home`. A column of `Festnetz/Mobil` says of no number which of them it is.
    private var lineLabel: String {
        let lines = ColumnConcepts.lines
        let named = lines.union(.places).union(ColumnConcepts(.line))
        var choices = heading.choices.map { $0.intersection(named) }.filter { !$0.isEmpty }
        if let last = choices.last, choices.contains(where: { !$0.hasAny(lines) }) {
            // `Home/Work Fax` is short for two faxes, and the phone of `Phone/Home` is no other one.
            choices.removeAll { $0 == ColumnConcepts(.phone) }
            if last.hasAny(.places) {
                choices = choices.map { $0.hasAny(lines) ? $0 : $0.union(last.intersection(lines)) }
            }
        }
        guard Set(choices.map(Self.lineLabel(of:))).count > 1 else { return Self.lineLabel(of: concepts) }
        if let relative = concepts.intersection(.relatives).members.first { return relative.rawValue }
        return choices.allSatisfy { $0.contains(.fax) } ? "otherFax" : ""
    }

    private static func lineLabel(of concepts: ColumnConcepts) -> String {
        if let person = personLabel(of: concepts) { return person }
        if concepts.contains(.fax) {
            return concepts.contains(.home) ? "homeFax" : concepts.contains(.work) ? "workFax" : "otherFax"
        }
        if concepts.contains(.pager) { return "pager" }
        if concepts.hasAny(ColumnConcepts(.mobile, .chat, .subscriber)) { return "mobile" }
        let place = placeLabel(of: concepts)
        return place.isEmpty && concepts.hasAny(ColumnConcepts(.line, .organization)) ? "work" : place
    }

    /// The label of what is somebody else's than the contact's.
    private static func personLabel(of concepts: ColumnConcepts) -> String? {
        concepts.intersection(.helpers.union(.relatives)).members.first?.rawValue
    }

    private var placeLabel: String {
        let labels = Set(heading.choices.filter { $0.hasAny(.places) }.map(Self.placeLabel(of:)))
        return labels.count > 1 ? "" : Self.personLabel(of: concepts) ?? Self.placeLabel(of: concepts)
    }

    private static func placeLabel(of concepts: ColumnConcepts) -> String {
        if concepts.contains(.home) { return "home" }
        if concepts.contains(.work) { return "work" }
        if concepts.contains(.main) { return concepts.contains(.email) ? "" : "main" }
        return concepts.contains(.other) ? "other" : ""
    }

    // MARK: - People

    private mutating func applyToPeople() {
        if concepts.contains(.birth) {
            let isPlace = concepts.hasAny(ColumnConcepts(.city, .district, .country, .state, .street, .address))
            return isPlace
                ? add(.extra, ColumnWeights.certainHeading, .elsewhere)
                : add(.field(.birthday), ColumnWeights.certainHeading, .birth)
        }
        if concepts.contains(.anniversary) {
            return add(.field(.anniversary), ColumnWeights.certainHeading, .anniversary)
        }
        if isOtherCountry { return add(.extra, ColumnWeights.certainHeading, .elsewhere) }
        if isCountryCode { return }
        if let trap { return add(.extra, ColumnWeights.certainHeading, trap) }
        let related = ColumnConcepts.relatives.union(.helpers)
        if let relation = concepts.intersection(related).members.first, heading.isKnown,
            concepts.subtracting(related).subtracting(ColumnConcepts(.person, .name, .full, .contact)).isEmpty
        {
            return add(.field(.related, label: relation.rawValue), ColumnWeights.certainHeading, relation)
        }
        if concepts.contains(.person), concepts.hasAny(ColumnConcepts(.number, .code)) {
            return add(.extra, ColumnWeights.certainHeading, .customerNumber)
        }
        if heading.isKnown, concepts.subtracting(ColumnConcepts(.person, .contact, .main)).isEmpty,
            concepts.hasAny(ColumnConcepts(.person, .contact))
        {
            add(.field(.displayName), ColumnWeights.weakHeading, .full)
        }
        if let kind = nameKind() { return add(.field(kind), ColumnWeights.certainHeading, .name) }
        let isLast =
            heading.lastPosition(of: ColumnConcepts(.organization)) ?? 0 > heading.lastPosition(of: addressParts) ?? -1
        if isLast, concepts.contains(.organization), !isNameOfUnknownThing, !isNumberOfOrganization,
            !concepts.hasAny(
                addressParts.subtracting(ColumnConcepts(.address)).union(ColumnConcepts(.web, .category, .label)))
        {
            add(.field(.organization), ColumnWeights.certainHeading, .organization)
        }
        if concepts.contains(.department) { add(.field(.department), ColumnWeights.certainHeading - 1, .department) }
        if concepts.contains(.position) { add(.field(.jobTitle), ColumnWeights.certainHeading - 1, .position) }
    }

    /// `true` if the heading names the number that an organization has: `Firma Nr.`.
    private var isNumberOfOrganization: Bool {
        let number = heading.lastPosition(of: ColumnConcepts(.number, .code)) ?? -1
        return number > heading.lastPosition(of: ColumnConcepts(.organization, .name)) ?? -1
    }

    /// `true` if the heading names something that nobody knows by a word that stands alone for an organization: `Название курса`.
    private var isNameOfUnknownThing: Bool {
        heading.unknownWords > 0
            && heading.parts.allSatisfy { !$0.concepts.contains(.organization) || $0.concepts.contains(.name) }
    }

    /// `true` if the heading names a country that is not the person's: of a bank, a passport, a journey, a birth.
    private var isOtherCountry: Bool {
        guard let country = heading.position(of: ColumnConcepts(.country, .iso)) else { return false }
        if concepts.contains(.elsewhere) { return true }
        let others = ColumnConcepts(.identifier, .account, .tax, .internet, .article)
        guard !concepts.contains(.person), let other = heading.position(of: others) else { return false }
        return other < country
    }

    /// `true` if the heading names a code or a key of countries, which their values have to confirm.
    private var isCountryCode: Bool {
        let words = ColumnConcepts(.country, .iso, .identifier, .code)
        return concepts.contains(.iso) && concepts.subtracting(words.union(ColumnConcepts(.filler))).isEmpty
            || concepts == ColumnConcepts(.country, .identifier)
    }

    /// A trap that the heading ends with, or that it names alone.
    private var trap: ColumnConcept? {
        guard let found = concepts.intersection(.traps).members.first else { return nil }
        let position = heading.lastPosition(of: .traps) ?? 0
        let parts = addressParts.union(ColumnConcepts(.organization, .name, .full, .given, .familyName, .web, .note))
        let later = heading.lastPosition(of: parts) ?? -1
        return later > position ? nil : found
    }

    private mutating func nameKind() -> Contact.Field.Kind? {
        guard heading.isKnown else { return nil }
        let names = ColumnConcepts(.name, .full, .given, .familyName, .middle, .contact, .person, .number, .value)
            .union(.relatives)
        if concepts.contains(.nickname) { return .nickname }
        if concepts.contains(.phonetic) {
            if concepts.contains(.given) { return .phoneticGivenName }
            // The reading of a whole name stands where cards have it, in the part of the family name.
            return .phoneticFamilyName
        }
        if concepts.contains(.prefix) {
            if heading.words.count == 1 { add(.field(.callingCode), ColumnWeights.weakHeading, .dial) }
            return .namePrefix
        }
        if concepts.contains(.suffix) { return .nameSuffix }
        if concepts == ColumnConcepts(.degree) { add(.field(.namePrefix), ColumnWeights.weakHeading, .degree) }
        guard concepts.subtracting(names).subtracting(ColumnConcepts(.home)).isEmpty else { return nil }
        if concepts.contains(.middle) { return .middleName }
        if concepts.contains(.given), concepts.contains(.familyName) { return .displayName }
        if concepts.contains(.given) { return .givenName }
        if concepts.contains(.familyName) { return .familyName }
        return concepts.hasAny(ColumnConcepts(.name, .full)) ? .displayName : nil
    }

    // MARK: - Addresses and the rest

    private let addressParts = ColumnConcepts(.street, .address, .box, .city, .district, .state, .postal, .country)

    private mutating func applyToAddresses() {
        if isCountryCode { return add(.field(.country, label: placeLabel), ColumnWeights.weakHeading, .iso) }
        if concepts.contains(.birth) || isOtherCountry || trap != nil || concepts.contains(.web) { return }
        let kinds: [(ColumnConcept, Contact.Field.Kind)] = [
            (.postal, .postalCode), (.street, .street), (.box, .postOfficeBox), (.city, .city), (.state, .region),
            (.country, .country), (.district, .extendedAddress), (.address, .formattedAddress),
        ]
        if candidates.contains(where: { $0.target == .field(.organization) }) { return }
        guard let (concept, kind) = kinds.first(where: { concepts.contains($0.0) }) else { return }
        // A district manager is somebody, and a district nurse too.
        if concept == .district, let district = heading.lastPosition(of: ColumnConcepts(.district)),
            heading.lastPosition(of: ColumnConcepts(.person, .position, .organization)) ?? -1 > district
        {
            return
        }
        add(.field(kind, label: placeLabel), ColumnWeights.certainHeading - 1, concept)
    }

    private mutating func applyToRest() {
        if concepts.contains(.birth) || isCountryCode || isOtherCountry || trap != nil { return }
        if concepts.contains(.web) { return add(.field(.url), ColumnWeights.certainHeading - 2, .web) }
        if concepts.contains(.category), !concepts.hasAny(addressParts) {
            return add(.field(.category), ColumnWeights.certainHeading - 2, .category)
        }
        if concepts.contains(.note) {
            let points = isBehindNote ? ColumnWeights.weakHeading : ColumnWeights.certainHeading - 2
            return add(.field(.note), points, .note)
        }
        if concepts.contains(.label), concepts.subtracting(ColumnConcepts(.label, .contact, .person)).isEmpty {
            add(.label(group: 0), ColumnWeights.weakHeading, .label)
        }
        if candidates.isEmpty, concepts.contains(.elsewhere) { add(.extra, ColumnWeights.lineHeading, .elsewhere) }
    }

    private mutating func add(_ target: HeaderMap.Target, _ points: Int, _ concept: ColumnConcept) {
        if candidates.contains(where: { $0.target == target }) { return }
        let unknown = max(heading.unknownWords * ColumnWeights.unknownWord, -3)
        let isWeak = points <= ColumnWeights.weakHeading
        candidates.append(
            ColumnDecision.Candidate(
                target: target, score: isWeak ? points : points + unknown,
                reasons: [
                    Sentence(
                        isWeak ? ColumnReason.mayName : .names, ["concept": .sentence(Sentence(concept))])
                ]))
    }
}
