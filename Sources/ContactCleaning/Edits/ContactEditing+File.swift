import ColumnRecognition
import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import SourceInput

extension ContactEditing {
    /// The column by which the contact of a line is found again.
    static let keyColumn = "contact_id"

    /// Edits contacts by a file that an export with ``Export/hasContactIDs`` wrote, and somebody has edited, in one change.
    ///
    /// The file is compared, cell by cell, with what the same export would write now: cells that differ are edits, columns that are
    /// missing change nothing. Nor do the forms of an export: an apostrophe that protects a text, and the style of a number. The file
    /// may have been saved by a spreadsheet, in any dialect and encoding, or as a workbook.
    ///
    /// - Returns: the edits that were made, and the lines and values that were refused.
    /// - Throws: ``SourceError`` if the file cannot be read or has no such column; `StoreError`; `CancellationError`. Nothing is
    ///   stored then.
    public func edit(from path: String) throws -> EditSummary {
        let file = try OpenedInput.only(path, cancellation: cancellation)
        let (columns, edited) = try EditedRecords.read(file)
        guard columns.contains(where: { $0.name == Self.keyColumn }) else {
            throw SourceError.unsupported(
                path: path,
                detail:
                    "it has no column '\(Self.keyColumn)', by which contacts are found; 'trunkline export --to csv --with-ids' "
                    + "writes a file to edit")
        }
        let headings = columns.map(\.name)
        if ReportHeadings.areOfNumbers(headings) {
            throw SourceError.unsupported(
                path: path, detail: "it is a report of numbers; 'trunkline fix --from' takes it")
        }
        if ReportHeadings.areOfContacts(headings) {
            throw SourceError.unsupported(
                path: path,
                detail:
                    "it is a report, whose cells are no values of contacts; 'trunkline edit CONTACT FIELD=VALUE' edits one, and "
                    + "'trunkline export --to csv --with-ids' writes a file to edit")
        }
        let (exported, before) = try current()
        let known = Dictionary(before.records.compactMap { record in record.contact.map { ($0, record) } }) {
            first, _ in first
        }
        var comparison = RecordComparison(edited: columns, exported: exported)
        let requests = edited.records.compactMap { record in
            comparison.request(for: record, before: record.contact.flatMap { known[$0] })
        }
        var summary = try edit(requests)
        summary.refused = (comparison.refused + summary.refused).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
        return summary
    }

    /// All contacts as the export has them.
    private func current() throws -> (columns: [HeaderMap.Column], records: EditedRecords) {
        var export = Export(database: database, format: .csv)
        export.hasContactIDs = true
        export.cancellation = cancellation
        var bytes: [UInt8] = []
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        let (columns, records) = try EditedRecords.read(bytes)
        // An export has chosen its columns by their headings, whatever their values look like.
        return (KnownColumns().map(of: columns.map(\.name)).columns, records)
    }
}

extension OutgoingContact {
    /// Appends the key of the contact as a column.
    mutating func appendContactID() {
        contact.append(.extra, label: ContactEditing.keyColumn.utf8, value: String(id).utf8)
    }
}
