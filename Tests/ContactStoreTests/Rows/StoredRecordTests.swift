import SeededRandom
import Testing

@testable import ContactStore

/// Records are read to their end, and bytes that are none end early.
struct StoredRecordTests {
    private func numbers(_ bytes: [UInt8]) -> [Int?] {
        bytes.withUnsafeBufferPointer { bytes in
            guard var record = StoredRecord(bytes) else { return [] }
            let values = (0..<3).map { _ in record.nextInt() }
            let rest = record.rest
            return values + [rest.types.count, rest.values.count]
        }
    }

    @Test(
        arguments: [
            // A header of four bytes: the numbers 5, 1 and -2.
            ([4, 1, 9, 1, 5, 0xFE], [5, 1, -2, 0, 0]),
            // A type that goes on behind the header, and a value behind the bytes.
            ([2, 0x81, 0x01, 7], [nil, nil, nil, 0, 2]), ([3, 1, 6, 5], [5, nil, nil, 0, 0]),
            // A header that is longer than the bytes.
            ([9, 1], []),
        ] as [([UInt8], [Int?])])
    func valuesAreRead(_ bytes: [UInt8], _ expected: [Int?]) { #expect(numbers(bytes) == expected) }

    @Test func anyBytesAreRead() {
        var random = SeededGenerator(seed: 36)
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...12, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) & 0x8F }
            let found = numbers(bytes)
            #expect(found.isEmpty || found.count == 5)
        }
    }
}
