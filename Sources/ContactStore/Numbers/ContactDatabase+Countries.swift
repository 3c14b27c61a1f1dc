import GRDB

/// The contacts that have an accepted number of each country, and how many such numbers there are.
package struct CountryContacts: Sendable {
    /// One country.
    package struct Country: Sendable {
        /// The keys of the contacts, ascending.
        package fileprivate(set) var contacts: [Int] = []
        package fileprivate(set) var numbers = 0
    }

    /// The countries by the region.
    package private(set) var regions: [String: Country] = [:]

    /// Nothing.
    package init() {}

    /// Adds a contact that comes behind all others, with the number of its accepted numbers by the region.
    fileprivate mutating func append(_ contact: Int, _ numbers: [String: Int]) {
        for (region, count) in numbers {
            regions[region, default: Country()].contacts.append(contact)
            regions[region, default: Country()].numbers += count
        }
    }

    /// The countries after changes of contacts, each with its numbers by the region, as they were and as they are.
    fileprivate func changed(_ contacts: [(contact: Int, before: [String: Int], now: [String: Int])]) -> CountryContacts
    {
        var (result, gone, new) = (self, [String: Set<Int>](), [String: [Int]]())
        for (contact, before, now) in contacts {
            for (region, count) in before {
                result.regions[region, default: Country()].numbers -= count
                if now[region] == nil { gone[region, default: []].insert(contact) }
            }
            for (region, count) in now {
                result.regions[region, default: Country()].numbers += count
                if before[region] == nil { new[region, default: []].append(contact) }
            }
        }
        for (region, contacts) in gone { result.regions[region]?.contacts.removeAll { contacts.contains($0) } }
        for (region, contacts) in new {
            result.regions[region]?.contacts.append(contentsOf: contacts)
            result.regions[region]?.contacts.sort()
        }
        return result
    }
}

extension ContactDatabase {
    /// Finds the contacts of each country by the numbers as they were read. Corrections are not looked at.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: One pass over the numbers of the database.
    package func countriesAsRead() throws -> CountryContacts {
        try read { db in
            let rows = try TableScan<PhoneNumberColumn>([.id, .region, .verdict], in: db)
            var countries = CountryContacts()
            var (contact, numbers) = (-1, [String: Int]())
            while try rows.next() {
                let key = rows.int(.id)
                if key >> RowKey.positionBits != contact {
                    countries.append(contact, numbers)
                    (contact, numbers) = (key >> RowKey.positionBits, [:])
                }
                guard key & RowKey.positionMask < RowKey.firstAdded,
                    rows.bytes(.verdict).elementsEqual("accepted".utf8),
                    let region = rows.text(.region)
                else { continue }
                numbers[region, default: 0] += 1
            }
            countries.append(contact, numbers)
            return countries
        }
    }

    /// Finds the contacts of each country by the numbers as they are now.
    ///
    /// - Parameter countries: those of ``countriesAsRead()`` in the same content.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n* log *m*) for *n* corrections and *m* numbers.
    package func countries(from countries: CountryContacts) throws -> CountryContacts {
        try read { db in
            guard try Schema.hasCorrections(in: db) else { return countries }
            let wasAccepted = "was.position < \(RowKey.firstAdded) AND was.verdict = 'accepted'"
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT corrected.contact AS contact, iif(\(wasAccepted), was.region, NULL) AS region_read,
                      iif(corrections.id IS NULL, iif(\(wasAccepted), was.region, NULL),
                        iif(corrections.verdict = 'accepted', corrections.region, NULL)) AS region
                    FROM (SELECT DISTINCT number_id >> \(RowKey.positionBits) AS contact FROM corrections WHERE is_current)
                      AS corrected
                    CROSS JOIN phone_numbers AS was
                      ON was.id BETWEEN \(RowKey.first(of: "corrected.contact")) AND \(RowKey.last(of: "corrected.contact"))
                    LEFT JOIN corrections ON corrections.number_id = was.id AND corrections.is_current
                    ORDER BY 1
                    """)
            var changed: [(contact: Int, before: [String: Int], now: [String: Int])] = []
            while let row = try rows.next() {
                let contact: Int = try row.value("contact")
                if changed.last?.contact != contact { changed.append((contact, [:], [:])) }
                let last = changed.count - 1
                if let region: String = try row.value("region_read") { changed[last].before[region, default: 0] += 1 }
                if let region: String = try row.value("region") { changed[last].now[region, default: 0] += 1 }
            }
            return countries.changed(changed)
        }
    }
}
