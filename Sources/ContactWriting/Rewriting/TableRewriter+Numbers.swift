import ContactModel
import ContactReading

extension TableRewriter {
    /// The text that is replaced in a cell with numbers.
    struct NumberEdits {
        /// The parts of the cell, as ranges of the bytes, and what takes their place.
        var edits: [(range: Range<Int>, text: [UInt8])]
        /// `true` if the extension of its number stays in the column beside it.
        var hasOwnExtension: Bool
    }

    /// The edits of the cells with numbers that are others now, by their columns.
    func numberEdits(_ columns: Range<Int>, in bytes: Bytes, _ queue: inout NumberQueue) -> [Int: NumberEdits] {
        var found: [Int: NumberEdits] = [:]
        for index in columns where isNumber(index) {
            let edits = self.edits(
                of: row.cells[index], separator: plan.actions[index].separator, in: bytes, &queue)
            if !edits.isEmpty { found[index] = NumberEdits(edits: edits, hasOwnExtension: queue.hasOwnExtension) }
        }
        return found
    }

    /// The columns whose cells become empty, because the whole number stands in one cell now: those with its area code, its calling code and
    /// its extension. They stay where another number needs them.
    func emptied(_ columns: Range<Int>, _ numbers: [Int: NumberEdits], in bytes: Bytes) -> Set<Int> {
        let changed = numbers.filter { number in
            number.value.edits.contains {
                !bytes.clampedSlice($0.range.lowerBound, $0.range.upperBound).elementsEqual($0.text)
            }
        }
        var emptied: Set<Int> = []
        for (number, edits) in changed where plan.actions[number].group != 0 {
            let group = plan.actions[number].group
            let isShared = columns.contains {
                $0 != number && isNumber($0) && plan.actions[$0].group == group && changed[$0] == nil
            }
            if isShared { continue }
            // A number without its calling code needs the one beside it.
            let isWhole = edits.edits.allSatisfy { $0.text.isEmpty || $0.text.first == ASCII.plus }
            for column in columns where plan.actions[column].group == group {
                switch plan.actions[column].kind {
                case .areaCode: emptied.insert(column)
                case .callingCode where isWhole: emptied.insert(column)
                case .phoneExtension where !edits.hasOwnExtension: emptied.insert(column)
                default: break
                }
            }
        }
        return emptied
    }

    /// The parts of a cell that are replaced, as ranges of the bytes.
    private func edits(
        of cell: CSVRow.Cell, separator: HeaderMap.Separator, in bytes: Bytes, _ queue: inout NumberQueue
    ) -> [(range: Range<Int>, text: [UInt8])] {
        let (text, offsets) = decoded(cell, in: bytes)
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        let elements = Self.elements(of: text, separator)
        for element in elements {
            let value = elements.count == 1 ? 0..<text.count : element.value
            guard !value.isEmpty else { continue }
            for edit in queue.edits(in: Array(text[value])) {
                var range = value.lowerBound + edit.range.lowerBound..<value.lowerBound + edit.range.upperBound
                if elements.count > 1, range == value, edit.text.isEmpty, queue.hasRemoved {
                    var end = element.whole.upperBound
                    while end < text.count, text[end] == ASCII.space { end += 1 }
                    range = element.whole.lowerBound..<end
                }
                let low = max(offsets[range.lowerBound], edits.last?.range.upperBound ?? 0)
                edits.append((low..<max(low, offsets[range.upperBound]), edit.text))
            }
        }
        return edits
    }

    /// Returns `true` if the cell of a column has a number that can be written again.
    private func isNumber(_ column: Int) -> Bool {
        let operation = plan.actions[column].operation
        return (operation == .phone || operation == .namedPhone) && row.cells[column].start < row.cells[column].end
    }

    /// Returns `true` if a column has a part of a number that stands in another.
    func isNumberPart(_ column: Int) -> Bool {
        plan.actions.indices.contains(column)
            && [.areaCode, .callingCode, .phoneExtension].contains(plan.actions[column].kind)
    }
}
