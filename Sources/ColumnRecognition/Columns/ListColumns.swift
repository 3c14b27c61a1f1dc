import ContactModel
import ContactReading

/// Finds the mark between the tags of a cell, where the values of their column show that it has lists.
enum ListColumns {
    /// The greatest length of a tag; longer texts are sentences.
    private static let maximumLength = 40

    /// Gives the columns of categories the mark that parts their values.
    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        for index in columns.indices where columns[index].basis != .given {
            guard case .value(let value) = columns[index].target, value.kind == .category, value.separator == .none,
                let separator = separator(of: rows().texts(of: columns[index].index))
            else { continue }
            columns[index].change { $0.separator = separator }
        }
    }

    /// The mark between the values of some cells; `nil` if none has several.
    static func separator(of texts: [String]) -> HeaderMap.Separator? {
        let marks: [HeaderMap.Separator] = [.tripleColon, .semicolon, .comma]
        return marks.first { mark in
            let lists = texts.map { values(of: $0, mark) }.filter { $0.count > 1 }
            guard !lists.isEmpty, lists.allSatisfy({ $0.allSatisfy { $0.count <= maximumLength } }) else {
                return false
            }
            return mark != .comma || areTags(texts.map { values(of: $0, mark) })
        }
    }

    /// Returns `true` if texts that commas part are tags, and not `Paris, France` or `Velda, Anna`: one has three of them, or a quoted one, or
    /// one tag stands in two cells, alone or in another place.
    private static func areTags(_ cells: [[String]]) -> Bool {
        if cells.contains(where: { $0.count > 2 || $0.count > 1 && $0.contains { $0.hasPrefix("\"") } }) { return true }
        var places: [String: Set<Place>] = [:]
        for cell in cells where Set(cell).count == cell.count {
            for (index, tag) in cell.enumerated() {
                places[tag.lowercased(), default: []].insert(cell.count == 1 ? .alone : index == 0 ? .first : .last)
            }
        }
        return places.values.contains { $0.count > 1 }
    }

    /// Where a tag stands among the two of a cell.
    private enum Place { case alone, first, last }

    private static func values(of text: String, _ separator: HeaderMap.Separator) -> [String] {
        let bytes = Array(text.utf8)
        var values: [String] = []
        var start = 0
        while start <= bytes.count {
            let (end, next) = ListSplit.next(bytes, start, bytes.count, separator)
            let value = bytes[start..<end].withUnsafeBufferPointer { Array($0.trimmed) }
            if !value.isEmpty { values.append(String(decoding: value, as: UTF8.self)) }
            start = next
        }
        return values
    }
}
