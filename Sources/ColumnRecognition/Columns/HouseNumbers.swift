import ContactModel
import ContactReading
import PhoneNumbers

/// Numbers of houses, and what is added to them, in columns of their own behind that of a street: `Endereço, Número`, `Straat, Huisnummer,
/// Toevoeging`.
///
/// A column that is called a number and no more is that of a house directly behind a street, if its values are such numbers.
enum HouseNumbers {
    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        for index in columns.indices.dropFirst() where columns[index - 1].isStreet {
            let column = columns[index]
            guard column.basis != .given, column.basis != .source, let street = columns[index - 1].addressPart,
                isNumber(column, rows) || column.heading.concepts == ColumnConcepts(.addition)
            else { continue }
            columns[index].choose(
                .field(.street, label: street.label, group: street.group), .words, ColumnWeights.certainHeading,
                Sentence(ColumnReason.besideStreet))
            columns[index - 1].beStreet()
        }
    }

    private static func isNumber(_ column: DetectedColumn, _ rows: () -> RowSample) -> Bool {
        guard column.heading.isKnown, !column.target.isValue(.phone),
            column.heading.concepts.subtracting(ColumnConcepts(.filler)) == ColumnConcepts(.number)
        else { return false }
        let values = rows().texts(of: column.index)
        return !values.isEmpty
            && Double(values.count(where: isHouseNumber)) >= ColumnWeights.nearlyAll * Double(values.count)
    }

    /// Returns `true` for `5`, `12a`, `100-2`, and for what stands where there is none: `s/n`.
    private static func isHouseNumber(_ text: String) -> Bool {
        let digits = text.utf8.prefix(while: ASCII.isDigit).count
        return text.utf8.count <= 9
            && ((1...5).contains(digits) || ["s/n", "sn", "bb"].contains(text.lowercased()))
    }
}
