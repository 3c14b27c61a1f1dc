import Foundation
package import SeededRandom

/// A text that stands beside numbers, of `remarks.tsv`.
package struct Remark {
    /// The kind: `label`, `postcode`, `identifier`...
    package let kind: String
    /// `before`, `behind` or `both`.
    private let position: String
    /// The text, in which `▫` stands for any digit and `▪` for one of 1 to 9.
    private let text: String

    /// `true` if the text holds the digits of something that is no phone.
    package var isNoPhone: Bool { kind == "identifier" || kind == "money" }
    /// `true` if the text names the number beside it.
    package var isLabel: Bool { kind == "label" || kind == "numberedlabel" }

    /// All remarks.
    package static let all: [Remark] = {
        guard let url = Bundle.module.url(forResource: "remarks", withExtension: "tsv"),
            let rows = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return rows.split(separator: "\n").dropFirst().map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Remark(kind: parts[0], position: parts[2], text: parts[3])
        }
    }()

    /// The text without marks at its end.
    package var plainText: String { String(text.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()) }

    /// The text with random digits.
    package func written(_ random: inout SeededGenerator) -> String {
        String(
            text.map { character in
                switch character {
                case "▫": Character("\(Int.random(in: 0...9, using: &random))")
                case "▪": Character("\(Int.random(in: 1...9, using: &random))")
                default: character
                }
            })
    }

    /// A cell of the remark and a number: one behind the other, or the remark in brackets.
    package func cell(with number: String, _ random: inout SeededGenerator) -> String {
        let remark = written(&random)
        if position == "before" || position == "both" && Bool.random(using: &random) { return remark + " " + number }
        let isBracketed = position == "both" && !remark.contains("(") && Int.random(in: 0..<4, using: &random) == 0
        return number + (isBracketed ? " (\(remark))" : " " + remark)
    }
}
