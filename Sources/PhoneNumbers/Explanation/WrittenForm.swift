/// The form in which a number was written, as the classifier took it.
public enum WrittenForm: String, Hashable, SentenceKind {
    /// `+44 20 ...`: a plus and a country calling code.
    case plus
    /// `00 44 20 ...`: the international prefix of the region, then a country calling code.
    case internationalPrefix
    /// `44 20 ...`: the region's own country calling code, its plus lost.
    case ownCallingCode
    /// `020 ...`: as it is written inside its country.
    case national
    /// `112`: a short code of the region.
    case shortCode
    /// `*100#`: a code of stars, hashes and digits, which the network takes.
    case serviceCode

    /// The name of this group of words in tables of texts.
    public static var family: String { "form" }

    /// The form in a few words.
    public var english: String {
        switch self {
        case .plus: "with a plus and a calling code"
        case .internationalPrefix: "with an international prefix and a calling code"
        case .ownCallingCode: "with the region's own calling code, without a plus"
        case .national: "as inside its country"
        case .shortCode: "as a short code"
        case .serviceCode: "as a code for the network"
        }
    }
}

/// The parts of a text's digits, found from the digits and the classification that they led to.
struct NumberParts {
    var form = WrittenForm.national
    var internationalPrefix: [UInt8] = []
    /// The digits behind the calling code, or all of them.
    private(set) var rest: [UInt8]
    /// The digits that the plan knows the number by.
    let national: [UInt8]
    private let hasOverflowed: Bool

    /// Takes apart what was dialled; `regionIndex` is the position of the region that it was read in.
    init(_ dial: DialString, _ classification: Classification, regionIndex: Int?, table: PlanTable) {
        rest = dial.digits.array
        national = classification.nationalNumber.array
        hasOverflowed = dial.digits.hasOverflowed
        let isShort = classification.rule != .none && classification.planRule == .none
        if isShort, !dial.hasPlus, rest == national {
            form = .shortCode
            return
        }
        if dial.hasPlus { form = .plus }
        if dial.hasPlus, take(classification.callingCode) { return }
        if !classification.repairs.contains(.lostPlus), let regionIndex {
            let length = table.internationalPrefixLength(of: dial.digits, regionIndex)
            if length > 0 {
                form = .internationalPrefix
                internationalPrefix = Array(rest[..<length])
                rest.removeFirst(length)
                _ = take(classification.callingCode)
                return
            }
        }
        // `00 1 650 ...`: an international prefix that other countries dial.
        if classification.repairs.contains(.misplacedPrefix), rest.starts(with: [0, 0]) {
            rest.removeFirst(2)
            if take(classification.callingCode) {
                form = .internationalPrefix
                internationalPrefix = [0, 0]
                return
            }
            rest = dial.digits.array
        }
        if classification.repairs.contains(.lostPlus), take(classification.callingCode) { form = .ownCallingCode }
    }

    /// Takes a calling code off; `false` if the digits begin with another one.
    private mutating func take(_ code: UInt16) -> Bool {
        let digits = String(code).utf8.map { $0 - UInt8(ascii: "0") }
        guard code > 0, rest.starts(with: digits) else { return false }
        rest.removeFirst(digits.count)
        return true
    }

    /// The digits that were taken off the front of the national number, and those that came in their place; `nil` if
    /// none were.
    var trunkPrefix: (written: [UInt8], kept: [UInt8])? {
        guard rest != national, !hasOverflowed else { return nil }
        var shared = 0
        while shared < min(rest.count, national.count),
            rest[rest.count - 1 - shared] == national[national.count - 1 - shared]
        {
            shared += 1
        }
        return (Array(rest.dropLast(shared)), Array(national.dropLast(shared)))
    }
}
