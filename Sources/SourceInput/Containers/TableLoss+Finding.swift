import ContactModel
import ContactReading
import PhoneNumbers
import Tables

extension TableLoss {
    /// The finding about the loss: its amount, its place and the remedy.
    func finding(in format: TableFileFormat) -> Finding {
        let place =
            format.hasSheets
            ? said(count == 1 ? .inRow : .firstInRow, ["line": .number(record)])
            : said(count == 1 ? .inRecord : .firstInRecord, ["line": .number(record)])
        func loss(
            _ code: Finding.Code, _ kind: TableLossSentence, of things: TableLossSentence,
            _ severity: Finding.Severity = .error
        ) -> Finding {
            let left = said(things, ["count": .number(count)])
            return Finding(code, severity, Sentence(kind, ["left": left, "place": place]))
        }
        let records = format.hasSheets ? TableLossSentence.rows : .records
        let number = Sentence.Value.number(count)
        return switch kind {
        case .recordTooLong: loss(.recordTooLong, .recordsTooLong, of: records)
        case .tooManyColumns: loss(.tooManyColumns, .columns, of: .leftValues)
        case .tooManyValues: loss(.tooManyValues, .values, of: .leftValues)
        case .tooDeep: loss(.nestedTooDeep, .tooDeep, of: .leftValues)
        case .nameTooLong: loss(.nameTooLong, .longNames, of: .leftValues)
        case .noRecord: Finding(.unreadValues, .error, Sentence(TableLossSentence.noObjects, ["count": number]))
        case .outsideList: Finding(.unreadValues, .error, Sentence(TableLossSentence.otherLists, ["count": number]))
        case .formulaWithoutValue: loss(.formulaWithoutValue, .formulas, of: .cells)
        case .change:
            Finding(
                .unreadValues, .warning, Sentence(TableLossSentence.changes, ["count": number, "place": place]))
        case .journalBeside: Finding(.unreadValues, .note, Sentence(TableLossSentence.journal))
        case .noContact: loss(.unreadValues, .noContacts, of: .records, .note)
        case .title:
            Finding(
                .unreadValues, .note,
                Sentence(
                    TableLossSentence.titles,
                    [
                        "left": said(.rows, ["count": number]), "place": place,
                        "texts": .text(texts.map { "'\($0)'" }.joined(separator: ", ")),
                    ]))
        case .picture: loss(.photoSkipped, .pictures, of: .leftValues, .note)
        case .damagedLine:
            Finding(
                .unreadValues, .error,
                Sentence(TableLossSentence.damagedLines, ["count": number, "line": .number(line), "place": place]))
        }
    }

    private func said(
        _ kind: TableLossSentence, _ values: KeyValuePairs<String, Sentence.Value>
    ) -> Sentence.Value {
        .sentence(Sentence(kind, values))
    }
}
