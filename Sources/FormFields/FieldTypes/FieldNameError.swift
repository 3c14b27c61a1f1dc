/// A mistake in the name of a field type, and its position.
public struct FieldNameError: Error, Hashable, Sendable {
    /// The kind of mistake.
    public enum Code: Hashable, Sendable {
        /// No type has this name.
        case unknownName(String)
        /// The type takes a different number of parameters.
        case parameterCount(expected: Int, found: Int, example: String)
        /// A parameter is not a whole number in the allowed range.
        case invalidParameter(String)
        /// The list of parameters does not end with its closing parenthesis.
        case unclosedParameters
        /// The lower bound is greater than the second.
        case reversedBounds
    }

    /// The kind of mistake.
    public let code: Code
    /// Where in the name, in characters from 0.
    public let offset: Int

    init(_ code: Code, at offset: Int) {
        self.code = code
        self.offset = offset
    }
}

extension FieldNameError: CustomStringConvertible {
    /// A sentence for whoever wrote the name; characters are counted from 1.
    public var description: String {
        "field type, character \(offset + 1): \(mistake)"
    }

    private var mistake: String {
        switch code {
        case .unknownName(let name):
            "unknown field type \"\(name)\"; use one of \(FieldKind.names.joined(separator: ", "))"
        case .parameterCount(let expected, let found, let example):
            switch expected {
            case 0: "the type takes no parameters"
            case 1: "the type takes one parameter, as in \(example), not \(found)"
            case 2: "the type takes two parameters, as in \(example), not \(found)"
            default: "the type takes \(expected) parameters, as in \(example), not \(found)"
            }
        case .invalidParameter(let text):
            "\"\(text)\" is not a whole number from 0 to 1000000"
        case .unclosedParameters:
            "the parameters must end with a closing parenthesis"
        case .reversedBounds:
            "the first bound must not be greater than the second"
        }
    }
}
