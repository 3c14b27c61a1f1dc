/// The lines of a street that stand in columns of their own: `Street`, `Street 2`.
package enum StreetLines {
    /// Adds a line to a street: behind a line break, or behind a blank where one of the two is the number of a house.
    package static func append(_ line: some Collection<UInt8>, to street: inout [UInt8]) {
        guard !line.isEmpty else { return }
        if !street.isEmpty { street.append(isBesideNumber(line, street) ? ASCII.space : ASCII.lineFeed) }
        street.append(contentsOf: line)
    }

    /// The street that lines make up.
    package static func joined(_ lines: [[UInt8]]) -> [UInt8] {
        lines.reduce(into: []) { append($1, to: &$0) }
    }

    /// The lines of a street for some columns, of which the last takes what is left; the whole street for the first, where lines would not
    /// be read as the same street.
    package static func split(_ street: [UInt8], columns: Int) -> [[UInt8]] {
        let lines = street.split(separator: ASCII.lineFeed, maxSplits: max(columns, 1) - 1).map(Array.init)
        let isWhole = lines.allSatisfy { $0.withUnsafeBufferPointer { $0.trimmed.count == $0.count } }
        return isWhole && joined(lines) == street ? lines : [street]
    }

    private static func isBesideNumber(_ line: some Collection<UInt8>, _ street: [UInt8]) -> Bool {
        isHouseNumber(line) && !street.contains(where: ASCII.isDigit)
            || isHouseNumber(street) && !line.contains(where: ASCII.isDigit)
            || isAddition(line) && street.split(separator: ASCII.space).last.map(isHouseNumber) == true
    }

    /// Returns `true` for what stands behind the number of a house: a letter, `bis`, `ter`.
    private static func isAddition(_ text: some Collection<UInt8>) -> Bool {
        guard text.count > 1 else { return text.allSatisfy(ASCII.isLetter) }
        return additions.contains { text.elementsEqual($0.utf8) }
    }

    private static let additions = ["bis", "ter", "quater", "hs"]

    /// Returns `true` for `5`, `5a`, `12-14`, `5/3 B`.
    private static func isHouseNumber(_ text: some Collection<UInt8>) -> Bool {
        guard let first = text.first, ASCII.isDigit(first), text.count <= 8 else { return false }
        return text.count(where: ASCII.isLetter) <= 2
            && text.allSatisfy { ASCII.isDigit($0) || ASCII.isLetter($0) || " -/.".utf8.contains($0) }
    }
}
