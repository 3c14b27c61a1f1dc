/// An issue found while reading: what, where, and what to do about it.
public struct Finding: Sendable, Hashable {
    /// The kind of event, as a stable word that reports and tests may rely on: `unterminatedQuote`, `missingEnd` ...
    public var code: Code
    /// The severity of the finding.
    public var severity: Severity
    /// 1-based line of the source; 0 if it concerns the whole source.
    public var line: Int
    /// Byte offset in the source.
    public var byteOffset: Int
    /// The column or property concerned.
    public var field: String?
    /// The text concerned as it stands in the source, cut to a readable length.
    public var raw: String
    /// A sentence for people: what is wrong and what to do about it.
    public var message: String

    /// A finding.
    public init(
        _ code: Code, _ severity: Severity, line: Int = 0, byteOffset: Int = 0, field: String? = nil, raw: String = "",
        message: String
    ) {
        self.code = code
        self.severity = severity
        self.line = line
        self.byteOffset = byteOffset
        self.field = field
        self.raw = raw
        self.message = message
    }
}

extension Finding {
    /// The severity of a finding.
    public enum Severity: String, Sendable, CaseIterable {
        /// Repaired or assumed; nothing was lost.
        case note
        /// Something may have been lost or misread.
        case warning
        /// A record or a value could not be read.
        case error
    }

    /// A stable word for a kind of finding. Declare one beside the code that reports it.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The word.
        public let rawValue: String
        /// A code by its word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A code by its word.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
