public import PhoneNumbers

/// A number of a fixed plan of digit groups, such as a Chinese mobile number: `138-0013-8000`.
///
/// The separators come and go by themselves as digits are entered and deleted. An edit that breaks a rule is refused
/// as a whole: the text and the selection stay as they are.
///
/// - Only digits count; spaces, hyphens, dots and parentheses are ignored, everything else breaks the rule.
/// - The first digit must be one of the allowed ones.
/// - There may be as many digits as the groups hold, and not one more.
public struct GroupedDigits: Hashable, Sendable {
    /// The number of digits in each group.
    public let groups: [Int]
    /// The character between two groups.
    public let separator: Character
    /// The digits that may come first; empty if any may.
    public let firstDigits: String
    /// An international prefix that is ignored at the start of a number pasted as a whole, such as `86`.
    public let callingCode: String
    /// The region whose phone numbers these are: a number is then valid if the `Classifier` accepts what was typed there, and reads it
    /// as the number that is shown. `nil` for other digits.
    public let region: RegionCode?

    /// A plan of digit groups.
    ///
    /// Groups of no digits are left out, a group has at most 64, and a separator that is itself a digit gives way to
    /// a hyphen.
    ///
    /// - Parameters:
    ///   - groups: the number of digits in each group.
    ///   - separator: the character between two groups.
    ///   - firstDigits: the digits that may come first; all if empty.
    ///   - callingCode: an international prefix that is ignored where a whole number is pasted; empty for none.
    ///   - region: the region whose phone numbers these are; `nil` for other digits.
    public init(
        groups: [Int], separator: Character = "-", firstDigits: String = "", callingCode: String = "",
        region: RegionCode? = nil
    ) {
        self.groups = groups.filter { $0 > 0 }.map { min($0, 64) }
        self.separator = separator.decimalDigit == nil ? separator : "-"
        self.firstDigits = firstDigits
        self.callingCode = callingCode
        self.region = region
    }

    /// A mobile number of mainland China: eleven digits, of which the first is 1, written 3-4-4.
    ///
    /// See the [numbering plan](https://www.itu.int/oth/T020200002B/en) as filed with the ITU.
    public static let chineseMobile = GroupedDigits(
        groups: [3, 4, 4], firstDigits: "1", callingCode: "86", region: RegionCode("CN"))

    /// The number of digits in a full number.
    public var capacity: Int { groups.reduce(0, +) }

    /// The digits of a text, or `nil` if something else than digits and separators is in it.
    func digits(in text: some StringProtocol) -> [Character]? {
        var digits: [Character] = []
        for character in text {
            if let digit = character.decimalDigit {
                digits.append(digit)
            } else if !character.isNumberSeparator, character != separator {
                return nil
            }
        }
        return digits
    }

    /// The digits of a number given as a whole; `+86` or `0086` at its start is ignored.
    func digitsOfWholeNumber(_ text: String) -> [Character]? {
        guard !callingCode.isEmpty else { return digits(in: text) }
        let trimmed = text.drop { $0.isNumberSeparator }
        for prefix in ["+" + callingCode, "00" + callingCode] where trimmed.hasPrefix(prefix) {
            return digits(in: trimmed.dropFirst(prefix.count))
        }
        return digits(in: text)
    }

    /// The length of a text with so many digits and their separators.
    func length(of count: Int) -> Int {
        var length = 0
        var rest = count
        for group in groups where rest > 0 {
            length += (length > 0 ? 1 : 0) + min(rest, group)
            rest -= group
        }
        return length
    }

    /// The digits in their groups.
    func write(_ digits: [Character]) -> String {
        var text = ""
        var group = 0
        var room = groups.first ?? 0
        for digit in digits {
            if room == 0, group + 1 < groups.count {
                text.append(separator)
                group += 1
                room = groups[group]
            }
            text.append(digit)
            room -= 1
        }
        return text
    }
}
