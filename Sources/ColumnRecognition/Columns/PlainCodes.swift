import ContactModel
import ContactReading
import PhoneNumbers

/// Columns that are called `Kod` or `Code` and no more: postal codes where they are written so, beside a street or a city.
enum PlainCodes {
    static func settle(_ columns: inout [DetectedColumn], _ groups: inout GroupNumbers, rows: () -> RowSample) {
        guard !columns.contains(where: { $0.target.isValue(.postalCode) }),
            columns.contains(where: { $0.target.isValue(.city) || $0.target.isValue(.street) })
        else { return }
        let codes = columns.indices.filter {
            let column = columns[$0]
            return (column.basis == .unknown || column.basis == .values) && column.heading.isKnown
                && column.heading.concepts.subtracting(ColumnConcepts(.filler)) == ColumnConcepts(.code)
        }
        guard codes.count == 1, let index = codes.first else { return }
        let values = rows().texts(of: index)
        guard !values.isEmpty,
            Double(values.count(where: isPostalCode)) >= ColumnWeights.nearlyAll * Double(values.count)
        else { return }
        let target = groups.numberAddress(.field(.postalCode), in: HeaderName(columns[index].name))
        columns[index].choose(
            target, .words, ColumnWeights.certainHeading, Sentence(ColumnReason.besidePlace))
    }

    /// Returns `true` if a text has the marks and letters of postal codes: digits alone may be of anything.
    private static func isPostalCode(_ text: String) -> Bool {
        guard text.utf8.count <= 10 else { return false }
        let pattern = text.map { $0.isASCII && $0.isNumber ? "9" : $0.isASCII && $0.isLetter ? "A" : $0 }
        return patterns.contains(String(pattern))
    }

    /// Returns `true` if a text may be a postal code of some country: short, with a digit, and no mark but a hyphen and a blank.
    static func mayBePostalCode(_ text: String) -> Bool {
        text.utf8.count <= 10 && text.utf8.contains(where: ASCII.isDigit)
            && text.utf8.allSatisfy {
                ASCII.isDigit($0) || ASCII.isLetter($0) || $0 == ASCII.space || $0 == ASCII.hyphen
            }
    }

    private static let patterns: Set<String> = [
        "99-999", "999 99", "999-9999", "9999-999", "99999-999", "99999-9999", "9999 AA", "9999AA", "A9A 9A9", "A9A9A9",
        "A9 9AA", "A99 9AA",
        "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA", "A99 A999", "A99 AA99", "AA-9999", "AA-99999", "AA 9999",
        "AAA 9999",
    ]
}
