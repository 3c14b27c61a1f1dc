import ContactStore

/// The paths of the files of plans.
struct WriteBackPlaces {
    private let sources: [Int: (path: String, isFolder: Bool)]

    init(_ store: ContactDatabase) throws {
        var sources: [Int: (path: String, isFolder: Bool)] = [:]
        for layout in try store.layouts() {
            sources[layout.id] = (layout.path, try store.addressBook(source: layout.id) != nil)
        }
        self.sources = sources
    }

    /// The path of a file, and `true` if it is one of an address book; `nil` if its source is not there.
    func place(of file: PlanFile) -> (path: String, isFolder: Bool)? {
        guard let source = sources[file.source] else { return nil }
        return (file.name.isEmpty ? source.path : source.path + "/" + file.name, source.isFolder)
    }

    /// The folder in which a source is.
    func folder(of source: Int) -> String? {
        guard let known = sources[source] else { return nil }
        if known.isFolder { return known.path }
        return known.path.lastIndex(of: "/").map { String(known.path[..<$0]) } ?? "."
    }
}
