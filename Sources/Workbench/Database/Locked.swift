/// An ingest holds the database: nothing else is written meanwhile.
struct Locked: Error, CustomStringConvertible {
    var description: String { "a file is being read into the database; try again when it is done, or stop it" }
}

/// The workbench was started to look and not to change.
struct ReadOnly: Error, CustomStringConvertible {
    var description: String { "this workbench was started with --read-only" }
}
