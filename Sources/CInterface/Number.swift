internal import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// Describes a classification to a program in C.
func fill(_ number: UnsafeMutablePointer<trunkline_number>, with classification: Classification) {
    memset(number, 0, MemoryLayout<trunkline_number>.size)
    (number.pointee.verdict, number.pointee.reason) = classification.verdict.code
    number.pointee.country_code = classification.countryCode?.number ?? 0
    number.pointee.categories = UInt32(classification.categories.rawValue)
    number.pointee.repairs = UInt32(classification.repairs.rawValue)
    number.pointee.rule = UInt32(classification.rule.rawValue)
    number.pointee.plan_rule = UInt32(classification.planRule.rawValue)
    if let region = classification.region {
        withText(&number.pointee.region) { _ = writeRegion(region, to: $0) }
    }
    withText(&number.pointee.form) {
        number.pointee.form_length = UInt8(writeForm(classification, to: $0))
    }
    if classification.verdict == .accepted {
        number.pointee.e164 = number.pointee.form
        number.pointee.e164_length = number.pointee.form_length
    }
    withText(&number.pointee.national_number) {
        number.pointee.national_number_length = UInt8(writeDigits(classification.nationalNumber, to: $0))
    }
    withText(&number.pointee.extension) {
        number.pointee.extension_length = UInt8(writeDigits(classification.extension, to: $0))
    }
}

/// The classification that a program in C holds, as far as writing it in a style needs it; `nil` if no plan takes the
/// number.
func classification(of number: UnsafePointer<trunkline_number>) -> Classification? {
    guard number.pointee.plan_rule != 0, number.pointee.plan_rule <= UInt32(UInt16.max),
        let countryCode = PhoneNumber.CountryCode(number: number.pointee.country_code)
    else { return nil }
    let planRule = NumberingRule.ID(rawValue: UInt16(number.pointee.plan_rule))
    guard NumberingPlan.rule(planRule) != nil else { return nil }
    return Classification(
        countryCode: countryCode, planRule: planRule,
        nationalNumber: digits(number.pointee.national_number, number.pointee.national_number_length),
        extension: digits(number.pointee.extension, number.pointee.extension_length))
}

/// The digits of a text of a struct. Anything that is not a digit is skipped.
private func digits<Text>(_ text: Text, _ length: UInt8) -> DigitBuffer {
    var digits = DigitBuffer()
    withUnsafeBytes(of: text) { bytes in
        for byte in bytes.prefix(Int(length)) where byte &- UInt8(ascii: "0") < 10 {
            digits.append(byte &- UInt8(ascii: "0"))
        }
    }
    return digits
}

/// Lends the memory of a text of a struct.
@inline(__always)
private func withText<Text>(_ text: inout Text, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    withUnsafeMutableBytes(of: &text) { memory in
        guard let start = memory.baseAddress else { return }
        body(start.assumingMemoryBound(to: UInt8.self))
    }
}

/// Writes plus, calling code and national number into room for 40 bytes, zeros behind; nothing if no plan takes the
/// number.
///
/// - Returns: the length.
@inline(__always)
func writeForm(_ classification: Classification, to text: UnsafeMutablePointer<UInt8>) -> Int {
    guard classification.planRule != .none, let code = classification.countryCode?.number else { return 0 }
    let length = classification.nationalNumber.writeForm(code, to: text)
    text[length] = 0
    return length
}

/// Writes digits into room for 33 bytes, a NUL byte behind them.
///
/// - Returns: the number of digits.
@inline(__always)
func writeDigits(_ digits: DigitBuffer, to text: UnsafeMutablePointer<UInt8>) -> Int {
    let count = digits.write(to: text)
    text[count] = 0
    return count
}

/// Writes the code of a region.
///
/// - Returns: its length, 2 or 3.
@inline(__always)
func writeRegion(_ region: RegionCode, to text: UnsafeMutablePointer<UInt8>) -> Int {
    if region == .world {
        text[0] = UInt8(ascii: "0")
        text[1] = UInt8(ascii: "0")
        text[2] = UInt8(ascii: "1")
        return 3
    }
    text[0] = UInt8(truncatingIfNeeded: region.packedCode >> 8)
    text[1] = UInt8(truncatingIfNeeded: region.packedCode)
    return 2
}
