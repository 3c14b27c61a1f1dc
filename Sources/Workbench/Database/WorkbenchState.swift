import JSONWriting

/// A state that pages are told without asking: how far an ingest is, and the last change, by which a page knows that it shows an earlier one.
struct WorkbenchState: Sendable, Equatable {
    /// `idle`, a state of the ingest, or `held` while another program holds the database.
    var name = "idle"
    /// The last change; `nil` while that is not known.
    var change: Int?
    /// The number of the last ingest, its seconds and its progress.
    var job: Int?, seconds = 0
    var progress = IngestJob.Progress()

    /// Writes the members of a JSON object.
    func write(to json: inout JSONWriter) {
        json.member("state", name)
        json.member("change", change)
        guard let job else { return }
        json.member("job", job)
        json.member("name", progress.name)
        json.member("phase", Text("phase", of: progress.phase).plain)
        json.member("bytesRead", progress.bytesRead)
        json.member("byteCount", progress.byteCount)
        json.member("contacts", progress.contacts)
        json.member("seconds", seconds)
        json.member("results", progress.results.map(\.plain))
    }
}
