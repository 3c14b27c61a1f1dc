import PhoneNumbers

/// The version of Trunkline.
enum Version {
    /// The version of the command and its libraries, by [Semantic Versioning](https://semver.org).
    static let number = "0.1.0"

    /// The version, and that of the numbering plans.
    static let description = "trunkline \(number), numbering plans \(NumberingPlan.version)"
}
