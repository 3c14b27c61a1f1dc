import NumberCorpus
import PhoneNumbers
import SeededRandom

/// A seeded table of one country, whose numbers are known: most in national form, some of other countries.
public struct RegionTable: Sendable {
    /// The evidence of its country that a table has besides the numbers.
    public enum Hint: String, Sendable, CaseIterable {
        /// Nothing: a name and a number.
        case bare
        /// E-mail addresses.
        case email
        /// Addresses, most of them without a country.
        case address
        /// Headings in the language of the country.
        case heading
        /// Nothing, and some of the numbers in national form are those of another country.
        case mixed
        /// Any of these, or nothing, in tables of every region of the world.
        case varied
    }

    /// The country.
    public let region: String
    /// The evidence that the table has besides the numbers.
    public let hint: Hint
    /// The table as a CSV file.
    public let text: String
    /// The number of each row; ``unknownNumber`` of one that is mistyped or lacks its area code.
    public let numbers: [String]

    /// The mark of a row whose cell does not have all of its number.
    public static let unknownNumber = "?"

    /// The table of a seed.
    init(seed: UInt64, hint: Hint) {
        var random = SeededGenerator(seed: seed)
        let home = HomeCountry.all[Int(seed % UInt64(HomeCountry.all.count))]
        region = home.region.code
        self.hint = hint
        var writer = Writer(home, hint, &random)
        let rowCount = Int.random(in: 10...(Bool.random(using: &random) ? 60 : 500), using: &random)
        for row in 0..<rowCount { writer.addRow(row, &random) }
        text = writer.text
        numbers = writer.numbers
    }
}

extension RegionTable {
    init(region: String, hint: Hint, text: String, numbers: [String]) {
        (self.region, self.hint, self.text, self.numbers) = (region, hint, text, numbers)
    }

    /// Writes a table row by row.
    private struct Writer {
        private(set) var text: String
        private(set) var numbers: [String] = []
        private let home: HomeCountry
        private let hint: Hint
        private let spelling: Spelling
        private let bySize: Bool
        /// The share of foreign numbers, and that of domestic ones with a plus.
        private let foreignShare: Double
        private let plusShare: Double
        private var abroad: [RegionCode]

        init(_ home: HomeCountry, _ hint: Hint, _ random: inout SeededGenerator) {
            self.home = home
            self.hint = hint
            spelling = Spelling(&random)
            bySize = Bool.random(using: &random)
            foreignShare = Double.random(in: hint == .mixed ? 0.2...0.5 : 0...0.4, using: &random)
            plusShare = Bool.random(using: &random) ? 0 : Double.random(in: 0...0.3, using: &random)
            // Mostly those of one or two neighbours.
            abroad =
                Int.random(in: 0..<3, using: &random) == 0
                ? HomeCountry.all.map(\.region)
                : Array(home.neighbours.shuffled(using: &random).prefix(2))
            if hint == .mixed { abroad = abroad.randomElement(using: &random).map { [$0] } ?? [] }
            let words = Headings.words(hint == .heading ? home.language : "en")
            text = [words.name, words.phone].joined(separator: ";")
            switch hint {
            case .email: text += ";" + words.email
            case .address: text += ";City;Country"
            case .bare, .heading, .mixed, .varied: break
            }
            text += "\n"
        }

        mutating func addRow(_ row: Int, _ random: inout SeededGenerator) {
            let isForeign = Double.random(in: 0..<1, using: &random) < foreignShare
            let region = isForeign ? abroad.randomElement(using: &random) ?? home.region : home.region
            guard let number = NumberRanges.of(region).draw(bySize: bySize, &random) else { return }
            let hasPlus = (isForeign && hint != .mixed) || Double.random(in: 0..<1, using: &random) < plusShare
            var cells = ["Person \(row)"]
            cells.append(
                hasPlus
                    ? Bool.random(using: &random) ? number.e164 : number.international
                    : spelling.write(number.national, &random))
            switch hint {
            case .email: cells.append(address(row, region, &random))
            case .address:
                // Where it goes without saying, people leave the country out.
                let isNamed = region != home.region || Int.random(in: 0..<4, using: &random) == 0
                cells += ["", isNamed ? region.code : ""]
            case .bare, .heading, .mixed, .varied: break
            }
            text += cells.joined(separator: ";") + "\n"
            numbers.append(number.e164)
        }

        private func address(_ row: Int, _ region: RegionCode, _ random: inout SeededGenerator) -> String {
            let ending = region.code == "GB" ? "co.uk" : region.code.lowercased()
            let roll = Int.random(in: 0..<10, using: &random)
            // Some domains are generic, and some are of another country.
            let domain =
                roll < 4
                ? "example.com"
                : roll == 4
                    ? "example.\(HomeCountry.all.randomElement(using: &random)?.region.code.lowercased() ?? "com")"
                    : "firm\(row % 40).example.\(ending)"
            return "p\(row)@\(domain)"
        }
    }

    /// The spelling of a table's national numbers.
    private enum Spelling: CaseIterable {
        case national, digits, pairs, hyphens, lostZeros

        init(_ random: inout SeededGenerator) {
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<8: self = .national
            case 8..<14: self = .digits
            case 14..<16: self = .pairs
            case 16..<18: self = .hyphens
            default: self = .lostZeros
            }
        }

        func write(_ national: String, _ random: inout SeededGenerator) -> String {
            let digits = national.filter { $0.isASCII && $0.isNumber }
            switch self {
            case .national: return national
            case .digits: return digits
            case .pairs: return Self.grouped(digits, 2, " ")
            case .hyphens: return Self.grouped(digits, 3, "-")
            case .lostZeros: return digits.hasPrefix("0") ? String(digits.dropFirst()) : digits
            }
        }

        private static func grouped(_ digits: String, _ length: Int, _ mark: String) -> String {
            var text = ""
            for (position, digit) in digits.enumerated() {
                // No single digit at the end.
                if position > 0, position % length == 0, position < digits.count - 1 { text += mark }
                text.append(digit)
            }
            return text
        }
    }
}
