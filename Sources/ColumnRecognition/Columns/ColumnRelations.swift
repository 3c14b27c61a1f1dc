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
        let names = columns.indices.filter { index in
            columns[index].basis == .words && kinds.contains { columns[index].target.isValue($0) }
        }
        // `Persons` of a table of reservations has numbers, and `Name` the names.
        if names.contains(where: { columns[$0].profile.hasLetters }) {
            for index in names where columns[index].profile.count > 0 && !columns[index].profile.hasLetters {
                columns[index].drop(Sentence(ColumnReason.otherName))
            }
        }
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

    /// `Kreditor` and `Debitor` are numbers of accounts, or the names of those who have them, as the values show.
    static func nameAccounts(in columns: inout [DetectedColumn]) {
        for index in columns.indices where columns[index].target == .extra {
            let column = columns[index]
            guard column.heading.concepts == ColumnConcepts(.customerNumber, .organization),
                column.profile.share(.text) >= ColumnWeights.most
            else { continue }
            columns[index].choose(
                .field(.organization), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.namesOfAccounts))
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

    /// `Name, Vorname` are a family name and a given name, `Nome, Cognome` the other way round; so are those of somebody whom both headings name,
    /// as `Nombre alumno, Apellidos alumno`.
    static func completeNames(in columns: inout [DetectedColumn]) {
        func first(_ kind: Contact.Field.Kind) -> Int? { columns.firstIndex { $0.target.isValue(kind) } }
        guard let name = first(.displayName), columns[name].basis == .words,
            columns[name].heading.concepts.contains(.name),
            columns[name].heading.concepts.subtracting(wordsOfSomebody).isEmpty
        else { return }
        func isOfSame(_ other: Int) -> Bool {
            columns[name].heading.concepts == ColumnConcepts(.name) && columns[name].heading.words.count == 1
                || HeadingQualifier(columns[name].name, without: wordsOfNames)
                    == HeadingQualifier(columns[other].name, without: wordsOfNames)
        }
        if let given = first(.givenName), first(.familyName) == nil, areBeside(given, name, columns), isOfSame(given) {
            columns[name].choose(
                .field(.familyName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.besideGiven))
        } else if let family = first(.familyName), first(.givenName) == nil,
            areBeside(family, name, columns), isOfSame(family)
        {
            columns[name].choose(
                .field(.givenName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.besideFamily))
        }
    }

    private static let wordsOfNames = ColumnConcepts(.name, .given, .familyName, .filler)
    private static let wordsOfSomebody = ColumnConcepts(.name, .full, .person, .child, .pupil, .label, .filler)

    /// Returns `true` if two columns stand beside each other, or have nothing but other parts of a name between them: `Họ, Tên đệm, Tên`.
    private static func areBeside(_ first: Int, _ second: Int, _ columns: [DetectedColumn]) -> Bool {
        let parts = ColumnConcepts(.phonetic, .middle, .prefix, .suffix, .nickname)
        return columns[min(first, second) + 1..<max(first, second)].allSatisfy { $0.heading.concepts.hasAny(parts) }
    }

    /// A word for a middle name in one language and for a family name in others is a middle name beside another family name: `Презиме` beside
    /// `Фамилия`.
    static func nameMiddleNames(in columns: inout [DetectedColumn]) {
        let families = columns.indices.filter { columns[$0].target.isValue(.familyName) }
        let middle = families.filter { columns[$0].basis == .words && columns[$0].heading.concepts.contains(.middle) }
        guard middle.count < families.count else { return }
        for index in middle {
            columns[index].choose(
                .field(.middleName), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.besideFamily))
        }
    }

    /// `Nombre` and `Müşteri Adı` are given names beside family names, and whole names where there are none and most values have two words.
    /// So is any other given name, where these words have the form of whole names: `Jméno` stands for both.
    static func widenGivenName(in columns: inout [DetectedColumn], rows: () -> RowSample) {
        let given = columns.indices.filter { columns[$0].target.isValue(.givenName) && columns[$0].basis != .given }
        let others = columns.contains { $0.target.isValue(.familyName) || $0.target.isValue(.displayName) }
        guard !others, given.count == 1, let index = given.first else { return }
        let values = rows().first.compactMap { $0.indices.contains(index) && !$0[index].isEmpty ? $0[index] : nil }
        let mayBeWhole = mayBeWhole(columns[index].name)
        let whole = values.count {
            mayBeWhole ? $0.split(separator: " ").count > 1 : ValueText($0)?.kinds.contains(.fullName) == true
        }
        guard !values.isEmpty, Double(whole) >= ColumnWeights.most * Double(values.count) else { return }
        columns[index].choose(
            .field(.displayName), columns[index].basis, ColumnWeights.certainHeading,
            Sentence(ColumnReason.twoWords))
    }

    /// Returns `true` if a heading names somebody, or names given names in a program alone and may name whole names elsewhere.
    private static func mayBeWhole(_ name: String) -> Bool {
        let heading = Heading(name)
        return heading.concepts.contains(.person)
            || HeadingRules.candidates(for: heading).contains { $0.target.isValue(.displayName) }
    }

    /// Where no column has a name, the first one whose heading says nothing and whose values are names by their form is the name.
    static func findNamesByForm(in columns: inout [DetectedColumn]) {
        guard !hasNames(columns), columns.contains(where: { $0.target.isLine }) else { return }
        let isNames = { (column: DetectedColumn) in
            column.basis == .unknown && !column.candidates.contains { $0.target == .extra }
                && column.profile.share(.fullName) >= ColumnWeights.most && column.profile.isVaried
        }
        guard let index = columns.firstIndex(where: isNames) else { return }
        columns[index].choose(.field(.displayName), .values, ColumnWeights.threshold, Sentence(ColumnReason.onlyName))
    }

    private static func hasNames(_ columns: [DetectedColumn]) -> Bool {
        let kinds: [Contact.Field.Kind] = [.displayName, .givenName, .familyName, .organization]
        return columns.contains { column in kinds.contains { column.target.isValue($0) } }
    }

    /// Where no column has a name, it is looked for in the cells of the first phone that has names beside its numbers.
    static func findNamesBesideNumbers(in columns: inout [DetectedColumn]) {
        guard !hasNames(columns),
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
}
