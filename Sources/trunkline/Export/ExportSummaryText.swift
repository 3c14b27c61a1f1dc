import ContactCleaning
import ContactStore

/// The counts of an export, written and left out by each filter, in sentences.
struct ExportSummaryText {
    let selection: ContactSelection
    let mergesPeople: Bool
    /// `true` for a list of numbers.
    var isOfNumbers = false

    /// The lines about one file.
    ///
    /// - Parameter path: the path of the file; `nil` for standard output.
    func lines(_ counts: ExportCounts, to path: String?) -> [String] {
        ["Wrote \(written(counts)) to \(path ?? "standard output")."] + leftOut(counts)
    }

    /// The lines about contacts and numbers that were left out.
    func leftOut(_ counts: ExportCounts) -> [String] {
        var lines: [String] = []
        if counts.ofOtherSources > 0 {
            lines.append(
                "Left out by --source: \(ColumnText.counted(counts.ofOtherSources, "contact")) of other files.")
        }
        if counts.unmet > 0 {
            lines.append(
                "Left out by \(Self.shown(selection.contactFilters.filter { !$0.hasPrefix("--source") })): \(ColumnText.counted(counts.unmet, "contact"))."
            )
        }
        if counts.ofOtherPeople > 0 {
            let filters = Self.shown(selection.contactFilters + selection.numberFilters)
            lines.append(
                "Left out by \(filters): \(ColumnText.counted(counts.ofOtherPeople, "contact")) of other people.")
        }
        let filters = selection.numberFilters.joined(separator: " ")
        var parts: [String] = []
        if counts.withoutNumber > 0 {
            parts.append("\(ColumnText.counted(counts.withoutNumber, "contact")) without such a number")
        }
        if counts.otherNumbers > 0 { parts.append(ColumnText.counted(counts.otherNumbers, "other number")) }
        if !parts.isEmpty { lines.append("Left out by \(filters): \(parts.joined(separator: ", ")).") }
        if counts.otherNumbers > 0, selection.impliesAccepted {
            lines.append(
                "Note: \(filters) takes accepted numbers only; --only accepted,rejected,ambiguous takes all of them.")
        }
        if counts.droppedNumbers > 0 {
            lines.append(
                "Left out by --drop: \(ColumnText.counted(counts.droppedNumbers, "number")) of contacts that are written."
            )
        }
        lines += leftOutOfNumbers(counts)
        for heading in counts.emptyColumns { lines.append("Note: no contact has a value in the column '\(heading)'.") }
        if counts.unfinished > 0 {
            lines.append(
                "Left out: \(ColumnText.counted(counts.unfinished, "contact")) of files that were not read to their end; "
                    + "the same 'trunkline ingest' again completes them.")
        }
        return lines
    }

    /// Filters in the words of the command, without paths and SQL.
    private static func shown(_ filters: [String]) -> String {
        filters.map { filter in
            ["--source", "--where"].first { filter.hasPrefix($0 + " ") } ?? filter
        }.joined(separator: " ")
    }

    /// The line about numbers that a list of numbers does not have.
    private func leftOutOfNumbers(_ counts: ExportCounts) -> [String] {
        var parts: [String] = []
        if counts.repeatedNumbers > 0 { parts.append(ColumnText.counted(counts.repeatedNumbers, "repeated number")) }
        if counts.unacceptedNumbers > 0 {
            let noun = counts.unacceptedNumbers == 1 ? "that was not accepted" : "that were not accepted"
            parts.append(ColumnText.counted(counts.unacceptedNumbers, "number") + " " + noun)
        }
        return parts.isEmpty ? [] : ["Left out by --numbers-only: \(parts.joined(separator: ", "))."]
    }

    /// `2 contacts with 3 numbers`, `2 people (5 contacts) with 3 numbers`.
    private func written(_ counts: ExportCounts) -> String {
        let numbers = ColumnText.counted(counts.numbers, "number")
        if isOfNumbers {
            let noun =
                mergesPeople ? counts.records == 1 ? "person" : "people" : counts.records == 1 ? "contact" : "contacts"
            return "\(numbers) of \(ColumnText.grouped(counts.records)) \(noun)"
        }
        guard mergesPeople else { return "\(ColumnText.counted(counts.records, "contact")) with \(numbers)" }
        let people = counts.records == 1 ? "1 person" : "\(ColumnText.grouped(counts.records)) people"
        return "\(people) (\(ColumnText.counted(counts.contacts, "contact"))) with \(numbers)"
    }
}
