import ContactModel
import ContactReading
import PhoneNumbers

/// Columns of numbers that stand for countries: calling codes, or the codes of ISO 3166-1, whose zeros in front may be missing. `40` is
/// Austria beside `276`, and Romania beside `49`.
enum CountryCodeColumns {
    /// Decides by all values of a column, then by the phones beside it. A column that stays undecided is not read, and neither is a
    /// national number beside it.
    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        for index in columns.indices where columns[index].basis == .words || columns[index].basis == .values {
            guard case .value(let value) = columns[index].target,
                [.country, .regionHint, .callingCode].contains(value.kind)
            else { continue }
            let profile = columns[index].profile
            let mayBeISO = profile.share(.numericCountry) >= ColumnWeights.nearlyAll
            let mayBeDialled = profile.share(.callingCode) >= ColumnWeights.nearlyAll
            guard mayBeISO || mayBeDialled else { continue }
            switch isISO(columns, index, mayBeISO, mayBeDialled, rows) {
            case true where value.kind == .callingCode:
                choose(.regionHint, Sentence(ColumnReason.isoCodes), in: &columns[index])
            case false where value.kind != .callingCode:
                choose(.callingCode, Sentence(ColumnReason.callingCodes), in: &columns[index])
            case .none: leaveUndecided(&columns, index)
            default: break
            }
        }
    }

    /// `true` for codes of ISO 3166-1, `false` for calling codes, `nil` if the values may be both.
    private static func isISO(
        _ columns: [DetectedColumn], _ index: Int, _ mayBeISO: Bool, _ mayBeDialled: Bool, _ rows: () -> RowSample
    ) -> Bool? {
        if !mayBeISO || columns[index].heading.concepts.contains(.dial) { return false }
        if !mayBeDialled || columns[index].heading.concepts.contains(.iso) { return true }
        var votes = (iso: 0, dialled: 0)
        let phones = columns.indices.filter { columns[$0].target.isValue(.phone) }
        let sample = rows()
        for row in sample.first + sample.later where row.indices.contains(index) {
            let iso = CountryCodes.region(ofNumber: row[index])
            let code = PhoneNumber.CountryCode(rawValue: row[index])
            let dialled = code.flatMap { NumberingPlan(countryCode: $0).regions.first }
            for phone in phones where row.indices.contains(phone) && !row[phone].contains("+") {
                switch (isNumber(row[phone], of: iso), isNumber(row[phone], of: dialled)) {
                case (true, false): votes.iso += 1
                case (false, true): votes.dialled += 1
                default: break
                }
            }
        }
        if votes.iso > 1, votes.iso > votes.dialled * 4 { return true }
        return votes.dialled > 1 && votes.dialled > votes.iso * 4 ? false : nil
    }

    private static func isNumber(_ text: String, of region: RegionCode?) -> Bool {
        guard let region else { return false }
        return Classifier(region: region, renumbered: .refuse).classify(text).planRule != .none
    }

    private static func choose(_ kind: Contact.Field.Kind, _ reason: Sentence, in column: inout DetectedColumn) {
        column.choose(.field(kind), .words, ColumnWeights.certainHeading, reason)
    }

    private static func leaveUndecided(_ columns: inout [DetectedColumn], _ index: Int) {
        columns[index].drop(Sentence(ColumnReason.bothCodes))
        columns[index].unread = .callingCode
        for phone in columns.indices {
            guard case .value(var value) = columns[phone].target, value.kind == .phone, value.reading == .asWritten
            else { continue }
            value.reading = .uncertain
            columns[phone].target = .value(value)
        }
    }
}
