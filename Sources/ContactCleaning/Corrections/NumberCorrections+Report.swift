import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers

/// A line of a report of numbers as CSV, which somebody has edited.
struct ReportedNumber {
    /// The key of the number, and of its contact; `nil` where the cell has none.
    var number: Int?, contact: Int?
    var line: Int
    /// The cells that are not empty, by the names of their columns.
    var cells: [String: String]

    /// The value that the line has for the number, to say which line is refused.
    var text: String { cells["value"] ?? cells["raw"] ?? cells["e164"] ?? "" }
}

/// Reads the lines of a report of numbers.
struct ReportedNumberSink: ContactSink {
    private(set) var numbers: [ReportedNumber] = []

    /// The columns of reports: those that are looked at, and no field is taken for a contact's.
    static let map: HeaderMap = {
        let used = ["number_id", "contact_id", "raw", "value", "e164", "contact", "label"]
        return HeaderMap(
            columns: used.map { HeaderMap.Column($0, .extra) }
                + ReportHeadings.all.subtracting(used).sorted().map { HeaderMap.Column($0, .ignored) })
    }()

    mutating func receive(_ contact: borrowing Contact) {
        let cells = contact.cells
        numbers.append(
            ReportedNumber(
                number: cells["number_id"].flatMap { Int($0) }, contact: cells["contact_id"].flatMap { Int($0) },
                line: contact.origin.line, cells: cells))
    }

    mutating func receive(_ finding: Finding) {}
}

extension NumberCorrections {
    /// Corrects numbers by a report that somebody has edited: by the cell `value`, `e164` or `raw` that is no longer as it was.
    func correct(_ reported: [ReportedNumber], in writer: ChangeWriter) throws -> (CorrectionSummary, [NewCorrection]) {
        var summary = CorrectionSummary()
        var corrections: [Int: NewCorrection] = [:]
        for line in reported {
            guard let (number, label) = try Self.number(of: line, in: writer) else {
                summary.refused.append(
                    .init(number: line.number, line: line.line, value: line.text, reason: .noSuchNumber))
                continue
            }
            func refuse(_ text: String, _ reason: CorrectionRefusal) {
                summary.refused.append(.init(number: number.id, line: line.line, value: text, reason: reason))
            }
            let name = try line.cells["contact"].flatMap { _ in try writer.name(ofContact: number.contact) }
            for (column, stored) in [("contact", name), ("label", label)] {
                if let stored, let cell = line.cells[column], !Self.isSame(cell, stored) {
                    refuse(cell, .otherColumn(column, contact: number.contact))
                }
            }
            guard let text = Self.edited(line, of: number) else {
                if let reason = number.state.reason.flatMap({ RejectionReason(name: $0) }) {
                    refuse(number.value, .rejected(reason))
                } else if number.state.verdict == "ambiguous" {
                    refuse(number.value, .ambiguous)
                }
                continue
            }
            let former = [number.value, number.raw, number.state.e164 ?? ""]
            switch read(.init(number: number.id, value: text), for: number) {
            case .failure(let reason):
                refuse(text, SpreadsheetDamage(text, Classification()).isDamage(of: former) ? .spreadsheet : reason)
            case .success(let read):
                let corrected = NumberCorrection(number, value: text, read)
                if SpreadsheetDamage(text, read).isDamage(of: former) {
                    refuse(text, .spreadsheet)
                } else if corrected.before == corrected.after {
                    continue
                } else if corrections[number.id] != nil {
                    refuse(text, .severalRecords)
                } else {
                    summary.corrected.append(corrected)
                    corrections[number.id] = NewCorrection(
                        number: number.id, value: text, classification: read,
                        extensionDigits: corrected.after.extensionDigits)
                }
            }
        }
        return (summary, summary.corrected.compactMap { corrections[$0.number] })
    }

    /// The number of a line with its label; `nil` if there is none.
    ///
    /// Spreadsheets show keys of many digits as `2.68435E+11`: the number is found by its contact and its text then.
    private static func number(of line: ReportedNumber, in writer: ChangeWriter) throws -> (ReadNumber, String)? {
        let known = try line.number.map { try writer.number($0)?.contact } ?? line.contact
        guard let contact = known else { return nil }
        let numbers = try writer.numbers(ofContact: contact)
        if let key = line.number { return numbers.first { $0.number.id == key } }
        let equal = numbers.filter { isSame(line.cells["raw"] ?? "", $0.number.raw) }
        return equal.count == 1 ? equal[0] : nil
    }

    /// The text that a line has now; `nil` if it is as the report had it.
    private static func edited(_ line: ReportedNumber, of number: ReadNumber) -> String? {
        for (column, stored) in [("value", number.value), ("e164", number.state.e164 ?? ""), ("raw", number.raw)] {
            guard let cell = line.cells[column], !isSame(cell, stored), !isSame(cell, number.value) else { continue }
            // The apostrophe by which a report keeps spreadsheets from calculating.
            return cell.hasPrefix("'") ? String(cell.dropFirst()) : cell
        }
        return nil
    }

    private static func isSame(_ cell: String, _ stored: String) -> Bool {
        func plain(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
        return plain(cell) == plain(stored) || plain(cell) == plain(SpreadsheetCell.neutralized(stored))
    }
}
