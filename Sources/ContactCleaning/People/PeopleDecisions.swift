public import ContactStore

/// Decides about contacts. The people are derived anew each time; ``ChangeHistory`` takes decisions back.
public struct PeopleDecisions: Sendable {
    /// The path of the database.
    public var database: String
    /// Who decides; recorded with the decision.
    public var author: String?
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
        /// Whether they are one person's.
        public var isSame: Bool

        /// An answer.
        public init(_ first: Int, _ second: Int, isSame: Bool) {
            self.first = first
            self.second = second
            self.isSame = isSame
        }
    }

    /// Stores that contacts are one person's.
    ///
    /// - Returns: the change, by which the decision can be undone.
    /// - Throws: ``PeopleError`` for contacts that are not there; `StoreError`; `CancellationError`.
    @discardableResult
    public func join(_ contacts: [Int]) throws -> Int {
        guard let first = contacts.first else { throw PeopleError.nothingToDecide }
        return try record("join", contacts.dropFirst().map { Answer(first, $0, isSame: true) })
    }

    /// Stores that a contact is none of a person's.
    ///
    /// - Throws: ``PeopleError`` if the contact is not the person's, or its only one; `StoreError`; `CancellationError`.
    @discardableResult
    public func split(_ contact: Int, from person: Int) throws -> Int {
        let members = try ContactDatabase.open(at: database, cancellation: cancellation).contacts(ofPerson: person)
        guard !members.isEmpty else { throw PeopleError.noSuchPerson(person) }
        guard members.contains(contact) else { throw PeopleError.notTheirs(contact, person: person) }
        let others = members.filter { $0 != contact }
        guard !others.isEmpty else { throw PeopleError.onlyContact(contact, person: person) }
        return try record("split", others.map { Answer(contact, $0, isSame: false) })
    }

    /// Stores answers to pairs of the review.
    ///
    /// - Throws: ``PeopleError`` for contacts that are not there; `StoreError`; `CancellationError`.
    @discardableResult
    public func answer(_ answers: [Answer]) throws -> Int { try record("review", answers) }

    /// Stores an answer to a pair, if the pair is decided as whoever answers it was shown.
    ///
    /// - Parameter shown: What was shown as decided; `nil` for nothing.
    /// - Returns: the change, by which the decision can be undone.
    /// - Throws: ``PeopleError`` for contacts that are not there, and for a pair that is decided otherwise or in this way already;
    ///   `StoreError`; `CancellationError`.
    @discardableResult
    public func answer(_ answer: Answer, inPlaceOf shown: Bool?) throws -> Int {
        let pair = Set([answer.first, answer.second])
        return try record("review", [answer]) { writer in
            let stored = try writer.decisions().last { Set([$0.first, $0.second]) == pair }?.isSame
            guard stored == shown, stored != answer.isSame else {
                throw PeopleError.decidedAlready(answer.first, answer.second, isSame: stored)
            }
        }
    }

    private func record(
        _ kind: String, _ answers: [Answer], check: (ChangeWriter) throws -> Void = { _ in }
    ) throws -> Int {
        guard !answers.isEmpty else { throw PeopleError.nothingToDecide }
        return try update { writer in
            try check(writer)
            for answer in answers {
                for contact in [answer.first, answer.second] {
                    guard try writer.hasContact(contact) else { throw PeopleError.noSuchContact(contact) }
                }
                if answer.first == answer.second { throw PeopleError.sameContact(answer.first) }
            }
            let change = try writer.record(kind: kind, author: author)
            for answer in answers {
                try writer.decide(answer.first, answer.second, isSame: answer.isSame, change: change)
            }
            return change
        }
    }

    private func update<Result>(_ body: (ChangeWriter) throws -> Result) throws -> Result {
        let store = try ContactDatabase.openForChange(at: database, cancellation: cancellation)
        return try store.change(rederives: true) { writer in
            let result = try body(writer)
            try Deduplication.renew(database, with: writer, cancellation: cancellation)
            return result
        }
    }
}

/// Why a decision cannot be stored.
public enum PeopleError: Error, Hashable, CustomStringConvertible {
    case noSuchContact(Int)
    case noSuchPerson(Int)
    case notTheirs(Int, person: Int)
    case onlyContact(Int, person: Int)
    case sameContact(Int)
    case nothingToDecide
    /// A pair is decided otherwise than was shown, or as it is answered: `nil` if it is not decided any more.
    case decidedAlready(Int, Int, isSame: Bool?)
    /// A line of a file of answers that cannot be read.
    case unreadableAnswer(line: Int, text: String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .noSuchContact(let contact):
            "no contact has the number \(contact); 'trunkline people' lists people and contacts"
        case .noSuchPerson(let person): "no person has the number \(person); 'trunkline people' lists them"
        case .notTheirs(let contact, let person): "contact \(contact) is none of person \(person)'s"
        case .onlyContact(let contact, let person): "contact \(contact) is the only one of person \(person)"
        case .sameContact(let contact): "contact \(contact) is named twice; two different contacts are needed"
        case .nothingToDecide: "there is nothing to decide; name two contacts at least"
        case .decidedAlready(let first, let second, let isSame):
            switch isSame {
            case true?: "contacts \(first) and \(second) are decided already: one person; nothing was changed"
            case false?: "contacts \(first) and \(second) are decided already: two people; nothing was changed"
            case nil: "the answer about contacts \(first) and \(second) was undone meanwhile; nothing was changed"
            }
        case .unreadableAnswer(let line, let text):
            "line \(line): expected two contacts and y or n, as 12,57,y; found '\(text)'"
        }
    }
}
