extension ContactMatcher {
    /// The facts from which people are derived anew of some contacts alone, as pieces of bytes; piece 0 is about all contacts.
    ///
    /// - Parameter match: the people that the contacts are.
    public func comparedPieces(_ match: PeopleMatch) -> [(piece: Int, content: [UInt8])] {
        let pairs = match.strongPairs
        let evidence = workers.map((pairs.count + Self.pieceSize - 1) / Self.pieceSize) { piece in
            pairs.dropFirst(piece * Self.pieceSize).prefix(Self.pieceSize).map { pair in
                self.evidence(rows: Int(pair.first), Int(pair.second))
            }
        }.flatMap { $0 }
        var linked = linkedCopies()
        for (pair, evidence) in zip(pairs, evidence) {
            let ids = [pair.first, pair.second].compactMap { table.ids(of: Int($0)).first }.sorted()
            guard let first = ids.first, let second = ids.last else { continue }
            linked[first, default: ComparedContact(id: first)].links.append(second)
            linked[second, default: ComparedContact(id: second)].links.append(first)
            linked[first]?.pairs.append(ComparedPair(second: second, evidence: evidence))
        }
        var book = ByteEncoder(capacity: 256)
        comparison.fields.encode(to: &book)
        return [(0, book.bytes)] + pieces(linked)
    }

    /// The contacts that share a row with others.
    private func linkedCopies() -> [Int64: ComparedContact] {
        var linked: [Int64: ComparedContact] = [:]
        for row in table.rows.indices {
            let ids = table.ids(of: row)
            guard ids.count > 1, let first = ids.first else { continue }
            linked[first, default: ComparedContact(id: first)].links += ids.dropFirst()
            for id in ids.dropFirst() { linked[id, default: ComparedContact(id: id)].links.append(first) }
        }
        return linked
    }

    private func pieces(_ linked: [Int64: ComparedContact]) -> [(piece: Int, content: [UInt8])] {
        var starts: [Int] = []
        for place in table.rowsByID.indices
        where place == 0
            || ComparedContact.piece(of: table.rowsByID[place].id)
                != ComparedContact.piece(of: table.rowsByID[place - 1].id)
        { starts.append(place) }
        starts.append(table.rowsByID.count)
        let bounds = starts
        return workers.map(max(0, bounds.count - 1)) { piece in
            var output = ByteEncoder(capacity: 4096)
            var former: Int64 = 0
            for (id, row) in table.rowsByID[bounds[piece]..<bounds[piece + 1]] {
                var contact = linked[id] ?? ComparedContact(id: id)
                contact.standing = ContactStanding(
                    table.rows[Int(row)], isCopy: table.ids(of: Int(row)).count > 1, comparison.scorer)
                contact.encode(to: &output, after: former)
                former = id
            }
            return (ComparedContact.piece(of: table.rowsByID[bounds[piece]].id), output.bytes)
        }
    }
}
