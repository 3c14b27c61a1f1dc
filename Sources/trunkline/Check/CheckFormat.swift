import ArgumentParser

/// The output formats of `trunkline check`.
enum CheckFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people: every step of a number, or a line for each line of standard input.
    case text
    /// For programs: one JSON object for each number or line, see ``ClassificationJSON``.
    case ndjson
}
