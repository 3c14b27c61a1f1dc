package import PhoneNumbers

/// Writes digits as text into memory that stays in place until the next call.
package final class DigitText {
    private let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: DigitBuffer.formCapacity + DigitBuffer.capacity)

    package init() {}

    deinit {
        memory.deallocate()
    }

    /// A plus, the calling code and the national significant number.
    package func e164(_ countryCode: PhoneNumber.CountryCode, _ number: DigitBuffer) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: memory, count: number.writeForm(countryCode.number, to: memory))
    }

    /// The digits of an extension.
    func `extension`(_ digits: DigitBuffer) -> UnsafeBufferPointer<UInt8> {
        let start = memory + DigitBuffer.formCapacity
        return UnsafeBufferPointer(start: start, count: digits.write(to: start))
    }
}
