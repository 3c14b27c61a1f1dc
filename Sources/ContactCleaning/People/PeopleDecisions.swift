import ContactStore
import PhoneNumbers
public import Threads

/// Decides about contacts. The people that a decision touches are derived anew each time; ``ChangeHistory`` takes decisions back.
public struct PeopleDecisions: Sendable {
    /// The path of the database.
    public var database: String
    /// The author of the decision; recorded with it.
    public var author: String?
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// Decisions about the contacts of a database.
    public init(database: String, author: String? = nil, cancellation: Cancellation = Cancellation()) {
        self.database = database
        self.author = author
        self.cancellation = cancellation
    }

    /// Somebody's answer about two contacts.
    public struct Answer: Sendable, Hashable {
        /// The key of one contact.
        public var first: Int
        /// The key of the other.
        public var second: Int
        /// `true` if they are one person's.
        public var isSame: Bool
        /// The line of the file that the answer stands in; `nil` for none.
        public var line: Int?
        /// The names of both contacts as they were shown; empty if they are not known.
        var names: [String] = []

        /// An answer.
        public init(_ first: Int, _ second: Int, isSame: Bool, line: Int? = nil) {
            self.first = first
            self.second = second
            self.isSame = isSame
            self.line = line
        }
    }

    /// Stores that contacts are one person's.
    ///
    /// Their people are joined whole. It holds against the rule, and against earlier decisions about two of the contacts.
    /// Decisions about others that it cannot hold beside are not overruled: it is refused then.
    ///
    /// - Returns: the person as it is stored afterwards.
    /// - Throws: ``PeopleError`` for contacts that are not there, and for decisions that stand against it; `StoreError`;
    ///   `CancellationError`.
    @discardableResult
    public func join(_ contacts: [Int]) throws -> JoinedPerson {
        guard let first = contacts.first, contacts.count > 1 else { throw PeopleError.nothingToDecide }
        var named: [Int] = []
        for contact in contacts where !named.contains(contact) { named.append(contact) }
        return try update { writer in
            let apart = try Self.latest(writer.decisions()).filter { !$0.isSame }
            var answers = contacts.dropFirst().map { Answer(first, $0, isSame: true) }
            for (place, contact) in named.enumerated().dropFirst() {
                answers += named[1..<place].filter { other in apart.contains { $0.isAbout(contact, other) } }
                    .map { Answer($0, contact, isSame: true) }
            }
            // Their people are joined whole: the rule may not part anybody from them for contradicting the others.
            var companions: [Int: Int] = [:]
            for contact in named {
                for other in try Self.companions(of: contact, writer) where !named.contains(other) {
                    if companions[other] == nil { companions[other] = contact }
                }
            }
            answers += try Self.bonds(of: named, beside: answers, writer)
            return (try record("join", answers, writer), companions)
        } then: { writer, stored in
            let (change, companions) = stored
            let members = try Self.companions(of: first, writer)
            for contact in named where !members.contains(contact) {
                try Self.refuse(first, contact, of: named, members, try Self.companions(of: contact, writer), writer)
            }
            for (contact, companion) in companions.sorted(by: { $0.key < $1.key }) where !members.contains(contact) {
                try Self.refuse(
                    first, companion == first ? named.last ?? companion : companion, of: named, members,
                    try Self.companions(of: contact, writer), writer)
            }
            return JoinedPerson(
                change: change, person: try writer.person(ofContact: first) ?? first, contacts: members)
        }
    }

    /// Stores that a contact is none of a person's. The others stay together where the rule joins them, or somebody has joined them; those that
    /// the contact alone connected are judged anew.
    ///
    /// - Returns: the people as they are stored afterwards.
    /// - Throws: ``PeopleError`` if the contact is not the person's, or its only one; `StoreError`; `CancellationError`.
    @discardableResult
    public func split(_ contact: Int, from person: Int) throws -> SplitPerson {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let members = try store.contacts(ofPerson: person)
        guard !members.isEmpty else { throw PeopleError.noSuchPerson(person) }
        guard members.contains(contact) else { throw PeopleError.notTheirs(contact, person: person) }
        let others = members.filter { $0 != contact }
        guard !others.isEmpty else { throw PeopleError.onlyContact(contact, person: person) }
        let together = try Self.joinedThrough(contact, others, by: store.joins(ofPerson: person), store.changes())
        return try update { writer in
            (try record("split", others.map { Answer(contact, $0, isSame: false) } + together, writer), ())
        } then: { writer, stored in
            var people: [Int: [Int]] = [:]
            for other in others { people[try writer.person(ofContact: other) ?? other, default: []].append(other) }
            return SplitPerson(
                change: stored.change, person: try writer.person(ofContact: contact) ?? contact, contact: contact,
                others: people)
        }
    }

    /// Stores answers to pairs of the review.
    ///
    /// - Throws: ``PeopleError`` for contacts that are not there, and for answers that cannot hold; `StoreError`;
    ///   `CancellationError`.
    @discardableResult
    public func answer(_ answers: [Answer]) throws -> StoredAnswers { try answer(answers, kind: "review") }

    /// Stores an answer to a pair, if the pair is decided as whoever answers it was shown.
    ///
    /// - Parameter shown: The decision that the user was shown; `nil` for nothing.
    /// - Returns: the change, by which the decision can be undone, and the contacts that left other people.
    /// - Throws: ``PeopleError`` for contacts that are not there, for a pair that is decided otherwise or in this way already, and
    ///   for an answer that cannot hold; `StoreError`; `CancellationError`.
    @discardableResult
    public func answer(_ answer: Answer, inPlaceOf shown: Bool?) throws -> StoredAnswers {
        let pair = Set([answer.first, answer.second])
        return try self.answer([answer], kind: "review") { writer in
            let stored = try writer.decisions().last { Set([$0.first, $0.second]) == pair }?.isSame
            guard stored == shown, stored != answer.isSame else {
                throw PeopleError.decidedAlready(answer.first, answer.second, isSame: stored)
            }
        }
    }

    func answer(
        _ answers: [Answer], kind: String, remark: Sentence? = nil,
        check: (ChangeWriter) throws -> Void = { _ in }
    ) throws -> StoredAnswers {
        try Self.requireOneAnswer(toEach: answers)
        return try update { writer in
            try check(writer)
            var companions: [Int: [Int]] = [:]
            for answer in answers where answer.isSame {
                for contact in [answer.first, answer.second] {
                    companions[contact] = try Self.companions(of: contact, writer)
                }
            }
            return (try record(kind, answers, writer, remark), companions)
        } then: { writer, stored in
            let (change, companions) = stored
            for answer in answers where answer.isSame {
                let members = try Self.companions(of: answer.first, writer)
                if members.contains(answer.second) { continue }
                try Self.checkAgreement(of: answers, at: answer, change, writer)
                try Self.refuse(
                    answer.first, answer.second, of: [answer.first, answer.second], members,
                    try Self.companions(of: answer.second, writer), writer)
            }
            let apart = Set(
                answers.lazy.filter { !$0.isSame }.map { [min($0.first, $0.second), max($0.first, $0.second)] })
            let partings = try companions.sorted { $0.key < $1.key }.compactMap { contact, others -> Parting? in
                let members = try Self.companions(of: contact, writer)
                let left = others.filter {
                    !members.contains($0) && !apart.contains([min(contact, $0), max(contact, $0)])
                }
                return left.isEmpty ? nil : Parting(contact: contact, others: left)
            }
            return StoredAnswers(change: change, partings: partings)
        }
    }

    private func record(
        _ kind: String, _ answers: [Answer], _ writer: ChangeWriter, _ remark: Sentence? = nil
    ) throws -> Int {
        guard !answers.isEmpty else { throw PeopleError.nothingToDecide }
        for answer in answers {
            for contact in [answer.first, answer.second] {
                guard try writer.hasContact(contact) else { throw PeopleError.noSuchContact(contact) }
            }
            if answer.first == answer.second { throw PeopleError.sameContact(answer.first) }
        }
        let change = try writer.record(kind: kind, author: author, sentence: remark)
        for answer in answers {
            try writer.decide(answer.first, answer.second, isSame: answer.isSame, change: change)
        }
        return change
    }

    /// Stores a decision, derives the people anew that it touches, and reads the result, all in one transaction: an error leaves
    /// nothing behind.
    private func update<Stored, Result>(
        _ body: (ChangeWriter) throws -> (change: Int, rest: Stored),
        then read: (ChangeWriter, (change: Int, rest: Stored)) throws -> Result
    ) throws -> Result {
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return try store.change { writer in
            let stored = try body(writer)
            try Deduplication.renew(
                database, around: try writer.contacts(decidedBy: stored.change), with: writer,
                cancellation: cancellation)
            return try read(writer, stored)
        }
    }
}

// MARK: - What stands against a decision

extension PeopleDecisions {
    /// The contacts of a contact's person; the contact alone if nobody has looked for people.
    private static func companions(of contact: Int, _ writer: ChangeWriter) throws -> [Int] {
        guard let person = try writer.person(ofContact: contact) else { return [contact] }
        return try writer.contacts(ofPerson: person)
    }

    /// The last decision about each two contacts.
    private static func latest(_ decisions: [StoredDecision]) -> [StoredDecision] {
        var latest: [[Int]: StoredDecision] = [:]
        for decision in decisions {
            latest[[min(decision.first, decision.second), max(decision.first, decision.second)]] = decision
        }
        return latest.values.sorted { ($0.change, $0.first, $0.second) < ($1.change, $1.first, $1.second) }
    }

    /// The decisions that contacts of two groups are two people's.
    private static func decisions(
        between group: [Int], and other: [Int], _ writer: ChangeWriter
    ) throws -> [StoredDecision] {
        if group.isEmpty { return [] }
        return try latest(writer.decisions()).filter { decision in
            !decision.isSame
                && (group.contains(decision.first) && other.contains(decision.second)
                    || group.contains(decision.second) && other.contains(decision.first))
        }
    }

    private static func kind(of decision: StoredDecision, _ writer: ChangeWriter) throws -> String {
        try writer.changes().first { $0.id == decision.change }?.kind ?? "review"
    }

    /// Refuses two answers to one pair that contradict each other, in any order: none of them is the last word.
    private static func requireOneAnswer(toEach answers: [Answer]) throws {
        var known: [[Int]: Answer] = [:]
        for answer in answers {
            let pair = [min(answer.first, answer.second), max(answer.first, answer.second)]
            if let other = known[pair], other.isSame != answer.isSame {
                let lines = [other.line, answer.line].compactMap { $0 }
                throw PeopleError.contradictoryAnswers(pair[0], pair[1], lines: Set(lines).sorted())
            }
            known[pair] = known[pair] ?? answer
        }
    }

    /// Refuses answers that contradict one another: what stands against one of them is another.
    private static func checkAgreement(
        of answers: [Answer], at answer: Answer, _ change: Int, _ writer: ChangeWriter
    ) throws {
        let (one, two) = (
            try companions(of: answer.first, writer), try companions(of: answer.second, writer)
        )
        let against = try decisions(between: one, and: two, writer).last { $0.change == change }
        guard let against else { return }
        let opposite = answers.last { !$0.isSame && against.isAbout($0.first, $0.second) }
        let same = answers.filter(\.isSame).map { answer in
            StoredJoin(first: answer.first, second: answer.second, change: answer.line ?? 0, bits: nil, parts: [])
        }
        let path = JoinPath.shortest(from: against.first, to: against.second, over: same)
        let lines = (path.isEmpty ? [answer.line] : path.map(\.change)) + [opposite?.line]
        throw PeopleError.contradictoryAnswers(
            against.first, against.second, lines: Set(lines.compactMap { $0 }).subtracting([0]).sorted())
    }

    /// Gives the reason why two contacts are not one person's although somebody has just decided so.
    ///
    /// - Parameter named: All contacts of the decision.
    private static func refuse(
        _ first: Int, _ second: Int, of named: [Int], _ group: [Int], _ other: [Int], _ writer: ChangeWriter
    ) throws {
        let against = try decisions(between: group, and: other, writer)
        guard let decision = against.last else { throw PeopleError.cannotHold(first, second) }
        let together = Set(named + against.flatMap { [$0.first, $0.second] }).sorted()
        throw PeopleError.contradicted(
            first, second, by: decision, kind: try kind(of: decision, writer), together: together)
    }
}

extension StoredDecision {
    /// Returns `true` if the decision is about two contacts.
    func isAbout(_ one: Int, _ other: Int) -> Bool {
        (min(first, second), max(first, second)) == (min(one, other), max(one, other))
    }
}
