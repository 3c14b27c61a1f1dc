import ContactModel
import ContactReading

extension TableFiller {
    func hasOwnColumn(_ field: Contact.Field, _ card: CardFields) -> Bool {
        let label = card.label(field)
        if label.isEmpty { return false }
        return layout.slots(for: field.kind).contains { slot in
            !used[layout.slots[slot].column] && isLabel(layout.slots[slot].label, label)
        }
    }

    func isLabel(_ label: [UInt8], _ other: Bytes) -> Bool {
        guard label.count == other.count else { return false }
        for index in label.indices where ASCII.lowercased(label[index]) != ASCII.lowercased(other[index]) {
            return false
        }
        return true
    }

    mutating func place(_ index: Int, _ field: Contact.Field, _ card: CardFields) {
        if layout.leavesOutPictures, card.isPicture(field) {
            losses.dropped["photo", default: 0] += 1
            return
        }
        if field.kind == .cardProperty {
            // Tables have labels only.
            if CardParameters.isSaying(field, card) { losses.dropped[field.kind.rawValue, default: 0] += 1 }
            return
        }
        let (value, label) = (card.value(field), card.label(field))
        var slots = layout.slots(for: field.kind)
        if field.kind == .displayName, slots.isEmpty {
            if card.isDerived(displayName: value) { return }
            // Where only the whole name is known it takes the place of the one part that is required.
            if card.first(.givenName) == nil, card.first(.familyName) == nil { slots = layout.requiredName }
        }
        // Beside the first organization stands what belongs to it.
        if !slots.isEmpty, card.isOfOtherOrganization(field) { slots.removeFirst() }
        if slots.isEmpty, !layout.dates.isEmpty, placeParts(of: value, field.kind) { return }
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
        if field.kind == .note, let column = layout.noteColumn { return placeNote(index, value, label, column) }
        guard let slot = slot(for: field, label: label, in: slots) else {
            homeless.append(index)
            return
        }
        used[layout.slots[slot].column] = true
        row.set(layout.slots[slot].column, value)
        if field.kind == .phone, !layout.facts.isEmpty { numberColumns.append((index, layout.slots[slot].column)) }
        if let column = layout.slots[slot].labelColumn {
            setLabel(label, isPreferred: field.isPreferred, column)
        } else if !label.isEmpty, !isLabel(layout.slots[slot].label, label), field.kind != .photo,
            !standsBesideOrganization(field, slot, card)
        {
            noteLabel(label, of: value)
        }
    }

    /// Returns `true` if a column belongs to that of the organization whose name the label of a value is: `Job Title 2` to `Organization 2`.
    private func standsBesideOrganization(_ field: Contact.Field, _ slot: Int, _ card: CardFields) -> Bool {
        guard let place = card.otherOrganization(of: field) else { return false }
        return slot - layout.slots(for: field.kind).lowerBound == place
            && layout.slots(for: .organization).count > place
    }

    /// Writes a note into the column of notes, behind the others; where every note may have a column of its own, the first without a label.
    private mutating func placeNote(_ index: Int, _ value: Bytes, _ label: Bytes, _ column: Int) {
        if layout.takesNotes, used[column] || !label.isEmpty {
            let free = layout.slots(for: .note).first {
                !used[layout.slots[$0].column] && layout.slots[$0].labelColumn != nil
            }
            guard let free, let labelColumn = layout.slots[free].labelColumn else { return homeless.append(index) }
            used[layout.slots[free].column] = true
            row.set(layout.slots[free].column, value)
            return row.set(labelColumn, label)
        }
        used[column] = true
        if label.isEmpty { return row.append(column, value, separator: "\n\n") }
        remark(label.text, value)
        losses.noted["label", default: 0] += 1
    }

    /// Writes facts beside the numbers that they are about.
    mutating func placeFacts(_ record: borrowing OutgoingContact) {
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
    mutating func supplyName(_ record: borrowing OutgoingContact, _ card: CardFields) {
        guard let slot = layout.requiredName.first else { return }
        let column = layout.slots[slot].column
        guard row.isEmpty(column) else { return }
        if !layout.requiresFamilyName, card.first(.familyName) != nil || card.first(.email) != nil { return }
        if let name = record.contact.displayText { row.set(column, name) }
    }

    /// Writes a date into the columns of its parts.
    private mutating func placeParts(of date: Bytes, _ kind: Contact.Field.Kind) -> Bool {
        guard let columns = layout.dates[kind.index], columns.values.allSatisfy(row.isEmpty) else { return false }
        let form = DateForm(date)
        guard form == .full || form == .withoutYear else { return false }
        let day = date.clampedSlice(date.count - 2, date.count)
        let month = date.clampedSlice(date.count - 5, date.count - 3)
        let year = form == .full ? date.clampedSlice(0, 4) : Bytes(start: nil, count: 0)
        for (part, text) in [(HeaderMap.DatePart.year, year), (.month, month), (.day, day)] {
            if let column = columns[part] { row.set(column, text) }
        }
        return true
    }

    /// The column for a value: one of its label, else one beside which the label is written, else one of no label, else, for
    /// numbers, one of a label that says little.
    func slot(for field: Contact.Field, label: Bytes, in slots: Range<Int>) -> Int? {
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

    mutating func setLabel(_ label: Bytes, isPreferred: Bool, _ column: Int) {
        if labelWords.isEmpty, !isPreferred { return row.set(column, label) }
        var text = label.text
        if let word = labelWords.first(where: { $0.label == text })?.word { text = word }
        row.set(column, isPreferred ? "* " + text : text)
    }

    /// Labels that a column cannot say: those that somebody thought of are noted with their value.
    mutating func noteLabel(_ label: Bytes, of value: Bytes) {
        guard PhoneLabel.known(label) == nil else { return losses.dropped["label", default: 0] += 1 }
        remark(label.text, value)
        losses.noted["label", default: 0] += 1
    }
}
