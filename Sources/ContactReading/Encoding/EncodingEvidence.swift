import Foundation
import PhoneNumbers

/// The evidence of its encoding in a text that is not UTF-8: the reading of its names in each encoding, and the
/// languages in which such names are likely.
struct EncodingEvidence: Sendable, Hashable {
    /// A way to read the bytes.
    struct Reading: Sendable, Hashable {
        var encoding: TextEncoding
        /// The language that fits best: `de`, `zh_Hant`.
        var language: String
        /// The natural logarithm of the probability of the text.
        var score: Double
        /// Some of the text.
        var excerpt: String

        /// Takes the score of a reading that makes the same text. The encoding stays that of the more common one, unless
        /// the language clearly is of the other.
        mutating func absorb(_ other: Reading) {
            if other.score > score + EncodingEvidence.clearLanguage {
                (encoding, language) = (other.encoding, other.language)
            }
            score = max(score, other.score)
        }
    }

    /// The readings by falling score, without those that make the same text as a better one.
    let readings: [Reading]
    /// The lead that the best reading needs, as the natural logarithm of the factor by which it is likelier: a letter or two are of too
    /// many languages.
    let neededLead: Double

    /// Weighs the lines of a text that are not ASCII.
    ///
    /// - Parameter region: The region that the text is said to be of, whose languages are likelier than others; `nil` for any.
    /// - Returns: `nil` if there are none, or if no encoding has such bytes.
    /// - Complexity: O(*n*) in the first lines, up to some kilobytes, for each encoding and language.
    init?(_ bytes: Bytes, region: RegionCode?) {
        let expected = Set(region.flatMap { RegionFacts.all[$0]?.languages } ?? [])
        let sample = Self.sample(bytes)
        guard !sample.isEmpty else { return nil }
        var found: [(reading: Reading, scalars: [UInt32])] = []
        for candidate in EncodingCandidate.all {
            guard let scalars = candidate.scalars(of: sample) else { continue }
            let letters = Letters(scalars)
            let best = candidate.languages.compactMap { language in
                LetterFrequencies.all[language].map {
                    (language: language, score: letters.score(in: $0) + Self.weight(of: language, expected))
                }
            }.max { $0.score < $1.score }
            guard let best else { continue }
            let reading = Reading(
                encoding: candidate.encoding, language: best.language, score: best.score + candidate.commonness,
                excerpt: Self.excerpt(of: scalars))
            if let same = found.firstIndex(where: { $0.scalars == scalars }) {
                found[same].reading.absorb(reading)
            } else {
                found.append((reading, scalars))
            }
        }
        guard !found.isEmpty else { return nil }
        readings = found.map(\.reading).sorted { $0.score > $1.score }
        neededLead = sample.count { $0 >= 0x80 } > 2 ? Self.clearLead : 3 * Self.clearLead
    }

    /// The likeliest reading.
    var best: Reading { readings[0] }

    /// The language that fits best in an encoding.
    func language(of encoding: TextEncoding) -> String {
        readings.first { $0.encoding == encoding }?.language ?? best.language
    }

    /// `true` if the best reading is much likelier than any that makes another text.
    var isClear: Bool { readings.count < 2 || readings[0].score - readings[1].score >= neededLead }

    /// The lead that is enough where there are some letters.
    private static let clearLead = 2.0
    /// The same for languages, where the encodings of both make the same text.
    private static let clearLanguage = 5.0

    /// The weight of a language, as a natural logarithm, where some are expected: `zh_Hant` is among `zh`.
    private static func weight(of language: String, _ expected: Set<String>) -> Double {
        expected.contains(String(language.prefix { $0 != "_" })) ? expectedLanguage : 0
    }

    /// The natural logarithm of the factor by which a language of the region is likelier than another.
    private static let expectedLanguage = 7.0

    /// The first lines with a byte beyond ASCII, up to a limit.
    private static func sample(_ bytes: Bytes) -> [UInt8] {
        var sample: [UInt8] = []
        for line in bytes.split(whereSeparator: ASCII.isLineEnd) where line.contains(where: { $0 >= 0x80 }) {
            sample.append(contentsOf: line.prefix(maxLineLength))
            sample.append(ASCII.space)
            if sample.count >= maxSampleLength { break }
        }
        return sample
    }

    private static let maxSampleLength = 4096
    private static let maxLineLength = 1024

    /// The first words that are not ASCII.
    private static func excerpt(of scalars: [UInt32]) -> String {
        let words = scalars.split { $0 < 0x30 || 0x3A..<0x40 ~= $0 }.filter { $0.contains { $0 >= 0x80 } }
        var text = ""
        for scalar in words.prefix(3).joined(separator: [0x20]).prefix(24) {
            if let scalar = Unicode.Scalar(scalar), scalar.properties.generalCategory != .control {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension EncodingEvidence {
    /// A text as the letters of words in lower case, with what else makes it likely or not. Words of ASCII alone are left out: they are
    /// the same in all encodings, and are of any language.
    private struct Letters {
        /// Scalar values, with one ``LetterFrequencies/edge`` between words.
        private var letters: [UInt32] = []
        /// The score of the changes of case and of the signs, for any language.
        private var score = 0.0

        private enum Case { case none, lower, upper, other }

        init(_ scalars: [UInt32]) {
            var known: [UInt32: (letter: UInt32, case: Case)] = [:]
            var previous = Case.none
            var (word, isASCII) = (0, true)
            for value in scalars + [LetterFrequencies.edge] {
                let (letter, letterCase) = known[value] ?? Self.fold(value)
                known[value] = (letter, letterCase)
                score += Self.weight(of: letterCase, after: previous)
                previous = letterCase
                isASCII = isASCII && value < 0x80
                guard letter == LetterFrequencies.edge else {
                    letters.append(letter)
                    continue
                }
                if value >= 0x80 { score += Self.signs.contains(value) ? log(1e-3) : log(1e-6) }
                if isASCII { letters.removeSubrange(word...) }
                if letters.last != letter { letters.append(letter) }
                // A sign beyond ASCII parts no words for this: what stands around it was read with it.
                if value < 0x80 { (word, isASCII) = (letters.count, true) }
            }
        }

        /// The letter in lower case and its case; an edge for anything else.
        private static func fold(_ value: UInt32) -> (UInt32, Case) {
            guard let scalar = Unicode.Scalar(value) else { return (LetterFrequencies.edge, .none) }
            let properties = scalar.properties
            let isLetter =
                switch properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .nonspacingMark,
                    .spacingMark:
                    true
                default: false
                }
            guard isLetter else { return (LetterFrequencies.edge, .none) }
            let lower = properties.lowercaseMapping.unicodeScalars
            if lower.count == 1, let first = lower.first, first != scalar { return (first.value, .upper) }
            return (value, properties.changesWhenUppercased ? .lower : .other)
        }

        /// Capitals stand at the start of words, or are the whole word.
        private static func weight(of letterCase: Case, after previous: Case) -> Double {
            switch (letterCase, previous) {
            case (.upper, .lower): log(0.01)
            case (.upper, .upper): log(0.3)
            case (.upper, _): log(0.7)
            case (.lower, .lower): log(0.99)
            case (.lower, .upper): log(0.7)
            case (.lower, _): log(0.3)
            default: 0
            }
        }

        /// Signs that people type: dashes, quotation marks, the euro, the spaces and points of Chinese and Japanese.
        private static let signs = Set("–—’‘“”„…·€№«»°\u{A0}\u{3000}・".unicodeScalars.map(\.value))

        /// The natural logarithm of the probability of the text in a language.
        func score(in language: LetterFrequencies) -> Double {
            var sum = score
            var previous = LetterFrequencies.edge
            for letter in letters {
                if letter == LetterFrequencies.edge, previous == letter { continue }
                sum += language.logProbability(of: letter, after: previous)
                previous = letter
            }
            return sum
        }
    }
}
