import Archives
import ContactStore
import SourceInput

/// The subject of an erasure with all that it is found by, which is read before the database is locked.
struct SubjectSearch {
    let subject: Erasure.Subject
    /// The spellings of a number.
    private(set) var spelling: NumberSpelling?
    /// The hashes of the contact files in a file that is named for its content.
    private(set) var contentHashes: [String] = []
    /// The condition that contacts fulfil.
    private(set) var selection: SelectionQuery?

    init(_ subject: Erasure.Subject, in store: ContactDatabase) throws {
        self.subject = subject
        switch subject {
        case .number(let number):
            guard let spelling = NumberSpelling(e164: number) else { throw ErasureError.notANumber(number) }
            self.spelling = spelling
        case .content(let path):
            contentHashes = try OpenedInput.open(path, limits: .init()).sources.map { try $0.hash() }
        case .selection(let selection):
            self.selection = try selection.query(in: store)
        case .contact, .source, .email, .person: break
        }
    }
}
