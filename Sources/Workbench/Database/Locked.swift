/// An ingest holds the database: nothing else is written meanwhile.
struct Locked: Error {}

/// The workbench was started to look and not to change.
struct ReadOnly: Error, CustomStringConvertible {
    var description: String { Text("error.read-only").plain }
}
