import ContactCleaning
import ContactStore

/// A page's request to edit a value of a contact.
struct EditRequest: Decodable, Sendable {
    var contact: Int
    /// The name of the field, as mapping files have it.
    var field: String
    /// `set`, `add` or `remove`.
    var action: String
    var value: String
    /// The position of the value among those of its field, from 1 on, and its text as the page shows it; `nil` for a new one.
    var position: Int?
    var seen: String?
}

/// A page's request to choose whose value a person has.
struct ChoiceRequest: Decodable, Sendable {
    var person: Int
    var field: String
    var contact: Int
}

/// A page's request to take a contact from a person.
struct SplitRequest: Decodable, Sendable {
    var contact, person: Int
}

/// A page's request to erase somebody, as it was confirmed: with so many contacts.
struct ForgetRequest: Decodable, Sendable {
    var contact, person: Int?
    var contacts: Int
}

extension Workspace {
    /// Edits a value, if it is what the page shows.
    ///
    /// - Throws: ``BadRequest``; ``NotTaken`` with the reason of a refusal; ``Conflict``; ``Locked``; `StoreError`.
    func edit(_ request: EditRequest) async throws -> ChangeResult {
        let assignment = try Self.assignment(of: request)
        let summary = try await writer.change { path in
            if let seen = request.seen, let position = request.position {
                let contact = try InspectedContact.inspect(request.contact, in: try ContactDatabase.open(at: path))
                let now = PlacedText.all(of: contact).first {
                    $0.value.field == request.field && $0.position == position
                }
                guard now.map({ Self.lines(of: $0.value.text) }) == Self.lines(of: seen) else {
                    throw Conflict(Text("error.changed-meanwhile"))
                }
            }
            return try ContactEditing(database: path, author: DatabaseWriter.author).edit(
                [request.contact], [assignment])
        }
        guard summary.change != nil else {
            throw NotTaken(summary.refused.first.map { Refusal.text($0.reason) } ?? Text("edit.same"))
        }
        let edited = summary.edited.map {
            "\(Words.field($0.field).plain): \($0.after.isEmpty ? Text("value.removed-word").plain : $0.after)"
        }
        return try await result(
            [Text("edit.saved", ["what": .text(edited.joined(separator: ", "))])]
                + (try await others(request, assignment)),
            change: summary.change)
    }

    /// A word about a value that was added beside others in a field of which contacts mostly have one.
    private func others(_ request: EditRequest, _ assignment: FieldAssignment) async throws -> [Text] {
        let field = assignment.field
        guard assignment.action == .add, EditedField.isColumn(field.kind) else { return [] }
        let count = try await reader.read { database in
            PlacedText.all(of: try InspectedContact.inspect(request.contact, in: database)).count {
                $0.value.field == field.description && $0.position != nil
            }
        }
        return count > 1 ? [Text("edit.several", ["count": .count(count)])] : []
    }

    private static func assignment(of request: EditRequest) throws -> FieldAssignment {
        guard request.value.utf8.count <= maximumEdit else { throw NotTaken(Text("error.too-long")) }
        let operation: FieldAssignment.Action
        switch request.action {
        case "set": operation = .set
        case "add": operation = .add
        case "remove": operation = .set
        default: throw BadRequest(Text("error.no-edit"))
        }
        do {
            // A name is read as the command reads it; the value is taken as it stands.
            var assignment = try FieldAssignment("\(request.field)=")
            assignment.action = operation
            assignment.value = request.action == "remove" ? "" : request.value
            if operation == .set, !request.field.hasPrefix("column:") {
                assignment.selector = request.position.map { .position($0) }
            }
            return assignment
        } catch {
            throw NotTaken(Refusal.text(error))
        }
    }

    /// A text with the line ends that a page has.
    private static func lines(of text: String) -> String {
        text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    /// The longest value that a page edits, in bytes.
    private static let maximumEdit = 100_000

    /// Chooses whose value a person has.
    ///
    /// - Throws: ``NotTaken``; ``Locked``; `StoreError`.
    func choose(_ request: ChoiceRequest) async throws -> ChangeResult {
        do {
            let (change, chosen) = try await writer.change { path in
                try PersonChoice(database: path, author: DatabaseWriter.author).choose(
                    person: request.person, ["\(request.field)=\(request.contact)"])
            }
            let words = chosen.map { "\(Words.field($0.field).plain): \($0.value)" }.joined(separator: ", ")
            return try await result([Text("edit.chosen", ["what": .text(words)])], change: change)
        } catch let error as PersonChoiceError {
            throw NotTaken(Refusal.text(error))
        } catch let error as FieldAssignmentError {
            throw NotTaken(Refusal.text(error))
        }
    }

    /// Takes a contact from a person.
    ///
    /// - Throws: `PeopleError`; ``Locked``; `StoreError`.
    func split(_ request: SplitRequest) async throws -> ChangeResult {
        let split = try await writer.change { path in
            try PeopleDecisions(database: path, author: DatabaseWriter.author).split(
                request.contact, from: request.person)
        }
        return try await result([Text("edit.split")], change: split.change)
    }

    /// Erases a contact or a person, if it has as many contacts as were confirmed.
    ///
    /// - Throws: ``BadRequest``; ``Conflict``; `ErasureError`; ``Locked``; `StoreError`.
    func forget(_ request: ForgetRequest) async throws -> ChangeResult {
        let subject: Erasure.Subject
        switch (request.contact, request.person) {
        case (let contact?, nil): subject = .contact(contact)
        case (nil, let person?): subject = .person(String(person))
        default: throw BadRequest(Text("error.no-subject"))
        }
        do {
            let certificate = try await writer.change { path in
                try Erasure(database: path, author: DatabaseWriter.author).erase(subject) { plan in
                    guard plan.contacts.count == request.contacts else {
                        throw Conflict(Text("forget.other-contacts", ["count": .count(plan.contacts.count)]))
                    }
                }
            }
            guard certificate.isComplete else {
                throw NotTaken(Text("forget.not-all"))
            }
            return try await result(
                [Text("forget.done", ["count": .count(certificate.contacts)])],
                change: nil)
        } catch let error as ErasureError {
            throw NotTaken(Refusal.text(error))
        }
    }
}
