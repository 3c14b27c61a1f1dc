import Archives

/// Reads objects of a JSON text, at any depth, as cards.
struct JSONCards: CardConverter {
    private let shape: JSONShape
    private let limits: ExpansionLimits
    private let write: (JSONText, inout CardLineWriter) -> Void

    /// Finds out where the cards of a text are.
    ///
    /// - Parameters:
    ///   - isCard: Returns `true` if the objects at a node are cards.
    ///   - write: Writes such an object as the lines of a card.
    init(
        _ stream: any ByteStream, _ limits: ExpansionLimits, isCard: (_ node: Int, _ shape: JSONShape) -> Bool,
        write: @escaping (JSONText, inout CardLineWriter) -> Void
    ) throws {
        var walk = JSONWalk()
        var builder = JSONShapeBuilder()
        try StreamBytes.forEachChunk(of: stream) { try walk.read($0, &builder) }
        try walk.finish(&builder)
        var shape = builder.shape
        for node in shape.nodes.indices.reversed() where isCard(node, shape) {
            shape.nodes[node].role = .record
            var place = node
            while place >= 0, !shape.nodes[place].leadsToRecords {
                shape.nodes[place].leadsToRecords = true
                place = shape.nodes[place].parent
            }
        }
        self.shape = shape
        self.limits = limits
        self.write = write
    }

    func convert(
        _ stream: any ByteStream, into output: ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var walk = JSONWalk()
        var cutter = JSONRecordCutter(shape, maxRecordLength: limits.maxRecordLength)
        var lost = LostRecords()
        var losses = LossCounter()
        var number = 0
        var writer = CardLineWriter()
        func take() throws {
            for cut in cutter.takeCuts() {
                number += 1
                if cut.text == nil { losses.add(.recordTooLong, record: number) }
                guard let text = cut.text.flatMap({ JSONText($0) }) else {
                    lost.count += 1
                    continue
                }
                write(text, &writer)
            }
            if !writer.bytes.isEmpty { try output(writer.bytes) }
            writer.removeBytes()
        }
        try StreamBytes.forEachChunk(of: stream) { chunk in
            try walk.read(chunk, &cutter)
            try take()
        }
        try walk.finish(&cutter)
        try take()
        cutter.noteEnd(of: walk, &lost, &losses)
        return (lost, losses.all)
    }
}
