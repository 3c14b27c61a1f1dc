import SeededRandom
import Testing

@testable import ContactMatching

@Suite struct TextTableTests {
    private static func texts(_ count: Int, seed: UInt64) -> [[UInt8]] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in (0..<random.below(4)).map { _ in UInt8(97 + random.below(8)) } }
    }

    @Test func aTextHasOneNumber() {
        var table = TextTable()
        var numbers: [[UInt8]: TextID] = [:]
        for text in Self.texts(5000, seed: 1) {
            let number = text.withUnsafeBufferPointer { table.intern($0) }
            #expect(numbers[text, default: number] == number)
            numbers[text] = number
            #expect(number.isEmpty == text.isEmpty)
        }
        for (text, number) in numbers {
            #expect(text.withUnsafeBufferPointer { table.find($0) } == number)
            #expect(table.string(number) == String(decoding: text, as: UTF8.self))
        }
        #expect(Array("absent".utf8).withUnsafeBufferPointer { table.find($0) } == nil)
    }

    @Test func mergingKeepsTexts() {
        var (one, two) = (TextTable(), TextTable())
        for text in Self.texts(200, seed: 2) { _ = text.withUnsafeBufferPointer { one.intern($0) } }
        for text in Self.texts(900, seed: 3) { _ = text.withUnsafeBufferPointer { two.append($0) } }
        let numbers = one.merge(two)
        for place in 0..<two.count {
            #expect(one.string(numbers[place]) == two.string(TextID(raw: UInt32(place))))
        }
        let texts = (0..<one.count).map { one.string(TextID(raw: UInt32($0))) }
        #expect(Set(texts).count == texts.count)
    }

    @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, .max] as [UInt64]) func numbersAsBytes(_ number: UInt64) {
        var output = ByteEncoder(capacity: 0)
        output.append(number)
        output.append(difference: Int64(bitPattern: number), 5)
        output.bytes.withUnsafeBufferPointer { bytes in
            var input = ByteDecoder(bytes)
            #expect(input.number() == number)
            #expect(input.number(after: 5) == Int64(bitPattern: number))
            #expect(input.isAtEnd)
            #expect(input.number() == nil)
        }
    }
}
