import ColumnRecognition

/// Finds the records in the structure of a JSON text, by what names of members say and by what their values are.
///
/// An object is a record if it has a name and a number of its own, or if nothing around it has: a list of phones in a contact is a part of the
/// contact, a list of employees in a company is not. What is decided holds for all objects at a path.
struct JSONRecordFinder {
    var shape: JSONShape
    /// Senses of the members of an object itself, by its node.
    var own: [Int: HeadingSense] = [:]
    /// Objects that are no parts of the one around them: records, whatever that one is.
    var apart: Set<Int> = []
    /// Records that have a name and no number.
    var nameOnly: [Int] = []
    var hasNumbers = false

    /// Decides the roles of all nodes.
    static func decided(_ shape: JSONShape) -> JSONShape {
        var finder = JSONRecordFinder(shape: shape)
        finder.findKeys(0)
        finder.weigh(0)
        finder.decide(0, isEnclosed: false)
        finder.decideNameOnly()
        _ = finder.noteWays(0)
        return finder.shape
    }

    private init(shape: JSONShape) { self.shape = shape }

    // MARK: - Names

    func sense(of name: String) -> HeadingSense { name.isEmpty ? [] : HeadingSense(name) }

    /// The sense of a node's name where it names values of one kind: `phones`, `emailAddresses`, `addresses`.
    func valueSense(_ node: Int) -> HeadingSense {
        sense(of: shape.nodes[node].name).intersection([.phone, .email, .address])
    }

    /// The share of the texts at a node that pass a test.
    func share(_ node: Int, _ test: (String) -> Bool) -> Double {
        let samples = shape.nodes[node].samples.filter { !$0.isEmpty }
        return samples.isEmpty ? 0 : Double(samples.count(where: test)) / Double(samples.count)
    }

    /// The sense of the scalars at a node.
    func scalarSense(_ node: Int) -> HeadingSense {
        var sense = sense(of: shape.nodes[node].name)
        let around = nameAround(node)
        let outer = self.sense(of: around)
        if sense.intersection([.name, .phone, .email, .organization]).isEmpty, !outer.intersection(.contact).isEmpty {
            let both = self.sense(of: around + " " + shape.nodes[node].name)
            if !both.isEmpty { sense = both }
        }
        if !sense.contains(.other), share(node, { ReachShape($0) != nil }) > 0.5 {
            if share(node, { ReachShape($0) == .phone }) > 0.2 { sense.insert(.phone) }
            if share(node, { ReachShape($0) == .email }) > 0.2 { sense.insert(.email) }
        }
        let parent = shape.nodes[node].parent
        let isKeyed = parent >= 0 && shape.nodes[parent].isKeyed
        let isWeak = (isKeyed || sense.contains(.weak)) && sense.intersection(.contact).isEmpty
        if isWeak, share(node, ReachShape.mayBePhone) > 0.5 { sense.insert(.phone) }
        // `mobile: true` is no number.
        if sense.contains(.phone), share(node, { $0 == "true" || $0 == "false" }) > 0.5 { sense.remove(.phone) }
        return sense
    }

    /// The name of the object in which a member, or the list of an element, stands.
    private func nameAround(_ node: Int) -> String {
        var member = node
        while shape.nodes[member].isElement, shape.nodes[member].parent >= 0 { member = shape.nodes[member].parent }
        let parent = shape.nodes[member].parent
        return parent < 0 ? "" : shape.nodes[parent].name
    }

    /// Returns `true` if the texts at a node stand in an object of a phone number or an e-mail address and are something else, or in one that names
    /// its value by a label: the `use` of `{"system": "phone", "value": "1", "use": "home"}`.
    func isBesideValue(_ node: Int) -> Bool {
        let found = shape.nodes[node]
        guard !found.isElement, found.parent > 0, shape.nodes[found.parent].isElement, !found.samples.isEmpty else {
            return false
        }
        if isPair(found.parent) || isInsidePair(found.parent) { return !JSONRecord.isValueName(found.name) }
        guard !sense(of: shape.nodes[found.parent].name).intersection(.reach).isEmpty else { return false }
        return share(node) { ReachShape.mayBePhone($0) || ReachShape($0) != nil } < 0.2
            && !found.samples.allSatisfy { $0.utf8.contains { 0x30...0x39 ~= $0 } }
    }

    // MARK: - Keys

    /// Finds objects whose names are keys: their members are all objects that would be records each, and no words of headings.
    private mutating func findKeys(_ node: Int) {
        let members = shape.nodes[node].members
        for member in members { findKeys(member) }
        if shape.nodes[node].element >= 0 { findKeys(shape.nodes[node].element) }
        guard let first = members.first else { return }
        let isKey = members.count > 1 || JSONShape.mayBeName(shape.nodes[first].name)
        if isKey, !recur(members, in: node), shape.hasNumbersOnly(node),
            members.allSatisfy({ isNoHeading(shape.nodes[$0].name) })
        {
            return shape.joinMembers(of: node)
        }
        guard members.count > 1 else { return }
        guard shape.hasObjectsOnly(node) else { return }
        let names = members.map { Set(shape.nodes[$0].members.map { shape.nodes[$0].name }) }
        let all = names.reduce(Set()) { $0.union($1) }
        let shared = names.reduce(0) { $0 + $1.count }
        guard !all.isEmpty, shared * 2 > all.count * names.count else { return }
        let areWords = members.allSatisfy { HeadingSense.isOfHeadings(shape.nodes[$0].name) }
        let haveContacts = members.allSatisfy { member in
            let sense = shape.nodes[member].members.reduce(HeadingSense()) { $0.union(scalarOrListSense($1)) }
            return !sense.intersection(.contact).isEmpty && (!areWords || sense.contains(.name))
        }
        if haveContacts { shape.joinMembers(of: node) }
    }

    /// Returns `true` if most objects at a node have the same names, as rows have columns.
    private func recur(_ members: [Int], in node: Int) -> Bool {
        let objects = shape.nodes[node].objects
        let count = members.reduce(0) { $0 + shape.nodes[$1].scalars + shape.nodes[$1].lists }
        return objects > 1 && count * 2 > objects * members.count
    }

    /// Returns `true` if no word of a name is one of headings.
    private func isNoHeading(_ name: String) -> Bool { !HeadingSense.isOfHeadings(name) && sense(of: name).isEmpty }

    private func scalarOrListSense(_ node: Int) -> HeadingSense {
        let found = shape.nodes[node]
        let sense = sense(of: found.name).intersection([.name, .phone, .email, .organization])
        return found.scalars > 0 ? sense.union(scalarSense(node)) : sense
    }

}
