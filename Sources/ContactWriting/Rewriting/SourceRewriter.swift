package import ContactReading

/// Writes the records of a source again with other numbers and other texts, and leaves every other byte as it is.
///
/// Records are given and returned in the bytes that offsets of contacts count: those of the source, or for encodings that are
/// converted before they are read, UTF-8.
package struct SourceRewriter {
    private enum Form {
        case table(TableRewriter)
        case cards(CardRewriter)
    }

    private var form: Form
    /// The headings of a table; none of cards.
    package let headings: [String]
    /// Where the first record starts.
    package let dataOffset: Int
    /// The encoding of the source.
    package let encoding: TextEncoding
    /// The length of the byte order mark.
    package let byteOrderMarkLength: Int

    /// A rewriter for a source.
    ///
    /// - Parameters:
    ///   - head: the first bytes of the source.
    ///   - isWhole: `true` if they are all.
    ///   - options: the options that the source was read with.
    ///   - recognizer: the recognition of columns that the source was read with.
    ///   - added: the headers of the columns to add.
    /// - Throws: ``UnsupportedFormat`` or ``UnsupportedEncoding``.
    package init(
        _ head: UnsafeRawBufferPointer, isWhole: Bool, options: ReadingOptions, recognizer: any ColumnRecognizer,
        added: [String] = []
    ) throws {
        let layout = try SourceLayout.detect(
            UnsafeRawBufferPointer(rebasing: head.prefix(options.headLength)),
            isWhole: isWhole && head.count <= options.headLength,
            options: options, recognizer: recognizer)
        encoding = layout.encoding
        byteOrderMarkLength = layout.byteOrderMarkLength
        dataOffset = layout.dataStart.byteOffset
        headings = layout.csv?.map.columns.map(\.name) ?? []
        if let csv = layout.csv {
            form = .table(TableRewriter(csv, encoding: layout.encoding, options: options, added: added))
        } else {
            form = .cards(CardRewriter(encoding: layout.encoding, options: options, added: added))
        }
    }

    /// A rewriter for single cards in UTF-8, whatever encodings their properties name.
    package init(cards options: ReadingOptions = ReadingOptions()) {
        encoding = .utf8
        (dataOffset, byteOrderMarkLength) = (0, 0)
        headings = []
        form = .cards(CardRewriter(encoding: .utf8, options: options, added: []))
    }

    /// Writes what precedes the first record, with the headers of the added columns.
    package func rewrite(head: [UInt8], into output: inout [UInt8]) {
        switch form {
        case .table(let table): table.rewrite(head: head, into: &output)
        case .cards: output.append(contentsOf: head)
        }
    }

    /// Writes a record.
    ///
    /// - Parameters:
    ///   - record: the bytes of the record, without its line end.
    ///   - numbers: its numbers, in order.
    ///   - texts: its texts that are written otherwise; those that could not be found are left in it.
    ///   - added: the cells to add.
    /// - Returns: the count of numbers with a replacement that were not found, and stay as they are.
    package mutating func rewrite(
        _ record: [UInt8], numbers: [RewrittenNumber], texts: inout [RewrittenText], added: [[UInt8]],
        into output: inout [UInt8]
    ) -> Int {
        switch form {
        case .table(var table):
            return table.rewrite(record, numbers: numbers, texts: &texts, added: added, into: &output)
        case .cards(var cards):
            return cards.rewrite(record, numbers: numbers, texts: &texts, added: added, into: &output)
        }
    }

    /// The texts of the cells of a record of a table; none of a card.
    package mutating func cells(of record: [UInt8]) -> [String] {
        guard case .table(var table) = form else { return [] }
        return table.cells(of: record)
    }

    /// Returns `true` if a column of a table has a part of a number that stands in another.
    package func isNumberPart(_ column: Int) -> Bool {
        guard case .table(let table) = form else { return false }
        return table.isNumberPart(column)
    }

    /// `true` if columns can be added: a list of one column has no separator between two.
    package var canAddColumns: Bool {
        if case .table(let table) = form { return table.canAddColumns }
        return true
    }
}
