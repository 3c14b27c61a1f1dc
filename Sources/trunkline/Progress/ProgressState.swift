/// The progress of long work.
struct ProgressState: Equatable {
    /// The verb of the work: `reading`.
    var activity: String
    /// The object of the work: a file.
    var subject: String
    /// Bytes that are done.
    var bytes = 0
    /// All the bytes; `nil` if unknown.
    var totalBytes: Int?
    /// Contacts that are done; `nil` where none are counted.
    var contacts: Int?

    /// Returns `true` if the other state is of the same work, so that the difference is its speed.
    func continues(_ other: ProgressState) -> Bool { activity == other.activity && subject == other.subject }

    /// The share that is done, 0 to 1; `nil` if unknown.
    var share: Double? {
        guard let totalBytes, totalBytes > 0 else { return nil }
        return min(1, Double(bytes) / Double(totalBytes))
    }
}
