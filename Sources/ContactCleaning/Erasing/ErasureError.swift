public import ContactStore

/// The reason why nothing is forgotten, or not everything in the plan.
public enum ErasureError: Error, Sendable, Hashable, CustomStringConvertible {
    case notANumber(String)
    case noSuchContact(Int)
    case noSuchEmail(String)
    case noSuchPerson(String)
    case noSuchSource(String)
    /// No source has the content of the file.
    case noSuchContent(String)
    /// No contact is selected by filters.
    case nothingSelected(String)
    /// Several sources are meant.
    case severalSources(String, [ErasurePlan.Source])
    case unfinishedSource(String)
    /// The database has changed since the plan was shown.
    case changed
    /// The erasure was not confirmed.
    case declined
    /// The rows are erased; their traces in the file are not.
    case unfinished(StoreError)

    /// A message for a person: the fault, the remedy, and a line for each of the ``details``.
    public var description: String { ([summary] + details).joined(separator: "\n") }

    /// The things that the error is about, a line each.
    public var details: [String] {
        guard case .severalSources(_, let sources) = self else { return [] }
        return sources.map { "  " + $0.description }
    }

    /// A message for a person in one line: the fault and the remedy.
    public var summary: String {
        switch self {
        case .notANumber(let number): "'\(number)' is not a phone number in E.164 form, as +16502530000"
        case .noSuchContact(let contact): "no contact has the number \(contact); reports list it as contact_id"
        case .noSuchEmail(let address):
            address.contains("@")
                ? "no contact has the address \(address)" : "'\(address)' is not an e-mail address, as ann@example.com"
        case .noSuchPerson(let person):
            "there is no person \(person); 'trunkline report duplicates' lists those with several contacts"
        case .noSuchSource(let path):
            "\(path): no source has this path; 'trunkline sources' lists them, and --content FILE finds one by its content"
        case .noSuchContent(let path): "\(path): no source has this content; 'trunkline sources' lists them"
        case .nothingSelected(let filters): "no contact is selected by \(filters)"
        case .severalSources(let path, let sources):
            "\(path): \(sources.count) sources are meant; name one by its number with --source, or by its content with --content"
        case .unfinishedSource(let path):
            "\(path) is not read to its end; run the same ingest again to finish it, or forget the source itself"
        case .changed: "the database has changed since the contacts were listed; run the same command again"
        case .declined: "nothing was erased"
        case .unfinished(let cause):
            "\(cause); the rows are erased, and traces of them may be left in the file until the next command that writes to it, "
                + "or the same one again, completes this"
        }
    }
}
