import Archives
import ColumnRecognition

/// Reads the records of JSON text at any depth, and of XML as such.
struct JSONRecords: RecordReader {
    /// The forms of the text.
    enum Form { case json, xml }

    private let shape: JSONShape
    private let form: Form
    private let limits: ExpansionLimits

    /// Finds out where the records of a text are.
    ///
    /// - Parameter stream: the bytes of the text, which are read to their end.
    /// - Throws: what reading the bytes throws.
    init(_ form: Form, _ stream: any ByteStream, _ limits: ExpansionLimits) throws {
        var walk = JSONWalk()
        var builder = JSONShapeBuilder()
        try Self.forEachChunk(of: stream, form, limits) { try walk.read($0, &builder) }
        try walk.finish(&builder)
        shape = JSONRecordFinder.decided(builder.shape)
        (self.form, self.limits) = (form, limits)
    }

    private static func forEachChunk(
        of stream: any ByteStream, _ form: Form, _ limits: ExpansionLimits,
        _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws {
        switch form {
        case .json: try StreamBytes.forEachChunk(of: stream, body)
        case .xml: try XMLAsJSON.forEachChunk(of: stream, limits, body)
        }
    }

    func read(
        _ stream: any ByteStream, _ body: (_ record: [NamedValue], _ number: Int, inout LossCounter) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var walk = JSONWalk()
        var cutter = JSONRecordCutter(shape, maxRecordLength: limits.maxRecordLength)
        var lost = LostRecords()
        var losses = LossCounter()
        var rows = JSONTableRows(shape)
        var number = 0
        func take() throws {
            for cut in cutter.takeCuts() {
                number += 1
                guard let text = cut.text else {
                    lost.count += 1
                    losses.add(.recordTooLong, record: number)
                    continue
                }
                let values =
                    rows.hasRows(at: cut.node)
                    ? rows.values(of: text, cut, maxValueCount: limits.maxValueCount, number, &losses)
                    : JSONRecord(
                        text, shape, node: cut.node, key: cut.key, maxValueCount: limits.maxValueCount, number, &losses)?
                        .values
                if let values { try body(values, number, &losses) } else { lost.count += 1 }
            }
        }
        try Self.forEachChunk(of: stream, form, limits) { chunk in
            try walk.read(chunk, &cutter)
            try take()
        }
        try walk.finish(&cutter)
        try take()
        cutter.noteEnd(of: walk, &lost, &losses)
        return (lost, losses.all)
    }
}

/// The rows of tables that are lists of lists, under the names of their columns.
struct JSONTableRows {
    private let shape: JSONShape
    /// The names that the first row of the table gives, by the node of its rows.
    private var heads: [Int: [String]] = [:]

    init(_ shape: JSONShape) { self.shape = shape }

    /// Returns `true` if the lists at a node are rows.
    func hasRows(at node: Int) -> Bool { if case .row = shape.nodes[node].role { true } else { false } }

    /// The values of a row; empty for the row of names, `nil` if the text is no list.
    ///
    /// - Parameter cut: the row as it was cut out.
    mutating func values(
        of row: [UInt8], _ cut: JSONRecordCutter.Cut, maxValueCount: Int, _ number: Int, _ losses: inout LossCounter
    ) -> [NamedValue]? {
        guard let text = JSONText(row) else { return nil }
        var cells: [String] = []
        var surplus = 0
        text.forEachValue(at: 0) { _, value in
            guard cells.count < maxValueCount else {
                surplus += 1
                return true
            }
            var index = value
            switch text.kind(at: &index) {
            case .scalar: cells.append(text.text(ofScalarAt: index))
            case .null: cells.append("")
            case .object, .array: cells.append(text.source(ofValueAt: index))
            }
            return true
        }
        losses.add(.tooManyValues, surplus, record: number)
        guard case .row(let head) = shape.nodes[cut.node].role else { return nil }
        switch head {
        case .names(let names): heads[cut.node] = names
        case .firstRow where cut.position == 0 && cells.contains(where: { !HeadingSense($0).isEmpty }):
            heads[cut.node] = cells
            return []
        case .firstRow, .missing: break
        }
        let names = heads[cut.node] ?? []
        var counts: [String: Int] = [:]
        return cells.enumerated().compactMap { column, cell in
            let name = column < names.count && !names[column].isEmpty ? names[column] : "column \(column + 1)"
            let count = counts[name, default: 0] + 1
            counts[name] = count
            guard !cell.isEmpty else { return nil }
            return NamedValue(name: count == 1 ? name : "\(name) \(count)", text: cell)
        }
    }
}
