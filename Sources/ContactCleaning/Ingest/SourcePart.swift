/// Every so many blocks of the contacts of a source, for one of several readers of it.
///
/// A block ends where its content says, so that the parts of all readers together are the source.
package struct SourcePart: Sendable, Hashable {
    /// The number of the part, from 0 on.
    package let index: Int
    /// The number of parts.
    package let count: Int

    /// All blocks.
    package static let whole = SourcePart(index: 0, count: 1)

    /// - Precondition: `0 <= index < count`.
    package init(index: Int, count: Int) {
        precondition(0..<count ~= index, "no part of as many")
        self.index = index
        self.count = count
    }

    /// Returns `true` if a block belongs to the part.
    func has(block: Int) -> Bool { block % count == index }
}
