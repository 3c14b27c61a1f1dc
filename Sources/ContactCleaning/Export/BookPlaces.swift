import ContactModel
import ContactStore

/// The files of address books in which lines of their sources stand.
struct BookPlaces {
    /// The files of each address book by its path, in the order of their lines.
    private var books: [String: [(lines: Int, name: String)]] = [:]

    /// Those of a database.
    init(_ store: ContactDatabase) throws {
        for source in try store.addressBooks() {
            guard let book = try store.addressBook(source: source) else { continue }
            books[book.path, default: []] += book.members.map { ($0.lines, $0.name) }
        }
        for path in books.keys { books[path]?.sort { $0.lines < $1.lines } }
    }

    /// `true` if there are none.
    var isEmpty: Bool { books.isEmpty }

    /// The path and the line that people find: of an address book those of the file, of any other source the same.
    func place(path: String, line: Int) -> (path: String, line: Int) {
        guard line > 0, let files = books[path] else { return (path, line) }
        var (low, high) = (0, files.count)
        while low < high {
            let middle = (low + high) / 2
            if files[middle].lines < line { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return (path, line) }
        return (path + "/" + files[low - 1].name, line - files[low - 1].lines)
    }

    /// Gives a contact the path and the line that people find.
    func locate(_ record: inout OutgoingContact) {
        if isEmpty { return }
        let place = place(path: record.source, line: record.contact.origin.line)
        (record.source, record.contact.origin.line) = (place.path, place.line)
    }
}
