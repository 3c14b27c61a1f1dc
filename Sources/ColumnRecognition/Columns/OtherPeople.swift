import ContactModel
import ContactReading
import PhoneNumbers

/// Columns of others than the contact: its family, managers, owners and agents, whom to call in an emergency.
///
/// Where another column names the contact, they are people of it, or columns that are kept, and their numbers and addresses have a label that
/// says whose they are. Where none does, the first child or pupil is the contact, and else the first of the others.
struct OtherPeople {
    /// The columns of the contact, where a word for what it is to others names it.
    private let own: [Int]
    private let others: [Int]

    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        dropNested(&columns)
        dropCounts(&columns)
        ContactPersons.drop(&columns, rows)
        let people = OtherPeople(columns, rows)
        people.nameContact(&columns)
        people.separate(&columns)
        people.labelLines(&columns)
        CountedContacts.settle(&columns)
        dropSecondNames(&columns)
    }

    private init(_ columns: [DetectedColumn], _ rows: () -> RowSample) {
        let people = columns.indices.filter { columns[$0].whose != nil }
        let names = columns.indices.filter { columns[$0].isNameOfSomebody && columns[$0].whose == nil }
        let own =
            names.isEmpty
            ? Self.contact(people, columns) : ContactPersons.pupils(people, beside: names, columns, rows)
        (self.own, others) = (own, people.filter { !own.contains($0) })
    }

    // MARK: - The contact

    /// The columns of the one among some people who is the contact where nobody else is.
    private static func contact(_ people: [Int], _ columns: [DetectedColumn]) -> [Int] {
        func isNamed(_ index: Int) -> Bool {
            columns[index].isNameOfSomebody || columns[index].target.isValue(.related)
        }
        if let child = people.first(where: { columns[$0].whose != .other && isNamed($0) }) {
            return people.filter {
                columns[$0].whose != .other && columns[$0].heading.number == columns[child].heading.number
            }
        }
        let named = people.filter { isNamed($0) && !columns[$0].heading.concepts.hasAny(mereHelpers) }
        guard let first = named.first(where: { columns[$0].isNameOfSomebody }) ?? named.first else { return [] }
        return people.filter { isSame($0, first, columns) }
    }

    /// People who are named for the sake of the contact, and are none.
    private static let mereHelpers = ColumnConcepts.helpers.union(ColumnConcepts(.referrer))

    /// Returns `true` if two columns are of the same person.
    private static func isSame(_ one: Int, _ other: Int, _ columns: [DetectedColumn]) -> Bool {
        columns[one].heading.number == columns[other].heading.number
            && HeadingQualifier(columns[one].name, without: parts)
                == HeadingQualifier(columns[other].name, without: parts)
    }

    /// The words of headings that tell what of somebody a column has, and not whose it is.
    private static let parts = ColumnConcepts.lines.union(.addressParts).union(.places).union(
        ColumnConcepts(
            .name, .full, .given, .familyName, .middle, .number, .line, .contact, .email, .code, .value, .filler))

    /// Takes the contact for no relative of itself: its name is one, and its lines have no label of somebody else.
    private func nameContact(_ columns: inout [DetectedColumn]) {
        for index in own where columns[index].target.isValue(.related) {
            guard !own.contains(where: { columns[$0].target.isValue(.displayName) }) else {
                columns[index].drop(Sentence(ColumnReason.otherName))
                continue
            }
            columns[index].choose(
                .field(.displayName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.onlyName))
        }
        let labels = ColumnConcepts.others.members.map(\.rawValue)
        for index in own {
            guard case .value(let value) = columns[index].target, labels.contains(value.label) else { continue }
            let label = HeadingRules.labelOfContact(columns[index].heading, isPhone: value.kind == .phone)
            columns[index].change { $0.label = label }
        }
    }

    // MARK: - The others

    /// Keeps what one person has, and takes the given names of relatives for who they are.
    private func separate(_ columns: inout [DetectedColumn]) {
        let named = others.filter { columns[$0].target.isValue(.givenName) && columns[$0].relation != nil }
        for index in others where columns[index].isOfOnePerson && !named.contains(index) {
            columns[index].drop(Sentence(ColumnReason.somebodyElse))
        }
        for index in named { relate(index, &columns) }
    }

    /// A given name is who the relative is; the name beside it is then a part, `Name Mutter, Vorname Mutter`, and is kept.
    private func relate(_ given: Int, _ columns: inout [DetectedColumn]) {
        guard let relation = columns[given].relation else { return }
        for index in others where columns[index].target.isValue(.related) && Self.isSame(index, given, columns) {
            columns[index].drop(Sentence(ColumnReason.somebodyElse))
        }
        columns[given].choose(
            .field(.related, label: relation.rawValue), .words, ColumnWeights.certainHeading,
            Sentence(ColumnReason.somebodyElse))
    }

    /// Labels the phones and e-mail addresses of others with who they are, also those of a person that is counted by an initial: `P1 Phone` beside
    /// `Parent 1`.
    private func labelLines(_ columns: inout [DetectedColumn]) {
        for index in columns.indices where columns[index].basis == .words || columns[index].basis == .values {
            guard case .value(let value) = columns[index].target, value.kind == .phone || value.kind == .email,
                !OtherPerson.has(value.label),
                let label = others.contains(index) ? columns[index].person : personByInitial(index, columns)
            else { continue }
            columns[index].change { $0.label = label.rawValue }
        }
    }

    private func personByInitial(_ index: Int, _ columns: [DetectedColumn]) -> ColumnConcept? {
        let words = columns[index].heading.words
        guard words.count > 2, words[0].unicodeScalars.count == 1, let number = Int(words[1]) else { return nil }
        let people = others.filter { other in
            columns[other].heading.number == number
                && columns[other].heading.words.contains { $0.count > 1 && $0.hasPrefix(words[0]) }
        }
        let found = Set(people.compactMap { columns[$0].person })
        return found.count == 1 ? found.first : nil
    }

    /// `Kinder` and `Enfants` may be how many there are.
    private static func dropCounts(_ columns: inout [DetectedColumn]) {
        for index in columns.indices where columns[index].target.isValue(.related) {
            guard columns[index].heading.concepts.contains(.child), columns[index].profile.count > 0,
                !columns[index].profile.hasLetters
            else { continue }
            columns[index].drop(Sentence(ColumnReason.somebodyElse))
        }
    }

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

/// The place of somebody whom a heading names by a word for what they are to others.
enum Whose {
    /// A child or a pupil, who is the contact where no column names another one.
    case child, pupil
    /// Somebody who is the contact only where no column names a child either.
    case other
}

extension DetectedColumn {
    /// The place of somebody whom the heading names; `nil` for the contact and for all that has no word for a person.
    var whose: Whose? {
        guard basis == .words || basis == .values else { return nil }
        let concepts = heading.concepts
        if concepts.hasAny(.beside.subtracting(ColumnConcepts(.child))) { return .other }
        if concepts.contains(.child) { return .child }
        return concepts.contains(.pupil) ? .pupil : nil
    }

    /// `true` for a name of the contact, or a part of one.
    var isNameOfSomebody: Bool {
        [.displayName, .givenName, .familyName].contains { target.isValue($0) }
    }

    /// `true` for what one person has, and no label can say whose it is.
    var isOfOnePerson: Bool {
        guard case .value(let value) = target else { return false }
        return value.kind.isName
            || [.birthday, .organization, .department, .jobTitle].contains(value.kind)
    }

    /// The relation to the contact of somebody whom the heading names.
    fileprivate var relation: ColumnConcept? {
        heading.concepts.intersection(.relatives.union(ColumnConcepts(.manager))).members.first
    }

    /// The word that labels what somebody has whom the heading names; a pupil beside the contact is a child.
    fileprivate var person: ColumnConcept? {
        if whose == .pupil { return .child }
        return heading.concepts.intersection(.others.union(.helpers)).members.first
    }
}
