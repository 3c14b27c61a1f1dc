import ContactModel
import ContactReading
import PhoneNumbers

/// The columns that only their values call phones.
///
/// Digits alone prove little: numbers of customers, contracts and authorities look like those of phones in some country. Such a
/// column is read only where no other is named for phones, and its numbers are `ambiguous` unless most of them show what they are.
enum GuessedPhones {
    /// Keeps the guessed columns, as certain ones or uncertain ones, or drops them.
    ///
    /// - Parameters:
    ///   - hasHeading: `true` if the first row names the columns.
    ///   - region: the region of national numbers, if it is known.
    ///   - rows: gives the rows that columns are judged by.
    static func settle(
        _ columns: inout [DetectedColumn], hasHeading: Bool, region: RegionCode?, rows: () -> RowSample
    ) {
        let phones = columns.indices.filter { columns[$0].target.isValue(.phone) }
        let speaksOfLines = speaksOfLines(columns)
        func isNamedPhone(_ index: Int) -> Bool {
            columns[index].isNamedPhone || speaksOfLines && columns[index].isNumberOfSomething
        }
        let isNamed = phones.contains(where: isNamedPhone)
        let guessed = phones.filter { !isNamedPhone($0) }
        let best = guessed.map { columns[$0].score }.max() ?? 0
        for index in guessed {
            if isNamed {
                columns[index].drop(Sentence(ColumnReason.otherPhones))
                continue
            }
            let isWritten = columns[index].profile.share(.writtenAsPhone) >= ColumnWeights.most
            if !isWritten, columns[index].score < best {
                columns[index].drop(Sentence(ColumnReason.betterPhones))
                continue
            }
            columns[index].basis = .values
            guard !showsPhones(columns[index], hasHeading, rows), case .value(var value) = columns[index].target else {
                continue
            }
            if guessed.count == 1, let region, BareNumbers.arePhones(columns, index, of: region, rows: rows) {
                let reason = Sentence(ColumnReason.numbersOfRegion, ["region": .text(region.code)])
                columns[index].candidates[0].reasons.append(reason)
                continue
            }
            value.reading = .uncertain
            columns[index].target = .value(value)
        }
    }

    /// Returns `true` if a column beside the phones says something about lines: `Is Primary Phone`, or `Mobile` and `Work` in its rows.
    private static func speaksOfLines(_ columns: [DetectedColumn]) -> Bool {
        columns.contains { column in
            !column.target.isValue(.phone)
                && (column.heading.concepts.hasAny(.lines) || column.profile.share(.label) >= ColumnWeights.nearlyAll)
        }
    }

    /// Returns `true` if most values show that they are phone numbers: by a plus, by parentheses, by a name beside them, or by a trunk prefix and an
    /// area code that some plan parts from the rest like that. Where no column has a name, any marks between the digits do.
    private static func showsPhones(
        _ column: DetectedColumn, _ hasHeading: Bool, _ rows: () -> RowSample
    ) -> Bool {
        let certain = column.profile.share(.certainPhone) + column.profile.share(.besideName)
        if certain >= ColumnWeights.most { return true }
        if !hasHeading { return column.profile.share(.writtenAsPhone) >= ColumnWeights.most }
        return PlanGrouping.isCommon(in: rows(), column: column.index)
    }
}

extension DetectedColumn {
    /// `true` if the heading says that the column has numbers, and not of what.
    fileprivate var isNumberOfSomething: Bool {
        basis == .words && heading.concepts.contains(.number) && !heading.concepts.hasAny(.traps)
    }

    /// `true` if a mapping, a program or a word of the heading says that the column has phones: for `Spouse`, numbers that are written as such.
    fileprivate var isNamedPhone: Bool {
        guard target.isValue(.phone) else { return false }
        switch basis {
        case .given, .source: return true
        case .values: return heading.concepts.hasAny(.lines)
        case .unknown: return false
        case .words:
            let words = ColumnConcepts.lines.union(.places).union(ColumnConcepts(.line, .contact, .extension))
            let isOfSomebodyElse =
                heading.concepts.hasAny(.others) && profile.share(.writtenAsPhone) >= ColumnWeights.most
            return heading.concepts.hasAny(words) || heading.parts.isEmpty || isOfSomebodyElse
        }
    }
}
