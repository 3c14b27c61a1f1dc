import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers

/// A line of a report of numbers as CSV, which somebody has edited.
struct ReportedNumber {
    /// The key of the number.
    var number: Int
    var line: Int
    /// The cells with the text as it was read and as it is; `nil` where the cell is empty or gone.
    var raw: String?, value: String?
}

/// Reads the lines of a report of numbers.
struct ReportedNumberSink: ContactSink {
    private(set) var numbers: [ReportedNumber] = []
    /// `true` if a line has no number key, so that the file is no report.
    private(set) var hasOthers = false

    /// The columns of a report: those that are looked at, and no field is taken for a contact's.
    static let map = HeaderMap(
        columns: ["number_id", "raw", "value"].map { HeaderMap.Column($0, .extra) }
            + RejectedReport.columnKeys.filter { !["number_id", "raw", "value"].contains($0) }
            .map { HeaderMap.Column($0, .ignored) })

    mutating func receive(_ contact: borrowing Contact) {
        var cells: [String: String] = [:]
        for index in contact.fields.indices where contact.fields[index].kind == .extra {
            let field = contact.fields[index]
            cells[contact.label(of: field)] = contact.value(of: field)
        }
        guard let key = cells["number_id"].flatMap({ Int($0) }) else {
            hasOthers = true
            return
        }
        numbers.append(
            ReportedNumber(number: key, line: contact.origin.line, raw: cells["raw"], value: cells["value"]))
    }

    mutating func receive(_ finding: Finding) {}
}

extension NumberCorrections {
    /// Corrects numbers by a report that somebody has edited: by the cell `value` or `raw` that is no longer as it was.
    func correct(_ reported: [ReportedNumber], in writer: ChangeWriter) throws -> (CorrectionSummary, [NewCorrection]) {
        var summary = CorrectionSummary()
        var corrections: [Int: NewCorrection] = [:]
        for line in reported {
            guard let number = try writer.number(line.number) else {
                summary.refused.append(
                    .init(
                        number: line.number, line: line.line, value: line.value ?? line.raw ?? "", reason: .noSuchNumber
                    ))
                continue
            }
            func refuse(_ text: String, _ reason: CorrectionRefusal) {
                summary.refused.append(.init(number: number.id, line: line.line, value: text, reason: reason))
            }
            guard let text = Self.edited(line, of: number) else {
                if let reason = number.state.reason.flatMap({ RejectionReason(name: $0) }) {
                    refuse(number.value, .rejected(reason))
                } else if number.state.verdict == "ambiguous" {
                    refuse(number.value, .ambiguous)
                }
                continue
            }
            switch read(.init(number: number.id, value: text), for: number) {
            case .failure(let reason): refuse(text, reason)
            case .success(let read):
                let corrected = NumberCorrection(number, value: text, read)
                if SpreadsheetDamage(text, read).isDamage(of: [number.value, number.raw]) {
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

    /// The text that a line has now; `nil` if it is as the report had it.
    private static func edited(_ line: ReportedNumber, of number: ReadNumber) -> String? {
        for (cell, stored) in [(line.value, number.value), (line.raw, number.raw)] {
            guard let cell, !isSame(cell, stored), !isSame(cell, number.value) else { continue }
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
