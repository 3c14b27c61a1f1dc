import ContactModel
import ContactReading

extension TableFiller {
    mutating func placeExtra(_ index: Int, _ card: CardFields) {
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
    mutating func placeLeftovers(_ card: CardFields) {
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
    mutating func remark(_ name: String, _ value: Bytes) {
        if !remarks.isEmpty { remarks.append(ASCII.lineFeed) }
        remarks.append(contentsOf: (name + ": ").utf8)
        for byte in value where byte != ASCII.carriageReturn {
            remarks.append(byte)
            // Further lines of a value are indented.
            if byte == ASCII.lineFeed { remarks.append(contentsOf: [ASCII.space, ASCII.space]) }
        }
    }
}
