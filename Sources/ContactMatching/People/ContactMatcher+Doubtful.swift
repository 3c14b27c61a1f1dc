extension ContactMatcher {
    /// The pairs that the rule did not join and that are worth a look, as pieces of bytes; the first piece is always there.
    ///
    /// - Parameter match: the people that the contacts are.
    public func doubtfulPieces(_ match: PeopleMatch) -> [(piece: Int, content: [UInt8])] {
        var pairs = match.doubtful.compactMap { rows -> (first: Int64, second: Int64, rows: DoubtfulRows)? in
            guard let one = table.ids(of: Int(rows.first)).first, let two = table.ids(of: Int(rows.second)).first
            else { return nil }
            return (min(one, two), max(one, two), rows)
        }
        pairs.sort { ($0.first, $0.second) < ($1.first, $1.second) }
        var bounds: [Int] = []
        for (place, pair) in pairs.enumerated()
        where place == 0 || DoubtfulPair.piece(of: pairs[place - 1].first) != DoubtfulPair.piece(of: pair.first) {
            bounds.append(place)
        }
        let starts = bounds + [pairs.count]
        var pieces = workers.map(bounds.count) { [pairs] piece in
            var output = ByteEncoder(capacity: 1024)
            var former: Int64 = 0
            for pair in pairs[starts[piece]..<starts[piece + 1]] {
                DoubtfulPair.encodeHead(pair.first, pair.second, pair.rows.refusal, after: former, to: &output)
                comparison.encodeEvidence(
                    Int(min(pair.rows.first, pair.rows.second)), Int(max(pair.rows.first, pair.rows.second)),
                    to: &output)
                former = pair.first
            }
            return (piece: DoubtfulPair.piece(of: pairs[starts[piece]].first), content: output.bytes)
        }
        if pieces.first?.piece != -1 { pieces.insert((-1, []), at: 0) }
        return pieces
    }
}
