import ContactModel
import ContactReading
import PhoneNumbers

/// The rules that read a heading: everything that its column may mean, with points.
struct HeadingRules {
    let heading: Heading
    let concepts: ColumnConcepts
    /// `true` if a word stands for a country and for a part of one: the values decide.
    let mayBeRegion: Bool
    private(set) var candidates: [ColumnDecision.Candidate] = []

    /// The possible meanings of a column with a heading; empty if all of its words are unknown.
    static func candidates(for heading: Heading) -> [ColumnDecision.Candidate] {
        guard !heading.parts.isEmpty else { return [] }
        var rules = HeadingRules(heading)
        rules.apply()
        return rules.candidates
    }

    /// The label of the phones in a column with a heading; empty for none.
    static func lineLabel(of heading: Heading) -> String { HeadingRules(heading).lineLabel }

    /// The label of what a column has, where the one whom its heading names is the contact: of phones, or else of where something is.
    static func labelOfContact(_ heading: Heading, isPhone: Bool) -> String {
        let concepts = heading.concepts.subtracting(.others)
        return isPhone ? lineLabel(of: concepts) : placeLabel(of: concepts)
    }

    private init(_ heading: Heading) {
        self.heading = heading
        var concepts = heading.concepts
        // `Kind` is a child beside the words of people, and a type beside those of lines.
        if heading.hasChildOrType, concepts.hasAny(Self.wordsOfPeople) { concepts.subtract(ColumnConcepts(.label)) }
        let states = heading.parts.filter { $0.concepts.contains(.state) }
        mayBeRegion = !states.isEmpty && states.allSatisfy { $0.concepts.contains(.country) }
        if mayBeRegion { concepts.subtract(ColumnConcepts(.state)) }
        self.concepts = concepts
    }

    private static let wordsOfPeople = ColumnConcepts(.name, .full, .given, .familyName, .birth, .parent, .spouse)

    private mutating func apply() {
        if concepts.contains(.consent) || heading.isQuestion && !concepts.hasAny(.lines) {
            return add(.extra, ColumnWeights.certainHeading, .consent)
        }
        let isPhone = concepts.hasAny(.lines)
        if isPhone || concepts.contains(.email) && !isMailAddressPart { return applyToLine(isPhone: isPhone) }
        // `会社名カナ` and `住所カナ` are readings that no field has.
        if concepts.contains(.phonetic),
            concepts.hasAny(Self.addressParts.union(ColumnConcepts(.organization, .department)))
        {
            return add(.extra, ColumnWeights.certainHeading, .phonetic)
        }
        if concepts.contains(.pet), !concepts.hasAny(.others.union(ColumnConcepts(.person))) {
            return add(.extra, ColumnWeights.certainHeading, .pet)
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
        let behind = heading.parts.filter { $0.position > last && !$0.concepts.hasAny(.places.union(.roles)) }
            .reduce(ColumnConcepts()) { $0.union($1.concepts) }
        if let trap = behind.intersection(.traps).members.first {
            return add(.extra, ColumnWeights.certainHeading, trap)
        }
        if concepts.hasAny(ColumnConcepts(.label, .category)) {
            add(.label(group: 0), ColumnWeights.certainHeading, .label)
            guard heading.hasChildOrType else { return }
            return isPhone
                ? add(.field(.phone, label: lineLabel), ColumnWeights.lineHeading, .phone)
                : add(.field(.email, label: placeLabel), ColumnWeights.lineHeading, .email)
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
        if heading.parts.contains(where: { $0.concepts.contains(.email) && $0.concepts.contains(.address) }) {
            add(.field(.email, label: placeLabel), ColumnWeights.weakHeading, .email)
            return add(.field(.formattedAddress, label: placeLabel), ColumnWeights.lineHeading, .address)
        }
        let line = concepts.intersection(.lines).members.first ?? .email
        if isPhone { return add(.field(.phone, label: lineLabel), points, line) }
        if behind.hasAny(ColumnConcepts(.status, .organization)) { return }
        add(.field(.email, label: placeLabel), points, .email)
    }

    /// `true` if a line, an e-mail address or a way of contact is named behind a note: the phone of `details.phone` stands in what is called
    /// so, that of `Notes on the phone` does not. The values decide.
    var isBehindNote: Bool {
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
        let ways = ColumnConcepts.places.union(.others).union(ColumnConcepts(.contact, .number, .value))
        let weak = ways.union(ColumnConcepts(.person))
        var others = concepts.subtracting(isBehindNote ? weak.union(ColumnConcepts(.note)) : weak)
        if others.contains(.organization) { others.subtract(ColumnConcepts(.institution)) }
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
        if let other = concepts.intersection(.others).members.first { return other.rawValue }
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
        if !place.isEmpty { return place }
        if concepts.contains(.household) { return "home" }
        return concepts.hasAny(ColumnConcepts(.line, .organization)) ? "work" : ""
    }

    /// The label of what is somebody else's than the contact's.
    private static func personLabel(of concepts: ColumnConcepts) -> String? {
        concepts.intersection(.helpers.union(.others)).members.first?.rawValue
    }

    var placeLabel: String {
        let labels = Set(heading.choices.filter { $0.hasAny(.places) }.map(Self.placeLabel(of:)))
        return labels.count > 1 ? "" : Self.personLabel(of: concepts) ?? Self.placeLabel(of: concepts)
    }

    private static func placeLabel(of concepts: ColumnConcepts) -> String {
        if concepts.contains(.home) { return "home" }
        if concepts.contains(.work) { return "work" }
        if concepts.contains(.main) { return concepts.contains(.email) ? "" : "main" }
        return concepts.contains(.other) ? "other" : ""
    }

    mutating func add(_ target: HeaderMap.Target, _ points: Int, _ concept: ColumnConcept) {
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
