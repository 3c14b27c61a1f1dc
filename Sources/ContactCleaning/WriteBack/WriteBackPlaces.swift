import ContactStore

/// The paths of the files of plans.
struct WriteBackPlaces {
    /// The folders of address books, by the keys of the sources.
    private let sources: [Int: String]

    init(_ store: ContactDatabase) throws {
        let books = try store.addressBooks()
        sources = Dictionary(
            try store.layouts().filter { books.contains($0.id) }.map { ($0.id, $0.path) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The path of a file, and `true` if it is one of an address book; `nil` if its source is not there.
    func place(of file: PlanFile) -> (path: String, isFolder: Bool)? {
        if let path = file.path { return (path, false) }
        return sources[file.source].map { ($0 + "/" + file.name, true) }
    }
}
