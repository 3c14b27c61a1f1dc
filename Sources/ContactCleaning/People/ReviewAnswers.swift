import Archives
import ContactModel
import ContactReading
public import ContactStore
import Foundation
import SourceInput
public import Threads

/// Answers of a review that somebody has written into its table.
public enum ReviewAnswers {
    /// The columns of the table, in their order.
    public static let columns = [
        "a", "b", "same", "bits", "probability", "name_a", "name_b", "values_a", "values_b", "reasons",
    ]
    private static let answered = ["a", "b", "same"]
    /// The columns by which a table of other contacts is recognized.
    private static let names = ["name_a", "name_b"]

    /// Reads the lines of a table that have an answer: CSV in the dialects and encodings of an ingest, or a workbook. The columns `a`, `b` and
    /// `same` may stand anywhere; without headings they are the first three.
    ///
    /// - Throws: `SourceError` if the file cannot be read; ``PeopleError`` if a line has neither two contacts nor an answer.
    public static func read(
        _ path: String, cancellation: Cancellation = Cancellation()
    ) throws -> [PeopleDecisions.Answer] {
        if let lines = linesWithoutHeadings(of: path) {
            return try lines.enumerated().compactMap { try answer($1, line: $0 + 1) }
        }
        let file = try OpenedInput.only(path, cancellation: cancellation)
        var options = ReadingOptions()
        options.headerMap = HeaderMap(
            columns: columns.map { HeaderMap.Column($0, (answered + names).contains($0) ? .extra : .ignored) })
        var sink = AnswerSink()
        try file.read(options, into: &sink)
        return try sink.rows.compactMap { row in
            var found = try answer(answered.map { row.cells[$0] ?? "" }, line: row.line)
            found?.names = names.map { row.cells[$0] ?? "" }
            return found
        }
    }

    /// Refuses answers about contacts that have other names now: those of a table that was written of another database, or before contacts
    /// were read anew.
    ///
    /// - Parameter busyTimeout: The time to wait for another process that has the database locked, in seconds.
    /// - Throws: ``PeopleError/otherContacts(line:contact:expected:found:)``; `StoreError` if the database cannot be read.
    public static func requireContacts(
        of answers: [PeopleDecisions.Answer], in database: String,
        busyTimeout: Double = ContactDatabase.defaultBusyTimeout
    ) throws {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout)
        for answer in answers {
            for (contact, expected) in zip([answer.first, answer.second], answer.names) where !expected.isEmpty {
                guard let found = try store.contactCard(contact)?.name, !isName(expected, found) else { continue }
                throw PeopleError.otherContacts(
                    line: answer.line ?? 0, contact: contact, expected: String(expected.prefix(60)),
                    found: String(found.prefix(60)))
            }
        }
    }

    /// Returns `true` if a cell is a name, as it may be after a spreadsheet: without blanks around it, with the apostrophe of a neutralized cell.
    private static func isName(_ cell: String, _ name: String) -> Bool {
        func plain(_ text: String) -> String { String(text.unicodeScalars.filter { $0.properties.isAlphabetic }) }
        return plain(cell) == plain(name)
    }

    /// The cells of a plain text whose first line is two numbers and an answer; `nil` for any other file.
    private static func linesWithoutHeadings(of path: String) -> [[String]]? {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { return nil }
        let lines = text.split(whereSeparator: \.isNewline).map { line in
            line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        }
        guard let first = lines.first, first.count > 2, Int(first[0]) != nil, Int(first[1]) != nil else { return nil }
        return lines
    }

    /// The answer of a line; `nil` if there is none.
    private static func answer(_ cells: [String], line: Int) throws -> PeopleDecisions.Answer? {
        let words = cells.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard words.count > 2, let first = contact(words[0]), let second = contact(words[1]),
            Self.skipped.contains(words[2]) || Self.words[words[2]] != nil
        else { throw PeopleError.unreadableAnswer(line: line, text: String(cells.joined(separator: ",").prefix(60))) }
        return Self.words[words[2]].map { .init(first, second, isSame: $0, line: line) }
    }

    /// The words of answers; spreadsheets write truth values by themselves.
    private static let words = [
        "y": true, "yes": true, "true": true, "1": true, "n": false, "no": false, "false": false, "0": false,
    ]
    private static let skipped = ["", "s", "skip"]

    /// The number of a contact, as spreadsheets may write it: `12` or `12.0`.
    private static func contact(_ text: String) -> Int? { Int(text) ?? Double(text).flatMap { Int(exactly: $0) } }
}

/// Takes the cells of lines by their columns.
private struct AnswerSink: ContactSink {
    var rows: [(line: Int, cells: [String: String])] = []

    mutating func receive(_ contact: borrowing Contact) { rows.append((contact.origin.line, contact.cells)) }

    mutating func receive(_ finding: Finding) {}
}
