public import ContactModel
public import PhoneNumbers

/// The meaning found for a column, with its reasons.
public struct ColumnDecision: Sendable, Hashable {
    /// The header as it stands in the file.
    public var column: String
    /// The meaning that was chosen.
    public var chosen: Candidate
    /// The basis on which it was chosen.
    public var basis: HeaderMap.Basis
    /// Other possible meanings of the column, the best first.
    public var runnersUp: [Candidate] = []
    /// The kind that the values seem to be of, where nobody reads them: `phone`, `email` or `callingCode`; `nil` where
    /// nothing is lost.
    public var unread: Contact.Field.Kind?

    /// Creates a decision.
    public init(column: String, chosen: Candidate, basis: HeaderMap.Basis) {
        self.column = column
        self.chosen = chosen
        self.basis = basis
    }

    /// One thing that a column may hold.
    public struct Candidate: Sendable, Hashable {
        /// The meaning of the column in this case.
        public var target: HeaderMap.Target
        /// The weight of the evidence for it, in points; those of a known header are 100.
        public var score: Int
        /// The evidence for and against it.
        public var reasons: [Sentence]

        /// Creates a candidate.
        public init(target: HeaderMap.Target, score: Int, reasons: [Sentence]) {
            self.target = target
            self.score = score
            self.reasons = reasons
        }

        /// The evidence in English.
        public var words: String { reasons.map(\.description).joined(separator: "; ") }
    }
}
