import ContactModel
import ContactStore
import PhoneNumbers
public import Threads

/// Chooses whose value a person has where there is room for one only: in the view of people, in exports and on pages.
///
/// ```swift
/// let choice = PersonChoice(database: "contacts.db", author: "Eve")
/// try choice.choose(person: 57, ["name=12", "organization=Acme"])
/// ```
/// A choice is an edit of the contact that has the value: it stays with it whatever people are derived later, and is undone like all.
public struct PersonChoice: Sendable {
    /// The path of the database.
    public var database: String
    /// The author of the choices, and a remark; recorded with the change.
    public var author: String?, note: String?
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation = Cancellation()

    /// Choices in a database.
    public init(database: String, author: String? = nil, note: String? = nil) {
        self.database = database
        self.author = author
        self.note = note
    }

    /// A choice that was made.
    public struct Chosen: Sendable, Hashable {
        /// The name of the field; `name` for all parts of the name.
        public var field: String
        /// The contact whose value it is; `nil` where a choice was taken back.
        public var contact: Int?
        /// The value that the person has since.
        public var value: String
    }

    /// Makes choices, in one change.
    ///
    /// - Parameter texts: `FIELD=CONTACT` or `FIELD=VALUE`, with the number of a contact of the person, or a value that one has; an empty
    ///   value takes a choice back. The field `name` stands for all parts of the name.
    /// - Returns: the change, `nil` if everything is so already, and the choices.
    /// - Throws: ``PeopleError/noSuchPerson(_:)``; ``FieldAssignmentError``; ``PersonChoiceError``; `StoreError`; `CancellationError`.
    public func choose(person: Int, _ texts: [String]) throws -> (change: Int?, chosen: [Chosen]) {
        struct NothingStored: Error { var chosen: [Chosen] }
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let members = try store.contacts(ofPerson: person)
        guard !members.isEmpty else { throw PeopleError.noSuchPerson(person) }
        do {
            return try store.change { writer in
                let lookup = try ContactLookup(writer)
                let contacts = try members.compactMap(lookup.contact)
                var (edits, chosen): ([NewEdit], [Chosen]) = ([], [])
                for text in texts {
                    let choice = try Self.choice(text, among: contacts)
                    chosen.append(choice.chosen)
                    for contact in contacts {
                        let isWinner = contact.id == choice.chosen.contact
                        edits.append(
                            NewEdit(
                                contact: contact.id, field: .choice(of: choice.kind), position: 0,
                                value: isWinner ? "1" : ""))
                    }
                }
                let change = try writer.record(
                    kind: "choose", author: author, note: note,
                    sentence: note == nil ? Self.remark(chosen, person) : nil)
                guard try writer.edit(edits, change: change) > 0 else { throw NothingStored(chosen: chosen) }
                return (change, chosen)
            }
        } catch let nothing as NothingStored {
            return (nil, nothing.chosen)
        }
    }

    /// The kind of the field, `nil` for all parts of the name, and the choice.
    private static func choice(
        _ text: String, among contacts: [PlacedContact]
    ) throws -> (kind: Contact.Field.Kind?, chosen: Chosen) {
        guard let equals = text.firstIndex(of: "=") else { throw FieldAssignmentError.noValue(text) }
        let (name, wanted) = (String(text[..<equals]), String(text[text.index(after: equals)...]))
        let kind: Contact.Field.Kind? = name.lowercased() == "name" ? nil : try FieldName(name).kind
        if let kind, !EditedField.isColumn(kind) { throw PersonChoiceError.manyValues(name) }
        func value(_ contact: PlacedContact) -> String? {
            guard let kind else { return contact.displayName }
            return contact.values.first { $0.kind == kind && $0.position == 0 }?.text
        }
        let field = kind?.rawValue ?? "name"
        if wanted.isEmpty { return (kind, Chosen(field: field, contact: nil, value: "")) }
        let winner =
            Int(wanted).flatMap { id in contacts.first { $0.id == id } } ?? contacts.first { value($0) == wanted }
        guard let winner, let found = value(winner) else {
            let values = contacts.compactMap { contact in value(contact).map { "\(contact.id) (\($0))" } }
            throw PersonChoiceError.noSuchValue(field, wanted, values)
        }
        return (kind, Chosen(field: field, contact: winner.id, value: found))
    }

    private static func remark(_ chosen: [Chosen], _ person: Int) -> Sentence {
        let choices = chosen.map { choice -> Sentence.Value in
            let field = Sentence.Value.sentence(
                Sentence(family: "field", kind: choice.field, pattern: choice.field))
            guard let contact = choice.contact else {
                return .sentence(Sentence(ChangeSentence.byRule, ["field": field]))
            }
            return .sentence(
                Sentence(ChangeSentence.chosen, ["field": field, "contact": .text(String(contact))]))
        }
        return Sentence(
            ChangeSentence.choice, ["person": .text(String(person)), "choices": .list(choices, .comma)])
    }
}

/// The fault of a choice.
public enum PersonChoiceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// People have all values of the field.
    case manyValues(String)
    /// No contact of the person has the value: the values that they have.
    case noSuchValue(String, String, [String])

    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .manyValues(let field): "a person has every value of '\(field)': there is nothing to choose"
        case .noSuchValue(let field, let value, let values):
            "no contact of the person has '\(value)' as \(field); "
                + (values.isEmpty ? "none has any" : "choose one of \(values.joined(separator: ", "))")
        }
    }
}
