import SeededRandom

/// A contact export as Google writes it since 2024: about 150 bytes per row, 1.4 phone numbers, every second row with an
/// e-mail address, two of five with an address; 15 % of the numbers are invalid.
///
/// Names, places and companies are invented. Numbers are random: files are for measuring and must not be published.
package struct ContactTable {
    private static let header = [
        "First Name", "Middle Name", "Last Name", "Organization Name", "Organization Title", "Birthday", "Notes",
        "Labels",
        "E-mail 1 - Label", "E-mail 1 - Value", "Phone 1 - Label", "Phone 1 - Value", "Phone 2 - Label",
        "Phone 2 - Value", "Address 1 - Label", "Address 1 - Formatted", "Address 1 - Street", "Address 1 - City",
        "Address 1 - Postal Code", "Address 1 - Country",
    ]

    /// The kind of the rows.
    package enum Shape: String, CaseIterable {
        /// As described above.
        case plain = "csv"
        /// Three of ten numbers in unusual spellings, three of ten names in other scripts, long notes.
        case unusual = "csv-unusual"
        /// Every row has a quoted note of several lines.
        case multiline = "csv-multiline"
    }

    private let shape: Shape
    private var generator: SeededGenerator
    private var row = 0
    private var address: [UInt8] = []

    /// Creates the rows of a seed.
    package init(seed: UInt64, shape: Shape = .plain) {
        self.shape = shape
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
        let hasAddress = generator.happens(42)
        let given = generator.pick(shape == .unusual && generator.happens(30) ? Words.foreignNames : Words.givenNames)
        let family = generator.pick(shape == .unusual && generator.happens(30) ? Words.foreignNames : Words.familyNames)
        Cells.append(given, to: &bytes)
        Cells.append(generator.happens(8) ? generator.pick(Words.givenNames) : "", to: &bytes)
        Cells.append(family, to: &bytes)
        let works = generator.happens(40)
        Cells.append(works ? generator.pick(Words.organizations) : "", to: &bytes)
        Cells.append(works ? generator.pick(Words.titles) : "", to: &bytes)
        appendBirthday(to: &bytes)
        Cells.append(generator.happens(70) ? note() : "", to: &bytes)
        Cells.append(generator.pick(Words.labels), to: &bytes)
        appendEmail(to: &bytes)
        appendPhone(likely: 95, country, hasAddress, to: &bytes)
        appendPhone(likely: 45, country, hasAddress, to: &bytes)
        if hasAddress { appendAddress(country, to: &bytes) } else { bytes.append(contentsOf: ",,,,,\n".utf8) }
    }

    private mutating func note() -> String {
        switch shape {
        case .plain: generator.pick(Words.notes)
        case .unusual: (0..<4 + generator.below(8)).map { _ in generator.pick(Words.sentences) }.joined(separator: " ")
        case .multiline:
            (0..<3 + generator.below(6)).map { _ in generator.pick(Words.sentences) }.joined(separator: "\n")
        }
    }

    private mutating func appendBirthday(to bytes: inout [UInt8]) {
        if generator.happens(10) {
            let (year, month, day) = (1940 + generator.below(65), 1 + generator.below(12), 1 + generator.below(28))
            Cells.append(year, to: &bytes)
            for part in [month, day] {
                bytes.append(contentsOf: part < 10 ? [0x2D, 0x30] : [0x2D])
                Cells.append(part, to: &bytes)
            }
        }
        bytes.append(0x2C)
    }

    private mutating func appendEmail(to bytes: inout [UInt8]) {
        guard generator.happens(50) else {
            bytes.append(contentsOf: [0x2C, 0x2C])
            return
        }
        Cells.append(generator.pick(Words.emailLabels), to: &bytes)
        bytes.append(contentsOf: "contact.".utf8)
        Cells.append(row, to: &bytes)
        bytes.append(0x40)
        Cells.append(generator.pick(Words.domains), to: &bytes)
    }

    private mutating func appendPhone(likely: Int, _ country: Country, _ hasAddress: Bool, to bytes: inout [UInt8]) {
        guard generator.happens(likely) else {
            bytes.append(contentsOf: [0x2C, 0x2C])
            return
        }
        Cells.append(generator.pick(Words.phoneLabels), to: &bytes)
        let mayBeNational = hasAddress || country.callingCode == Country.home.callingCode
        let start = bytes.count
        NumberSpelling.append(of: country, mayBeNational: mayBeNational, with: &generator, to: &bytes)
        if shape == .unusual, generator.happens(30) {
            NumberSpelling.respell(&bytes, from: start, with: &generator)
        }
        bytes.append(0x2C)
    }

    /// The parts of an address, preceded by the whole address as a quoted cell of several lines.
    private mutating func appendAddress(_ country: Country, to bytes: inout [UInt8]) {
        address.removeAll(keepingCapacity: true)
        Cells.append(1 + generator.below(900), to: &address)
        address.append(0x20)
        address.append(contentsOf: generator.pick(Words.streets).utf8)
        let city = generator.pick(country.cities)
        let code = 10_000 + generator.below(89_999)
        Cells.append(generator.happens(70) ? "Home" : "Work", to: &bytes)
        bytes.append(0x22)
        bytes.append(contentsOf: address)
        bytes.append(0x0A)
        Cells.append(code, to: &bytes)
        bytes.append(0x20)
        bytes.append(contentsOf: city.utf8)
        bytes.append(contentsOf: [0x22, 0x2C])
        bytes.append(contentsOf: address)
        bytes.append(0x2C)
        Cells.append(city, to: &bytes)
        Cells.append(code, to: &bytes)
        bytes.append(0x2C)
        bytes.append(contentsOf: country.name.utf8)
        bytes.append(0x0A)
    }
}
