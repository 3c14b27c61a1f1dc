public import ContactStore

/// The reason why a decision cannot be stored.
public enum PeopleError: Error, Hashable, CustomStringConvertible {
    case noSuchContact(Int)
    case noSuchPerson(Int)
    case notTheirs(Int, person: Int)
    case onlyContact(Int, person: Int)
    case sameContact(Int)
    case nothingToDecide
    /// A pair is decided otherwise than was shown, or as it is answered: `nil` if it is not decided any more.
    case decidedAlready(Int, Int, isSame: Bool?)
    /// Two contacts cannot be one person's, since somebody decided that these, or others of their people, are two people's.
    /// `together` are those that one join has to name to overrule it.
    case contradicted(Int, Int, by: StoredDecision, kind: String, together: [Int])
    /// Answers that are given together make two contacts one person's and two people's: the lines of those that do, if they are of a file.
    case contradictoryAnswers(Int, Int, lines: [Int])
    /// Two contacts did not become one person's.
    case cannotHold(Int, Int)
    /// A file of answers without an answer.
    case noAnswers
    /// A line of a file of answers that cannot be read.
    case unreadableAnswer(line: Int, text: String)
    /// A line of a file of answers whose contact has another name in the database.
    case otherContacts(line: Int, contact: Int, expected: String, found: String)

    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .noSuchContact(let contact):
            "no contact has the number \(contact); 'trunkline people' lists people and contacts"
        case .noSuchPerson(let person): "no person has the number \(person); 'trunkline people' lists them"
        case .notTheirs(let contact, let person): "contact \(contact) is none of person \(person)'s"
        case .onlyContact(let contact, let person): "contact \(contact) is the only one of person \(person)"
        case .sameContact(let contact): "contact \(contact) is named twice; two different contacts are needed"
        case .contradicted(let first, let second, let decision, let kind, let together):
            "contacts \(first) and \(second) cannot be one person's: change \(decision.change) ('\(kind)') says that contacts "
                + "\(decision.first) and \(decision.second) are two people's; 'trunkline undo \(decision.change)' takes that back, and "
                + "'trunkline join \(together.map(String.init).joined(separator: " "))' overrules it. Nothing was stored"
        case .contradictoryAnswers(let first, let second, let lines):
            (lines.isEmpty
                ? "the answers"
                : lines.count == 1 ? "line \(lines[0])" : "lines \(lines.map(String.init).joined(separator: ", "))")
                + " make contacts \(first) and \(second) one person's and two people's; correct one of them. Nothing was stored"
        case .cannotHold(let first, let second):
            "contacts \(first) and \(second) did not become one person's; nothing was stored"
        case .noAnswers: "no line has an answer; write y or n into the third column"
        case .nothingToDecide: "there is nothing to decide; name two contacts at least"
        case .decidedAlready(let first, let second, let isSame):
            switch isSame {
            case true?: "contacts \(first) and \(second) are decided already: one person; nothing was changed"
            case false?: "contacts \(first) and \(second) are decided already: two people; nothing was changed"
            case nil: "the answer about contacts \(first) and \(second) was undone meanwhile; nothing was changed"
            }
        case .unreadableAnswer(let line, let text):
            "line \(line): expected two contacts and y or n, as 12,57,y; found '\(text)'"
        case .otherContacts(let line, let contact, let expected, let found):
            "line \(line): contact \(contact) is '\(found)' here and '\(expected)' in the file, which was written of other contacts; write it anew "
                + "with 'trunkline review --format csv', or delete the columns name_a and name_b. Nothing was stored"
        }
    }
}
