/// What a column was found to hold, and why.
public struct ColumnDecision: Sendable, Hashable {
    /// The header as it stands in the file.
    public var column: String
    /// What the column holds.
    public var chosen: Candidate
    /// How that was found.
    public var basis: HeaderMap.Basis
    /// What else the column could hold, the best first.
    public var runnersUp: [Candidate] = []
    /// What the values look like that nobody reads: `phone` or `email`; `nil` where nothing is lost.
    public var unread: Contact.Field.Kind?

    /// One thing that a column may hold.
    public struct Candidate: Sendable, Hashable {
        /// What the column would hold.
        public var target: HeaderMap.Target
        /// How much speaks for it, in points; those of a known header are 100.
        public var score: Int
        /// What speaks for and against it, in words.
        public var reasons: [String]
    }
}
