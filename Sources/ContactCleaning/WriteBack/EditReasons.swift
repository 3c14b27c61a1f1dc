import ContactModel
import ContactStore
import PhoneNumbers

/// Says which changes a value comes from that a plan writes.
struct EditReasons {
    /// The changes that corrected numbers, by the keys of these.
    private let numbers: [Int: Int]
    private let authors: [Int: String]

    /// - Parameter source: The key of the source.
    init(source: Int, in store: ContactDatabase) throws {
        numbers = try store.correctingChanges(ofSource: source)
        authors = Dictionary(
            try store.uncountedChanges().compactMap { change in change.author.map { (change.id, $0) } }
        ) { first, _ in first }
    }

    /// An edit of a contact: the text before and since, empty for none.
    struct Edit {
        var before: String, after: String
        var change: Int
        var isLabel = false
    }

    /// The edits and corrections of a contact.
    func edits(of record: borrowing OutgoingContact, _ texts: [EditedText]) -> [Edit] {
        var edits = texts.map { Edit(before: $0.readText, after: $0.text, change: $0.change, isLabel: $0.isLabel) }
        for number in record.numbers {
            guard let change = numbers[number.id] else { continue }
            let value = record.contact.text[record.contact.fields[number.field].value]
            edits.append(
                Edit(
                    before: String(decoding: record.contact.text[number.raw], as: UTF8.self),
                    after: String(decoding: value, as: UTF8.self), change: change))
        }
        return edits
    }

    /// The reason why a property or a cell is another.
    ///
    /// - Parameters:
    ///   - before, after: Its text before and after; empty for none.
    ///   - edits: Those of the contact.
    func sentence(_ before: String, _ after: String, _ edits: [Edit]) -> Sentence {
        let (old, new) = (Self.plain(before), Self.plain(after))
        let found = edits.filter { edit in
            let (was, now) = (Self.plain(edit.before), Self.plain(edit.after))
            if edit.isLabel { return new.contains(now) && !old.contains(now) || now.isEmpty || old.contains(was) }
            return now.isEmpty
                ? !was.isEmpty && old.contains(was) && !new.contains(was) : new.contains(now) && !old.contains(now)
        }
        return sentence(of: found.isEmpty ? edits : found)
    }

    /// The reason that some edits are.
    func sentence(of edits: [Edit]) -> Sentence {
        let changes = Set(edits.map(\.change)).sorted()
        guard !changes.isEmpty else { return Sentence(PlanSentence.edited) }
        let words = changes.map { change in authors[change].map { "\(change) (\($0))" } ?? "\(change)" }
        return Sentence(PlanSentence.editedIn, ["change": .text(words.joined(separator: ", "))])
    }

    /// A text without the marks by which cards escape parts of it.
    private static func plain(_ text: String) -> String { text.replacing("\\n", with: "\n").replacing("\\", with: "") }
}

extension OutgoingContact {
    /// The numbers that were corrected to something that is none, which no plan writes.
    var refusedNumbers: [String] {
        numbers.filter { $0.e164.isEmpty && isCorrected($0) && !contact.fields[$0.field].value.isEmpty }.map {
            String(decoding: contact.text[contact.fields[$0.field].value], as: UTF8.self)
        }
    }
}
