import ContactModel
import ContactReading
import PhoneNumbers

/// Columns of others than the contact: parents and spouses, managers, owners and agents, contacts that are counted.
///
/// Where another column names the contact, they are people of it, or columns that are kept, and their numbers and addresses have a label that
/// says whose they are. Where none does, the first of them is the contact.
struct OtherPeople {
    private let others: [Int]

    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        dropNested(&columns)
        dropContactPersons(&columns, rows)
        let all = OtherPeople(columns)
        if columns.indices.contains(where: { columns[$0].isNameOfSomebody && !all.others.contains($0) }) {
            let named = all.others.filter { columns[$0].target.isValue(.givenName) && columns[$0].relation != nil }
            for index in all.others where columns[index].isOfOnePerson && !named.contains(index) {
                columns[index].drop(Sentence(ColumnReason.somebodyElse))
            }
            for index in named { all.relate(index, &columns) }
        } else if let contact = all.takeContact(&columns) {
            relabel(&columns, contact)
        }
        dropSecondNames(&columns)
    }

    private init(_ columns: [DetectedColumn]) {
        let hasParts = columns.contains { column in
            column.heading.number == nil
                && [.givenName, .familyName].contains { column.target.isValue($0) }
        }
        others = columns.indices.filter {
            let heading = columns[$0].heading
            return columns[$0].basis == .words
                && (heading.concepts.hasAny(.others)
                    || hasParts && heading.number != nil && heading.concepts.contains(.contact))
        }
    }

    /// A given name is who the relative is; the name beside it is then a part, `Name Mutter, Vorname Mutter`, and is kept.
    private func relate(_ given: Int, _ columns: inout [DetectedColumn]) {
        guard let relation = columns[given].relation else { return }
        let whose = HeadingQualifier(columns[given].name, without: Self.parts)
        for index in others where columns[index].target.isValue(.related) {
            guard columns[index].heading.number == columns[given].heading.number,
                HeadingQualifier(columns[index].name, without: Self.parts) == whose
            else { continue }
            columns[index].drop(Sentence(ColumnReason.somebodyElse))
        }
        columns[given].choose(
            .field(.related, label: relation.rawValue), .words, ColumnWeights.certainHeading,
            Sentence(ColumnReason.somebodyElse))
    }

    /// The column of the first of the others, who is the contact.
    private func takeContact(_ columns: inout [DetectedColumn]) -> Int? {
        if let named = others.first(where: { columns[$0].isNameOfSomebody }) { return named }
        guard let first = others.first(where: { columns[$0].target.isValue(.related) }) else { return nil }
        columns[first].choose(
            .field(.displayName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.onlyName))
        return first
    }

    /// Values of the contact itself have no label of somebody else.
    private static func relabel(_ columns: inout [DetectedColumn], _ contact: Int) {
        let whose = HeadingQualifier(columns[contact].name, without: parts)
        let number = columns[contact].heading.number
        let labels = ColumnConcepts.others.members.map(\.rawValue)
        for index in columns.indices where columns[index].basis == .words {
            guard case .value(let value) = columns[index].target, labels.contains(value.label),
                columns[index].heading.number == number,
                HeadingQualifier(columns[index].name, without: parts) == whose
            else { continue }
            let label = HeadingRules.labelOfContact(columns[index].heading, isPhone: value.kind == .phone)
            columns[index].change { $0.label = label }
        }
    }

    /// The words of headings that tell what of somebody a column has, and not whose it is.
    private static let parts = ColumnConcepts.lines.union(.addressParts).union(.places).union(
        ColumnConcepts(
            .name, .full, .given, .familyName, .middle, .number, .line, .contact, .email, .code, .value, .filler))

    /// The columns of records in a record are those of others: `Contacts/Name` and `Contacts/Phone` beside `Name`.
    private static func dropNested(_ columns: inout [DetectedColumn]) {
        let names = Set(columns.filter(\.isNameOfSomebody).map { HeaderName($0.name) })
        func path(_ column: DetectedColumn) -> (above: Substring, name: HeaderName)? {
            guard let slash = column.name.firstIndex(of: "/") else { return nil }
            return (column.name[..<slash], HeaderName(String(column.name[column.name.index(after: slash)...])))
        }
        let nested = Set(columns.compactMap(path).filter { names.contains($0.name) }.map(\.above))
        for index in columns.indices where columns[index].basis == .words || columns[index].basis == .values {
            guard let above = path(columns[index])?.above, nested.contains(above) else { continue }
            columns[index].drop(Sentence(ColumnReason.somebodyElse))
        }
    }

    // MARK: - Names beside names

    /// `Ansprechpartner` beside columns of another's given and family name is somebody else, unless the values of some row agree.
    private static func dropContactPersons(_ columns: inout [DetectedColumn], _ rows: () -> RowSample) {
        let names = columns.indices.filter {
            columns[$0].target.isValue(.givenName) || columns[$0].target.isValue(.familyName)
        }
        guard names.count > 1 else { return }
        for index in columns.indices where columns[index].basis == .words {
            let column = columns[index]
            guard column.target.isValue(.displayName), column.heading.concepts.contains(.full),
                column.heading.concepts.hasAny(ColumnConcepts(.contact, .person))
            else { continue }
            let sample = rows()
            let pairs = (sample.first + sample.later).compactMap { row -> Bool? in
                let parts = names.compactMap { row.indices.contains($0) && !row[$0].isEmpty ? row[$0] : nil }
                guard row.indices.contains(index), !row[index].isEmpty, !parts.isEmpty else { return nil }
                return agree(row[index], parts)
            }
            if !pairs.isEmpty, !pairs.contains(true) { columns[index].drop(Sentence(ColumnReason.somebodyElse)) }
        }
    }

    /// Returns `true` if a word of a name begins like one of others.
    private static func agree(_ name: String, _ others: [String]) -> Bool {
        let words = { (text: String) in text.split { !$0.isLetter }.map { PhraseKey.key(of: $0) } }
        let known = others.flatMap(words)
        return words(name).contains { word in known.contains { $0.prefix(3) == word.prefix(3) } }
    }

    /// Of the given and family names of several people in a row, the first are the contact's, or those without a word for whose they are.
    private static func dropSecondNames(_ columns: inout [DetectedColumn]) {
        let names = columns.indices.filter {
            columns[$0].basis == .words
                && (columns[$0].target.isValue(.givenName) || columns[$0].target.isValue(.familyName))
        }
        let whose = names.map { HeadingQualifier(columns[$0].name, without: parts) }
        guard let first = whose.first(where: \.isEmpty) ?? whose.first else { return }
        for kind in [Contact.Field.Kind.givenName, .familyName] {
            guard zip(names, whose).contains(where: { columns[$0].target.isValue(kind) && $1 == first }) else {
                continue
            }
            for (name, its) in zip(names, whose) where its != first && columns[name].target.isValue(kind) {
                columns[name].drop(Sentence(ColumnReason.somebodyElse))
            }
        }
    }
}

extension DetectedColumn {
    /// `true` for a name of the contact, or a part of one.
    fileprivate var isNameOfSomebody: Bool {
        [.displayName, .givenName, .familyName].contains { target.isValue($0) }
    }

    /// The relation to the contact of somebody whom the heading names.
    fileprivate var relation: ColumnConcept? {
        heading.concepts.intersection(.relatives.union(ColumnConcepts(.manager))).members.first
    }

    /// `true` for what one person has, and no label can say whose it is.
    fileprivate var isOfOnePerson: Bool {
        guard case .value(let value) = target else { return false }
        return value.kind.isName
            || [.birthday, .organization, .department, .jobTitle].contains(value.kind)
    }
}
