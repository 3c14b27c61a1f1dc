import ContactModel
import ContactReading
import PhoneNumbers

/// Several contacts in a row, which are counted: `Contact 1 Name, Contact 1 Phone, Contact 2 Name, Contact 2 Phone`.
///
/// Where no other column has a name, the first is the contact. The others are related to it, and their lines have a label that says so.
enum CountedContacts {
    static func settle(_ columns: inout [DetectedColumn]) {
        let counted = columns.indices.filter { isCounted(columns[$0]) }
        let names = counted.filter { columns[$0].isNameOfSomebody }
        let hasOther = columns.indices.contains { columns[$0].isNameOfSomebody && !counted.contains($0) }
        guard let first = names.first, let number = columns[first].heading.number else { return }
        var numbers = Set(names.compactMap { columns[$0].heading.number })
        if !hasOther { numbers.remove(number) }
        for index in counted where numbers.contains(columns[index].heading.number ?? 0) {
            separate(&columns[index])
        }
    }

    private static func isCounted(_ column: DetectedColumn) -> Bool {
        column.basis == .words && column.whose == nil && column.heading.number != nil
            && column.heading.words.contains { ColumnVocabulary.concepts[$0]?.contains(.contact) == true }
    }

    private static func separate(_ column: inout DetectedColumn) {
        guard case .value(let value) = column.target else { return }
        switch value.kind {
        case .displayName, .givenName:
            column.choose(
                .field(.related, label: relation), .words, ColumnWeights.certainHeading,
                Sentence(ColumnReason.somebodyElse))
        case .phone, .email: column.change { $0.label = relation }
        case _ where column.isOfOnePerson: column.drop(Sentence(ColumnReason.somebodyElse))
        default: break
        }
    }

    /// The relation of [RFC 6350](https://www.rfc-editor.org/info/rfc6350) that says the least.
    private static let relation = "contact"
}
