import ContactModel

/// A field of which a person has one value only: the name as a whole, or another field that contacts have once.
public struct MergedField: Sendable, Hashable {
    /// The name: `name` for the name as a whole, else that of the kind of field.
    public let name: String
    /// The column with the value; `nil` for the name as a whole.
    let column: ContactColumn?

    /// The name as a whole: all its parts come from the same contact where a rule decides.
    static let wholeName = MergedField(name: EditedField.names, column: nil)

    /// All of them, in the order of the columns.
    public static let all =
        [wholeName]
        + ContactColumn.allCases.compactMap { column in
            guard let kind = column.fieldKind, kind != .uid, kind != .revision, !column.isPartOfName else { return nil }
            return MergedField(name: kind.rawValue, column: column)
        }
}

extension ContactColumn {
    /// True if the column is a part of the name as a whole: the nickname is not.
    var isPartOfName: Bool { fieldKind.map { $0.isName && $0 != .nickname } ?? false }
}
