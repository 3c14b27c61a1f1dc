import ContactModel

extension CSVRecordParser {
    /// Fills the contact from the row. Returns whether the row holds any value.
    mutating func build(_ bytes: Bytes, position: SourcePosition) -> Bool {
        contact.text.append(contentsOf: plan.labels)
        let record = bytes.clampedSlice(row.start, row.end)
        let shape = UTF8Check.shape(record)
        let isPlain = shape == .ascii || decoder.prefersUTF8 && shape == .utf8
        if isPlain, shape == .utf8 { tally.utf8Values &+= 1 }
        var context = RowContext(
            bytes: bytes, isPlain: isPlain && !WordScan.hasNull(record), line: position.line,
            offset: position.byteOffset,
            checksLength: row.end &- row.start > options.maxFieldLength, groupCount: plan.groupCount)
        if context.isPlain { context.copyDistance = contact.store(record).lowerBound &- row.start }
        if let region = plan.region {
            contact.add(.regionHint, label: 0..<0, value: region, line: position.line)
        }
        let count = min(row.count, plan.actions.count)
        for index in 0..<count {
            let cell = row.cells[index]
            if cell.start != cell.end { fill(cell, index, &context) }
        }
        if row.count > count {
            for index in count..<row.count { keepSurplus(index, &context) }
        }
        if context.hasDateParts { addDates(context) }
        if !mailboxNames.isEmpty { mailboxNames.settle(in: &contact) }
        if plan.addresses.isScattered { gatherAddresses() }
        return context.hasContent
    }

    /// The state of turning one row into a contact.
    struct RowContext {
        let bytes: Bytes
        /// `true` if the row is valid UTF-8 without NULs. It is then copied to the arena as a whole, where its cells
        /// are values.
        let isPlain: Bool
        /// The distance from the place of a byte in ``bytes`` to its place in the arena.
        var copyDistance = 0
        let line: Int
        let offset: Int
        /// `true` if a cell may be longer than allowed.
        let checksLength: Bool
        let groupCount: Int
        var hasContent = false
        /// `true` if a column with a part of a date has one.
        var hasDateParts = false
        var birthday = DateParts()
        var anniversary = DateParts()

        /// The group of the value at a position of a cell, which it shares with those at the same position of parallel cells.
        func group(of action: ColumnPlan.Action, _ position: Int) -> UInt16 {
            action.group == 0 ? 0 : UInt16(clamping: Int(action.group) + position * (groupCount + 1))
        }
    }

    @inline(__always)
    private mutating func fill(_ cell: CSVRow.Cell, _ index: Int, _ context: inout RowContext) {
        let action = plan.actions[index]
        if context.checksLength, cell.end &- cell.start > options.maxFieldLength { return }
        switch action.operation {
        case .skip: return
        case .phone where isSingle(cell, action, context), .value where isSingle(cell, action, context):
            var value = storeCell(cell, context, trims: action.operation == .value)
            guard !value.isEmpty else { return }
            if action.kind == .postalCode { value = ValueCore.range(of: .postalCode, in: contact.text, value) }
            context.hasContent = context.hasContent || !action.kind.isHint
            if action.kind == .phone, addEmails(value, context) { return }
            if action.kind == .email, addMailboxes(value, action, context) { return }
            if action.isLine, addLine(value, group: action.group) { return }
            if action.isPlace, addPlace(value, action, line: context.line) { return }
            var isPreferred = false
            let label = label(of: action, context, &isPreferred)
            if isNoName(value, action) { return keep(value, action, label, context) }
            contact.add(
                action.kind, label: label, value: value, group: action.group, isPreferred: isPreferred,
                line: context.line)
        case .value, .phone, .markedPhone: fillList(cell, action, &context)
        case .namedPhone:
            fillList(cell, action, &context)
            fillName(cell, context)
        case .date: fillDate(cell, action, &context)
        case .setting: fillSetting(cell, action, &context)
        case .datePart: fillDatePart(cell, action, &context)
        }
    }

    /// Adds the e-mail addresses in a value of a phone column: people use such columns for any way of contact.
    ///
    /// - Returns: `true` if there is nothing else in it.
    @inline(__always)
    private mutating func addEmails(_ value: Range<Int>, _ context: RowContext) -> Bool {
        contact.text[value].contains(UInt8(ascii: "@")) && addFoundEmails(value, context)
    }

    @inline(never)
    private mutating func addFoundEmails(_ value: Range<Int>, _ context: RowContext) -> Bool {
        let found = EmailShape.emails(in: contact.text, value)
        for address in found { contact.add(.email, label: 0..<0, value: address, line: context.line) }
        return found.count == 1 && found[0] == contact.trimmed(value)
    }

    /// Returns `true` if a cell holds one value, as far as its separator tells.
    @inline(__always)
    private func isSingle(_ cell: CSVRow.Cell, _ action: ColumnPlan.Action, _ context: RowContext) -> Bool {
        guard let mark = action.separator.firstByte else { return true }
        guard action.kind != .category, let base = context.bytes.baseAddress else { return false }
        return WordScan.first(mark, base, cell.start, cell.end) == cell.end
    }

    // MARK: - Cells

    /// A cell's text in the arena: decoded, without escapes, NULs and end-of-file marks.
    ///
    /// - Returns: where it is; empty if the cell holds only blanks. A phone's blanks are kept, others' are not.
    @inline(__always)
    mutating func storeCell(_ cell: CSVRow.Cell, _ context: RowContext, trims: Bool) -> Range<Int> {
        let raw = context.bytes.slice(cell.start, cell.end)
        let text = raw.trimmed
        guard text.count > 0 else { return 0..<0 }
        let kept = trims ? text : raw
        let isClean = context.isPlain && !cell.hasEscapes && kept[kept.count &- 1] != ASCII.substitute
        guard isClean else {
            return storeSlowly(kept, hasEscapes: cell.hasEscapes, context)
        }
        return copied(kept, context)
    }

    /// Where a part of a plain row is in the arena.
    @inline(__always)
    private func copied(_ part: Bytes, _ context: RowContext) -> Range<Int> {
        guard let base = context.bytes.baseAddress, let start = part.baseAddress else { return 0..<0 }
        let lowerBound = start - base + context.copyDistance
        return lowerBound..<lowerBound + part.count
    }

    @inline(never)
    private mutating func storeSlowly(_ raw: Bytes, hasEscapes: Bool, _ context: RowContext) -> Range<Int> {
        var text: [UInt8] = []
        text.reserveCapacity(raw.count)
        var index = 0
        while index < raw.count {
            let byte = raw[index]
            index += 1
            if byte == ASCII.null || byte == ASCII.substitute && index == raw.count { continue }
            if hasEscapes, index < raw.count {
                if byte == ASCII.quote, raw[index] == ASCII.quote {
                    index += 1
                } else if tokenizer.hasBackslashEscapes, byte == ASCII.backslash,
                    raw[index] == ASCII.quote || raw[index] == ASCII.backslash
                {
                    text.append(raw[index])
                    index += 1
                    continue
                }
            }
            text.append(byte)
        }
        let start = contact.text.count
        text.withUnsafeBufferPointer { buffer in
            if context.isPlain {
                contact.text.append(contentsOf: buffer)
            } else {
                // Not valid, or without its NULs not what was checked.
                decoder.append(buffer, to: &contact.text, line: context.line, offset: context.offset, tally: &tally)
            }
        }
        return start..<contact.text.count
    }

    /// The label of a value: from the row's label column, else the column's own.
    @inline(__always)
    mutating func label(
        of action: ColumnPlan.Action, _ context: RowContext, _ isPreferred: inout Bool
    ) -> Range<Int> {
        guard action.labelColumn >= 0, action.labelColumn < row.count else { return action.label }
        return rowLabel(row.cells[action.labelColumn], action, context, &isPreferred)
    }

    private mutating func rowLabel(
        _ cell: CSVRow.Cell, _ action: ColumnPlan.Action, _ context: RowContext, _ isPreferred: inout Bool
    ) -> Range<Int> {
        let raw = context.bytes.slice(cell.start, cell.end).trimmed
        guard raw.count > 0 else { return action.label }
        // The name of a custom field is not a label that programs translate.
        if action.kind == .extra, context.isPlain, !cell.hasEscapes { return copied(raw, context) }
        if context.isPlain, !cell.hasEscapes { return contact.storeLabel(raw, isPreferred: &isPreferred) }
        let range = storeSlowly(raw, hasEscapes: cell.hasEscapes, context)
        let text = Array(contact.text[range])
        return text.withUnsafeBufferPointer { contact.storeLabel($0, isPreferred: &isPreferred) }
    }

    /// Keeps a cell beyond the last column.
    private mutating func keepSurplus(_ index: Int, _ context: inout RowContext) {
        let cell = row.cells[index]
        if context.checksLength, cell.end - cell.start > options.maxFieldLength { return }
        let value = storeCell(cell, context, trims: false)
        guard !value.isEmpty else { return }
        context.hasContent = true
        let label = contact.store(Array("Column \(index + 1)".utf8))
        contact.add(.extra, label: label, value: value, line: context.line)
    }
}

// MARK: - Lists, dates, settings

extension CSVRecordParser {
    /// Splits a cell of several values. The parts of an address in parallel cells share a group by their index.
    private mutating func fillList(_ cell: CSVRow.Cell, _ action: ColumnPlan.Action, _ context: inout RowContext) {
        let whole = storeCell(cell, context, trims: action.operation == .value)
        guard !whole.isEmpty else { return }
        if action.kind == .email, addMailboxes(whole, action, context) {
            context.hasContent = true
            return
        }
        var isPreferred = false
        let label = label(of: action, context, &isPreferred)
        var position = 0
        var start = whole.lowerBound
        while start <= whole.upperBound {
            let (end, next) = ListSplit.next(contact.text, start, whole.upperBound, action.separator)
            var value = start..<end
            if action.operation == .value || position > 0 || end < whole.upperBound { value = contact.trimmed(value) }
            var kind = action.kind
            if kind == .category { (kind, value) = ListSplit.category(contact.text, value, action.separator) }
            if kind == .phone, addEmails(value, context) {
                context.hasContent = true
            } else if isNoName(value, action), !value.isEmpty {
                keep(value, action, label, context)
                context.hasContent = true
            } else if !value.isEmpty {
                let group = context.group(of: action, position)
                contact.add(
                    kind, label: label, value: value, group: group, isPreferred: isPreferred && position == 0,
                    line: context.line)
                if let mark = action.mark {
                    contact.add(
                        mark.kind, label: 0..<0, value: mark.text, group: group, line: context.line)
                }
                context.hasContent = true
            }
            position += 1
            start = next
        }
    }

    /// Adds the name that stands beside the number of a cell.
    private mutating func fillName(_ cell: CSVRow.Cell, _ context: RowContext) {
        let whole = storeCell(cell, context, trims: true)
        let text = String(decoding: contact.text[whole], as: UTF8.self)
        guard let name = NumberBesideName(text)?.name, name.contains(where: \.isLetter),
            !name.contains(where: \.isNumber)
        else { return }
        let value = contact.store(Array(name.utf8))
        contact.add(.displayName, label: 0..<0, value: value, line: context.line)
    }

    private mutating func fillDate(_ cell: CSVRow.Cell, _ action: ColumnPlan.Action, _ context: inout RowContext) {
        if action.separator != .none, context.bytes.clampedSlice(cell.start, cell.end).find(":::") != nil {
            return fillList(cell, action, &context)
        }
        let reading = DateText.parse(context.bytes.clampedSlice(cell.start, cell.end))
        var value = 0..<0
        switch reading {
        case .empty: return
        case .text: value = storeCell(cell, context, trims: true)
        case .date(let year, let month, let day):
            let start = contact.text.count
            DateText.append(year: year, month: month, day: day, to: &contact.text)
            value = start..<contact.text.count
        }
        guard !value.isEmpty else { return }
        var isPreferred = false
        let label = label(of: action, context, &isPreferred)
        context.hasContent = true
        contact.add(
            action.kind, label: label, value: value, group: action.group, isPreferred: isPreferred, line: context.line)
    }

    /// Keeps a setting unless it has the value that every new contact has.
    private mutating func fillSetting(_ cell: CSVRow.Cell, _ action: ColumnPlan.Action, _ context: inout RowContext) {
        let text = context.bytes.clampedSlice(cell.start, cell.end).trimmed
        let isDefault =
            text.isEmpty || text.isWord("normal") || text.isWord("false") || text.isWord("unspecified")
            || text.isWord("smtp") || text.isWord("falsch") || text.isWord("faux") || text.isWord("0")
            || text.isWord("keine angabe") || text.isWord("non indiqué")
        guard !isDefault else { return }
        let value = storeCell(cell, context, trims: true)
        contact.add(.extra, label: action.label, value: value, line: context.line)
    }
}
