import ColumnRecognition
import Foundation
import SeededRandom
import Testing

/// A column of identity numbers: its heading, the region of its file, and the form of its numbers.
struct IdentityColumn: CustomTestStringConvertible, Sendable {
    let heading: String
    let region: String
    private let form: [[UInt8]]
    private let kind: String?

    var testDescription: String { "\(heading) (\(region))" }

    /// The columns of the file beside this one.
    static let all: [IdentityColumn] = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Tables/identity.txt")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.compactMap { IdentityColumn($0) }
    }()

    private init?(_ row: Substring) {
        let parts = row.components(separatedBy: " | ")
        guard parts.count == 4 else { return nil }
        heading = parts[0]
        region = parts[1]
        kind = parts[3] == "-" ? nil : parts[3]
        var form: [[UInt8]] = []
        var rest = parts[2][...]
        while let character = rest.popFirst() {
            guard character == "[", let end = rest.firstIndex(of: "]") else {
                form.append(character == "#" ? Array("0123456789".utf8) : Array(String(character).utf8))
                continue
            }
            form.append(Self.digits(rest[..<end]))
            rest = rest[rest.index(after: end)...]
        }
        self.form = form
    }

    /// The digits of `12` and of `1-9`.
    private static func digits(_ text: Substring) -> [UInt8] {
        guard text.contains("-"), let first = text.utf8.first, let last = text.utf8.last else {
            return Array(text.utf8)
        }
        return Array(first...last)
    }

    /// A number of the column; one with its check digits if the kind has any.
    private func number(_ random: inout SeededGenerator) -> String? {
        for _ in 0..<200_000 {
            let bytes = form.map { $0.count == 1 ? $0[0] : $0[Int(random.next() % UInt64($0.count))] }
            let text = String(decoding: bytes, as: UTF8.self)
            if kind.map({ IdentifierNumbers.isNumber(text, of: $0) }) ?? true { return text }
        }
        return nil
    }

    /// Numbers of the column; fewer where the kind is unknown.
    func numbers(_ count: Int, seed: UInt64) -> [String] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).compactMap { _ in number(&random) }
    }
}
