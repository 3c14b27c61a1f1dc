/// The properties of a source that are known before it is read: its content, and the settings that its rows depend on.
public struct SourceIdentity: Sendable, Hashable {
    /// The path as the user gave it; `-` for standard input.
    public var path: String
    /// The SHA-256 of the content in lower-case hexadecimal; `nil` if it will be known only at the end.
    public var sha256: String?
    /// The size in bytes; 0 if it will be known only at the end.
    public var byteCount: Int
    /// The region of numbers in national form, as an ISO 3166-1 code; `auto` if it was to be inferred and could not be.
    public var defaultRegion: String?
    /// The countries and categories that the user allows, as the user gave them; `nil` for the default.
    public var allowed: String?
    /// The kinds of values that are normalized: `names,states,dates`; `nil` for none.
    public var normalized: String?
    /// The column mapping that the user gave.
    public var mapping: String?
    /// The version of the numbering plans that numbers are validated against.
    public var planVersion: String

    /// A source about to be read.
    public init(
        path: String, sha256: String?, byteCount: Int, defaultRegion: String? = nil, allowed: String? = nil,
        normalized: String? = nil, mapping: String? = nil, planVersion: String
    ) {
        self.path = path
        self.sha256 = sha256
        self.byteCount = byteCount
        self.defaultRegion = defaultRegion
        self.allowed = allowed
        self.normalized = normalized
        self.mapping = mapping
        self.planVersion = planVersion
    }
}
