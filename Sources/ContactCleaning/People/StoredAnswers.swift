/// Answers as they are stored.
public struct StoredAnswers: Sendable, Hashable {
    /// The change, by which the answers can be undone.
    public var change: Int
    /// The contacts that are no longer one person with others, since the answers made them another's.
    public var partings: [Parting]
}

/// A contact that left others, which the rule had joined it to.
public struct Parting: Sendable, Hashable {
    /// The contact.
    public var contact: Int
    /// The contacts that were one person with it.
    public var others: [Int]

    /// The parting as a sentence.
    public var sentence: String {
        let list = others.map(String.init).joined(separator: ", ")
        return "Contact \(contact) is no longer one person with contact\(others.count == 1 ? "" : "s") \(list)."
    }
}

/// A person that contacts were joined to, as it is stored.
public struct JoinedPerson: Sendable, Hashable {
    /// The change, by which the decision can be undone.
    public var change: Int
    /// The person.
    public var person: Int
    /// All contacts of the person.
    public var contacts: [Int]
}

/// The stored result of splitting a contact from its person.
public struct SplitPerson: Sendable, Hashable {
    /// The change, by which the decision can be undone.
    public var change: Int
    /// The person of the contact.
    public var person: Int
    /// The contact.
    public var contact: Int
    /// The other contacts by their people.
    public var others: [Int: [Int]]
}
