import ContactModel

/// Decides what becomes of the edits and corrections of a contact whose place another takes.
///
/// Each goes on with the value that it was about, wherever the newer contact has it. One whose outcome the newer contact has by itself is
/// done, and one whose value it has no more is gone; what an edit added stays beside the newer values.
struct EditTransfer {
    /// The edits and corrections as they are afterwards.
    private(set) var edits: [CarriedEdit] = []
    private(set) var corrections: [CarriedCorrection] = []
    /// The positions of the rows of `details` that come in addition, each with the kind of its value.
    private(set) var newRows: [(kind: Contact.Field.Kind, position: Int)] = []

    /// Those whose fate is not decided yet.
    private var open: [CarriedEdit], openCorrections: [CarriedCorrection]
    private let old: [CarriedValue], new: [CarriedValue]
    /// The first free position of a row of `details` that an edit adds.
    private var freeRow: Int

    /// The fate of an edit.
    private enum Fate {
        /// It goes where its value is now.
        case moves
        /// It stays where it is.
        case stays
        case ends(EditOutcome)
    }

    /// - Parameters:
    ///   - edits, corrections: Those of the contact that have not ended.
    ///   - old: Its values.
    ///   - new: The values of the contact that takes its place.
    ///   - extras: The columns without a field of both, as they were read.
    ///   - freeRow: The first free position of a row of `details` that an edit adds.
    ///   - isWritten: `true` if the newer values are what a plan wrote.
    init(
        _ edits: [CarriedEdit], _ corrections: [CarriedCorrection], old: [CarriedValue], new: [CarriedValue],
        extras: (old: String, new: String) = ("", ""), freeRow: Int = RowKey.firstAdded, isWritten: Bool
    ) {
        (open, openCorrections, self.old, self.new, self.freeRow) = (edits, corrections, old, new, freeRow)
        settle(isWritten: isWritten)
        settleColumns(extras.old, extras.new)
        endRest()
    }

    private mutating func settle(isWritten: Bool) {
        let news = Dictionary(grouping: new, by: \.group)
        for (group, values) in Dictionary(grouping: old, by: \.group) {
            let others = news[group] ?? []
            let partners = ValueSuccession.partners(of: values, among: others, isWritten: isWritten)
            for (value, partner) in zip(values, partners) { settle(value, at: partner.map { others[$0] }) }
        }
    }

    private mutating func settle(_ value: CarriedValue, at partner: CarriedValue?) {
        let place = settleLabel(of: value, at: partner)
        if value.group == .phones { return settleCorrections(of: value, at: partner) }
        for (index, field) in value.fields.enumerated() {
            switch fate(of: value.parts[index], value, partner?.parts[index].read) {
            case .moves: move(field, of: value, to: (partner?.places ?? []) + [place].compactMap { $0 })
            case .stays: keep(field, of: value)
            case .ends(let outcome): end(field, of: value, outcome)
            }
        }
    }

    private func fate(
        of part: CarriedValue.Part, _ value: CarriedValue, _ newer: CarriedValue.Text?
    ) -> Fate {
        if let newer {
            if part.read.isSame(as: part.now) { return newer.isSame(as: part.read) ? .moves : .ends(.gone) }
            return newer.isSame(as: part.now) ? .ends(.done) : newer.isSame(as: part.read) ? .moves : .ends(.gone)
        }
        if part.isEdited, part.now.text.isEmpty { return .ends(.done) }
        let isTaken = value.isColumn && new.contains { $0.isColumn && $0.group == value.group }
        return value.isNew && (value.isAdded || value.isColumn) && !isTaken ? .stays : .ends(.gone)
    }

    // MARK: - Rows of a text

    /// Takes out the edits of a field that are at the places of a value.
    private mutating func take(_ field: String, _ places: [Int]) -> [CarriedEdit] {
        let rows = open.filter { $0.field == field && places.contains($0.position) }
        if !rows.isEmpty { open.removeAll { $0.field == field && places.contains($0.position) } }
        return rows
    }

    private mutating func keep(_ field: String, of value: CarriedValue) { edits += take(field, value.places) }

    /// Lets the edits of a field go to other places; each of these has all of them then.
    private mutating func move(_ field: String, of value: CarriedValue, to places: [Int]) {
        let rows = take(field, value.places)
        guard let first = value.places.first(where: { place in rows.contains { $0.position == place } }) else { return }
        // The row that an edit added for a label repeats the value.
        if value.isColumn, first > RowKey.firstAdded {
            edits += rows.filter { places.contains($0.position) }
            return
        }
        let chain = rows.filter { $0.position == first }
        var isGiven = places.contains(first)
        for place in places {
            let own = rows.filter { $0.position == place }
            if !own.isEmpty {
                edits += own
                continue
            }
            edits += chain.map { edit in
                var edit = edit
                edit.position = place
                if isGiven { edit.id = nil }
                return edit
            }
            isGiven = true
        }
    }

    private mutating func end(_ field: String, of value: CarriedValue, _ outcome: EditOutcome) {
        let rows = take(field, value.places)
        guard let first = value.places.first(where: { place in rows.contains { $0.position == place } }) else { return }
        edits += rows.filter { $0.position == first }.map { $0.ended(outcome) }
    }

    // MARK: - Labels

    /// Decides about the label of a value.
    ///
    /// - Returns: the second place that the value has because of its label; `nil` if there is none.
    private mutating func settleLabel(of value: CarriedValue, at partner: CarriedValue?) -> Int? {
        guard let place = value.labelPlace else { return nil }
        let rows = take(value.labelField, [place])
        guard !rows.isEmpty else { return nil }
        switch fate(of: value.label, value, partner?.label.read) {
        case .ends(let outcome): edits += rows.map { $0.ended(outcome) }
        case .stays: edits += rows
        case .moves:
            guard let partner else { break }
            let (target, second) = labelTarget(of: value, partner, rows)
            edits += rows.map { edit in
                var edit = edit
                edit.position = target
                return edit
            }
            return second
        }
        return nil
    }

    /// The position of the label of a newer value: a value in a column is given a row for it.
    private mutating func labelTarget(
        of value: CarriedValue, _ partner: CarriedValue, _ rows: [CarriedEdit]
    ) -> (Int, second: Int?) {
        if let place = partner.labelPlace { return (place, nil) }
        if let place = value.labelPlace, value.isColumn, place > RowKey.firstAdded { return (place, place) }
        guard case .values(let kind) = partner.group else { return (0, nil) }
        newRows.append((kind, freeRow))
        freeRow += 1
        let text = value.parts[0].now.text.isEmpty ? partner.parts[0].read.text : value.parts[0].now.text
        let hasEdits = open.contains { $0.field == kind.rawValue && value.places.contains($0.position) }
        if !hasEdits {
            edits.append(
                CarriedEdit(
                    id: nil, change: rows.last?.change ?? 0, field: kind.rawValue, position: freeRow, old: nil,
                    value: text, isCurrent: rows.contains(where: \.isCurrent)))
        }
        // Edits count the rows of `details` from 1.
        return (freeRow, freeRow)
    }

    // MARK: - Numbers

    private mutating func settleCorrections(of value: CarriedValue, at partner: CarriedValue?) {
        let rows = openCorrections.filter { value.places.contains($0.position) }
        guard !rows.isEmpty else { return }
        openCorrections.removeAll { value.places.contains($0.position) }
        let fate = fate(of: value.parts[0], value, partner?.parts[0].read)
        corrections += rows.map { correction in
            var correction = correction
            switch fate {
            case .stays: break
            case .moves: correction.position = partner?.places.first ?? correction.position
            case .ends(let outcome): (correction.outcome, correction.isCurrent) = (outcome, false)
            }
            return correction
        }
    }

    // MARK: - Columns without a field

    /// Decides column by column about the edit of all columns without a field.
    private mutating func settleColumns(_ old: String, _ new: String) {
        let field = EditedField.extras.name
        guard old != new, let edit = open.first(where: { $0.field == field && $0.isCurrent }) else { return }
        let now = Dictionary(ExtrasDecoder.values(of: new).map { ($0.name, $0.text) }) { first, _ in first }
        var going: [(name: String, before: String, after: String)] = []
        var ending: [EditOutcome: [(name: String, before: String, after: String)]] = [:]
        for column in ExtrasDecoder.differences(old, edit.value) {
            switch now[column.name, default: ""] {
            case column.after: ending[.done, default: []].append(column)
            case column.before: going.append(column)
            default: ending[.gone, default: []].append(column)
            }
        }
        let rows = take(field, [0])
        if going.isEmpty {
            let outcome = ending[.gone] == nil ? EditOutcome.done : .gone
            edits += rows.map { $0.ended(outcome) }
            return
        }
        edits += rows.map { row in
            guard row == edit else { return row }
            var row = row
            (row.old, row.value) = (new, Self.columns(new, with: going))
            return row
        }
        for outcome in [EditOutcome.done, .gone] {
            guard let columns = ending[outcome] else { continue }
            var part = edit.ended(outcome)
            part.id = nil
            part.old = Self.columns("", with: columns.map { ($0.name, "", $0.before) })
            part.value = Self.columns("", with: columns)
            edits.append(part)
        }
    }

    /// The columns of an object with other values for some of them.
    private static func columns(_ json: String, with changes: [(name: String, before: String, after: String)]) -> String
    {
        var columns = ExtrasDecoder.values(of: json)
        for change in changes {
            if let place = columns.firstIndex(where: { $0.name == change.name }) {
                columns[place].text = change.after
            } else {
                columns.append((change.name, change.after))
            }
        }
        return NewEdit(contact: 0, columns: columns.filter { !$0.text.isEmpty }).value
    }

    // MARK: - The rest

    /// Decides about edits of what is no value: choices, columns without a field, and what was added and removed again.
    private mutating func endRest() {
        edits += open.map { edit in
            guard let field = EditedField(name: edit.field, position: edit.position) else { return edit.ended(.gone) }
            let stays = field.table == .contacts || field.row(of: edit.position) >= RowKey.firstAdded
            return stays ? edit : edit.ended(.gone)
        }
        corrections += openCorrections.map { correction in
            var correction = correction
            if correction.position < RowKey.firstAdded { (correction.outcome, correction.isCurrent) = (.gone, false) }
            return correction
        }
        (open, openCorrections) = ([], [])
    }
}

extension CarriedEdit {
    func ended(_ outcome: EditOutcome) -> CarriedEdit {
        var edit = self
        (edit.outcome, edit.isCurrent) = (outcome, false)
        return edit
    }
}
