/// The types of a value that have a meaning of their own, from whatever spelling of `TYPE`.
struct TypeSet: OptionSet, Sendable {
    let rawValue: UInt16

    static let home = TypeSet(rawValue: 1 << 0)
    static let work = TypeSet(rawValue: 1 << 1)
    static let mobile = TypeSet(rawValue: 1 << 2)
    static let fax = TypeSet(rawValue: 1 << 3)
    static let pager = TypeSet(rawValue: 1 << 4)
    static let main = TypeSet(rawValue: 1 << 5)
    static let other = TypeSet(rawValue: 1 << 6)
    static let preferred = TypeSet(rawValue: 1 << 7)
    /// `VOICE`, `MSG`, `POSTAL` and their like: said of most values, and no label.
    static let plain = TypeSet(rawValue: 1 << 8)
    static let phoneticName = TypeSet(rawValue: 1 << 9)
    /// `INTERNET`, which every e-mail address is.
    static let internet = TypeSet(rawValue: 1 << 10)
    /// A word that is read as another one: `IPHONE`, `BUSINESS`.
    static let special = TypeSet(rawValue: 1 << 11)

    /// The set of one type, in any case; `nil` if it is a custom label.
    static func of(_ word: Bytes) -> TypeSet? {
        if word.isEmpty { return [] }
        if word.count == 4 {
            if word.isWord("cell") { return .mobile }
            if word.isWord("home") { return .home }
            if word.isWord("work") { return .work }
        }
        for (known, types) in words where word.isWord(known) { return types }
        return nil
    }

    private static let words: [(StaticString, TypeSet)] = [
        ("voice", .plain), ("pref", .preferred), ("internet", .internet), ("fax", .fax), ("main", .main),
        ("other", .other), ("pager", .pager),
        ("mobile", .mobile), ("iphone", [.mobile, .special]), ("msg", .plain), ("dom", .plain), ("intl", .plain),
        ("text", .plain), ("postal", .plain), ("parcel", .plain), ("business", [.work, .special]),
        ("homefax", [.home, .fax]), ("workfax", [.work, .fax]), ("otherfax", [.other, .fax]),
        ("x-irmc-n", .phoneticName),
    ]

    /// The label of a phone number; `nil` if the types say nothing about it.
    var phoneLabel: StaticString? {
        if contains(.fax) {
            return contains(.work) ? "workFax" : contains(.home) ? "homeFax" : "otherFax"
        }
        if contains(.pager) { return "pager" }
        if contains(.mobile) { return "mobile" }
        return locationLabel
    }

    /// The types that the label of a phone number stands for.
    var phoneLabelTypes: TypeSet {
        if contains(.fax) {
            return contains(.work) ? [.fax, .work] : contains(.home) ? [.fax, .home] : [.fax, .other]
        }
        return contains(.pager) ? .pager : contains(.mobile) ? .mobile : locationLabelTypes
    }

    /// The types that the label of any other value stands for.
    var locationLabelTypes: TypeSet {
        for type in [TypeSet.main, .work, .home] where contains(type) { return type }
        return .other
    }

    /// The types that give a value its label.
    static let labels: TypeSet = [.home, .work, .mobile, .fax, .pager, .main, .other]

    /// The label of any other value.
    var locationLabel: StaticString? {
        if contains(.main) { return "main" }
        if contains(.work) { return "work" }
        if contains(.home) { return "home" }
        return contains(.other) ? "other" : nil
    }
}
