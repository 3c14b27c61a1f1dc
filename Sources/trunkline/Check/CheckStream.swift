import ContactCleaning
import PhoneNumbers
import Threads

/// Lines `RAW` or `RAW<TAB>REGION`, each of them a cell to check, in the order of the input.
///
/// The text behind the last tab is a region if it is the code of one, and no region if it is empty; anything else
/// belongs to the cell.
struct CheckStream {
    let descriptor: Int32
    /// The number of threads that check lines.
    let jobs: Int

    /// Reads the whole input, and gives the results, block by block, to the body.
    ///
    /// - Throws: ``InputError`` if the input cannot be read, and what the body throws.
    func run(
        _ makeRenderer: @escaping @Sendable () -> CheckRenderer, _ body: (CheckRenderer.Output) throws -> Void
    ) throws {
        let descriptor = descriptor
        try OrderedPipeline<LineBlock, CheckRenderer.Output>(jobs: jobs).run(
            produce: { pipeline in
                var lines = LineReader(descriptor: descriptor)
                var block = LineBlock(firstLine: 1)
                try lines.forEachLine { line in
                    block.append(line)
                    guard block.isFull else { return }
                    try pipeline.send(block, byteCount: block.byteCount)
                    block = LineBlock(firstLine: block.firstLine + block.count)
                }
                try pipeline.send(block, byteCount: block.byteCount)
            },
            makeWork: {
                var renderer = makeRenderer()
                return { block, turn in
                    block.forEach { Self.check($0, number: $1, with: &renderer) }
                    return renderer.take()
                }
            },
            consume: body)
    }

    private static func check(_ line: Span<UInt8>, number: Int, with renderer: inout CheckRenderer) {
        let tab = line.indices.last { line[$0] == UInt8(ascii: "\t") }
        guard let tab else { return renderer.check(line, region: nil, line: number) }
        let region = region(line.extracting(tab + 1..<line.count))
        let isCell = region == nil && tab + 1 < line.count
        renderer.check(isCell ? line : line.extracting(0..<tab), region: region, line: number)
    }

    private static func region(_ bytes: Span<UInt8>) -> RegionCode? {
        guard bytes.count == 2 || bytes.count == 3 else { return nil }
        return RegionCode(bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
    }
}
