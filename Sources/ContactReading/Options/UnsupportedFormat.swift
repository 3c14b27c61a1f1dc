/// The error for a source in a format that is not supported.
public struct UnsupportedFormat: Error, Sendable, Hashable, CustomStringConvertible {
    /// The format, as a user would call it: `Excel workbook (XLSX)`.
    public let name: String
    /// The advice to do something else instead.
    public let hint: String

    /// An error about a format.
    public init(name: String, hint: String) {
        self.name = name
        self.hint = hint
    }

    /// A sentence for people.
    public var description: String { "unsupported format: \(name). \(hint)" }
}

/// The error for an encoding that was requested or detected and that this system cannot convert.
public struct UnsupportedEncoding: Error, Sendable, Hashable, CustomStringConvertible {
    /// The encoding's name.
    public let name: String

    /// A sentence for people.
    public var description: String { "unsupported encoding: \(name). Convert the file to UTF-8 first." }
}
