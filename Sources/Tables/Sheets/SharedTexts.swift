/// The texts that the cells of a workbook share, in blocks of memory.
struct SharedTexts {
    private var blocks: [[UInt8]] = []
    private var places: [(block: Int32, start: Int32, count: Int32)] = []
    private var byteCount = 0

    /// The greatest number of bytes that the texts may take: those of a million cells, each different.
    static let maxByteCount = 256 << 20
    private static let blockSize = 1 << 20

    /// The number of texts.
    var count: Int { places.count }

    /// Adds a text.
    ///
    /// - Throws: ``TableError/sharedTextsTooLarge(limit:)``.
    mutating func add(_ text: some Collection<UInt8>) throws(TableError) {
        byteCount += text.count + MemoryLayout<(Int32, Int32, Int32)>.stride
        guard byteCount <= Self.maxByteCount else { throw .sharedTextsTooLarge(limit: Self.maxByteCount) }
        let isFull = blocks.last.map { $0.count + text.count > Self.blockSize } ?? true
        if isFull { blocks.append([]) }
        let block = blocks.count - 1
        places.append((Int32(block), Int32(blocks[block].count), Int32(text.count)))
        blocks[block].append(contentsOf: text)
    }

    /// The text of a number; `nil` if there is none.
    subscript(_ number: Int) -> ArraySlice<UInt8>? {
        guard places.indices.contains(number) else { return nil }
        let place = places[number]
        return blocks[Int(place.block)][Int(place.start)..<Int(place.start + place.count)]
    }
}
