/// A setting under which a source was stored, where another one is requested now.
public struct SettingDifference: Sendable, Hashable {
    /// The setting: `region`, `allow`, `normalize`, `reading` (encoding, delimiter, mapping, limits) or `plans`.
    public var name: String
    /// The value when the source was stored; `nil` for the default.
    public var stored: String?
    /// The requested value; `nil` for the default.
    public var requested: String?

    /// A difference.
    public init(name: String, stored: String?, requested: String?) {
        self.name = name
        self.stored = stored
        self.requested = requested
    }
}

extension SourceIdentity.Settings {
    /// Returns the settings that differ from the stored ones.
    func differences(from stored: Self) -> [SettingDifference] {
        let pairs: [(String, String?, String?)] = [
            ("region", stored.defaultRegion, defaultRegion), ("allow", stored.allowed, allowed),
            ("normalize", stored.normalized, normalized), ("reading", stored.overrides, overrides),
            ("plans", stored.planVersion, planVersion),
        ]
        return pairs.filter { $0.1 != $0.2 }.map {
            SettingDifference(name: $0.0, stored: $0.1, requested: $0.2)
        }
    }
}
