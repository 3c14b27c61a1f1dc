import FormFields
import InputMasks

/// The form of the values of a column that has no field: a type of `FormFields`, or a mask.
public struct ColumnType: Sendable, Hashable {
    /// The column's header as it stands in the file.
    public var column: String
    /// The type or the mask.
    public var form: Form

    /// A type or a mask.
    public enum Form: Sendable, Hashable {
        /// A type by its name, with parameters: `zip`, `age(18,99)`.
        case type(String)
        /// A mask, with the characters that its placeholders `C` take.
        case mask(String, conditions: [String])
    }

    /// A type for a column.
    public init(column: String, form: Form) {
        self.column = column
        self.form = form
    }

    /// The format of the values; `nil` if the name or the mask is invalid, which ``problem`` explains.
    var format: AnyEditableFormat? { try? makeFormat() }

    /// The fault of the name or the mask; `nil` if nothing is.
    var problem: String? {
        do {
            _ = try makeFormat()
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func makeFormat() throws -> AnyEditableFormat {
        switch form {
        case .type(let name): try AnyEditableFormat(name: name)
        case .mask(let expression, let conditions): .mask(try Mask(expression: expression, conditions: conditions))
        }
    }
}

extension ColumnType: CustomStringConvertible {
    /// The type or the mask as a mapping file has it.
    public var description: String {
        switch form {
        case .type(let name): name
        case .mask(let expression, let conditions):
            "{mask: \(MappingFile.doubleQuoted(expression)), "
                + "conditions: [\(conditions.map(MappingFile.doubleQuoted).joined(separator: ", "))]}"
        }
    }
}
