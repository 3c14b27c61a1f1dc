import Testing

@testable import PhoneNumbers

@Suite struct DigitBufferTests {
    private func buffer(_ count: Int) -> DigitBuffer {
        var digits = DigitBuffer()
        for position in 0..<count { digits.append(UInt8(position % 10)) }
        return digits
    }

    private func text(_ range: Range<Int>) -> String {
        range.map { String($0 % 10) }.joined()
    }

    @Test(arguments: [0, 1, 15, 16, 17, 31, 32]) func digitsAreKept(count: Int) {
        #expect(buffer(count).count == count)
        #expect(!buffer(count).hasOverflowed)
        #expect(buffer(count).description == text(0..<count))
        #expect(buffer(count).array.digitText == text(0..<count))
    }

    @Test(arguments: [33, 40, 300]) func digitsPastTheCapacityAreNotKept(count: Int) {
        #expect(buffer(count).hasOverflowed)
        #expect(buffer(count).description == text(0..<32))
        #expect(buffer(count) == buffer(33))
        #expect(buffer(count) != buffer(32))
    }

    @Test func whatIsNoDigitIsNotAppended() {
        var digits = DigitBuffer()
        for character in UInt8.min...UInt8.max { digits.append(ifDigit: character) }
        #expect(digits.description == "0123456789")
    }

    @Test(arguments: [0, 1, 3, 15, 16, 17, 31, 32, 99]) func digitsAreTakenOffTheFront(length: Int) {
        var digits = buffer(32)
        digits.removeFirst(length)
        #expect(digits.description == text(min(length, 32)..<32))
        #expect(length < 32 || digits == DigitBuffer())
        var overflowed = buffer(33)
        overflowed.removeFirst(length)
        #expect(overflowed.hasOverflowed)
    }

    @Test func theFirstDigitsAreANumber() {
        var digits = DigitBuffer()
        for digit: UInt8 in [4, 9, 3, 0] { digits.append(digit) }
        #expect((1...3).map { digits.number(ofFirst: $0) } == [4, 49, 493])
    }
}
