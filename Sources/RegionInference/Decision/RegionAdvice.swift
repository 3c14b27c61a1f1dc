public import PhoneNumbers

/// The effect that `--region auto` would have on the national numbers of a source that was read without a region, or in
/// another one than its own.
public struct RegionAdvice: Sendable, Hashable {
    /// The region that the numbers were read in; `nil` if none was given.
    public var given: RegionCode?
    /// The region that the numbers are those of; `nil` if a column gives groups of rows regions of their own.
    public var region: RegionCode?
    /// The evidence in words.
    public var explanation: String
    /// The number of national numbers without a country that were examined.
    public var numbers: Int
    /// The number of those that would be accepted in ``region``, or in those of their groups.
    public var readable = 0
    /// The number of those that were accepted in ``given``.
    public var accepted = 0
    /// `true` if the source has more such numbers than were examined.
    public var isSample: Bool
}
