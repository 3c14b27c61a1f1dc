/// The name and the type of a column.
package struct ArrowField: Sendable, Hashable {
    /// The types that columns have.
    package enum Kind: Sendable, Hashable {
        case int16, int64
        /// Text in UTF-8, at most 2 GiB in a batch.
        case text
    }

    /// The name.
    package var name: String
    /// The type.
    package var kind: Kind
    /// `true` if rows may have no value.
    package var isNullable: Bool

    /// A field.
    package init(_ name: String, _ kind: Kind, isNullable: Bool) {
        self.name = name
        self.kind = kind
        self.isNullable = isNullable
    }
}

extension ArrowField.Kind {
    /// The number of the type in the union
    /// [Type](https://github.com/apache/arrow/blob/main/format/Schema.fbs), and the fields of its table.
    var schema: (number: UInt8, fields: [FlatBuffer.Field]) {
        switch self {
        case .int16: (2, [.int32(16), .byte(1)])
        case .int64: (2, [.int32(64), .byte(1)])
        case .text: (5, [])
        }
    }
}
