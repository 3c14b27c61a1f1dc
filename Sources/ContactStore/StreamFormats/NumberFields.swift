import ArrowWriting

/// The columns of an Arrow stream: the path of the source and the ordinal of the record, the columns of
/// `phone_numbers`, and the citation of the rule in place of `rule_id`, with the names of `rejected_numbers`.
enum NumberFields {
    static let source = 0
    static let record = 1
    /// The position of the first column of `phone_numbers`.
    static let first = 2

    static let all: [ArrowField] =
        [ArrowField("source", .text, isNullable: false), ArrowField("record", .int64, isNullable: false)]
        + numbers.map { column in
            let type = column.definition.type
            return ArrowField(
                column.streamName, kind(of: column), isNullable: column != .id && !type.contains("NOT NULL"))
        } + RuleCitation.names.map { ArrowField($0, .text, isNullable: true) }

    /// The columns of `phone_numbers` that the stream has.
    private static let numbers = PhoneNumberColumn.allCases.filter { $0 != .ruleID }

    /// The position of each column of `phone_numbers` in the stream; `nil` for `rule_id`.
    static let places: [Int?] = PhoneNumberColumn.allCases.map { column in
        numbers.firstIndex(of: column).map { first + $0 }
    }

    /// The position of the first column of the citation.
    static let citation = first + numbers.count

    private static func kind(of column: PhoneNumberColumn) -> ArrowField.Kind {
        if column == .countryCode { return .int16 }
        return column.definition.type.hasPrefix("INTEGER") ? .int64 : .text
    }
}

extension PhoneNumberColumn {
    /// The name in streams, where a line is one of the file.
    var streamName: String { self == .lineOffset ? "line" : name }
}
