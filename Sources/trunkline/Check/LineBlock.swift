/// Lines of an input that follow one another, to be processed as one piece of work.
struct LineBlock: Sendable {
    /// The number of the first line.
    let firstLine: Int
    private var bytes: [UInt8] = []
    /// The ends of the lines.
    private var ends: [Int] = []

    private static let size = 1 << 16

    init(firstLine: Int) {
        self.firstLine = firstLine
        bytes.reserveCapacity(Self.size + 1024)
    }

    /// The number of lines.
    var count: Int { ends.count }
    /// The length of the lines, in bytes.
    var byteCount: Int { bytes.count }
    /// `true` if no more lines should be added.
    var isFull: Bool { bytes.count + ends.count >= Self.size }

    /// Adds a line.
    mutating func append(_ line: Span<UInt8>) {
        line.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        ends.append(bytes.count)
    }

    /// Gives every line, with its number, to the body.
    func forEach(_ body: (Span<UInt8>, Int) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for (position, end) in ends.enumerated() {
                body(
                    Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[start..<end])), firstLine + position)
                start = end
            }
        }
    }
}
