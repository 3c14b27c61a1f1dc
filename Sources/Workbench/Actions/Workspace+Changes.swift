import ContactCleaning
import ContactMatching
import ContactStore
import Markup
import PhoneNumbers

/// A page's request to correct a number.
struct CorrectionRequest: Decodable, Sendable {
    /// The key of the number.
    var number: Int
    /// The correct value; empty if there is no number.
    var value: String
    /// The region of a value in national form; `nil` for that of the contact or source.
    var region: String?
    /// `true` to correct all open numbers with the same text alike.
    var equal: Bool?
    /// The change of the correction that the page shows; `nil` for none. If another one holds, nothing is stored.
    var seen: Int?
}

/// A page's request to take a change back.
struct UndoRequest: Decodable, Sendable {
    /// The key of the change.
    var change: Int
    /// `true` to take it back only if everything is as it left it.
    var isAsLeft: Bool?
}

/// A page's request to store a decision about two contacts.
struct DecisionRequest: Decodable, Sendable {
    /// The keys of the contacts.
    var first, second: Int
    /// `true` if they are one person's.
    var same: Bool
    /// The decision that the page shows; `nil` for none. If the stored decision is another one, nothing is stored.
    var expected: Bool?
}

/// A page's request to accept all pairs from a weight in hundredths of a bit, as many as it shows.
struct AcceptanceRequest: Decodable, Sendable {
    var line: Int32
    var pairs: Int
}

/// The answer to a page about a change.
struct ChangeResult: Sendable {
    /// A sentence for the live region.
    var message: String
    /// The change, which can be undone; `nil` if nothing was changed.
    var change: Int?
    /// The rows of the list that are different now.
    var rows: [ProblemNumber] = []
    /// The number of numbers that are still open.
    var open: Int
}

extension Workspace {
    /// The longest value that is looked at, and the maximum number of numbers that one change may correct from a page.
    private static let limits = (value: 1000, numbers: 100_000, rows: 500, name: 60)

    /// Corrects a number, and those of the same text if that is asked for.
    ///
    /// - Throws: ``NotTaken`` if the value would be rejected; ``Locked``; `StoreError`.
    func fix(_ request: CorrectionRequest) async throws -> ChangeResult {
        guard request.value.utf8.count <= Self.limits.value else {
            throw NotTaken(Text("error.too-long"))
        }
        var numbers = [request.number]
        if request.equal == true { numbers += try await equals(of: request.number) }
        let region = request.region.flatMap { $0.isEmpty ? nil : RegionCode($0) }
        var proposals = numbers.map { NumberCorrections.Proposal(number: $0, value: request.value, region: region) }
        proposals[0].seen = .init(change: request.seen)
        let summary = try await writer.change { [proposals] path in
            try NumberCorrections(database: path, author: DatabaseWriter.author).correct(proposals)
        }
        guard summary.change != nil, summary.refused.first?.number != request.number else {
            throw Self.refusal(summary)
        }
        let first = summary.corrected.first
        let values: [String: Text.Value] = [
            "number": .text(first?.after.e164 ?? request.value), "count": .count(summary.corrected.count),
        ]
        let isEmpty = first?.after.verdict == "empty"
        return try await result(
            [isEmpty ? Text("fixed.none", values) : Text("fixed.saved", values)], change: summary.change,
            numbers: summary.corrected.map(\.number))
    }

    /// The other open numbers with the same text.
    private func equals(of number: Int) async throws -> [Int] {
        let index = try await counts.current().index
        return try await reader.read { database in
            guard let raw = try database.problemNumbers([number]).first?.raw else { throw NotFound() }
            let candidates = index.open(hash: ProblemEntry.hash(of: raw)).prefix(Self.limits.numbers)
            return try database.problemNumbers(Array(candidates)).filter { $0.raw == raw && $0.number != number }.map(
                \.number)
        }
    }

    /// The refusal of a correction: a conflict if the page showed something else than what is stored.
    private static func refusal(_ summary: CorrectionSummary) -> any Error {
        let refused = summary.refused.first
        if case .changedMeanwhile = refused?.reason {
            return Conflict(refused.map { Refusal.text($0.reason) } ?? Text("error.changed-meanwhile"))
        }
        return NotTaken(refused.map { Refusal.text($0.reason) } ?? Text("refusal.unchanged"))
    }

    /// Takes a change back.
    ///
    /// - Throws: `ChangeError`; ``Conflict``; ``Locked``; `StoreError`.
    func undo(_ request: UndoRequest) async throws -> ChangeResult {
        let change = request.change
        let undone = try await writer.change { path in
            if request.isAsLeft == true, try ContactDatabase.open(at: path).isSuperseded(change) {
                throw Conflict(Text("undone.superseded", ["number": .text(String(change))]))
            }
            return try ChangeHistory(database: path, author: DatabaseWriter.author).exchange(change)
        }
        let (target, left) = (undone.change, undone.files?.leftOut.count ?? 0)
        let numbers = try await reader.read { try $0.correctedNumbers(ofChange: target.id, limit: Self.limits.rows) }
        let rest = left == 0 ? [] : [Text("undone.files-left", ["count": .count(left)])]
        let values: [String: Text.Value] = [
            "number": .text(String(target.id)), "kind": .of(Words.change(target.kind)),
        ]
        let settled = undone.settled.flatMap(Self.sentences)
        return try await result([Text("undone.change", values)] + settled + rest, change: nil, numbers: numbers)
    }

    /// The sentences about values that stay as they are, since files have them or lack them.
    private static func sentences(_ settled: SettledEdits) -> [Text] {
        let by = Text.Value.text(String(settled.by.id))
        return [
            settled.done == 0 ? nil : Text("undone.settled-done", ["count": .count(settled.done), "number": by]),
            settled.gone == 0 ? nil : Text("undone.settled-gone", ["count": .count(settled.gone), "number": by]),
        ].compactMap { $0 }
    }

    /// Stores the decision that two contacts are one person's, or two people's. The sentence about it is read from the
    /// database.
    ///
    /// - Throws: `PeopleError`, also if the pair is not decided as the page shows; ``Locked``; `StoreError`.
    func decide(_ request: DecisionRequest) async throws -> ChangeResult {
        let pair = [request.first, request.second]
        let stored = try await writer.change { path in
            try PeopleDecisions(database: path, author: DatabaseWriter.author).answer(
                .init(pair[0], pair[1], isSame: request.same), inPlaceOf: request.expected)
        }
        let sentence = try await reader.read { database -> Text in
            let stored = try database.decisions().last { Set([$0.first, $0.second]) == Set(pair) }
            guard let stored else { return Text("decided.undone") }
            let names = try pair.map { contact in
                let name =
                    try database.contactCard(contact)?.name
                    ?? Text("contact-number", ["number": .text(String(contact))]).plain
                return VisibleText.plain(String(name.prefix(Self.limits.name)), isVerbatim: false)
            }
            let values: [String: Text.Value] = ["one": .text(names[0]), "other": .text(names[1])]
            return stored.isSame ? Text("decided.one-person", values) : Text("decided.two-people", values)
        }
        let partings = stored.partings.map { parting in
            let others = parting.others.map { String($0) }.joined(separator: ", ")
            return Text("decided.parting", ["number": .text(String(parting.contact)), "others": .text(others)])
        }
        return try await result([sentence] + partings, change: stored.change)
    }

    /// Accepts all pairs above a line, if they are as many as the page shows.
    ///
    /// - Throws: ``BadRequest``; ``Conflict``; `PeopleError`; ``Locked``; `StoreError`.
    func accept(_ request: AcceptanceRequest) async throws -> ChangeResult {
        guard let known = try await pairs.current() else { throw BadRequest(Text("error.no-pairs")) }
        do {
            let stored = try await writer.change { path in
                try PeopleDecisions(database: path, author: DatabaseWriter.author).accept(
                    known.pairs, from: Bits(hundredths: request.line), expecting: request.pairs)
            }
            let left = stored.left > 0 ? [Text("accepted.left", ["count": .count(stored.left)])] : []
            return try await result(
                [Text("accepted.pairs", ["count": .count(stored.accepted)])] + left, change: stored.change)
        } catch is AcceptanceOutdated {
            throw Conflict(Text("accepted.outdated"))
        }
    }

    /// Finds the people.
    ///
    /// - Throws: ``Locked``; `StoreError`.
    func dedupe() async throws -> ChangeResult {
        let summary = try await writer.change { try Deduplication(database: $0).run() }
        return try await result(
            [Text("people.all-are", ["contacts": .count(summary.contacts), "count": .count(summary.people)])],
            change: nil)
    }

    func result(_ message: [Text], change: Int?, numbers: [Int] = []) async throws -> ChangeResult {
        let index = try await counts.current().index
        let rows = try await reader.read { try $0.problemNumbers(Array(numbers.prefix(Self.limits.rows))) }
        return ChangeResult(
            message: message.map(\.plain).joined(separator: " "), change: change, rows: rows,
            open: index.total(ProblemFilter(query: ["state": "open"])))
    }
}
