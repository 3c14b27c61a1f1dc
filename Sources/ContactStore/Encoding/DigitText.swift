package import PhoneNumbers

/// Writes digits as text into memory that stays in place until the next call.
package final class DigitText {
    private static let extensionStart = 32
    private let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: extensionStart + DigitBuffer.capacity)

    package init() {}

    deinit {
        memory.deallocate()
    }

    /// A plus, the calling code and the national significant number: at most 1 + 5 + 24 bytes.
    package func e164(_ countryCode: PhoneNumber.CountryCode, _ number: DigitBuffer) -> UnsafeBufferPointer<UInt8> {
        memory[0] = UInt8(ascii: "+")
        var length = 1
        let code = countryCode.number
        var divisor: UInt16 = 100
        while divisor > code, divisor > 1 { divisor /= 10 }
        while divisor > 0 {
            memory[length] = UInt8(ascii: "0") + UInt8(code / divisor % 10)
            length += 1
            divisor /= 10
        }
        return append(number, from: 0, at: length)
    }

    /// The digits of an extension.
    func `extension`(_ digits: DigitBuffer) -> UnsafeBufferPointer<UInt8> {
        append(digits, from: Self.extensionStart, at: Self.extensionStart)
    }

    private func append(_ digits: DigitBuffer, from start: Int, at position: Int) -> UnsafeBufferPointer<UInt8> {
        for index in 0..<digits.count { memory[position + index] = UInt8(ascii: "0") + digits[index] }
        return UnsafeBufferPointer(rebasing: memory[start..<position + digits.count])
    }
}
