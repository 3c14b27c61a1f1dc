import ContactModel
import PhoneNumbers

extension CSVRecordParser {
    /// The findings about the row, in the order of its bytes.
    func findings(_ bytes: Bytes, position: SourcePosition) -> [Finding] {
        var findings = row.defects.map { finding($0, bytes, position) }
        if row.count > expectedColumns, let finding = surplus(bytes, position) { findings.append(finding) }
        if row.end - row.start > options.maxFieldLength { findings += tooLong(bytes, position) }
        if isCutOff(position) {
            findings.append(
                Finding(
                    .truncated, .warning, line: position.line, byteOffset: position.byteOffset,
                    raw: excerpt(bytes, row.start, row.end),
                    Sentence(
                        ReadingSentence.shortRow,
                        ["cells": .number(row.count), "columns": .number(expectedColumns)])))
        }
        return findings
    }

    /// Returns `true` if the row is the last, has no line end, and fewer cells than the header and every row above it.
    private func isCutOff(_ position: SourcePosition) -> Bool {
        let isShort =
            row.isUnfinished && row.count < fewestCells && !row.defects.contains { $0.kind == .truncatedQuote }
        return isShort && (position.contacts > 0 || row.count > 1)
    }

    /// The damage to the end of the source that the row shows.
    func endDamage(_ position: SourcePosition) -> SourceDamage? {
        if row.defects.contains(where: { $0.kind == .truncatedQuote || $0.kind == .swallowingQuote }) {
            return SourceDamage(
                .openQuote, line: position.line, byteOffset: position.byteOffset,
                detail: "a quote opens a cell, and nothing closes it up to the end of the file")
        }
        guard isCutOff(position) else { return nil }
        return SourceDamage(
            .shortRecord, line: position.line, byteOffset: position.byteOffset,
            detail: "the last row has \(row.count) of \(expectedColumns) cells and no line end")
    }

    func excerpt(_ bytes: Bytes, _ start: Int, _ end: Int) -> String {
        decoder.text(bytes.clampedSlice(start, min(end, start + options.excerptLength)))
    }

    private func name(of column: Int) -> String {
        column < columnNames.count && !columnNames[column].isEmpty ? columnNames[column] : "Column \(column + 1)"
    }

    private func finding(_ defect: CSVRow.Defect, _ bytes: Bytes, _ position: SourcePosition) -> Finding {
        var column = 0
        while column + 1 < row.count, row.cells[column + 1].start <= defect.offset + 1 { column += 1 }
        let base = bytes.baseAddress
        let line = position.line + (base.map { LineEnd.count($0, row.start, defect.offset) } ?? 0)
        var finding = Finding(
            .strayQuote, .warning, line: line, byteOffset: position.byteOffset + defect.offset - row.start,
            field: name(of: column), raw: excerpt(bytes, min(row.cells[column].start, defect.offset), row.end),
            Sentence(ReadingSentence.strayQuote))
        switch defect.kind {
        case .strayQuote: break
        case .unterminatedQuote, .swallowingQuote:
            finding.code = .unterminatedQuote
            finding.severity = .error
            finding.sentence = Sentence(ReadingSentence.openQuote)
        case .truncatedQuote:
            finding.code = .truncated
            finding.severity = .error
            finding.sentence = Sentence(ReadingSentence.cutQuote)
        case .tooManyColumns:
            finding.code = .tooManyColumns
            finding.severity = .error
            finding.sentence = Sentence(ReadingSentence.tooManyCells, ["columns": .number(options.maxColumnCount)])
        }
        return finding
    }

    private func surplus(_ bytes: Bytes, _ position: SourcePosition) -> Finding? {
        let filled = row.cells[expectedColumns..<row.count].contains { cell in
            !bytes.clampedSlice(cell.start, cell.end).trimmed.isEmpty
        }
        guard filled else { return nil }
        return Finding(
            .longRow, .warning, line: position.line, byteOffset: position.byteOffset,
            raw: excerpt(bytes, row.start, row.end),
            Sentence(
                ReadingSentence.longRow, ["cells": .number(row.count), "columns": .number(expectedColumns)]))
    }

    /// A finding for each cell of another person that has a phone number.
    func numbersOfRelated(_ bytes: Bytes, position: SourcePosition) -> [Finding] {
        relatedColumns.compactMap { index in
            guard index < row.count else { return nil }
            let cell = row.cells[index]
            guard cell.end - cell.start <= options.maxFieldLength else { return nil }
            let text = decoder.text(bytes.clampedSlice(cell.start, cell.end).trimmed)
            guard NumberBesideName.isPresent(in: text) else { return nil }
            return Finding(
                .relatedNumber, .warning, line: position.line,
                byteOffset: position.byteOffset + cell.start - row.start, field: name(of: index),
                raw: excerpt(bytes, cell.start, cell.end), Sentence(ReadingSentence.relatedNumber))
        }
    }

    private func tooLong(_ bytes: Bytes, _ position: SourcePosition) -> [Finding] {
        row.cells[..<row.count].indices.compactMap { index in
            let cell = row.cells[index]
            guard cell.end - cell.start > options.maxFieldLength else { return nil }
            return Finding(
                .fieldTooLong, .error, line: position.line,
                byteOffset: position.byteOffset + cell.start - row.start, field: name(of: index),
                raw: excerpt(bytes, cell.start, cell.end),
                Sentence(ReadingSentence.cellTooLong, ["bytes": .number(options.maxFieldLength)]))
        }
    }
}
