import ArrowWriting

/// The rows of `phone_numbers` as batches of an Arrow stream. Rows of other tables are left out.
struct ArrowRows: RowDestination, ~Copyable {
    private var writer = ArrowStreamWriter(NumberFields.all)
    private let path: [UInt8]
    private var citations: RuleCitations
    /// The ordinal of the contact whose rows come.
    private var record = 0

    /// - Parameters:
    ///   - path: the path of the source.
    ///   - rules: the rules that numbers refer to.
    init(path: String, rules: RuleInterner) {
        self.path = Array(path.utf8)
        citations = RuleCitations(rules)
    }

    /// Takes the rules that the rows to come refer to.
    mutating func prepare(_ rules: RuleInterner) { citations.rules = rules }

    mutating func append<Column: StoreColumn>(_ row: inout RowBuilder<Column>, key: Int) {
        switch Column.table {
        case .contacts:
            row.takeValues { column, value in
                if column == ContactColumn.ordinal.rawValue, case .number(let ordinal) = value { record = ordinal }
            }
        case .phoneNumbers:
            path.withUnsafeBufferPointer { writer.append($0, to: NumberFields.source) }
            writer.append(record, to: NumberFields.record)
            writer.append(key, to: NumberFields.first)
            row.takeValues { column, value in append(value, of: column) }
            writer.endRow()
        default:
            row.takeValues { _, _ in }
        }
    }

    func line(_ line: Int, inContactAt start: Int) -> Int { line }

    /// Returns the rows written since the last call, as record batches.
    mutating func take() -> [UInt8] { writer.takeBatches() }

    private mutating func append(_ value: RowValue, of column: Int) {
        guard let place = NumberFields.places[column] else {
            if case .number(let rule) = value { appendCitation(of: rule) }
            return
        }
        switch value {
        case .null: break
        case .number(let number): writer.append(number, to: place)
        case .text(let text): writer.append(text, to: place)
        }
    }

    private mutating func appendCitation(of rule: Int) {
        guard let citation = citations.citation(rule) else { return }
        for (position, text) in citation.texts.enumerated() {
            text?.withUnsafeBufferPointer { writer.append($0, to: NumberFields.citation + position) }
        }
    }
}
