import PhoneNumbers

/// Trunk prefixes for people: a plan may have hundreds of one kind.
enum TrunkPrefixText {
    /// The prefixes in their order; those that differ only in the digits that they keep are counted.
    static func items(_ prefixes: [NumberingPlan.TrunkPrefix]) -> [String] {
        var kinds: [(shape: String, prefixes: [NumberingPlan.TrunkPrefix])] = []
        for prefix in prefixes {
            let shape = shape(of: prefix)
            if let position = kinds.firstIndex(where: { $0.shape == shape }) {
                kinds[position].prefixes.append(prefix)
            } else {
                kinds.append((shape, [prefix]))
            }
        }
        return kinds.map { kind in
            kind.prefixes.count > 1
                ? "\(kind.shape) (\(kind.prefixes.count) groups of area codes)"
                : kind.prefixes.map(written).joined()
        }
    }

    private static func written(_ prefix: NumberingPlan.TrunkPrefix) -> String {
        prefix.replacement.isEmpty ? prefix.template : "\(prefix.template) -> \(prefix.replacement)"
    }

    /// The prefix with `#` for the digits that it keeps.
    private static func shape(of prefix: NumberingPlan.TrunkPrefix) -> String {
        var shape = ""
        var isKept = false
        var isClass = false
        for character in written(prefix) {
            switch character {
            case "(": isKept = true
            case ")": isKept = false
            case "[" where isKept:
                isClass = true
                shape += "#"
                continue
            case "]" where isKept:
                isClass = false
                continue
            default: break
            }
            if isClass { continue }
            shape.append(isKept && character != "(" ? "#" : character)
        }
        return shape
    }
}
