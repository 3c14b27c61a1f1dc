import ContactModel
import ContactReading
import PhoneNumbers

/// Finds out what the columns of a table hold: by a given map, by the headers of known programs, and else by the evidence of
/// headings and values, column by column and then beside each other.
struct ColumnDetector {
    private(set) var columns: [DetectedColumn] = []
    private(set) var groups = GroupNumbers()
    /// `true` if the first row names the columns.
    let hasHeading: Bool
    /// `true` if the headers are those of a program: values then give no meaning to a column that its headers do
    /// not name.
    private let isKnownProgram: Bool
    /// The headings.
    private let names: [String]
    /// The region of national numbers; `nil` if it is not known.
    private let region: RegionCode?

    /// - Parameters:
    ///   - headers: the header row, or invented names.
    ///   - rows: the rows that columns are judged by.
    ///   - table: the table of the headers, if it is known.
    ///   - isNamed: `true` if its program wrote the file.
    ///   - given: a map that overrules what is found.
    ///   - region: the region of national numbers, if it is known.
    init(
        _ headers: [String], rows: @autoclosure () -> RowSample, hasHeading: Bool, table: HeaderTable?,
        isNamed: Bool = false, given: HeaderMap?, region: RegionCode? = nil
    ) {
        self.hasHeading = hasHeading
        self.region = region
        isKnownProgram = table != nil
        names = headers
        let overrides = GivenColumns(given)
        var occurrences: [HeaderName: Int] = [:]
        var sample: RowSample?
        for (index, header) in headers.enumerated() {
            let name = HeaderName(header)
            let occurrence = occurrences[name, default: 0]
            occurrences[name] = occurrence + 1
            var column = DetectedColumn(header, index)
            if let target = overrides.target(for: name, occurrence: occurrence) {
                column.choose(target, .given, ColumnWeights.knownHeader, Sentence(ColumnReason.mapping))
            } else if let table, let (entry, number) = table.entry(for: name, occurrence: occurrence) {
                let reason =
                    isNamed
                    ? Sentence(ColumnReason.program, ["program": .text(table.name)])
                    : Sentence(ColumnReason.sharedHeader)
                column.choose(groups.number(entry, number), .source, ColumnWeights.knownHeader, reason)
            } else {
                let values = sample ?? rows()
                sample = values
                decide(&column, name, occurrence: occurrence, rows: values)
            }
            columns.append(column)
        }
        relateColumns { sample ?? rows() }
    }

    /// Decides by the heading and the values of a column alone.
    private mutating func decide(
        _ column: inout DetectedColumn, _ name: HeaderName, occurrence: Int, rows: RowSample
    ) {
        column.profile = ValueProfile(rows, column: column.index)
        var candidates: [ColumnDecision.Candidate] = []
        if hasHeading {
            let isPhone = column.profile.share(.certainPhone) >= ColumnWeights.most
            column.heading = Heading(column.name)
            if column.heading.isHomonym {
                column.heading = Heading(column.name, language: NeighbourLanguage.of(names), isPhone: isPhone)
            }
            candidates = HeadingRules.candidates(for: column.heading)
            if candidates.isEmpty, let (entry, number) = Self.universalEntry(name, occurrence) {
                let target = groups.number(entry, number)
                candidates = [
                    ColumnDecision.Candidate(
                        target: target, score: ColumnWeights.certainHeading,
                        reasons: [Sentence(ColumnReason.sharedHeader)])
                ]
            }
        }
        let isNamed = Set(candidates.map(\.target))
        column.candidates = ValueRules(column.profile).weigh(candidates, hasHeading: hasHeading)
        guard let best = column.candidates.first(where: { !isKnownProgram || isNamed.contains($0.target) }),
            best.score >= ColumnWeights.threshold
        else { return }
        column.basis = best.target == .extra ? .unknown : isNamed.contains(best.target) ? .words : .values
        column.target = groups.numberAddress(best.target, in: name)
    }

    private static func universalEntry(
        _ name: HeaderName, _ occurrence: Int
    ) -> (entry: HeaderTable.Entry, number: Int)? {
        for table in HeaderTable.universal {
            if let found = table.entry(for: name, occurrence: occurrence) { return found }
        }
        return nil
    }

    // MARK: - Columns beside each other

    private mutating func relateColumns(_ rows: () -> RowSample) {
        if hasHeading { PlainCodes.settle(&columns, &groups, rows: rows) }
        GuessedPhones.settle(&columns, hasHeading: hasHeading, region: region, rows: rows)
        CountryCodeColumns.settle(&columns, rows: rows)
        ColumnRelations.dropLesserEmails(in: &columns)
        ColumnRelations.nameAccounts(in: &columns)
        OtherPeople.settle(&columns, rows: rows)
        if hasHeading { BirthdayParts.settle(&columns, rows: rows) }
        ColumnRelations.dropLesserNames(in: &columns)
        ColumnRelations.nameInitialColumn(in: &columns, hasHeading: hasHeading)
        ColumnRelations.nameMiddleNames(in: &columns)
        ColumnRelations.completeNames(in: &columns)
        ColumnRelations.widenGivenName(in: &columns, rows: rows)
        TitleColumns.settle(&columns, rows: rows)
        ReadingColumns.settle(&columns)
        if hasHeading { OtherPlaces.settle(&columns, hasRegion: region != nil) }
        QualifiedAddresses.settle(&columns, &groups, rows: rows)
        HouseNumbers.settle(&columns, rows: rows)
        AddressLines.settle(&columns)
        StreetColumns.settle(&columns, rows: rows)
        DistrictColumns.settle(&columns)
        if hasHeading, !isKnownProgram { ColumnRelations.findNamesByForm(in: &columns) }
        ColumnRelations.findNamesBesideNumbers(in: &columns)
        ColumnRelations.findLabels(in: &columns)
        ListColumns.settle(&columns, rows: rows)
        ColumnCompanions.join(in: &columns, &groups)
        WorldNumbers.find(in: &columns)
        ColumnRelations.groupReadings(in: &columns, &groups)
    }
}

/// One column on the way to its decision.
struct DetectedColumn {
    let name: String
    let index: Int
    var heading = Heading("")
    var profile = ValueProfile()
    var target = HeaderMap.Target.extra
    var basis = HeaderMap.Basis.unknown
    var candidates: [ColumnDecision.Candidate] = []
    /// The kind of the values that nobody reads, where other columns tell it.
    var unread: Contact.Field.Kind?

    init(_ name: String, _ index: Int) {
        self.name = name
        self.index = index
    }

    /// Takes the column for something, whatever else speaks for other things.
    mutating func choose(_ target: HeaderMap.Target, _ basis: HeaderMap.Basis, _ score: Int, _ reason: Sentence) {
        self.target = target
        self.basis = basis
        candidates.removeAll { $0.target == target }
        candidates.insert(ColumnDecision.Candidate(target: target, score: score, reasons: [reason]), at: 0)
    }

    /// The points of what was chosen.
    var score: Int { candidates.first?.score ?? 0 }

    /// The decision with its reasons.
    var decision: ColumnDecision {
        var chosen = ColumnDecision.Candidate(target: target, score: 0, reasons: [Sentence(ColumnReason.nothing)])
        var others = candidates
        if target == .extra, candidates.first?.target != .extra || candidates.isEmpty {
            if let first = candidates.first {
                chosen.reasons = first.reasons
                chosen.reasons.append(
                    Sentence(
                        ColumnReason.fewPoints,
                        [
                            "meaning": .text(first.target.description), "points": .number(first.score),
                            "needed": .number(ColumnWeights.threshold),
                        ]))
            }
        } else {
            chosen = others.removeFirst()
            chosen.target = target
        }
        var decision = ColumnDecision(column: name, chosen: chosen, basis: basis)
        decision.runnersUp = others.filter { $0.score > 0 && $0.target != target }
        if target == .extra, basis != .given, basis != .source {
            decision.unread = unread ?? ValueRules(profile).unread(isTrap: heading.concepts.hasAny(.traps))
        }
        return decision
    }
}
