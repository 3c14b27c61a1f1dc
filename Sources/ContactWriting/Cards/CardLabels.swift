import ContactReading

/// Labels as types of properties, where vCard has a type for them.
enum CardLabels {
    /// The kind of property that has the label.
    enum Place { case phone, location, none }

    /// The types that mean a label; `nil` if there are none, so that the label has to be written as text.
    static func types(of label: Bytes, at place: Place) -> [StaticString]? {
        if label.isEmpty { return nothing }
        if place == .none { return nil }
        if label.isWord("home") { return home }
        if label.isWord("work") { return work }
        guard place == .phone else { return nil }
        if label.isWord("mobile") { return mobile }
        if label.isWord("homefax") { return homeFax }
        if label.isWord("workfax") { return workFax }
        if label.isWord("otherfax") { return fax }
        return label.isWord("pager") ? pager : nil
    }

    private static let nothing: [StaticString] = []
    private static let home: [StaticString] = ["home"]
    private static let work: [StaticString] = ["work"]
    private static let mobile: [StaticString] = ["cell"]
    private static let homeFax: [StaticString] = ["home", "fax"]
    private static let workFax: [StaticString] = ["work", "fax"]
    private static let fax: [StaticString] = ["fax"]
    private static let pager: [StaticString] = ["pager"]

    /// A label as Apple's programs write those that they translate; `nil` for all others.
    static func appleName(of label: Bytes) -> StaticString? {
        if label.isWord("main") { return "_$!<Main>!$_" }
        if label.isWord("other") { return "_$!<Other>!$_" }
        if label.matches("HomePage".utf8), label.count == 8 { return "_$!<HomePage>!$_" }
        return nil
    }

    /// The type of a relation, [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 6.6.6; `nil` if it has none.
    static func relation(_ label: Bytes) -> StaticString? {
        for word in relations
        where label.matches(Bytes(start: word.utf8Start, count: word.utf8CodeUnitCount))
            && label.count == word.utf8CodeUnitCount
        {
            return word
        }
        return nil
    }

    private static let relations: [StaticString] = [
        "contact", "acquaintance", "friend", "met", "co-worker", "colleague", "co-resident", "neighbor", "child",
        "parent",
        "sibling", "spouse", "kin", "muse", "crush", "date", "sweetheart", "me", "agent", "emergency",
    ]
}
