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
            (0, 0xA544_FDB4_7586_B51B),
            (1, 0xABA3_9094_B6BD_8AC7),
            (3, 0x6754_D178_933F_FE40),
            (7, 0x8299_0DCF_C6F4_180A),
            (8, 0x0DE1_54EB_4E8B_978B),
            (9, 0xAABF_F288_7AA6_C2F2),
            (15, 0xDB87_FB03_AE48_691E),
            (16, 0x1B93_A741_E10B_537E),
            (17, 0x0FFE_60B8_1E1A_888E),
            (31, 0xC25B_8009_FFC0_16B1),
            (32, 0xDC28_3B4F_4F94_D9D2),
            (40, 0x14C2_8251_AC7F_DDA3),
        ] as [(Int, UInt64)])
    func hashesAreThoseOfBefore(_ count: Int, _ hash: UInt64) {
        let bytes = (0..<count).map { UInt8($0 + 1) }
        #expect(bytes.withUnsafeBufferPointer { ContentDigest.hash($0, key: 12_345) } == hash)
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
