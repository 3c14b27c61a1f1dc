import ContactReading
import PhoneNumbers

/// The kinds of the values in a column, counted over a sample of its rows.
struct ValueProfile: Sendable {
    /// A kind of value. A value may be of several.
    enum Kind: Int, CaseIterable, Sendable {
        /// A number that some plan has.
        case phone
        /// Digits and marks in a number and order that a phone number may have.
        case phoneShape
        /// Such a value with a plus, a leading zero, or marks between its digits.
        case writtenAsPhone
        case email, date, bareDate, unixTime, decimal, url, internetAddress
        /// Digits grouped as those of authorities and of the post: `078-05-1120`, `12345-6789`.
        case otherCode
        /// A calling code, with or without its plus.
        case callingCode
        /// One to six digits and nothing else.
        case fewDigits
        /// A word that labels lines: `mobile`, `Büro`, `fax`.
        case label
        /// Yes or no, in one way or another.
        case choice
        /// Such a word or mark that is hardly anybody's name.
        case answer
        /// A word or mark for yes, and one for no, that is no single letter.
        case yes, no
        /// A sure word that means yes or no without the other one beside it: `TRUE`, not `Ja`.
        case loneAnswer
        /// The role of somebody for a shop or a program: `customer`.
        case accountRole
        /// The name or code of a country.
        case country
        /// The name of a country, or a code of it that is longer than three letters.
        case countryName
        /// No digit at all.
        case text
        /// Letters and digits.
        case mixed
        /// Such a text that a whole name may be: `Ada Example`, `Muster, Anna`.
        case fullName
        /// A text with marks that no name has: `demo/core.py`, `max_size`.
        case code
        /// Digits alone that would be a number with a plus in front.
        case lacksPlus
        /// A number that shows what it is: by a plus, or by parentheses around its first digits.
        case certainPhone
        /// A number that is written as that of a phone, beside a name.
        case besideName
        /// A numeric code of a country, whose zeros in front may be missing.
        case numericCountry
    }

    private var counts = [Int](repeating: 0, count: Kind.allCases.count)
    /// The number of values in the sample; blanks and placeholders are none.
    private(set) var count = 0
    /// The number of different values.
    private(set) var distinct = 0
    /// `true` if the values are digits only and so close together that they are serial numbers.
    private(set) var isCounted = false

    /// The kind of numbers with check digits that the values are; `nil` where chance may explain them.
    private(set) var identifier: (name: String, evidence: Double)?

    /// The maximum number of values that are looked at, of the first rows and of the others each.
    static let maximumCount = 100
    /// The maximum number of them that are held against the plans of all countries.
    private static let maximumPhoneCount = 40

    init() {}

    /// A profile of the values of a column.
    ///
    /// - Complexity: bounded by ``maximumCount``.
    init(_ rows: RowSample, column: Int) {
        var seen: Set<String> = []
        let numbers = add(rows.first, column, &seen)
        isCounted = Self.isCounted(numbers, of: count)
        let firstCount = count
        let others = add(rows.later, column, &seen)
        // Rows that lie far apart in the table say nothing about steps, unless they are all that there is.
        if firstCount == 0 { isCounted = Self.isCounted(others, of: count) }
        distinct = seen.count
        findIdentifiers(in: seen)
    }

    private mutating func findIdentifiers(in values: Set<String>) {
        guard values.count >= 4, share(.phoneShape) >= ColumnWeights.most, share(.certainPhone) < ColumnWeights.some
        else { return }
        let texts = values.compactMap(IdentifierText.init)
        guard texts.count * 20 >= values.count * 19 else { return }
        identifier = IdentifierKind.best(for: texts).map { ($0.kind.name, $0.evidence) }
    }

    /// Counts the values of a column.
    ///
    /// - Parameter seen: the values that were counted.
    /// - Returns: the new ones that are digits only.
    private mutating func add(_ rows: [[String]], _ column: Int, _ seen: inout Set<String>) -> [UInt64] {
        var numbers: [UInt64] = []
        var counted = 0
        var shaped = 0
        var phones = 0
        var withoutPlus = 0
        for row in rows where column < row.count {
            guard counted < Self.maximumCount else { break }
            guard let value = ValueText(row[column]) else { continue }
            counted += 1
            let isNew = seen.insert(value.text).inserted
            if let number = value.number, isNew { numbers.append(number) }
            for kind in value.kinds { counts[kind.rawValue] += 1 }
            guard value.kinds.contains(.phoneShape) || value.mayHoldPhone else { continue }
            shaped += 1
            if shaped <= Self.maximumPhoneCount, value.isPhone { phones += 1 }
            if shaped <= Self.maximumPhoneCount, value.lacksPlus { withoutPlus += 1 }
        }
        // Beyond the first ones, the share stays what it was.
        if shaped > Self.maximumPhoneCount {
            phones = phones * shaped / Self.maximumPhoneCount
            withoutPlus = withoutPlus * shaped / Self.maximumPhoneCount
        }
        counts[Kind.phone.rawValue] += phones
        counts[Kind.lacksPlus.rawValue] += withoutPlus
        count += counted
        return numbers
    }

    /// `true` if some values have letters.
    var hasLetters: Bool { share(.text) + share(.mixed) >= ColumnWeights.hardlyAny }

    /// `true` if there are several values, hardly any of them twice.
    var isVaried: Bool { distinct >= 2 && distinct * 5 >= count * 4 }

    /// The share of the values that are of a kind, 0...1; 0 where there are no values.
    func share(_ kind: Kind) -> Double { count == 0 ? 0 : Double(counts[kind.rawValue]) / Double(count) }

    /// Returns `true` if numbers lie closer together than those of people do: on average a step of a thousand at most.
    private static func isCounted(_ numbers: [UInt64], of count: Int) -> Bool {
        guard numbers.count >= 3, numbers.count * 10 >= count * 8, let least = numbers.min(), let most = numbers.max()
        else { return false }
        return (most - least) / UInt64(numbers.count) <= 1000
    }
}
