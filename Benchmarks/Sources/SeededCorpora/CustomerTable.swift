import SeededRandom

/// A list of customers of a program that nobody knows: 15 columns, about 140 bytes per row, 1.3 phone numbers, an address in every row.
/// Three of ten numbers, names and states are in unusual spellings; 15 % of the numbers are invalid.
///
/// Everything is invented or random, as in ``ContactTable``.
package struct CustomerTable {
    private static let header = [
        "Customer No", "First Name", "Last Name", "Company", "Job Title", "Phone", "Mobile", "Fax", "E-mail", "Street",
        "City", "State", "ZIP", "Country", "Remarks",
    ]

    private var generator: SeededGenerator
    private var row = 0

    /// Creates the rows of a seed.
    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Appends the header.
    package func appendHeader(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: Self.header.joined(separator: ",").utf8)
        bytes.append(0x0A)
    }

    /// Appends the next row.
    package mutating func appendRow(to bytes: inout [UInt8]) {
        row += 1
        let country = Country.thousand[generator.below(1000)]
        bytes.append(contentsOf: "C-".utf8)
        Cells.append(100_000 + row, to: &bytes)
        bytes.append(0x2C)
        Cells.append(generator.pick(generator.happens(30) ? Words.foreignNames : Words.givenNames), to: &bytes)
        Cells.append(generator.pick(generator.happens(30) ? Words.foreignNames : Words.familyNames), to: &bytes)
        let works = generator.happens(40)
        Cells.append(works ? generator.pick(Words.organizations) : "", to: &bytes)
        Cells.append(works ? generator.pick(Words.titles) : "", to: &bytes)
        for likely in [70, 50, 10] { appendPhone(likely: likely, country, to: &bytes) }
        appendEmail(to: &bytes)
        appendAddress(country, to: &bytes)
        Cells.append(generator.happens(30) ? generator.pick(Words.notes) : "", to: &bytes)
        bytes[bytes.count - 1] = 0x0A
    }

    private mutating func appendPhone(likely: Int, _ country: Country, to bytes: inout [UInt8]) {
        if generator.happens(likely) {
            let start = bytes.count
            NumberSpelling.append(of: country, mayBeNational: true, with: &generator, to: &bytes)
            if generator.happens(30) { NumberSpelling.respell(&bytes, from: start, with: &generator) }
        }
        bytes.append(0x2C)
    }

    private mutating func appendEmail(to bytes: inout [UInt8]) {
        guard generator.happens(60) else { return bytes.append(0x2C) }
        bytes.append(contentsOf: "customer.".utf8)
        Cells.append(row, to: &bytes)
        bytes.append(0x40)
        Cells.append(generator.pick(Words.domains), to: &bytes)
    }

    private mutating func appendAddress(_ country: Country, to bytes: inout [UInt8]) {
        Cells.append(1 + generator.below(900), to: &bytes)
        bytes.append(0x20)
        Cells.append(generator.pick(Words.streets), to: &bytes)
        Cells.append(generator.pick(country.cities), to: &bytes)
        let isHome = country.callingCode == Country.home.callingCode
        Cells.append(isHome ? generator.pick(generator.happens(30) ? Words.states : Words.stateCodes) : "", to: &bytes)
        Cells.append(10_000 + generator.below(89_999), to: &bytes)
        bytes.append(0x2C)
        Cells.append(country.name, to: &bytes)
    }
}
