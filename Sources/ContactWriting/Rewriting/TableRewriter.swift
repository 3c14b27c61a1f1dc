import ContactModel
import ContactReading

/// Writes rows of CSV again with other numbers and other texts, in the dialect of the file.
struct TableRewriter {
    let plan: ColumnPlan
    private let tokenizer: CSVTokenizer
    private let decoder: ValueDecoder
    let encoding: TextEncoding
    private let columnCount: Int
    private let delimiter: UInt8?
    /// The end of the header; `nil` without one.
    private let headerEnd: Int?
    private let added: [String]
    private(set) var row = CSVRow()

    init(_ layout: CSVLayout, encoding: TextEncoding, options: ReadingOptions, added: [String]) {
        plan = ColumnPlan(layout.map)
        var tokenizer = CSVTokenizer(layout.dialect, options: options)
        tokenizer.expectedColumns = layout.map.columns.count
        self.tokenizer = tokenizer
        decoder = ValueDecoder(encoding: encoding, fallback: options.fallbackEncoding)
        // Files that are converted before they are read are converted as a whole.
        self.encoding = encoding.keepsOffsets ? encoding : .utf8
        columnCount = layout.map.columns.count
        delimiter = layout.dialect.delimiter
        let last = layout.headerRows.count - 1
        headerEnd = layout.headerPlaces.indices.contains(last) ? layout.headerPlaces[last].upperBound : nil
        let taken = Set(layout.map.columns.map { HeaderName($0.name) })
        self.added = added.map { name in
            var (unique, number) = (name, 2)
            while taken.contains(HeaderName(unique)) {
                unique = "\(name) \(number)"
                number += 1
            }
            return unique
        }
    }

    var canAddColumns: Bool { delimiter != nil }

    /// The texts of the cells of a record.
    mutating func cells(of record: [UInt8]) -> [String] {
        record.withUnsafeBufferPointer { bytes in
            guard tokenizer.next(bytes, from: 0, isLast: true, into: &row) else { return [] }
            return (0..<row.count).map { String(decoding: decoded(row.cells[$0], in: bytes).text, as: UTF8.self) }
        }
    }

    /// Adds the headers to the header.
    func rewrite(head: [UInt8], into output: inout [UInt8]) {
        let end = min(headerEnd ?? 0, head.count)
        output.append(contentsOf: head[..<end])
        if end > 0 { for name in added { append(Array(name.utf8), to: &output) } }
        output.append(contentsOf: head[end...])
    }

    mutating func rewrite(
        _ record: [UInt8], numbers: [RewrittenNumber], texts: inout [RewrittenText], added: [[UInt8]],
        into output: inout [UInt8]
    ) -> Int {
        var queue = NumberQueue(numbers)
        record.withUnsafeBufferPointer { bytes in
            guard tokenizer.next(bytes, from: 0, isLast: true, into: &row), row.end == bytes.count else {
                return output.append(contentsOf: record)
            }
            var copied = 0
            let columns = 0..<min(row.count, plan.actions.count)
            var labels = texts.isEmpty ? [:] : labels(columns, in: bytes, &texts)
            labels.merge(texts.isEmpty ? [:] : additions(columns, in: bytes, &texts)) { label, _ in label }
            let lines = streetLines(in: bytes, &texts).merging(dateParts(columns, in: bytes, &texts)) { line, _ in line
            }
            let numbers = numberEdits(columns, in: bytes, &queue)
            let emptied = emptied(columns, numbers, in: bytes)
            for index in columns {
                let action = plan.actions[index]
                let cell = row.cells[index]
                if !texts.isEmpty || !labels.isEmpty || !lines.isEmpty,
                    let text = labels[index] ?? lines[index] ?? self.text(of: cell, action, in: bytes, &texts)
                {
                    output.append(contentsOf: bytes[copied..<cell.start])
                    append(text, inPlaceOf: cell, in: bytes, to: &output)
                    copied = cell.end
                    continue
                }
                let edits = emptied.contains(index) ? [(cell.start..<cell.end, [])] : numbers[index]?.edits ?? []
                if edits.isEmpty { continue }
                output.append(contentsOf: bytes[copied..<cell.start])
                append(edits, of: cell, in: bytes, to: &output)
                copied = cell.end
            }
            output.append(contentsOf: bytes[copied...])
            guard canAddColumns, !self.added.isEmpty else { return }
            for _ in 0..<max(0, columnCount - row.count) { if let delimiter { output.append(delimiter) } }
            for text in added { append(text, to: &output) }
        }
        return queue.missed
    }

    /// The text that takes the place of a whole cell; `nil` if it stays. An empty cell of the kind takes a text that is added.
    private func text(
        of cell: CSVRow.Cell, _ action: ColumnPlan.Action, in bytes: Bytes, _ texts: inout [RewrittenText]
    ) -> [UInt8]? {
        guard action.operation == .value || action.operation == .date, !action.isLine else { return nil }
        var text = decoded(cell, in: bytes).text
        let whole = text.withUnsafeBufferPointer { Array($0.trimmed) }
        if action.kind == .email, let list = MailboxList.marked(text, text.indices) {
            let isList = list.count > 1 || action.separator != .none
            return mailboxes(text, list, &texts, takesMore: isList && !hasEmptyCell(for: action))
        }
        let own = ValueCore.range(of: action.kind, in: whole, whole.indices)
        // The text around the value stays.
        func around(_ value: [UInt8]) -> [UInt8] {
            value.isEmpty ? value : whole[..<own.lowerBound] + value + whole[own.upperBound...]
        }
        if action.isPlace { return place(Array(whole[own]), &texts).map(around) }
        let written = { (text: [UInt8]) in
            Self.isOne(text, action.separator) ? encoding.encode(text) : nil
        }
        if let other = texts.take(
            action.kind, column: action.kind == .extra ? plan.labels[action.label] : [],
            action.operation == .date ? DateText.normalized(whole) : Array(whole[own]), as: written)
        {
            return around(other)
        }
        let separator = action.separator
        guard separator != .none, !whole.isEmpty else { return nil }
        let joint = Self.joint(of: text, separator)
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        for range in Self.elements(of: text, separator) {
            let (kind, name) =
                action.kind == .category
                ? ListSplit.category(text, range.value, separator) : (action.kind, range.value)
            // A value alone is the whole, which has been asked for.
            guard !name.isEmpty, kind != action.kind || !text[name].elementsEqual(whole[own]),
                let other = texts.take(kind, text[name], as: { written($0) != nil ? $0 : nil })
            else { continue }
            edits.append((other.isEmpty ? range.whole : name, other))
        }
        var isChanged = !edits.isEmpty
        // From the last value to the first, so that ranges stay what they are.
        for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.text) }
        // A list has room for another value, unless a column beside it has.
        if !hasEmptyCell(for: action) {
            while let other = texts.take(action.kind, [], as: { written($0) != nil ? $0 : nil }) {
                text += text.allSatisfy { $0 <= ASCII.space } ? other : joint + other
                isChanged = true
            }
        }
        return isChanged ? encoding.encode(text.withUnsafeBufferPointer { Array($0.trimmed) }) : nil
    }

    /// `true` if a reader takes a text for one value.
    static func isOne(_ text: [UInt8], _ separator: HeaderMap.Separator) -> Bool {
        ListSplit.next(text, 0, text.count, separator).end == text.count
    }

    /// The values of a list: the bytes of each, and those that leave with it.
    static func elements(
        of text: [UInt8], _ separator: HeaderMap.Separator
    ) -> [(value: Range<Int>, whole: Range<Int>)] {
        var elements: [(value: Range<Int>, whole: Range<Int>)] = []
        var start = 0
        while start <= text.count {
            let (end, next) = ListSplit.next(text, start, text.count, separator)
            let isLast = next > text.count
            let before = elements.last?.value.upperBound ?? start
            elements.append((trimmed(start..<end, of: text), isLast ? before..<end : start..<min(next, text.count)))
            start = next
        }
        return elements
    }

    /// The text that stands between two values of a list, as the list has it already.
    private static func joint(of text: [UInt8], _ separator: HeaderMap.Separator) -> [UInt8] {
        let values = elements(of: text, separator).map(\.value)
        if values.count > 1 { return Array(text[values[0].upperBound..<values[1].lowerBound]) }
        return switch separator {
        case .none: []
        case .tripleColon: Array(" ::: ".utf8)
        case .semicolon: Array("; ".utf8)
        case .comma: Array(", ".utf8)
        }
    }

    private func hasEmptyCell(for action: ColumnPlan.Action) -> Bool {
        plan.actions.indices.contains { index in
            index < row.count && row.cells[index].start >= row.cells[index].end
                && plan.actions[index].kind == action.kind
                && plan.actions[index].operation == action.operation
        }
    }

    /// Writes a text in the place of a cell, in its quotes if it has some.
    private func append(
        _ text: [UInt8], inPlaceOf cell: CSVRow.Cell, in bytes: Bytes, to output: inout [UInt8]
    ) {
        guard let delimiter else { return output.append(contentsOf: text) }
        if cell.start > 0, bytes[cell.start - 1] == ASCII.quote {
            for byte in text {
                if byte == ASCII.quote { output.append(byte) }
                output.append(byte)
            }
        } else {
            text.withUnsafeBufferPointer { CSVCells(delimiter: delimiter).append($0, into: &output) }
        }
    }

    static func trimmed(_ range: Range<Int>, of text: [UInt8]) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, text[low] <= ASCII.space { low += 1 }
        while high > low, text[high - 1] <= ASCII.space { high -= 1 }
        return low..<high
    }

    /// The text of a cell as a reader has it, and where each of its bytes comes from.
    func decoded(_ cell: CSVRow.Cell, in bytes: Bytes) -> (text: [UInt8], offsets: [Int]) {
        var text: [UInt8] = []
        var offsets: [Int] = []
        let isUTF8 = decoder.prefersUTF8 && UTF8Check.shape(bytes.clampedSlice(cell.start, cell.end)) != .invalid
        var index = cell.start
        while index < cell.end {
            let byte = bytes[index]
            let start = index
            index += 1
            if byte == ASCII.null || byte == ASCII.substitute && index == cell.end { continue }
            if cell.hasEscapes, index < cell.end, byte == ASCII.quote, bytes[index] == ASCII.quote {
                index += 1
            } else if byte >= 0x80, !isUTF8 {
                var character: [UInt8] = []
                var tally = EncodingTally()
                decoder.append(bytes.clampedSlice(start, start + 1), to: &character, line: 0, offset: 0, tally: &tally)
                for part in character {
                    text.append(part)
                    offsets.append(start)
                }
                continue
            }
            text.append(byte)
            offsets.append(start)
        }
        offsets.append(cell.end)
        return (text, offsets)
    }

    /// Writes a cell with its edits; a cell that had no quotes gets them if it needs them now.
    private func append(
        _ edits: [(range: Range<Int>, text: [UInt8])], of cell: CSVRow.Cell, in bytes: Bytes, to output: inout [UInt8]
    ) {
        let isQuoted = cell.start > 0 && bytes[cell.start - 1] == ASCII.quote
        var text: [UInt8] = []
        var position = cell.start
        for edit in edits {
            text.append(contentsOf: bytes[position..<edit.range.lowerBound])
            text.append(contentsOf: edit.text)
            position = edit.range.upperBound
        }
        text.append(contentsOf: bytes[position..<cell.end])
        let needsQuotes = !isQuoted && text.contains { $0 == delimiter }
        if needsQuotes { output.append(ASCII.quote) }
        output.append(contentsOf: text)
        if needsQuotes { output.append(ASCII.quote) }
    }

    /// Adds a cell to the end of a row.
    private func append(_ text: [UInt8], to output: inout [UInt8]) {
        guard let delimiter else { return }
        output.append(delimiter)
        text.withUnsafeBufferPointer { CSVCells(delimiter: delimiter).append($0, into: &output) }
    }
}
