import Foundation
import Testing

/// A line of `cells.tsv`.
struct CellCase: Sendable, CustomTestStringConvertible {
    let region: String
    let text: String
    /// The only number of the cell that is accepted; `nil` if none is.
    let number: String?

    var testDescription: String { "\(region) \(text)" }

    static func all() throws -> [CellCase] {
        let url = try #require(Bundle.module.url(forResource: "cells", withExtension: "tsv"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 3, "\(line)")
            return CellCase(region: fields[0], text: fields[1], number: fields[2].isEmpty ? nil : fields[2])
        }
    }
}
