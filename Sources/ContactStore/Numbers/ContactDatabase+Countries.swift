import GRDB

/// The contacts that have an accepted number of each country, and these numbers, counted.
package struct CountryCounts: Sendable, Hashable {
    /// The counts of one country.
    package struct Count: Sendable, Hashable {
        package var contacts = 0, numbers = 0

        /// No contact.
        package init() {}
    }

    /// The counts by the region.
    package private(set) var regions: [String: Count] = [:]

    /// Nothing.
    package init() {}

    /// Adds the numbers of one contact, or takes them away.
    ///
    /// - Parameters:
    ///   - numbers: The number of the contact's accepted numbers by the region.
    ///   - sign: 1, or -1 to take them away.
    fileprivate mutating func add(_ numbers: [String: Int], sign: Int = 1) {
        for (region, count) in numbers where count > 0 {
            regions[region, default: Count()].contacts += sign
            regions[region, default: Count()].numbers += sign * count
        }
    }
}

extension ContactDatabase {
    /// Counts the accepted numbers of each country as they were read. Corrections are not looked at.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: One pass over the numbers of the database.
    package func countriesAsRead() throws -> CountryCounts {
        try read { db in
            let rows = try TableScan<PhoneNumberColumn>([.id, .region, .verdict], in: db)
            var counts = CountryCounts()
            var (contact, numbers) = (-1, [String: Int]())
            while try rows.next() {
                let key = rows.int(.id)
                if key >> RowKey.positionBits != contact {
                    counts.add(numbers)
                    (contact, numbers) = (key >> RowKey.positionBits, [:])
                }
                guard key & RowKey.positionMask < RowKey.firstAdded,
                    rows.bytes(.verdict).elementsEqual("accepted".utf8),
                    let region = rows.text(.region)
                else { continue }
                numbers[region, default: 0] += 1
            }
            counts.add(numbers)
            return counts
        }
    }

    /// Counts the accepted numbers of each country as they are now.
    ///
    /// - Parameter counts: the counts of ``countriesAsRead()`` in the same content.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n* log *m*) for *n* corrections and *m* numbers.
    package func countries(from counts: CountryCounts) throws -> CountryCounts {
        try read { db in
            guard try Schema.hasCorrections(in: db) else { return counts }
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT corrected.contact AS contact,
                      iif(was.position < \(RowKey.firstAdded) AND was.verdict = 'accepted', was.region, NULL) AS region_read,
                      iif(corrections.id IS NULL,
                        iif(was.position < \(RowKey.firstAdded) AND was.verdict = 'accepted', was.region, NULL),
                        iif(corrections.verdict = 'accepted', corrections.region, NULL)) AS region
                    FROM (SELECT DISTINCT number_id >> \(RowKey.positionBits) AS contact FROM corrections WHERE is_current)
                      AS corrected
                    CROSS JOIN phone_numbers AS was
                      ON was.id BETWEEN \(RowKey.first(of: "corrected.contact")) AND \(RowKey.last(of: "corrected.contact"))
                    LEFT JOIN corrections ON corrections.number_id = was.id AND corrections.is_current
                    ORDER BY 1
                    """)
            var counts = counts
            var (contact, asRead, now) = (-1, [String: Int](), [String: Int]())
            while let row = try rows.next() {
                let key: Int = try row.value("contact")
                if key != contact {
                    counts.add(asRead, sign: -1)
                    counts.add(now)
                    (contact, asRead, now) = (key, [:], [:])
                }
                if let region: String = try row.value("region_read") { asRead[region, default: 0] += 1 }
                if let region: String = try row.value("region") { now[region, default: 0] += 1 }
            }
            counts.add(asRead, sign: -1)
            counts.add(now)
            return counts
        }
    }
}
