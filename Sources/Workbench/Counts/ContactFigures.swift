import ContactStore

/// Keeps what pages say of the contacts as a whole: those of each country, the files and the people.
///
/// Numbers are read once for each content of the database; a change reads only the corrections again.
actor ContactFigures {
    /// The figures of a state.
    struct Known: Sendable {
        var state: DatabaseState?
        var sources: [StoredSource] = []
        var countries = CountryContacts()
        var people = PeopleState()
        /// The people who have several contacts, and these contacts.
        var merged = MergedPeople()
        /// The last change that may have made other people.
        fileprivate var peopleChange = 0
    }

    private let reader: DatabaseReader
    private var asRead: (content: [[Int]], countries: CountryContacts)?
    private var known: Known?
    private let readings = SharedReading<Known>()

    init(_ reader: DatabaseReader) { self.reader = reader }

    /// Returns the figures of the present state. Questions at the same time are answered by one reading.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    func current() async throws -> Known {
        try await readings.value { try await self.look() }
    }

    private func look() async throws -> Known {
        let (knownBefore, readBefore) = (known, asRead)
        let result = try await reader.read { database in
            let state = try database.state()
            if let knownBefore, knownBefore.state == state { return (knownBefore, readBefore) }
            var asRead = readBefore
            if asRead?.content != state.content { asRead = (state.content, try database.countriesAsRead()) }
            var known = Known(
                state: state, sources: try database.sources(),
                countries: try database.countries(from: asRead?.countries ?? CountryContacts()),
                peopleChange: try database.lastChangeOfPeople())
            if let knownBefore, knownBefore.state?.content == state.content,
                knownBefore.peopleChange == known.peopleChange
            {
                (known.people, known.merged) = (knownBefore.people, knownBefore.merged)
                known.people.isOutdated = try database.hasOutdatedPeople()
            } else {
                (known.people, known.merged) = (try database.peopleState(), try database.mergedPeople())
            }
            return (known, asRead)
        }
        (known, asRead) = result
        return result.0
    }
}
