/// A rule that the characters of an identifier satisfy, as `Knowledge/identifiers` writes it.
///
/// ```text
/// sum 5 4 3 2 mod 11 gives 0-987654321    the weighted sum of digits, and the character for each remainder
/// sum 3 7 1 mod 10 is 0                   the same with the check digit among them
/// number 1-8 mod 97 complement 9-10       a number of some digits, and two others that complete it
/// luhn, verhoeff, mod11-10 ...            rules with a name
/// date yymmdd at 1 months 20 40           a date, perhaps with something added to its month or day
/// starts 1 2                              how the numbers begin
/// ```
enum IdentifierCheck: Sendable {
    case weightedSum(WeightedSum)
    case number(NumberRemainder)
    case named(NamedCheck, Range<Int>?, plus: Int)
    case date(IdentifierDate)
    case starts([[UInt8]])

    /// Reads a rule; `nil` if it is none.
    init?(_ text: Substring) {
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        let rest = Array(words.dropFirst())
        switch first {
        case "sum":
            guard let sum = WeightedSum(rest) else { return nil }
            self = .weightedSum(sum)
        case "number":
            guard let number = NumberRemainder(rest) else { return nil }
            self = .number(number)
        case "date":
            guard let date = IdentifierDate(rest) else { return nil }
            self = .date(date)
        case "starts": self = .starts(rest.map { Array($0.utf8) })
        default:
            guard let check = NamedCheck(rawValue: first) else { return nil }
            let plus = rest.first == "plus" || rest.first == "rotate" ? Int(rest[rest.count - 1]) ?? 0 : 0
            self = .named(check, rest.first.flatMap { DigitRange.range(of: $0) }, plus: plus)
        }
    }

    /// Returns `true` if characters satisfy the rule.
    func holds(for characters: [UInt8]) -> Bool {
        switch self {
        case .weightedSum(let sum): sum.holds(for: characters)
        case .number(let number): number.holds(for: characters)
        case .date(let date): date.text(of: characters) != nil
        case .starts(let beginnings): beginnings.contains { characters.starts(with: $0) }
        case .named(let check, let range, let plus):
            if let range {
                range.upperBound <= characters.count && check.holds(for: Array(characters[range]), plus: plus)
            } else {
                check.holds(for: characters, plus: plus)
            }
        }
    }

    /// The share of random digits that satisfy the rule.
    var chance: Double {
        switch self {
        case .weightedSum(let sum): sum.chance
        case .number(let number): number.chance
        case .named(let check, _, _): check == .mod97 ? 0.01 : 0.1
        case .date(let date): date.chance
        // Numbers of one town begin alike, too.
        case .starts: 1
        }
    }

    /// The date that the rule reads; `nil` for other rules.
    var date: IdentifierDate? { if case .date(let date) = self { date } else { nil } }
}

/// Places of digits as the rules write them, from 1.
enum DigitRange {
    /// The range of `1-8`; `nil` for another text.
    static func range(of text: String) -> Range<Int>? {
        let bounds = text.split(separator: "-").compactMap { Int($0) }
        guard bounds.count == 2, bounds[0] >= 1, bounds[0] <= bounds[1] else { return nil }
        return bounds[0] - 1..<bounds[1]
    }

    /// The number of some digits; `nil` where there are not so many.
    static func number(_ range: Range<Int>, of characters: [UInt8]) -> Int? {
        guard range.upperBound <= characters.count, range.count <= 18 else { return nil }
        var number = 0
        for byte in characters[range] {
            guard byte &- 0x30 < 10 else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }

    /// The value of a character: of `X` it is ten.
    static func value(of byte: UInt8) -> Int { byte &- 0x30 < 10 ? Int(byte - 0x30) : 10 }
}

/// A sum of digits, each by its weight, whose remainder gives the check character.
struct WeightedSum: Sendable {
    private enum Result: Sendable {
        case remainder(Int)
        case character(table: [UInt8], place: Int)
        case twoDigits(Range<Int>)
    }

    private var weights: [Int] = []
    private var start = 0
    private var added = 0
    /// `true` if the digits of each product are added.
    private var addsDigits = false
    /// `true` if the tens of the last product are added as well.
    private var carriesLast = false
    private let modulus: Int
    private let result: Result

    init?(_ words: [String]) {
        var index = 0
        while index < words.count, let weight = Int(words[index]) {
            weights.append(weight)
            index += 1
        }
        while index < words.count, words[index] != "mod" {
            let number = index + 1 < words.count ? Int(words[index + 1]) : nil
            switch (words[index], number) {
            case ("from", let number?): start = number - 1
            case ("plus", let number?): added = number
            case ("carry", let number?):
                weights.append(number)
                carriesLast = true
            case ("digitsums", _):
                addsDigits = true
                index -= 1
            default: return nil
            }
            index += 2
        }
        guard index + 3 < words.count, let modulus = Int(words[index + 1]), modulus > 1, start >= 0, !weights.isEmpty
        else { return nil }
        self.modulus = modulus
        let argument = words[index + 3]
        switch words[index + 2] {
        case "is":
            guard let remainder = Int(argument) else { return nil }
            result = .remainder(remainder)
        case "two":
            guard let range = DigitRange.range(of: argument) else { return nil }
            result = .twoDigits(range)
        case "gives":
            let place = index + 5 < words.count ? Int(words[index + 5]).map { $0 - 1 } : start + weights.count
            guard argument.utf8.count == modulus, let place, place >= 0 else { return nil }
            result = .character(table: Array(argument.utf8), place: place)
        default: return nil
        }
    }

    func holds(for characters: [UInt8]) -> Bool {
        guard start + weights.count <= characters.count else { return false }
        var sum = added
        for (offset, weight) in weights.enumerated() {
            let product = weight * DigitRange.value(of: characters[start + offset])
            if addsDigits || carriesLast && offset == weights.count - 1 {
                sum += product / 10 + (addsDigits ? product % 10 : product)
            } else {
                sum += product
            }
        }
        let remainder = (sum % modulus + modulus) % modulus
        switch result {
        case .remainder(let wanted): return remainder == wanted
        case .character(let table, let place): return place < characters.count && characters[place] == table[remainder]
        case .twoDigits(let range): return DigitRange.number(range, of: characters) == remainder % 100
        }
    }

    var chance: Double {
        switch result {
        case .remainder: 1 / Double(modulus)
        case .character: 1 / Double(min(modulus, 10))
        case .twoDigits: 0.01
        }
    }
}

/// A number of some digits whose remainder stands in others.
struct NumberRemainder: Sendable {
    private enum Result: Sendable { case rest, complement, last, remainder(Int) }

    private let digits: Range<Int>
    private var factor = 1
    private var added = 0
    private let modulus: Int
    private let result: Result
    private let place: Range<Int>

    init?(_ words: [String]) {
        guard let digits = words.first.flatMap({ DigitRange.range(of: $0) }) else { return nil }
        self.digits = digits
        var index = 1
        while index + 1 < words.count, words[index] != "mod", let number = Int(words[index + 1]) {
            if words[index] == "times" { factor = number } else { added = number }
            index += 2
        }
        guard index + 3 < words.count, words[index] == "mod", let modulus = Int(words[index + 1]), modulus > 1 else {
            return nil
        }
        self.modulus = modulus
        let argument = words[index + 3]
        place = DigitRange.range(of: argument) ?? Int(argument).map { $0 - 1..<$0 } ?? 0..<0
        switch words[index + 2] {
        case "rest": result = .rest
        case "complement": result = .complement
        case "last": result = .last
        case "is":
            guard let remainder = Int(argument) else { return nil }
            result = .remainder(remainder)
        default: return nil
        }
    }

    func holds(for characters: [UInt8]) -> Bool {
        guard let number = DigitRange.number(digits, of: characters) else { return false }
        let (product, overflow) = number.multipliedReportingOverflow(by: factor)
        if overflow { return false }
        let remainder = (product &+ added) % modulus
        if case .remainder(let wanted) = result { return remainder == wanted }
        guard let check = DigitRange.number(place, of: characters) else { return false }
        switch result {
        case .rest: return check == remainder || remainder == 0 && check == modulus
        case .complement: return check == modulus - remainder
        case .last: return check == remainder % 10
        case .remainder: return false
        }
    }

    var chance: Double {
        switch result {
        case .last: 0.1
        case .remainder: 1 / Double(modulus)
        case .rest, .complement: place.count == 1 ? 1 / Double(min(modulus, 10)) : place.count == 2 ? 0.01 : 0.001
        }
    }
}
