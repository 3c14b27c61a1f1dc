/// Puts the values of contacts into the cells of rows.
struct TableFiller: Sendable {
    let layout: TableLayout
    /// Words for labels, where the program has its own.
    private let labelWords: [(label: String, word: String)]
    private(set) var row: TableRow
    private(set) var losses: ExportLosses
    /// The values of the last contact that found no column of their kind, by position.
    private(set) var homeless: [Int] = []
    /// Those of them that found no custom column either.
    private(set) var leftovers: [Int] = []
    private var used: [Bool]
    private var usedAddresses: [Bool]
    private var remarks: [UInt8] = []

    init(
        _ layout: TableLayout, labelWords: [(label: String, word: String)] = [], losses: ExportLosses = ExportLosses()
    ) {
        self.losses = losses
        self.layout = layout
        self.labelWords = labelWords
        row = TableRow(count: layout.names.count)
        used = [Bool](repeating: false, count: layout.names.count)
        usedAddresses = [Bool](repeating: false, count: layout.addresses.count)
    }

    /// Fills the row with a contact.
    mutating func fill(_ record: borrowing OutgoingContact) {
        row.removeAll()
        homeless.removeAll(keepingCapacity: true)
        leftovers.removeAll(keepingCapacity: true)
        remarks.removeAll(keepingCapacity: true)
        for index in used.indices { used[index] = false }
        for index in usedAddresses.indices { usedAddresses[index] = false }
        let text = record.contact.text
        text.withUnsafeBufferPointer { fill(record, $0) }
    }

    private mutating func fill(_ record: borrowing OutgoingContact, _ text: Bytes) {
        let fields = record.contact.fields
        let card = CardFields(fields: fields, text: text)
        // Values whose label has a column of its own come first, so that no other takes it.
        for pass in [Pass.exact, .any] {
            for index in fields.indices {
                let field = fields[index]
                if field.kind.isAddressPart || field.kind == .extra { continue }
                let isLabelled = !layout.slots[Int(field.kind.rawValue)].isEmpty && hasOwnColumn(field, card)
                if (pass == .exact) == isLabelled { place(index, field, card) }
            }
        }
        placeAddresses(card)
        for index in fields.indices where fields[index].kind == .extra { placeExtra(index, card) }
        placeLeftovers(card)
    }

    private enum Pass { case exact, any }
}

// MARK: - Values

extension TableFiller {
    private func hasOwnColumn(_ field: Contact.Field, _ card: CardFields) -> Bool {
        layout.slots[Int(field.kind.rawValue)].contains {
            !$0.label.isEmpty && !used[$0.column] && isLabel($0.label, card.label(field))
        }
    }

    private func isLabel(_ label: [UInt8], _ other: Bytes) -> Bool {
        label.count == other.count && zip(label, other).allSatisfy { ASCII.lowercased($0) == ASCII.lowercased($1) }
    }

    private mutating func place(_ index: Int, _ field: Contact.Field, _ card: CardFields) {
        let (value, label) = (card.value(field), card.label(field))
        var slots = layout.slots[Int(field.kind.rawValue)]
        if field.kind == .displayName, slots.isEmpty {
            if card.isDerived(displayName: value) { return }
            // Where only the whole name is known it takes the place of the one part that is required.
            if card.first(.givenName) == nil, card.first(.familyName) == nil { slots = layout.requiredName }
        }
        // The same kind of cell may hold a list.
        if let list = slots.first(where: { $0.separator != .none && $0.labelColumn == nil }) {
            switch list.separator {
            case .tripleColon: row.append(list.column, value, separator: " ::: ")
            case .semicolon: row.append(list.column, value, separator: ";")
            default: row.append(list.column, value, separator: ",")
            }
            used[list.column] = true
            return
        }
        if field.kind == .note, let column = layout.noteColumn {
            row.append(column, value, separator: "\n\n")
            return
        }
        guard let slot = slot(for: field, label: label, in: slots) else {
            homeless.append(index)
            return
        }
        used[slot.column] = true
        row.set(slot.column, value)
        if let column = slot.labelColumn {
            setLabel(label, isPreferred: field.isPreferred, column)
        } else if !isLabel(slot.label, label), !label.isEmpty {
            noteLabel(label, of: value)
        }
    }

    /// The column for a value: one of its label, else one beside which the label is written, else one of no label, else, for
    /// numbers, one of a label that says little.
    private func slot(
        for field: Contact.Field, label: Bytes, in slots: [TableLayout.Slot]
    ) -> TableLayout.Slot? {
        var best: TableLayout.Slot?
        var bestRank = Int.max
        for slot in slots where !used[slot.column] {
            let rank: Int
            if !slot.label.isEmpty {
                if isLabel(slot.label, label) {
                    rank = 0
                } else if field.kind == .phone, let general = Self.generalRank(slot.label) {
                    rank = 3 + general
                } else {
                    continue
                }
            } else {
                rank = slot.labelColumn != nil ? 1 : 2
            }
            if rank < bestRank {
                best = slot
                bestRank = rank
            }
        }
        return best
    }

    /// Labels that any number may have, and which of them is taken first.
    private static func generalRank(_ label: [UInt8]) -> Int? {
        ["other", "main"].firstIndex { label.elementsEqual($0.utf8) }
    }

    private mutating func setLabel(_ label: Bytes, isPreferred: Bool, _ column: Int) {
        var text = label.text
        if let word = labelWords.first(where: { $0.label == text })?.word { text = word }
        row.set(column, isPreferred ? "* " + text : text)
    }

    /// Labels that a column cannot say: those that somebody thought of are noted with their value.
    private mutating func noteLabel(_ label: Bytes, of value: Bytes) {
        guard PhoneLabel.known(label) == nil else { return losses.dropped["label", default: 0] += 1 }
        remark(label.text, value)
        losses.noted["label", default: 0] += 1
    }
}

// MARK: - Addresses

extension TableFiller {
    private mutating func placeAddresses(_ card: CardFields) {
        var parts: [Int] = []
        for index in card.fields.indices where card.fields[index].kind.isAddressPart {
            if let first = parts.first, card.fields[first].group != card.fields[index].group {
                placeAddress(parts, card)
                parts.removeAll()
            }
            parts.append(index)
        }
        if !parts.isEmpty { placeAddress(parts, card) }
    }

    private mutating func placeAddress(_ parts: [Int], _ card: CardFields) {
        let label = card.label(card.fields[parts[0]])
        guard let chosen = addressSlot(label) else {
            homeless.append(contentsOf: parts)
            return
        }
        usedAddresses[chosen] = true
        let slot = layout.addresses[chosen]
        if let column = slot.labelColumn {
            setLabel(label, isPreferred: card.fields[parts[0]].isPreferred, column)
        } else if !isLabel(slot.label, label), !label.isEmpty {
            noteLabel(label, of: card.value(card.fields[parts[0]]))
        }
        let isOnlyFormatted = parts.allSatisfy { card.fields[$0].kind == .formattedAddress }
        for index in parts {
            let field = card.fields[index]
            var column = slot.columns[field.kind.rawValue]
            // An address that is known only as a whole goes where the street stands.
            if column == nil, isOnlyFormatted { column = slot.columns[Contact.Field.Kind.street.rawValue] }
            guard let column, row.isEmpty(column) else {
                if field.kind != .formattedAddress { homeless.append(index) }
                continue
            }
            row.set(column, card.value(field))
        }
    }

    private func addressSlot(_ label: Bytes) -> Int? {
        let free = layout.addresses.indices.filter { !usedAddresses[$0] }
        return free.first { isLabel(layout.addresses[$0].label, label) && layout.addresses[$0].labelColumn == nil }
            ?? free.first { layout.addresses[$0].labelColumn != nil }
            ?? free.first { layout.addresses[$0].label.isEmpty } ?? free.last
    }
}

// MARK: - What has no column

extension TableFiller {
    private mutating func placeExtra(_ index: Int, _ card: CardFields) {
        let field = card.fields[index]
        if let column = layout.extras[Array(card.label(field))], row.isEmpty(column) {
            row.set(column, card.value(field))
        } else {
            homeless.append(index)
        }
    }

    /// Puts what is left into the custom columns, else into the note.
    private mutating func placeLeftovers(_ card: CardFields) {
        guard !homeless.isEmpty || !remarks.isEmpty else { return }
        for index in homeless {
            let field = card.fields[index]
            if card.isPicture(field) {
                losses.dropped["photo", default: 0] += 1
            } else if let slot = customSlot() {
                used[slot.column] = true
                if let column = slot.labelColumn { row.set(column, card.title(of: field)) }
                row.set(slot.column, card.value(field))
            } else {
                leftovers.append(index)
                let name = field.kind == .extra ? "custom value" : field.kind.name
                if layout.noteColumn == nil || card.isBookkeeping(field) {
                    losses.dropped[name, default: 0] += 1
                } else {
                    remark(card.title(of: field), card.value(field))
                    losses.noted[name, default: 0] += 1
                }
            }
        }
        guard let column = layout.noteColumn, !remarks.isEmpty else { return }
        remarks.withUnsafeBufferPointer { row.append(column, $0, separator: "\n\n") }
    }

    private func customSlot() -> TableLayout.Slot? {
        layout.slots[Int(Contact.Field.Kind.extra.rawValue)].first { !used[$0.column] }
    }

    /// Adds a line to the note.
    private mutating func remark(_ name: String, _ value: Bytes) {
        if !remarks.isEmpty { remarks.append(ASCII.lineFeed) }
        remarks.append(contentsOf: (name + ": ").utf8)
        for byte in value where byte != ASCII.carriageReturn {
            remarks.append(byte)
            // What belongs to the line above is indented.
            if byte == ASCII.lineFeed { remarks.append(contentsOf: [ASCII.space, ASCII.space]) }
        }
    }
}
