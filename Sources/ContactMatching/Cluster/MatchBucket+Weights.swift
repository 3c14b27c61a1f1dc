extension MatchBucket {
    /// The comparison of rows, by what is known of the whole book.
    private func comparison(_ rows: NumberedTable) throws -> PairComparison {
        let table = rows.table
        let names = NameComparison(names: table.names, lexicon: NameLexicon(table.names))
        let frequencies = Frequencies(table, names.lexicon, in: facts) { !rows.flags[$0].contains(.isLate) }
        var told: Set<SharedValues.ToldPair> = []
        for place in places(of: .told) {
            guard let one = rows.row(of: records.firsts[place]), let two = rows.row(of: records.seconds[place]) else {
                continue
            }
            records.forEach(place, ofSize: 8) {
                told.insert(
                    SharedValues.ToldPair(rows: UInt64(rows: UInt32(one), UInt32(two)), value: $0.number(at: 0)))
            }
        }
        return try comparison(table, names, frequencies, bridges: bridges(rows), told: told)
    }

    /// The rows that may be several people's.
    func bridges(_ rows: NumberedTable) -> Set<UInt32> {
        facts.bridges.isEmpty
            ? [] : Set(rows.numbers.indices.filter { facts.bridges.contains(rows.numbers[$0]) }.map { UInt32($0) })
    }

    /// A comparison with the lesson of the book.
    func comparison(
        _ table: ContactTable, _ names: NameComparison, _ frequencies: Frequencies, bridges: Set<UInt32>,
        told: Set<SharedValues.ToldPair> = []
    ) throws -> PairComparison {
        guard let lesson = facts.lesson else { throw MatchStep.DamagedInput() }
        let shared = SharedValues(table, people: facts.people, bridges: bridges, told: told)
        return PairComparison(
            scorer: PairScorer(table, names, shared, frequencies),
            fields: FieldModel(
                FieldComparison(table: table, comparison: names), cardFrequencies: frequencies, lesson))
    }

    /// Calls a closure with the local rows of each pair.
    private func forEachPair(_ rows: NumberedTable, _ body: (_ first: Int, _ second: Int) -> Void) throws {
        for pair in pairs {
            guard let first = rows.row(of: pair.first), let second = rows.row(of: pair.second) else {
                throw MatchStep.DamagedInput()
            }
            body(first, second)
        }
    }

    /// Weighs pairs.
    func score(to output: inout MatchRecords) throws {
        let rows = try table()
        let comparison = try comparison(rows)
        try forEachPair(rows) { first, second in
            let bits = comparison.bits(first, second)
            guard bits >= CardPasses.lowestPair else { return }
            output.append(
                .pair, bucket: number, rows.numbers[first], rows.numbers[second], weight: bits.hundredths)
        }
    }

    // MARK: The lesson

    private func fields(_ table: ContactTable) -> FieldComparison {
        FieldComparison(
            table: table, comparison: NameComparison(names: table.names, lexicon: NameLexicon(table.names)))
    }

    /// Lists the levels of pairs of which fields decide.
    func learn(to output: inout MatchRecords) throws {
        let rows = try table()
        let fields = fields(rows.table)
        try forEachPair(rows) { first, second in
            guard fields.decides(first, second) else { return }
            output.append(
                .taught, bucket: number, rows.numbers[first], rows.numbers[second],
                content: Array(littleEndian: fields.pattern(first, second).bits))
        }
    }

    /// Learns from the levels of a sample and from the rows that were drawn.
    func teach(to output: inout MatchRecords) throws {
        let rows = try table()
        let fields = fields(rows.table)
        var (counts, pairCount): ([FieldTeaching.Count], Int) = ([], 0)
        for place in places(of: .pattern) {
            pairCount = Int(records.seconds[place])
            records.forEach(place, ofSize: 8) {
                counts.append((FieldComparison.Pattern(bits: $0.number(at: 0)), Double(records.firsts[place])))
            }
        }
        counts.sort { $0.pattern < $1.pattern }
        let frequencies = Frequencies(rows.table, fields.comparison.lexicon, in: facts) { _ in true }
        func row(_ place: Int) -> Int { facts.number(ofPlace: place).flatMap { rows.row(of: $0) } ?? 0 }
        let model = FieldModel(fields, frequencies, patterns: counts, pairCount: pairCount) {
            fields.pattern(row($0), row($1))
        }
        var lesson = ByteEncoder(capacity: 256)
        model.encode(to: &lesson)
        output.append(.lesson, content: lesson.bytes)
    }
}

extension MatchStep {
    /// The rows that are drawn beside the pairs that teach, as those that bucket 0 needs.
    func draw(_ facts: BookFacts, to output: inout MatchRecords) {
        var drawn: Set<Int> = []
        FieldTeaching.forEachDraw(rowCount: facts.rowCount) { drawn.formUnion([$0, $1]) }
        for place in drawn.sorted() {
            guard let number = facts.number(ofPlace: place) else { continue }
            output.append(.want, bucket: NumberedRows.bucket(of: number), number, 0)
        }
    }
}
