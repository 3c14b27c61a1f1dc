import ContactModel
import ContactReading
import PhoneNumbers

/// Names beside names, which the values tell apart: `Ansprechpartner` and `Student Name` beside a given and a family name.
enum ContactPersons {
    /// Drops the names of contact persons beside columns of another's given and family name, unless the values of some row agree.
    static func drop(_ columns: inout [DetectedColumn], _ rows: () -> RowSample) {
        let names = columns.indices.filter {
            columns[$0].target.isValue(.givenName) || columns[$0].target.isValue(.familyName)
        }
        guard names.count > 1 else { return }
        for index in columns.indices where columns[index].basis == .words && columns[index].whose == nil {
            let column = columns[index]
            guard column.target.isValue(.displayName), column.heading.concepts.contains(.full),
                column.heading.concepts.hasAny(ColumnConcepts(.contact, .person))
            else { continue }
            let pairs = pairs([index], names, rows).map(share)
            if !pairs.isEmpty, !pairs.contains(true) { columns[index].drop(Sentence(ColumnReason.somebodyElse)) }
        }
    }

    /// The columns of pupils, if a column without a word for them names the same person, or none names them.
    static func pupils(
        _ people: [Int], beside names: [Int], _ columns: [DetectedColumn], _ rows: () -> RowSample
    ) -> [Int] {
        let pupils = people.filter { columns[$0].whose == .pupil }
        let named = pupils.filter { columns[$0].isNameOfSomebody }
        return named.isEmpty || pairs(named, names, rows).contains(where: agree) ? pupils : []
    }

    /// The words of two names of each row that has both.
    private static func pairs(_ some: [Int], _ others: [Int], _ rows: () -> RowSample) -> [(Set<String>, Set<String>)] {
        let sample = rows()
        func words(_ columns: [Int], _ row: [String]) -> Set<String> {
            let texts = columns.filter(row.indices.contains).map { row[$0] }
            return Set(texts.flatMap { $0.split { !$0.isLetter } }.map { String(PhraseKey.key(of: $0).prefix(3)) })
        }
        return (sample.first + sample.later).map { (words(some, $0), words(others, $0)) }
            .filter { !$0.0.isEmpty && !$0.1.isEmpty }
    }

    /// Returns `true` if a word of a name begins like one of another.
    private static func share(_ one: Set<String>, _ other: Set<String>) -> Bool { !one.isDisjoint(with: other) }

    /// Returns `true` if every word of the shorter of two names begins like one of the other: `Ann Lee` and `Lee, Ann`, not those of a family.
    private static func agree(_ one: Set<String>, _ other: Set<String>) -> Bool {
        one.isSubset(of: other) || other.isSubset(of: one)
    }
}
