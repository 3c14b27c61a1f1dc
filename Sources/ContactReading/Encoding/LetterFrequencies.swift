import Foundation
import KnowledgeTable

/// The frequencies of letters, and of pairs of letters, in the names of a language.
struct LetterFrequencies: Sendable {
    /// A script, as far as it matters which letters may be expected at all.
    private enum Script {
        case latin, cyrillic, greek, hebrew, arabic, thai, hangul, kana, han

        init(_ language: Substring) {
            switch language {
            case "bg", "ru", "sr", "uk": self = .cyrillic
            case "el": self = .greek
            case "he": self = .hebrew
            case "ar", "fa": self = .arabic
            case "th": self = .thai
            case "ko": self = .hangul
            case "ja": self = .kana
            case "zh_Hans", "zh_Hant": self = .han
            default: self = .latin
            }
        }

        var letters: Range<UInt32> {
            switch self {
            case .latin: 0xDF..<0x180
            case .cyrillic: 0x400..<0x460
            case .greek: 0x370..<0x400
            case .hebrew: 0x5D0..<0x5EB
            case .arabic: 0x620..<0x6D4
            case .thai: 0xE00..<0xE60
            case .hangul: 0xAC00..<0xD7A4
            case .kana: 0x3041..<0x30FF
            case .han: 0x4E00..<0x9FA6
            }
        }

        /// The probability of a character that the language's names do not have, for scripts of many characters.
        func unseen(_ scalar: UInt32) -> Double {
            switch self {
            case .hangul where letters.contains(scalar): 0.15 / 2350
            case .kana where letters.contains(scalar): 0.1 / 170
            case .kana where Script.han.letters.contains(scalar): 0.15 / 4000
            case .han where letters.contains(scalar): 0.15 / 6000
            default: 1e-7
            }
        }

        var isIdeographic: Bool { self == .hangul || self == .kana || self == .han }
    }

    private let script: Script
    /// The probability of each pair of letters, the first one in the upper half.
    private var pairs: [UInt64: Double] = [:]
    private var firsts: [UInt32: Double] = [:]
    private var letters: [UInt32: Double] = [:]

    /// The edge of a word.
    static let edge: UInt32 = 0x20

    private init(_ script: Script) { self.script = script }

    /// The languages of the table by their names: `de`, `zh_Hant`.
    static let all: [String: LetterFrequencies] = {
        var found: [String: LetterFrequencies] = [:]
        for line in KnowledgeTable.section("letters/frequencies").lines {
            // Bytes, not characters: a blank and a combining mark behind it are one character.
            let parts = line.pieces(between: ASCII.space)
            guard parts.count == 3, let exponent = Int(parts[1]) else { continue }
            found[String(parts[0]), default: LetterFrequencies(Script(parts[0]))].add(parts[2], exponent)
        }
        return found.mapValues { $0.normalized }
    }()

    private mutating func add(_ text: Substring, _ exponent: Int) {
        let probability = pow(2, -Double(exponent))
        let scalars = text.unicodeScalars.map { $0 == "_" ? Self.edge : $0.value }
        if script.isIdeographic {
            for scalar in scalars { letters[scalar] = probability }
            return
        }
        for position in stride(from: 0, to: scalars.count - 1, by: 2) {
            pairs[UInt64(scalars[position]) << 32 | UInt64(scalars[position + 1])] = probability
            firsts[scalars[position], default: 0] += probability
            letters[scalars[position + 1], default: 0] += probability
        }
    }

    /// `true` if single letters count, not pairs.
    var isIdeographic: Bool { script.isIdeographic }

    /// Returns `true` if a letter, or a pair of letters, has a frequency of its own.
    func has(_ entry: [UInt32]) -> Bool {
        entry.count == 1 ? letters[entry[0]] != nil : pairs[UInt64(entry[0]) << 32 | UInt64(entry[1])] != nil
    }

    private var normalized: LetterFrequencies {
        var result = self
        let sum = letters.values.reduce(0, +)
        result.letters = letters.mapValues { $0 / sum }
        return result
    }

    /// The natural logarithm of the probability of a letter behind another one.
    ///
    /// - Parameters:
    ///   - letter: the scalar value of a letter in lower case, or ``edge``.
    ///   - previous: the same of the one before.
    func logProbability(of letter: UInt32, after previous: UInt32) -> Double {
        if script.isIdeographic {
            if letter == Self.edge { return log(0.1) }
            if letter < 0x80 { return log(0.02 / 26) }
            return log(0.9 * (0.8 * (letters[letter] ?? 0) + script.unseen(letter)))
        }
        let isExpected = letter < 0x80 || script.letters.contains(letter)
        let single = (letters[letter] ?? 0) + (isExpected ? 2e-5 : 1e-8)
        let pair = pairs[UInt64(previous) << 32 | UInt64(letter)] ?? 0
        return log((pair + Self.smoothing * single) / ((firsts[previous] ?? 0) + Self.smoothing))
    }

    /// The weight of single letters beside that of pairs.
    private static let smoothing = 0.004
}
