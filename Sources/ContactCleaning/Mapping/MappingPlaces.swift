/// The places of the names in a mapping file.
struct MappingPlaces: Sendable, Hashable {
    /// A header with the line where it stands.
    struct Entry: Sendable, Hashable {
        var name: String
        var line: Int
        /// The number of fields in its list; `nil` if it has no list.
        var fieldCount: Int?
    }

    /// The path of the file.
    var path: String
    /// The entries below `columns:`.
    var columns: [Entry] = []
    /// The entries below `types:`.
    var types: [Entry] = []
    /// The line of each field, in the order of the map.
    var lines: [Int] = []
}
