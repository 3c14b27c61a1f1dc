import ContactModel
import ContactReading

extension TableRewriter {
    /// The texts of the cells with the lines of streets that are others now, by their columns.
    func streetLines(in bytes: Bytes, _ texts: inout [RewrittenText]) -> [Int: [UInt8]] {
        guard texts.contains(where: { $0.kind == .street && !$0.isLabel }) else { return [:] }
        var cells: [Int: [UInt8]] = [:]
        for street in plan.addresses.streets where street.count > 1 {
            let columns = street.filter { $0 < row.count }
            if columns.isEmpty { continue }
            let lines = columns.map { column in
                decoded(row.cells[column], in: bytes).text.withUnsafeBufferPointer { Array($0.trimmed) }
            }
            let other = texts.take(.street, StreetLines.joined(lines)) { encoding.encode($0) != nil ? $0 : nil }
            guard let other else { continue }
            let others = StreetLines.split(other, columns: columns.count)
            for (place, column) in columns.enumerated() {
                let line = others.indices.contains(place) ? others[place] : []
                if line != lines[place] { cells[column] = encoding.encode(line) }
            }
        }
        return cells
    }
}
