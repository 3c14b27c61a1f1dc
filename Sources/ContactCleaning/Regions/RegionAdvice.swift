public import PhoneNumbers

/// What `--region auto` would make of the national numbers of a source that was read without a region, or in another one than its own.
public struct RegionAdvice: Sendable, Hashable {
    /// The region that the numbers were read in; `nil` if none was given.
    public var given: RegionCode?
    /// The region that the numbers are those of; `nil` if a column gives groups of rows regions of their own.
    public var region: RegionCode?
    /// The evidence in words.
    public var explanation: String
    /// How many national numbers without a country were looked at.
    public var numbers: Int
    /// How many of those would be accepted in ``region``, or in those of their groups.
    public var readable = 0
    /// How many of those were accepted in ``given``.
    public var accepted = 0
    /// Whether the source has more such numbers than were looked at.
    public var isSample: Bool
}
