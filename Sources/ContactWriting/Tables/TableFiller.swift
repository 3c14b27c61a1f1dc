import ContactModel
import ContactReading

/// Puts the values of contacts into the cells of rows.
struct TableFiller: Sendable {
    let layout: TableLayout
    /// Words for labels, where the program has its own.
    let labelWords: [(label: String, word: String)]
    let limits: TableFormat.Limits
    var row: TableRow
    var losses: ExportLosses
    /// The values of the last contact that found no column of their kind, by position.
    var homeless: [Int] = []
    /// Those of them that found no custom column either.
    var leftovers: [Int] = []
    /// Values whose label has no column of its own, and the parts of one address, by position.
    private var others: [Int] = []
    var parts: [Int] = []
    /// The columns of the last contact's numbers, where facts about them are wanted.
    var numberColumns: [(field: Int, column: Int)] = []
    var used: [Bool]
    var usedAddresses: [Bool]
    var remarks: [UInt8] = []

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
        // No table has a column for it.
        if record.contact.kind != .person { losses.dropped["contactKind", default: 0] += 1 }
        if hasExtra { for index in fields.indices where fields[index].kind == .extra { placeExtra(index, card) } }
        placeLeftovers(card)
    }

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
