import ArrowWriting

/// The columns of an Arrow stream: the path of the source and the ordinal of the record, the columns of `phone_numbers`, and what
/// its `rule_id` stands for, as `rejected_numbers` names it.
enum NumberFields {
    static let source = 0
    static let record = 1
    /// Where the columns of `phone_numbers` begin.
    static let first = 2

    static let all: [ArrowField] =
        [ArrowField("source", .text, isNullable: false), ArrowField("record", .int64, isNullable: false)]
        + numbers.map { column in
            let type = column.definition.type
            return ArrowField(column.name, kind(of: column), isNullable: column != .id && !type.contains("NOT NULL"))
        } + RuleCitation.names.map { ArrowField($0, .text, isNullable: true) }

    /// The columns of `phone_numbers` that are there as they are.
    private static let numbers = PhoneNumberColumn.allCases.filter { $0 != .ruleID }

    /// Where each column of `phone_numbers` stands; `nil` for the one that is not there.
    static let places: [Int?] = PhoneNumberColumn.allCases.map { column in
        numbers.firstIndex(of: column).map { first + $0 }
    }

    /// Where the citation begins.
    static let citation = first + numbers.count

    private static func kind(of column: PhoneNumberColumn) -> ArrowField.Kind {
        if column == .countryCode { return .int16 }
        return column.definition.type.hasPrefix("INTEGER") ? .int64 : .text
    }
}
