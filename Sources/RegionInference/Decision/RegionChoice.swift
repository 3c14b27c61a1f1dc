public import PhoneNumbers

/// The region of numbers in national form whose contact names no country.
public enum RegionChoice: Sendable, Hashable {
    /// None: they are rejected as `noRegion`.
    case none
    /// One region.
    case fixed(RegionCode)
    /// The region that decided by the evidence of the whole source; without enough of it they are `ambiguous`.
    case automatic

    /// The region of an ISO 3166-1 code such as `US`, or ``automatic`` for `auto`.
    ///
    /// - Throws: ``UnknownRegion`` if there is no numbering plan for the code.
    public init(code: String) throws(UnknownRegion) {
        if code.lowercased() == "auto" {
            self = .automatic
        } else if let region = RegionCode(code), NumberingPlan.countryCode(of: region) != nil {
            self = .fixed(region)
        } else {
            throw UnknownRegion(code: code)
        }
    }

    /// A code that is not a region with a numbering plan.
    public struct UnknownRegion: Error, Hashable, CustomStringConvertible {
        /// The code.
        public var code: String

        /// A message for a person: the unknown code and the form of known ones.
        public var description: String {
            "'\(code)' is not a region with a numbering plan; give an ISO code such as US, GB or DE"
        }
    }
}
