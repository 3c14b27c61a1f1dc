import ContactModel
import ContactReading
import PhoneNumbers

/// The evidence that columns give about each other.
enum ColumnRelations {
    /// A column that only its values call one of e-mail addresses is none beside one that is named so.
    static func dropLesserEmails(in columns: inout [DetectedColumn]) {
        let emails = columns.indices.filter { columns[$0].target.isValue(.email) }
        if emails.contains(where: { columns[$0].basis != .values }) {
            for index in emails where columns[index].basis == .values {
                columns[index].drop(Sentence(ColumnReason.otherEmails))
            }
        }
    }

    /// A column that may name somebody is the name if no other one is, and the first of several.
    static func dropLesserNames(in columns: inout [DetectedColumn]) {
        let kinds: [Contact.Field.Kind] = [.displayName, .givenName, .familyName]
        var hasName = columns.contains { column in
            kinds.contains { column.target.isValue($0) }
                && column.score > ColumnWeights.weakHeading + ColumnWeights.agreeingValues
        }
        for index in columns.indices where columns[index].target.isValue(.displayName) && columns[index].basis == .words
        {
            guard columns[index].score <= ColumnWeights.weakHeading + ColumnWeights.agreeingValues else { continue }
            if hasName { columns[index].drop(Sentence(ColumnReason.otherName)) }
            hasName = true
        }
    }

    /// Parents and spouses are people of the contact that another column names; where none does, the first of them is the contact.
    static func relatePeople(in columns: inout [DetectedColumn]) {
        func isName(_ index: Int) -> Bool {
            [.displayName, .givenName, .familyName].contains { columns[index].target.isValue($0) }
        }
        let others = columns.indices.filter {
            columns[$0].basis == .words && columns[$0].heading.concepts.hasAny(.relatives)
        }
        if columns.indices.contains(where: { isName($0) && !others.contains($0) }) {
            for index in others where isName(index) { columns[index].drop(Sentence(ColumnReason.somebodyElse)) }
        } else if !others.contains(where: isName),
            let first = others.first(where: { columns[$0].target.isValue(.related) })
        {
            columns[first].choose(
                .field(.displayName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.onlyName))
        }
    }

    /// In a table without headings the first column of words is the name.
    static func nameInitialColumn(in columns: inout [DetectedColumn], hasHeading: Bool) {
        guard !hasHeading, !columns.contains(where: { $0.basis == .given }) else { return }
        let isWords = { (column: DetectedColumn) in
            column.basis == .unknown && column.profile.share(.text) >= 0.5 && column.profile.share(.code) < 0.5
        }
        guard let index = columns.firstIndex(where: isWords) else { return }
        columns[index].choose(.field(.displayName), .values, ColumnWeights.threshold, Sentence(ColumnReason.firstWords))
    }

    /// `Name, Vorname` are a family name and a given name, `Nome, Cognome` the other way round.
    static func completeNames(in columns: inout [DetectedColumn]) {
        func first(_ kind: Contact.Field.Kind) -> Int? { columns.firstIndex { $0.target.isValue(kind) } }
        guard let name = first(.displayName), columns[name].basis == .words, columns[name].heading.words.count == 1,
            columns[name].heading.concepts == ColumnConcepts(.name)
        else { return }
        if let given = first(.givenName), first(.familyName) == nil, abs(given - name) == 1 {
            columns[name].choose(
                .field(.familyName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.besideGiven))
        } else if let family = first(.familyName), first(.givenName) == nil, abs(family - name) == 1 {
            columns[name].choose(
                .field(.givenName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.besideFamily))
        }
    }

    /// `Nombre` and `Nome` are given names beside family names, and whole names where there are none and most values have two words.
    static func widenGivenName(in columns: inout [DetectedColumn], rows: () -> RowSample) {
        let given = columns.indices.filter { columns[$0].target.isValue(.givenName) && columns[$0].basis != .given }
        let others = columns.contains { $0.target.isValue(.familyName) || $0.target.isValue(.displayName) }
        guard !others, given.count == 1, let index = given.first, mayBeWhole(columns[index].name) else { return }
        let values = rows().first.compactMap { $0.indices.contains(index) && !$0[index].isEmpty ? $0[index] : nil }
        let whole = values.count { $0.split(separator: " ").count > 1 }
        guard !values.isEmpty, Double(whole) >= ColumnWeights.most * Double(values.count) else { return }
        columns[index].choose(
            .field(.displayName), columns[index].basis, ColumnWeights.certainHeading,
            Sentence(ColumnReason.twoWords))
    }

    /// Returns `true` if a heading names given names in a program alone, and may name whole names elsewhere.
    private static func mayBeWhole(_ name: String) -> Bool {
        HeadingRules.candidates(for: Heading(name)).contains { $0.target.isValue(.displayName) }
    }

    /// Where no column has a name, it is looked for in the cells of the first phone that has names beside its numbers.
    static func findNamesBesideNumbers(in columns: inout [DetectedColumn]) {
        let kinds: [Contact.Field.Kind] = [.displayName, .givenName, .familyName, .organization]
        guard !columns.contains(where: { column in kinds.contains { column.target.isValue($0) } }),
            let index = columns.firstIndex(where: { $0.profile.share(.besideName) >= ColumnWeights.most }),
            case .value(var value) = columns[index].target, value.kind == .phone, value.reading == .asWritten
        else { return }
        value.reading = .besideName
        columns[index].target = .value(value)
    }

    /// A column `Type` whose values label lines belongs to the phone beside it; elsewhere it says nothing about lines.
    static func findLabels(in columns: inout [DetectedColumn]) {
        for index in columns.indices where columns[index].basis != .given && columns[index].basis != .source {
            let concepts = columns[index].heading.concepts
            guard concepts.hasAny(ColumnConcepts(.label, .category)), !concepts.hasAny(.lines),
                !concepts.contains(.email)
            else { continue }
            let isLabel = columns[index].profile.share(.label) >= ColumnWeights.most
            if isLabel, neighbour(of: index, in: columns) != nil {
                columns[index].choose(
                    .label(group: 0), .words, ColumnWeights.certainHeading,
                    Sentence(ColumnReason.labelsBeside))
            } else if columns[index].heading.words.count == 1, concepts == ColumnConcepts(.label),
                categoryWords.contains(columns[index].heading.words[0])
            {
                columns[index].choose(
                    .field(.category), .words, ColumnWeights.threshold, Sentence(ColumnReason.contactLabels))
            } else if columns[index].target == .label(group: 0) {
                columns[index].drop(Sentence(ColumnReason.noLabelsBeside))
            }
        }
    }

    /// Words that name the groups of contacts where nothing beside them has labels.
    private static let categoryWords: Set<String> = [
        "label", "etikett", "etiqueta", "etichetta", "etiquette", "标签", "標籤",
    ]

    private static func neighbour(of index: Int, in columns: [DetectedColumn]) -> Int? {
        [index + 1, index - 1].first { columns.indices.contains($0) && columns[$0].target.isLine }
    }

    /// Ties columns that say something about a phone or e-mail to the one that shares most of their words, else to the
    /// one beside them, else to the only one there is. A column that is tied to none counts for the row, or is kept as
    /// it is.
    static func joinCompanions(in columns: inout [DetectedColumn], _ groups: inout GroupNumbers) {
        for index in columns.indices where columns[index].basis == .words {
            guard columns[index].target.isCompanion(columns[index].heading.concepts) else { continue }
            guard let partner = partner(of: index, in: columns),
                case .value(var value) = columns[partner].target
            else {
                if columns[index].target.isValue(.areaCode) {
                    columns[index].drop(Sentence(ColumnReason.noPhone))
                }
                continue
            }
            if value.group == 0 {
                value.group = groups.next()
                columns[partner].target = .value(value)
            }
            columns[index].target = columns[index].target.joined(to: value.group)
        }
    }

    /// Columns of phones that are not read as they are written have groups of their own, by which their hints are known.
    static func groupReadings(in columns: inout [DetectedColumn], _ groups: inout GroupNumbers) {
        for index in columns.indices {
            guard case .value(var value) = columns[index].target, value.reading != .asWritten, value.group == 0 else {
                continue
            }
            value.group = groups.next()
            columns[index].target = .value(value)
        }
    }

    private static func partner(of index: Int, in columns: [DetectedColumn]) -> Int? {
        let heading = columns[index].heading
        let isEmail = heading.concepts.contains(.email) && !heading.concepts.hasAny(.lines)
        let lines = columns.indices.filter { columns[$0].target.isValue(isEmail ? .email : .phone) }
        let words = Set(heading.words)
        var best: (index: Int, score: Int)?
        for candidate in lines where candidate != index {
            let other = columns[candidate]
            let otherWords =
                other.basis == .source || other.basis == .given ? Heading(other.name).words : other.heading.words
            let shared = words.intersection(otherWords).count
            let distance = abs(candidate - index)
            let score = shared * 4 + (distance == 1 ? (candidate < index ? 2 : 1) : 0)
            if score > 0, score > best?.score ?? 0 { best = (candidate, score) }
        }
        if columns[index].target.isRowWide, lines.count > 1, !heading.concepts.hasAny(.lines) { return nil }
        if let best { return best.index }
        return lines.count == 1 ? lines[0] : nil
    }
}

extension DetectedColumn {
    /// Leaves the column as it is, for a reason.
    mutating func drop(_ reason: Sentence) {
        target = .extra
        basis = .unknown
        if !candidates.isEmpty { candidates[0].add(-candidates[0].score, reason) }
    }
}

extension HeaderMap.Target {
    /// `true` if the column holds values that have labels.
    fileprivate var isLine: Bool { isValue(.phone) || isValue(.email) }

    /// `true` if one column of the kind may stand for all phones of its row.
    fileprivate var isRowWide: Bool { isValue(.callingCode) || isValue(.regionHint) }

    /// Returns `true` if the column says something about another column's values.
    fileprivate func isCompanion(_ concepts: ColumnConcepts) -> Bool {
        switch self {
        case .label(let group): group == 0
        case .value(let value) where value.group == 0:
            switch value.kind {
            case .phoneExtension, .callingCode, .areaCode: true
            case .regionHint: concepts.hasAny(ColumnConcepts.lines.union(ColumnConcepts(.dial)))
            default: false
            }
        default: false
        }
    }

    fileprivate func joined(to group: Int) -> HeaderMap.Target {
        switch self {
        case .label: return .label(group: group)
        case .value(var value):
            value.group = group
            return .value(value)
        default: return self
        }
    }
}
