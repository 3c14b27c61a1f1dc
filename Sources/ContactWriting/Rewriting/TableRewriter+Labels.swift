import ContactModel
import ContactReading

extension TableRewriter {
    /// The texts of the cells with labels that are others now, by their columns.
    func labels(_ columns: Range<Int>, in bytes: Bytes, _ texts: inout [RewrittenText]) -> [Int: [UInt8]] {
        guard texts.contains(where: \.isLabel) else { return [:] }
        var labels: [Int: [UInt8]] = [:]
        for index in columns {
            let action = plan.actions[index]
            guard action.labelColumn >= 0, action.labelColumn < row.count, labels[action.labelColumn] == nil else {
                continue
            }
            let cell = decoded(row.cells[index], in: bytes).text.withUnsafeBufferPointer { Array($0.trimmed) }
            let value = cell[ValueCore.range(of: action.kind, in: cell, cell.indices)]
            guard !value.isEmpty, let label = texts.take(action.kind, value, isLabel: true, as: encoding.encode) else {
                continue
            }
            // The mark of the preferred value stands before its label.
            let mark = Array("* ".utf8)
            let old = decoded(row.cells[action.labelColumn], in: bytes).text
            labels[action.labelColumn] = old.starts(with: mark) ? mark + label : label
        }
        return labels
    }

    /// The texts of the empty cells that take values which are added with a label, or numbers, and of the empty cells for their labels.
    func additions(
        _ columns: Range<Int>, in bytes: Bytes, _ texts: inout [RewrittenText]
    ) -> [Int: [UInt8]] {
        var cells: [Int: [UInt8]] = [:]
        func isFree(_ column: Int) -> Bool {
            column < row.count && cells[column] == nil && row.cells[column].start >= row.cells[column].end
        }
        for index in columns where isFree(index) {
            let action = plan.actions[index]
            guard action.operation == .phone || action.operation == .value && action.labelColumn >= 0 else { continue }
            let hasLabel = action.labelColumn >= 0
            if hasLabel, !isFree(action.labelColumn) { continue }
            let heading = String(decoding: plan.labels[action.label], as: UTF8.self).lowercased()
            let place = texts.firstIndex { text in
                text.kind == action.kind && text.raw.isEmpty && !text.isLabel && !text.replacement.isEmpty
                    && Self.isOne(text.replacement, action.separator)
                    // Under the heading of another label, the value would have that one.
                    && (hasLabel || heading.isEmpty
                        || heading == String(decoding: text.label, as: UTF8.self).lowercased())
            }
            guard let place, let value = encoding.encode(texts[place].replacement) else { continue }
            cells[index] = value
            if hasLabel, let label = encoding.encode(texts[place].label), !label.isEmpty {
                cells[action.labelColumn] = label
            }
            texts.remove(at: place)
        }
        return cells
    }
}
