import GRDB

/// One row of the view `rejected_numbers`.
public struct RejectedNumber: Sendable, Hashable {
    /// The path of the source.
    public var source: String
    /// 1-based line of the number in the source.
    public var line: Int
    /// The best name of the contact; `nil` if it has none.
    public var contact: String?
    /// The label of the number: `mobile`, `work` ...
    public var label: String?
    /// The number as it was written.
    public var raw: String
    /// The reason of the rejection.
    public var reason: String
    /// The reason, or the number's own categories where those were the reason.
    public var category: String
    /// The region, or `+` and the calling code; `nil` if neither is known.
    public var country: String?
    /// The template of the rule that decided; `nil` where no rule of a numbering plan did.
    public var rule: String?
    /// The reason for which the numbers of the rule are reserved.
    public var ruleNote: String?
    /// The publisher of the rule.
    public var ruleSource: String?
    /// The address of the rule's publication.
    public var ruleURL: String?
    /// The key of the number.
    public var number: Int
    /// The key of the contact.
    public var contactID: Int
    /// The corrected text, which is rejected as well; `nil` if the number is as it was read.
    public var value: String?
}

extension RejectedNumber {
    /// The columns of the view that are read.
    private enum Column: String, CaseIterable {
        case source, line, contact, label, raw, reason, category, country, rule
        case ruleNote = "rule_note"
        case ruleSource = "rule_source"
        case ruleURL = "rule_url"
        case number = "number_id"
        case contactID = "contact_id"
        case value
        case change = "change_id"
    }

    /// The names of the columns that are read, with commas between.
    static let columnList = Column.allCases.map(\.rawValue).joined(separator: ", ")

    /// Decodes a row of the view.
    init(_ row: Row) throws {
        func value<Value: DatabaseValueConvertible>(_ column: Column) throws -> Value {
            try row.value(column.rawValue)
        }
        source = try value(.source)
        line = try value(.line)
        contact = try value(.contact)
        label = try value(.label)
        raw = try value(.raw)
        reason = try value(.reason)
        category = try value(.category)
        country = try value(.country)
        rule = try value(.rule)
        ruleNote = try value(.ruleNote)
        ruleSource = try value(.ruleSource)
        ruleURL = try value(.ruleURL)
        number = try value(.number)
        contactID = try value(.contactID)
        if try value(.change) as Int? != nil { self.value = try value(.value) }
    }
}
