import SeededRandom
import Testing

@testable import ColumnRecognition

struct ByteKeyTableTests {
    @Test(arguments: [0, 3, 5000])
    func everyKeyIsFound(_ capacity: Int) {
        var random = SeededGenerator(seed: UInt64(capacity))
        var expected: [String: Int] = [:]
        var index = ByteKeyTable<Int>(capacity: capacity)
        for number in 0..<3000 {
            let length = Int.random(in: 0...12, using: &random)
            let key = String(
                decoding: (0..<length).map { _ in UInt8.random(in: 0x61...0x66, using: &random) }, as: UTF8.self)
            expected[key, default: number] += 1
            index.add(Array(key.utf8), number + 1) { $0 += 1 }
        }
        #expect(expected.allSatisfy { index[$0] == $1 })
        #expect(index["abcdefg"] == expected["abcdefg"] && index["x"] == nil && index["abcdefabcdefa"] == nil)
    }
}
