/// A step of matching the contacts of a book on many machines.
///
/// Each step takes rows that were brought together by their bucket and returns others; between two steps rows are distributed anew. The
/// rule, the order of joins and the counts are those of ``ContactMatcher``, whose code each step calls on a part of the book, so that the
/// people are the same. `Bindings/Spark/match_contacts.py` has the order of the steps.
public enum MatchStep: String, CaseIterable, Sendable {
    /// Contacts to buckets: ranges of the order of their content.
    case place
    /// The values that many names have.
    case crowd
    /// Contacts of a bucket to rows, of which copies share one.
    case number
    /// The names and values of rows, and the sums over buckets.
    case count, sum
    /// Rows to the buckets of their numbers and addresses, and what the holders of these have in common.
    case hold, share
    /// Rows without a name that may be several people's.
    case bridge
    /// Blocking keys of rows, pairs of rows with a key, and further keys of rows whose key too many have.
    case key, block, refine
    /// The pairs of a bucket, each once, and the rows of other buckets that they need; the rows for the buckets that need them.
    case gather, fetch
    /// Levels of pairs that teach, the rows that are drawn beside them, and the lesson.
    case learn, draw, teach
    /// Weights of pairs.
    case score
    /// Rows that pairs of one bucket connect.
    case link
    /// Pairs of one component to people, or to cards of several.
    case join
    /// Cards in the place of the rows on them.
    case merge
    /// The contacts of rows.
    case list

    /// Bytes that are no input of the step.
    public struct DamagedInput: Error, Sendable, CustomStringConvertible {
        /// The error as a sentence.
        public var description: String { "the rows are damaged, or those of another step or version" }
    }

    /// Runs the step.
    ///
    /// - Parameters:
    ///   - input: the rows of whole buckets.
    ///   - facts: rows about the whole book, which the driver of the steps has collected.
    ///   - bucketCount: the number of buckets, the same for all steps.
    /// - Throws: ``DamagedInput``.
    public func run(_ input: MatchRecords, facts: MatchRecords, bucketCount: Int) throws -> MatchRecords {
        guard bucketCount > 0, let facts = BookFacts(facts, bucketCount: bucketCount) else { throw DamagedInput() }
        var output = MatchRecords()
        if self == .draw {
            draw(facts, to: &output)
            return output
        }
        for (number, places) in input.placesByBucket() {
            let bucket = MatchBucket(number: number, places: places, records: input, facts: facts)
            try run(bucket, to: &output)
        }
        return output
    }

    private func run(_ bucket: MatchBucket, to output: inout MatchRecords) throws {
        switch self {
        case .place: try bucket.place(to: &output)
        case .crowd: bucket.crowd(to: &output)
        case .number: try bucket.number(to: &output)
        case .count: try bucket.count(to: &output)
        case .sum: bucket.sum(to: &output)
        case .hold: try bucket.hold(to: &output)
        case .share: try bucket.share(to: &output)
        case .bridge: try bucket.bridge(to: &output)
        case .key: try bucket.key(to: &output)
        case .block: try bucket.block(to: &output)
        case .refine: try bucket.refine(to: &output)
        case .gather: bucket.gather(to: &output)
        case .fetch: try bucket.fetch(to: &output)
        case .learn: try bucket.learn(to: &output)
        case .draw: break
        case .teach: try bucket.teach(to: &output)
        case .score: try bucket.score(to: &output)
        case .link: bucket.link(to: &output)
        case .join: try bucket.join(to: &output)
        case .merge: try bucket.merge(to: &output)
        case .list: try bucket.list(to: &output)
        }
    }
}

/// The rows of one bucket, which a step takes.
struct MatchBucket {
    let number: Int
    let places: [Int]
    let records: MatchRecords
    let facts: BookFacts

    /// The places of the rows of a kind.
    func places(of kind: MatchRecords.Kind) -> [Int] { places.filter { records.kinds[$0] == kind.rawValue } }

    /// The rows of a table among all.
    ///
    /// - Throws: ``MatchStep/DamagedInput``.
    func table(of kind: MatchRecords.Kind = .rows) throws -> NumberedTable { NumberedTable(try rows(of: kind)) }

    /// The same in the order of arrival.
    func rows(of kind: MatchRecords.Kind = .rows) throws -> NumberedRows {
        var rows = NumberedRows()
        for place in places(of: kind) {
            guard records.withContent(place, { rows.add($0) }) else { throw MatchStep.DamagedInput() }
        }
        return rows
    }
}

extension MatchRecords {
    /// Adds rows of the book, in pieces.
    mutating func append(_ kind: Kind, bucket: Int, of table: NumberedTable, _ rows: [Int]) {
        for start in stride(from: 0, to: rows.count, by: NumberedRows.pieceSize) {
            var piece = NumberedRows()
            for row in rows[start..<min(rows.count, start + NumberedRows.pieceSize)] { table.append(row, to: &piece) }
            append(kind, bucket: bucket, content: piece.encoded())
        }
    }
}
