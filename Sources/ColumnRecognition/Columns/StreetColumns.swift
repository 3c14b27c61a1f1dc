import ContactModel
import ContactReading
import PhoneNumbers

/// Addresses beside the city of the same address: `Address, City, Zip`.
///
/// Such a column has the street alone, unless its cells hold the town or the code of their rows as well, as the whole addresses of programs do.
enum StreetColumns {
    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        for index in columns.indices where columns[index].basis == .words {
            guard let part = columns[index].addressPart, part.kind == .formattedAddress else { continue }
            let others = columns.indices.filter { $0 != index && columns[$0].addressPart?.group == part.group }
            func parts(_ kind: Contact.Field.Kind) -> [Int] { others.filter { columns[$0].target.isValue(kind) } }
            let (cities, codes) = (parts(.city), parts(.postalCode))
            guard !cities.isEmpty, parts(.street).isEmpty, parts(.formattedAddress).isEmpty else { continue }
            if isStreet(index, beside: cities + codes, hasCode: !codes.isEmpty, rows()) { columns[index].beStreet() }
        }
    }

    private static func isStreet(_ address: Int, beside places: [Int], hasCode: Bool, _ sample: RowSample) -> Bool {
        func keys(_ columns: [Int], _ row: [String]) -> [String] {
            columns.filter(row.indices.contains).map { PhraseKey.key(of: row[$0]) }.filter { !$0.isEmpty }
        }
        let cells = (sample.first + sample.later).compactMap { row -> (address: String, places: [String])? in
            keys([address], row).first.map { ($0, keys(places, row)) }
        }
        // Without values the headings of a whole address say enough.
        if cells.isEmpty { return hasCode }
        let known = cells.filter { !$0.places.isEmpty }
        let whole = known.count { cell in cell.places.contains { cell.address.contains($0) } }
        return !known.isEmpty && Double(whole) < ColumnWeights.some * Double(known.count)
    }
}
