import SeededRandom
import Testing

@testable import ContactStore

/// Digests stand in databases, so that they have to stay what they are.
struct ContentDigestTests {
    private static func digest(_ bytes: [UInt8], key: Int = 12_345) -> ContentDigest {
        var digest = ContentDigest()
        bytes.withUnsafeBufferPointer { digest.add($0, key: key) }
        return digest
    }

    /// Of the bytes 1, 2, 3 ... on both sides of the ends of words and blocks.
    @Test(
        arguments: [
            (0, 0x8C8C_EFEC_D651_8B3E),
            (1, 0xE70D_E20B_E8C9_912F),
            (3, 0x549A_B058_0B23_79D1),
            (7, 0x1366_FAA0_5407_B2F6),
            (8, 0x50C3_CA85_49DA_CDF6),
            (9, 0x460A_1D8D_FF25_FEC7),
            (15, 0x5167_E678_AF3C_B6D7),
            (16, 0xC0AE_62AC_5283_2175),
            (17, 0xF8C0_1836_BA80_F292),
            (31, 0x5EAC_BC48_0B20_9C1E),
            (32, 0xB93E_F185_4954_D1A9),
            (40, 0xC417_D36A_D0F4_45FF),
        ] as [(Int, UInt64)])
    func hashesAreThoseOfBefore(_ count: Int, _ hash: UInt64) {
        let bytes = (0..<count).map { UInt8($0 + 1) }
        #expect(
            bytes.withUnsafeBufferPointer { RecordHash.fixed.hash(RecordHash.fixed.hash($0), with: 12_345) } == hash)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func everyByteCounts(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for count in 1...70 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            var hashes: Set<UInt64> = [Self.digest(bytes).hash, Self.digest(bytes, key: 12_346).hash]
            for index in bytes.indices {
                var other = bytes
                other[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
                hashes.insert(Self.digest(other).hash)
            }
            hashes.insert(Self.digest(bytes + [0]).hash)
            hashes.insert(Self.digest(Array(bytes.dropLast())).hash)
            #expect(hashes.count == count + 4)
        }
    }

    @Test func theOrderOfRowsDoesNotCount() {
        let rows = (0..<20).map { row in (0..<row).map { UInt8($0 * row % 251) } }
        func digest(_ order: [Int]) -> ContentDigest {
            order.reduce(into: ContentDigest()) { $0 += Self.digest(rows[$1], key: $1) }
        }
        #expect(digest(Array(0..<20)) == digest((0..<20).reversed()))
    }
}
