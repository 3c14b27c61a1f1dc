import ContactFormats
import GRDB
import PhoneNumbers

/// What the rows of a database come to, source by source, counted anew.
struct StoredTally {
    /// The rows of one source, beside what the source says of itself.
    struct Source {
        var stated: StoredSource
        var id: Int
        /// Whether the places of contacts are those of the source itself, and its size is known.
        var hasPlaces: Bool
        var contacts = 0
        var accepted = 0
        var rejected = 0
        var ambiguous = 0
        var empty = 0
        /// Numbers whose verdict does not agree with their E.164 form and reason.
        var contradictory = 0
        var findings = 0
        /// The place behind the last contact, in bytes of the source.
        var end = 0
        /// What is wrong with the order of the contacts, the first few, and how often.
        var disorder: [String] = []
        var disorderCount = 0

        init(_ row: Row) {
            stated = StoredSource(row)
            id = row["id"]
            let encoding: String? = row["encoding"]
            hasPlaces = stated.isFinished && encoding.flatMap(TextEncoding.init)?.keepsOffsets == true
        }

    }

    /// In the order in which they were begun.
    private(set) var sources: [Source] = []
    /// Contacts, numbers and findings of sources that are not there.
    private(set) var strayContacts = 0
    private(set) var strayNumbers = 0
    private(set) var strayFindings = 0
    private var positions: [Int: Int] = [:]
    /// Stretches of contacts whose ids follow each other and that are of one source: mostly one for each source.
    private var runs: [Run] = []

    private struct Run {
        var ids: ClosedRange<Int>
        /// The position of the source; `nil` if there is none.
        var source: Int?
    }

    init() {}

    /// Counts the rows of a database.
    init(of db: Database) throws {
        for row in try Row.fetchAll(db, sql: "SELECT * FROM sources ORDER BY id") {
            positions[row["id"]] = sources.count
            sources.append(Source(row))
        }
        try countContacts(in: db)
        try countNumbers(in: db)
        for row in try Row.fetchAll(db, sql: "SELECT source_id, count(*) FROM findings GROUP BY 1") {
            if let position = positions[row[0]] { sources[position].findings = row[1] } else { strayFindings += row[1] }
        }
    }

    private mutating func countContacts(in db: Database) throws {
        let rows = try BulkRows(
            "SELECT id, source_id, ordinal, byte_offset, byte_count FROM contacts ORDER BY id", in: db)
        while try rows.next() {
            let id = rows.int(0)
            let position = positions[rows.int(1)]
            if let last = runs.last, last.source == position, id - 1 == last.ids.upperBound {
                runs[runs.count - 1].ids = last.ids.lowerBound...id
            } else {
                runs.append(Run(ids: id...id, source: position))
            }
            guard let position else {
                strayContacts += 1
                continue
            }
            sources[position].note(ordinal: rows.int(2), offset: rows.int(3), count: rows.int(4))
        }
    }

    private mutating func countNumbers(in db: Database) throws {
        let rows = try BulkRows(
            "SELECT contact_id, verdict, e164 IS NOT NULL, reason IS NOT NULL FROM phone_numbers", in: db)
        var run = 0
        while try rows.next() {
            let contact = rows.int(0)
            // The rows come in the order of contacts, and so the runs do; should they not, the search begins anew.
            if run < runs.count, contact < runs[run].ids.lowerBound { run = 0 }
            while run < runs.count, contact > runs[run].ids.upperBound { run += 1 }
            guard run < runs.count, runs[run].ids.contains(contact), let position = runs[run].source else {
                strayNumbers += 1
                continue
            }
            sources[position].note(verdict: rows.text(1), hasE164: rows.int(2) != 0, hasReason: rows.int(3) != 0)
        }
    }
}

extension StoredTally.Source {
    fileprivate mutating func note(ordinal: Int, offset: Int, count: Int) {
        contacts += 1
        let (place, size, end) = (contacts, stated.byteCount, end)
        if ordinal != place { misplace("contact \(place) of the source is stored as number \(ordinal)") }
        let (last, isTooFar) = offset.addingReportingOverflow(count)
        if offset < end || count < 0 || isTooFar {
            misplace("contact \(ordinal) begins at byte \(offset), before byte \(end), where another ends")
        } else if hasPlaces, last > size {
            misplace("contact \(ordinal) ends at byte \(last) of \(size)")
        }
        if !isTooFar { self.end = last }
    }

    private mutating func misplace(_ sentence: @autoclosure () -> String) {
        disorderCount += 1
        if disorder.count < DatabaseCheck.maximumListed { disorder.append(sentence()) }
    }

    fileprivate mutating func note(verdict: String, hasE164: Bool, hasReason: Bool) {
        switch verdict {
        case "accepted": accepted += 1
        case "rejected": rejected += 1
        case "ambiguous": ambiguous += 1
        case "empty": empty += 1
        default: contradictory += 1
        }
        if hasE164 != (verdict == "accepted") || hasReason != (verdict == "rejected") { contradictory += 1 }
    }
}
