import ContactStore

/// Keeps the index of the last state of the database, and the names of its sources.
///
/// The numbers are read once for each content; a correction reads only the corrections again.
actor ProblemCounts {
    /// The problems and sources of a state.
    struct Known: Sendable {
        var state: DatabaseState
        /// The problems as they are.
        var index: ProblemIndex
        /// The sources by their keys.
        var sources: [Int: String]
    }

    private let reader: DatabaseReader
    private var read: (content: [[Int]], index: ProblemIndex)?
    private var known: Known?
    private let readings = SharedReading<Known>()

    init(_ reader: DatabaseReader) { self.reader = reader }

    /// Returns the problems and sources of the present state. Questions at the same time are answered by one reading.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    func current() async throws -> Known {
        try await readings.value { try await self.look() }
    }

    private func look() async throws -> Known {
        let (knownBefore, readBefore) = (known, read)
        let result = try await reader.read { database in
            let state = try database.state()
            if let knownBefore, knownBefore.state == state { return (knownBefore, readBefore) }
            var read = readBefore
            if read?.content != state.content { read = (state.content, try ProblemIndex(reading: database)) }
            let corrected = try database.correctedProblems()
            let index = (read?.index ?? ProblemIndex()).corrected(by: corrected)
            let sources = try database.layouts().map { ($0.id, $0.path) }
            return (Known(state: state, index: index, sources: Dictionary(sources) { first, _ in first }), read)
        }
        (known, read) = result
        return result.0
    }

    /// The result of the last reading; `nil` if there was none.
    var last: Known? { known }
}
