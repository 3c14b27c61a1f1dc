import ContactModel
import ContactReading

/// Puts the values of contacts into the cells of rows.
struct TableFiller: Sendable {
    let layout: TableLayout
    /// Words for labels, where the program has its own.
    private let labelWords: [(label: String, word: String)]
    private let limits: TableFormat.Limits
    private(set) var row: TableRow
    private(set) var losses: ExportLosses
    /// The values of the last contact that found no column of their kind, by position.
    private(set) var homeless: [Int] = []
    /// Those of them that found no custom column either.
    private(set) var leftovers: [Int] = []
    /// Values whose label has no column of its own, and the parts of one address, by position.
    private var others: [Int] = []
    private var parts: [Int] = []
    /// The columns of the last contact's numbers, where facts about them are wanted.
    private var numberColumns: [(field: Int, column: Int)] = []
    private var used: [Bool]
    private var usedAddresses: [Bool]
    private var remarks: [UInt8] = []

    init(
        _ layout: TableLayout, labelWords: [(label: String, word: String)] = [],
        limits: TableFormat.Limits = TableFormat.Limits(), losses: ExportLosses = ExportLosses()
    ) {
        self.limits = limits
        self.losses = losses
        self.layout = layout
        self.labelWords = labelWords
        row = TableRow(count: layout.names.count)
        used = [Bool](repeating: false, count: layout.names.count)
        usedAddresses = [Bool](repeating: false, count: layout.addresses.count)
    }

    /// Forgets what was lost.
    mutating func removeLosses() { losses = ExportLosses() }

    /// Adds the losses of other contacts.
    mutating func add(_ other: ExportLosses) { losses.add(other) }

    /// Fills the row with a contact.
    mutating func fill(_ record: borrowing OutgoingContact) {
        row.removeAll()
        homeless.removeAll(keepingCapacity: true)
        leftovers.removeAll(keepingCapacity: true)
        remarks.removeAll(keepingCapacity: true)
        numberColumns.removeAll(keepingCapacity: true)
        for index in used.indices { used[index] = false }
        for index in usedAddresses.indices { usedAddresses[index] = false }
        let text = record.contact.text
        text.withUnsafeBufferPointer { fill(record, $0) }
        if !numberColumns.isEmpty { placeFacts(record) }
        if limits.noteBytes < .max || limits.cellCharacters < .max { measure(record.id) }
    }

    private mutating func fill(_ record: borrowing OutgoingContact, _ text: Bytes) {
        let fields = record.contact.fields
        let card = CardFields(fields: fields, text: text)
        // Values whose label has a column of its own come first, so that no other takes it.
        others.removeAll(keepingCapacity: true)
        var hasAddress = false
        var hasExtra = false
        for index in fields.indices {
            let kind = fields[index].kind
            if kind.isAddressPart {
                hasAddress = true
            } else if kind == .extra {
                hasExtra = true
            } else if layout.hasLabels[kind.index], hasOwnColumn(fields[index], card) {
                place(index, fields[index], card)
            } else {
                others.append(index)
            }
        }
        for place in others.indices { self.place(others[place], fields[others[place]], card) }
        if layout.requiresName { supplyName(record, card) }
        if hasAddress { placeAddresses(card) }
        if hasExtra { for index in fields.indices where fields[index].kind == .extra { placeExtra(index, card) } }
        placeLeftovers(card)
    }
}

extension TableFiller {
    /// Counts what is longer than the program takes.
    private mutating func measure(_ contact: Int) {
        if row.byteCount > limits.cellCharacters {
            var count = 0
            row.forEachCell { _, cell in
                if cell.count > limits.cellCharacters, SheetText.characterCount(cell) > limits.cellCharacters {
                    count += 1
                }
            }
            if count > 0 { losses.addLongCells(count, maximum: limits.cellCharacters, contact: contact) }
        }
        if let column = layout.noteColumn, row.count(column) > limits.noteBytes {
            losses.exceeded[ExportLimit(.noteBytes, limits.noteBytes), default: 0] += 1
        }
        if row.byteCount > limits.rowBytes {
            losses.exceeded[ExportLimit(.rowBytes, limits.rowBytes), default: 0] += 1
        }
    }
}

// MARK: - Values

extension TableFiller {
    private func hasOwnColumn(_ field: Contact.Field, _ card: CardFields) -> Bool {
        let label = card.label(field)
        if label.isEmpty { return false }
        return layout.slots(for: field.kind).contains { slot in
            !used[layout.slots[slot].column] && isLabel(layout.slots[slot].label, label)
        }
    }

    private func isLabel(_ label: [UInt8], _ other: Bytes) -> Bool {
        guard label.count == other.count else { return false }
        for index in label.indices where ASCII.lowercased(label[index]) != ASCII.lowercased(other[index]) {
            return false
        }
        return true
    }

    private mutating func place(_ index: Int, _ field: Contact.Field, _ card: CardFields) {
        if layout.leavesOutPictures, card.isPicture(field) {
            losses.dropped["photo", default: 0] += 1
            return
        }
        let (value, label) = (card.value(field), card.label(field))
        var slots = layout.slots(for: field.kind)
        if field.kind == .displayName, slots.isEmpty {
            if card.isDerived(displayName: value) { return }
            // Where only the whole name is known it takes the place of the one part that is required.
            if card.first(.givenName) == nil, card.first(.familyName) == nil { slots = layout.requiredName }
        }
        if field.kind == .birthday, slots.isEmpty, placeParts(of: value) { return }
        if !layout.takesPartialDates, field.kind == .birthday || field.kind == .anniversary,
            DateForm(value) == .withoutYear
        {
            homeless.append(index)
            return
        }
        if field.kind == .systemGroup, slots.isEmpty, placeSystemGroup(value) { return }
        // The same kind of cell may hold a list.
        if let list = layout.lists[field.kind.index] {
            let column = layout.slots[list].column
            switch layout.slots[list].separator {
            case .tripleColon where field.kind == .category && Self.isMarked(value):
                // The reader takes one pair of quotes away.
                var quoted = [ASCII.quote] + Array(value)
                quoted.append(ASCII.quote)
                quoted.withUnsafeBufferPointer { row.append(column, $0, separator: " ::: ") }
            case .tripleColon: row.append(column, value, separator: " ::: ")
            case .semicolon: row.append(column, value, separator: ";")
            default: row.append(column, value, separator: ",")
            }
            used[column] = true
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
        used[layout.slots[slot].column] = true
        row.set(layout.slots[slot].column, value)
        if field.kind == .phone, !layout.facts.isEmpty { numberColumns.append((index, layout.slots[slot].column)) }
        if let column = layout.slots[slot].labelColumn {
            setLabel(label, isPreferred: field.isPreferred, column)
        } else if !label.isEmpty, !isLabel(layout.slots[slot].label, label), field.kind != .photo {
            noteLabel(label, of: value)
        }
    }

    /// Writes facts beside the numbers that they are about.
    private mutating func placeFacts(_ record: borrowing OutgoingContact) {
        for (field, column) in numberColumns {
            guard let number = record.numbers.first(where: { $0.field == field }) else { continue }
            for fact in layout.facts where fact.number == column {
                record.text(of: fact.fact, about: number).withUnsafeBufferPointer { row.set(fact.column, $0) }
            }
        }
    }

    /// Writes a group that a product keeps by itself among the categories, with the mark that it has there.
    private mutating func placeSystemGroup(_ name: Bytes) -> Bool {
        guard layout.takesSystemGroups, let list = layout.lists[Contact.Field.Kind.category.index],
            layout.slots[list].separator == .tripleColon
        else { return false }
        var marked: [UInt8] = [ASCII.asterisk, ASCII.space]
        marked.append(contentsOf: name)
        marked.withUnsafeBufferPointer { row.append(layout.slots[list].column, $0, separator: " ::: ") }
        used[layout.slots[list].column] = true
        return true
    }

    /// Writes what the contact is called where the program requires a name and there is none.
    private mutating func supplyName(_ record: borrowing OutgoingContact, _ card: CardFields) {
        guard let slot = layout.requiredName.first else { return }
        let column = layout.slots[slot].column
        guard row.isEmpty(column) else { return }
        if !layout.requiresFamilyName, card.first(.familyName) != nil || card.first(.email) != nil { return }
        if let name = record.contact.displayText { row.set(column, name) }
    }

    /// Writes a birthday into the columns of its parts.
    private mutating func placeParts(of birthday: Bytes) -> Bool {
        let form = DateForm(birthday)
        guard !layout.birthday.isEmpty, form == .full || form == .withoutYear else { return false }
        let day = birthday.clampedSlice(birthday.count - 2, birthday.count)
        let month = birthday.clampedSlice(birthday.count - 5, birthday.count - 3)
        let year = form == .full ? birthday.clampedSlice(0, 4) : Bytes(start: nil, count: 0)
        for (part, text) in [(HeaderMap.DatePart.year, year), (.month, month), (.day, day)] {
            if let column = layout.birthday[part] { row.set(column, text) }
        }
        return true
    }

    /// The column for a value: one of its label, else one beside which the label is written, else one of no label, else, for
    /// numbers, one of a label that says little.
    private func slot(for field: Contact.Field, label: Bytes, in slots: Range<Int>) -> Int? {
        var best: Int?
        var bestRank = Int.max
        for slot in slots where !used[layout.slots[slot].column] {
            let rank: Int
            let hasLabelColumn = layout.slots[slot].labelColumn != nil
            if !layout.slots[slot].label.isEmpty {
                if isLabel(layout.slots[slot].label, label) {
                    rank = 0
                } else if field.kind == .phone, let general = Self.rank(of: layout.slots[slot].label, for: label) {
                    rank = 3 + general
                } else {
                    continue
                }
            } else if field.kind == .phone, !hasLabelColumn, Self.isMachine(label) {
                // Where no label says so, people expect a voice.
                continue
            } else {
                rank = hasLabelColumn ? 1 : 2
            }
            if rank < bestRank {
                best = slot
                bestRank = rank
            }
        }
        return best
    }

    /// The rank of a column with another label for a number, the best first; `nil` if it does not suit. No voice goes
    /// where a fax answers.
    private static func rank(of column: [UInt8], for label: Bytes) -> Int? {
        if label.isWord("pager") { return nil }
        return (isMachine(label) ? faxColumns : voiceColumns).firstIndex { column.elementsEqual($0.utf8) }
    }

    /// Returns `true` if a label is that of a fax or a pager.
    private static func isMachine(_ label: Bytes) -> Bool {
        label.isWord("homefax") || label.isWord("workfax") || label.isWord("otherfax") || label.isWord("pager")
    }

    private static let voiceColumns = ["other", "main", "work", "home"]
    private static let faxColumns = ["otherFax", "workFax", "homeFax"]

    /// Returns `true` if a reader would take quotes or Google's mark of its own groups away from the name of a
    /// category.
    private static func isMarked(_ name: Bytes) -> Bool {
        guard name.count >= 2, let last = name.last else { return false }
        return name[0] == ASCII.quote && last == ASCII.quote || name[0] == ASCII.asterisk && name[1] == ASCII.space
    }

    private mutating func setLabel(_ label: Bytes, isPreferred: Bool, _ column: Int) {
        if labelWords.isEmpty, !isPreferred { return row.set(column, label) }
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
        parts.removeAll(keepingCapacity: true)
        for index in card.fields.indices where card.fields[index].kind.isAddressPart {
            let isNext = parts.first.map { card.fields[$0].group != card.fields[index].group } ?? false
            if isNext || hasPart(like: index, card) {
                placeAddress(card)
                parts.removeAll(keepingCapacity: true)
            }
            parts.append(index)
        }
        if !parts.isEmpty { placeAddress(card) }
    }

    /// Returns `true` if the address has a part of this kind already: the part begins another address then.
    private func hasPart(like index: Int, _ card: CardFields) -> Bool {
        parts.contains { card.fields[$0].kind == card.fields[index].kind }
    }

    private mutating func placeAddress(_ card: CardFields) {
        let label = card.label(card.fields[parts[0]])
        guard let chosen = addressSlot(label) else {
            homeless.append(contentsOf: parts)
            return
        }
        usedAddresses[chosen] = true
        if let column = layout.addresses[chosen].labelColumn {
            setLabel(label, isPreferred: card.fields[parts[0]].isPreferred, column)
        } else if !label.isEmpty, !isLabel(layout.addresses[chosen].label, label) {
            noteLabel(label, of: card.value(card.fields[parts[0]]))
        }
        let isOnlyFormatted = parts.allSatisfy { card.fields[$0].kind == .formattedAddress }
        for index in parts {
            let field = card.fields[index]
            var column = layout.addresses[chosen].columns[field.kind.index]
            // An address that is known only as a whole goes where the street stands.
            if column == nil, isOnlyFormatted {
                column = layout.addresses[chosen].columns[Contact.Field.Kind.street.index]
            }
            guard let column, row.isEmpty(column) else {
                if field.kind != .formattedAddress { homeless.append(index) }
                continue
            }
            row.set(column, card.value(field))
        }
    }

    private func addressSlot(_ label: Bytes) -> Int? {
        let free = layout.addresses.indices.lazy.filter { !usedAddresses[$0] }
        return free.first { layout.addresses[$0].labelColumn == nil && isLabel(layout.addresses[$0].label, label) }
            ?? free.first { layout.addresses[$0].labelColumn != nil }
            ?? free.first { layout.addresses[$0].label.isEmpty } ?? free.last
    }
}

// MARK: - What has no column

extension TableFiller {
    private mutating func placeExtra(_ index: Int, _ card: CardFields) {
        let field = card.fields[index]
        if layout.leavesOutPictures, card.isPicture(field), card.value(field).count > limits.cellCharacters {
            losses.dropped["photo", default: 0] += 1
        } else if let column = layout.extras[Array(card.label(field))], row.isEmpty(column) {
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
                let column = layout.slots[slot].column
                used[column] = true
                if let column = layout.slots[slot].labelColumn { row.set(column, card.title(of: field)) }
                row.set(column, card.value(field))
            } else {
                leftovers.append(index)
                let name = field.kind == .extra ? "custom value" : field.kind.rawValue
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

    private func customSlot() -> Int? {
        layout.slots(for: .extra).first { !used[layout.slots[$0].column] }
    }

    /// Adds a line to the note.
    private mutating func remark(_ name: String, _ value: Bytes) {
        if !remarks.isEmpty { remarks.append(ASCII.lineFeed) }
        remarks.append(contentsOf: (name + ": ").utf8)
        for byte in value where byte != ASCII.carriageReturn {
            remarks.append(byte)
            // Further lines of a value are indented.
            if byte == ASCII.lineFeed { remarks.append(contentsOf: [ASCII.space, ASCII.space]) }
        }
    }
}
