import ContactCleaning
import ContactMatching
import ContactStore
import Markup

extension Workspace {
    /// The screen of duplicates, with the part that a query names.
    func duplicates(_ query: [String: String]) async throws -> HTML {
        let frame = self.frame(try await counts.current())
        let known = try await pairs.current(isAfresh: query["again"] != nil)
        return try await reader.read { database in
            let people = try database.peopleState()
            guard let known else {
                return DuplicatesScreen(frame: frame, people: people).html { DuplicatesScreen.nothing }
            }
            let decisions = try database.decisions()
            let tab = query["check"] == nil ? DuplicatesScreen.Tab(rawValue: query["tab"] ?? "") ?? .review : .all
            let screen = DuplicatesScreen(
                frame: frame, people: people, tab: tab,
                counts: [
                    .review: known.pairs.openGroupCount(after: decisions), .automatic: known.joins.people.count,
                    .decided: Set(decisions.map(\.change)).count,
                ])
            let content =
                switch tab {
                case .automatic: try Self.joinedPeople(query, known.joins, database)
                case .decided: try Self.decided(decisions, database, isReadOnly: frame.isReadOnly)
                case .all:
                    try Self.check(query, known, database, isReadOnly: frame.isReadOnly)
                        ?? Self.allPairs(query, known, database, isReadOnly: frame.isReadOnly)
                case .review: try Self.review(query, known, database, isReadOnly: frame.isReadOnly)
                }
            return screen.html { content }
        }
    }

    /// The group of a contact.
    ///
    /// - Throws: ``NotFound``; `StoreError`.
    func group(_ query: [String: String]) async throws -> HTML {
        let frame = self.frame(try await counts.current())
        guard let contact = query["contact"].flatMap({ Int($0) }), let known = try await pairs.current() else {
            throw NotFound()
        }
        return try await reader.read { database in
            let chosen = Self.link(query)
            let view = try Self.view([contact], chosen, nil, known.pairs, database, isReadOnly: frame.isReadOnly)
            return frame.page(.duplicates, title: Text("screen.duplicates")) {
                Tag.p(.class("summary")) {
                    Tag.a(.href(Link("/duplicates", [("tab", "automatic")]))) { Text("joined.all") }
                }
                view.html
            }
        }
    }

    // MARK: Parts

    private static func review(
        _ query: [String: String], _ known: PairReview.Known, _ database: ContactDatabase, isReadOnly: Bool
    ) throws -> HTML {
        let (pairs, standings) = (known.pairs.pairs, try PairStandings(database))
        let wanted = query["pair"].flatMap { Int($0) }
        let start = min(max(0, wanted ?? 0), pairs.count)
        // A pair that another answer has settled is passed over; one that was answered itself may be answered anew. Behind the last pair
        // come those before that wait.
        let place = try [start..<pairs.count, 0..<start].joined().first { place in
            switch try standings.standing(pairs[place].first, pairs[place].second) {
            case .open: true
            case .decided: place == wanted
            default: false
            }
        }
        guard let place else { return DuplicatesScreen.nothing }
        let pair = pairs[place]
        let ofGroup = pairs[...place].count { $0.group == pair.group }
        let position: [String: Text.Value] = [
            "group": .count(pair.group + 1), "all": .count(known.pairs.groupCount), "pair": .text(String(ofGroup)),
        ]
        let question = PairQuestion(
            first: pair.first, second: pair.second,
            title: ofGroup > 1 ? Text("question.pair-of-group", position) : Text("question.group", position),
            isSame: standings.decision(pair.first, pair.second)?.isSame,
            name: try database.mergedName(of: pair.first, pair.second), query: [("pair", String(place))],
            next: Link("/duplicates", [("pair", String(place + 1))]),
            skip: Link("/duplicates", [("pair", String(place + 1))]),
            back: place > 0 ? Link("/duplicates", [("pair", String(place - 1))]) : nil)
        return try view(
            [pair.first, pair.second], link(query), question, known.pairs, database, isReadOnly: isReadOnly
        ).html
    }

    /// The next pair of the sample that a query names; `nil` if there is none left.
    private static func check(
        _ query: [String: String], _ known: PairReview.Known, _ database: ContactDatabase, isReadOnly: Bool
    ) throws -> HTML? {
        guard let line = query["check"] else { return nil }
        let sample = try PairSample(known.pairs, from: AcceptanceForm.line(query, known.pairs), in: database)
        let open = sample.pairs.filter { $0.isSame == nil }
        let skipped = query["skip"].flatMap { Int($0) } ?? 0
        guard open.indices.contains(skipped) else { return nil }
        let pair = open[skipped].pair
        let own: [(name: String, value: String?)] = [("check", line), ("skip", skipped == 0 ? nil : String(skipped))]
        let question = PairQuestion(
            first: pair.first, second: pair.second,
            title: Text(
                "question.check",
                ["number": .text(String(sample.answered + 1)), "all": .text(String(sample.pairs.count))]),
            name: try database.mergedName(of: pair.first, pair.second), query: own, next: Link("/duplicates", own),
            skip: Link("/duplicates", [("check", line), ("skip", String(skipped + 1))]))
        return try view(
            [pair.first, pair.second], link(query), question, known.pairs, database, isReadOnly: isReadOnly
        ).html
    }

    private static func allPairs(
        _ query: [String: String], _ known: PairReview.Known, _ database: ContactDatabase, isReadOnly: Bool
    ) throws -> HTML {
        let line = AcceptanceForm.line(query, known.pairs)
        let sample = try PairSample(known.pairs, from: line, in: database)
        return Tag.div(.class("all-pairs")) {
            AcceptanceForm(sample: sample, line: line, isReadOnly: isReadOnly).html
            Tag.div { PairHistogram(joins: known.joins.joins, pairs: known.pairs.pairs, line: line).html }
        }
    }

    private static func joinedPeople(
        _ query: [String: String], _ joins: AutomaticJoins, _ database: ContactDatabase
    ) throws -> HTML {
        let start = max(0, query["from"].flatMap { Int($0) } ?? 0)
        let people = joins.people.dropFirst(start).prefix(JoinedPeopleList.pageSize)
        let contacts = try database.placedContacts(people.map(\.contact))
        let names = Dictionary(contacts.map { ($0.id, $0.displayName) }) { first, _ in first }
        let entries = try people.compactMap { person in
            try database.person(ofContact: person.contact).map { key in
                JoinedPeopleList.Entry(
                    contact: person.contact, name: names[person.contact] ?? "",
                    contacts: try database.contacts(ofPerson: key).count, bits: person.bits)
            }
        }
        return JoinedPeopleList(entries: entries, start: start, total: joins.people.count).html
    }

    private static func decided(
        _ decisions: [StoredDecision], _ database: ContactDatabase, isReadOnly: Bool
    ) throws -> HTML {
        let changes = Dictionary(try database.uncountedChanges().map { ($0.id, $0) }) { first, _ in first }
        let byChange = Dictionary(grouping: decisions, by: \.change)
        let entries = try byChange.keys.sorted(by: >).prefix(DecisionList.visible).compactMap { key in
            try changes[key].map { change in
                let all = byChange[key] ?? []
                return DecisionList.Entry(
                    change: change, count: all.count,
                    shown: try all.prefix(DecisionList.visibleDecisions).map {
                        try DecisionLine($0, in: database)
                    })
            }
        }
        return DecisionList(entries: entries, isReadOnly: isReadOnly).html
    }

    /// The pair that a query names.
    private static func link(_ query: [String: String]) -> [Int]? {
        let keys = query["link"]?.split(separator: "-").compactMap { Int($0) } ?? []
        return keys.count == 2 ? keys.sorted() : nil
    }

    private static func view(
        _ start: [Int], _ link: [Int]?, _ question: PairQuestion?, _ pairs: DoubtfulPairs,
        _ database: ContactDatabase, isReadOnly: Bool
    ) throws -> GroupView {
        let group = try DuplicateGroup(around: start, pairs, in: database)
        let contacts: [InspectedContact]
        do {
            contacts = try group.contacts.map { try InspectedContact.inspect($0, in: database) }
        } catch is PeopleError {
            throw NotFound()
        }
        // Without a question the least certain link is looked at.
        let weakest = group.links.min { ($0.bits ?? 99, $0.first) < ($1.bits ?? 99, $1.first) }
        let chosen = link ?? question.map { [$0.first, $0.second] } ?? weakest.map { [$0.first, $0.second] } ?? []
        // The values that win are shown of the people that are asked about.
        let asked = question.map { [$0.first, $0.second] } ?? group.contacts
        let people = Set(zip(group.contacts, group.people).filter { asked.contains($0.0) }.map(\.1))
        let together = zip(group.contacts, group.people).filter { people.contains($0.1) }.map(\.0)
        return GroupView(
            group: group, contacts: contacts,
            merged: try database.mergedValues(
                ofContacts: together, in: disputed(contacts.filter { together.contains($0.id) })),
            chosen: chosen, question: question, isReadOnly: isReadOnly)
    }

    /// The fields in which some contacts have several values.
    private static func disputed(_ contacts: [InspectedContact]) -> Set<String> {
        var texts: [String: Set<String>] = ["name": Set(contacts.map(\.name))]
        for value in contacts.flatMap(\.values) where !value.text.isEmpty {
            texts[value.field, default: []].insert(value.text)
        }
        return Set(texts.filter { $0.value.count > 1 }.keys)
    }
}
