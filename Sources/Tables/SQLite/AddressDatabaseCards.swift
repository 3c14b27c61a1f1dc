import Archives
import Foundation

/// Reads the contacts in the SQLite databases of address books: those of Thunderbird, Android, macOS and iOS.
struct AddressDatabaseCards: CardConverter {
    let limits: ExpansionLimits

    func convert(
        _ stream: any ByteStream, into output: ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        let database = try AddressDatabase(content(of: stream))
        var losses = LossCounter()
        guard let layout = AddressDatabaseLayout.all.first(where: { database.canRun($0.queries[0]) }) else {
            return (LostRecords(), [])
        }
        if database.hasJournalBeside { losses.add(.journalBeside, record: 1) }
        var places: [String: Int] = [:]
        var cards: [DatabaseCard] = []
        for query in layout.queries where database.canRun(query) {
            try database.forEachRow(of: query) { row in
                guard row.count > 3, let key = row[0], let property = row[1] else { return }
                let place = places[key] ?? cards.count
                if place == cards.count {
                    places[key] = place
                    cards.append(DatabaseCard())
                }
                cards[place].take(property, label: row[2] ?? "", row[3...].map { $0 ?? "" })
            }
        }
        for (place, card) in cards.enumerated() {
            let text = card.text
            if text.isEmpty { losses.add(.noContact, record: place + 1) } else { try output(text) }
        }
        return (LostRecords(), losses.all)
    }

    private func content(of stream: any ByteStream) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let limit = min(AddressDatabase.maxByteCount, limits.maxTemporaryByteCount)
        try StreamBytes.forEachChunk(of: stream) { chunk in
            bytes += chunk
            if bytes.count > limit { throw TableError.tooLarge(limit: limit) }
        }
        return bytes
    }
}

/// The values of one contact.
private struct DatabaseCard {
    private var rows: [(property: String, label: String, values: [String])] = []

    mutating func take(_ property: String, label: String, _ values: [String]) {
        if values.contains(where: { !$0.isEmpty }) { rows.append((property, label, values)) }
    }

    /// The card; empty without values.
    var text: [UInt8] {
        guard !rows.isEmpty else { return [] }
        if let card = rows.first(where: { $0.property == "vcard" }) {
            return Array(card.values[0].utf8) + Array("\r\n".utf8)
        }
        var writer = CardLineWriter()
        writer.begin()
        var labels = 0
        for row in rows {
            let components = row.values.map { [$0] }
            switch row.property {
            case "given", "family": continue
            case "photo": writer.write(CardLineWriter.Property("PHOTO"), Self.dataAddress(row.values[0]))
            case "n", "org", "x-android-custom": writer.components(CardLineWriter.Property(row.property), components)
            case "adr": write(row, CardLineWriter.Property("ADR"), components, &labels, into: &writer)
            case "tel", "email", "url", "impp", "related", "date":
                let name = row.property == "date" ? "X-ABDATE" : row.property
                write(row, CardLineWriter.Property(name), [[row.values[0]]], &labels, into: &writer)
            default: writer.text(row.property, row.values[0])
            }
        }
        func first(_ property: String) -> [String] {
            rows.filter { $0.property == property }.prefix(1).flatMap(\.values)
        }
        writer.components(CardLineWriter.Property("N"), [first("family"), first("given"), [], [], []])
        writer.end()
        return writer.bytes
    }

    /// Writes a value with its label, as types or as a text.
    private func write(
        _ row: (property: String, label: String, values: [String]), _ property: CardLineWriter.Property,
        _ components: [[String]], _ labels: inout Int, into writer: inout CardLineWriter
    ) {
        var property = property
        if let types = Self.types[row.label] {
            property.parameters = [("TYPE", types)]
        } else if !row.label.isEmpty {
            labels += 1
            property.group = "item\(labels)"
        }
        writer.components(property, components)
        guard !property.group.isEmpty else { return }
        var title = CardLineWriter.Property("X-ABLABEL")
        title.group = property.group
        writer.write(title, CardLineWriter.escaped(row.label))
    }

    /// The address of a picture that is written in hexadecimal digits.
    private static func dataAddress(_ digits: String) -> String {
        let values = digits.utf8.map { UInt8(($0 & 0x0F) + ($0 & 0x40 == 0 ? 0 : 9)) }
        let bytes = stride(from: 1, to: values.count, by: 2).map { values[$0 - 1] << 4 | values[$0] }
        return "data:image/\(digits.hasPrefix("89504E47") ? "png" : "jpeg");base64," + Data(bytes).base64EncodedString()
    }

    private static let types = [
        "work mobile": ["work", "cell"], "work pager": ["work", "pager"], "home": ["home"], "work": ["work"],
        "mobile": ["cell"], "pager": ["pager"], "fax": ["fax"],
        "home fax": ["home", "fax"], "work fax": ["work", "fax"],
    ]
}
