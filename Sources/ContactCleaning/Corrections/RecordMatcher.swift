import ContactStore

/// Finds the stored record that each record of a corrected file replaces.
struct RecordMatcher {
    /// The outcome of the search for a record.
    enum Match {
        case contact(Int)
        case refused(CorrectionRefusal)

        /// `true` if there is no such record.
        var isUnknown: Bool { if case .refused(.noSuchRecord) = self { true } else { false } }
    }

    private let writer: ChangeWriter
    private let sources: [RecordSource]

    init(_ writer: ChangeWriter, sources: [RecordSource]) {
        self.writer = writer
        self.sources = sources
    }

    /// The match of each record, in their order.
    ///
    /// A record with its position is looked up there. Any other is compared by everything but its numbers with the
    /// records that have a rejected number, then, if that leads nowhere, by names and addresses alone. Records with the
    /// same content match in their order if there are as many of them as stored ones.
    func matches(of records: [CorrectedRecord]) throws -> [Match] {
        var matches = [Match](repeating: .refused(.noSuchRecord), count: records.count)
        var open: [Int] = []
        var taken: Set<Int> = []
        var places = ContactPlaces(writer)
        for (index, record) in records.enumerated() {
            guard let name = record.name else {
                open.append(index)
                continue
            }
            matches[index] = try match(name, &places)
            if case .contact(let contact) = matches[index], !taken.insert(contact).inserted {
                matches[index] = .refused(.severalRecords)
            }
        }
        guard !open.isEmpty else { return matches }
        let stored = try storedKeys(of: open.map { records[$0].key }, except: taken)
        open = assign(open, by: { records[$0].key }, stored: stored.map { ($0.contact, $0.key) }, &matches, &taken)
        _ = assign(
            open.filter { !records[$0].key.person.isEmpty }, by: { records[$0].key.person },
            stored: stored.filter { !taken.contains($0.contact) }.map { ($0.contact, $0.key.person) }, &matches, &taken)
        return matches
    }

    private func match(_ name: RecordName, _ places: inout ContactPlaces) throws -> Match {
        let candidates = sources.filter { $0.sha256.hasPrefix(name.source) }
        guard let source = candidates.first, candidates.count == 1 else { return .refused(.otherSource) }
        guard let contact = try places.contact(name.ordinal, ofSource: source.id) else {
            return .refused(.noSuchRecord)
        }
        return .contact(contact)
    }

    /// The keys of the records that have a rejected number, as far as one of the wanted ones is theirs, in whole or of the same
    /// person.
    private func storedKeys(of wanted: [RecordKey], except taken: Set<Int>) throws -> [(contact: Int, key: RecordKey)] {
        let people = Set(wanted.map(\.person))
        let keys = Set(wanted)
        var reader = try writer.valueReader()
        var found: [(contact: Int, key: RecordKey)] = []
        var key = RecordKey()
        for contact in try writer.contactsWithRejects(ofSources: sources.map(\.id)) where !taken.contains(contact) {
            key.removeAll()
            try reader.forEachValue(ofContact: contact) { key.add($0.kind, name: $0.name, value: $0.value) }
            if keys.contains(key) || people.contains(key.person) { found.append((contact, key)) }
        }
        return found
    }

    /// Matches the records whose key is that of as many stored ones.
    ///
    /// - Returns: the records whose key no stored one has.
    private func assign<Key: Hashable>(
        _ open: [Int], by key: (Int) -> Key, stored: [(contact: Int, key: Key)], _ matches: inout [Match],
        _ taken: inout Set<Int>
    ) -> [Int] {
        let contacts = Dictionary(grouping: stored, by: \.key)
        let records = Dictionary(grouping: open, by: key)
        var rest: [Int] = []
        for (key, indices) in records {
            guard let found = contacts[key] else {
                rest += indices
                continue
            }
            for (place, index) in indices.enumerated() {
                guard found.count == indices.count else {
                    matches[index] = .refused(.severalRecords)
                    continue
                }
                matches[index] = .contact(found[place].contact)
                taken.insert(found[place].contact)
            }
        }
        return rest.sorted()
    }
}
