public import PhoneNumbers

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
    /// The fault and the remedy, for people.
    public var sentence: Sentence

    /// A finding.
    public init(
        _ code: Code, _ severity: Severity, line: Int = 0, byteOffset: Int = 0, field: String? = nil, raw: String = "",
        _ sentence: Sentence
    ) {
        self.code = code
        self.severity = severity
        self.line = line
        self.byteOffset = byteOffset
        self.field = field
        self.raw = raw
        self.sentence = sentence
    }

    /// The sentence in English.
    public var message: String { sentence.description }
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
