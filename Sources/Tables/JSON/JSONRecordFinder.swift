import ColumnRecognition

/// Finds the records in the structure of a JSON text, by what names of members say and by what their values are.
///
/// An object is a record if it has a name and a number of its own, or if nothing around it has: a list of phones in a contact is a part of the
/// contact, a list of employees in a company is not. What is decided holds for all objects at a path.
struct JSONRecordFinder {
    private(set) var shape: JSONShape
    /// Senses of the members of an object itself, by its node.
    private var own: [Int: HeadingSense] = [:]
    /// Objects that are no parts of the one around them: records, whatever that one is.
    private var apart: Set<Int> = []
    /// Records that have a name and no number.
    private var nameOnly: [Int] = []
    private var hasNumbers = false

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

    private func sense(of name: String) -> HeadingSense { name.isEmpty ? [] : HeadingSense(name) }

    /// The sense of a node's name where it names values of one kind: `phones`, `emailAddresses`, `addresses`.
    private func valueSense(_ node: Int) -> HeadingSense {
        sense(of: shape.nodes[node].name).intersection([.phone, .email, .address])
    }

    /// The share of the texts at a node that pass a test.
    private func share(_ node: Int, _ test: (String) -> Bool) -> Double {
        let samples = shape.nodes[node].samples.filter { !$0.isEmpty }
        return samples.isEmpty ? 0 : Double(samples.count(where: test)) / Double(samples.count)
    }

    /// The sense of the scalars at a node.
    private func scalarSense(_ node: Int) -> HeadingSense {
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
    private func isBesideValue(_ node: Int) -> Bool {
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

    // MARK: - Evidence, from within outwards

    @discardableResult
    private mutating func weigh(_ node: Int) -> HeadingSense {
        let found = shape.nodes[node]
        var sense: HeadingSense = found.scalars > 0 ? scalarSense(node) : []
        if found.scalars > 0, sense.subtracting(.contact).isEmpty, isBesideValue(node) {
            let areLabels = share(node, HeadingSense.isOfHeadings) > 0.5
            // A name that is no label is that of somebody.
            if areLabels || !sense.contains(.name) {
                sense = []
                (shape.nodes[node].areLabels, shape.nodes[node].areNotes) = (areLabels, !areLabels)
            }
        }
        shape.nodes[node].areNames = sense.contains(.name)
        shape.nodes[node].areReach = !sense.intersection([.phone, .email, .weak]).isEmpty
        if found.element >= 0 { sense.formUnion(weighElements(found.element)) }
        if found.objects > 0, !found.isKeyed { sense.formUnion(weighObject(node)) }
        return sense
    }

    private mutating func weighElements(_ node: Int) -> HeadingSense {
        let sense = weigh(node)
        if let head = tableHead(node) {
            shape.nodes[node].role = .row(head)
            return []
        }
        let values = valueSense(node)
        guard shape.nodes[node].objects > 0 else { return sense }
        guard isComplete(own[node] ?? []) else { return sense.union(sense.isEmpty ? [] : values) }
        // The names of phones are not those of people.
        guard values.isEmpty else { return sense.subtracting(.name) }
        apart.insert(node)
        return []
    }

    private func isComplete(_ sense: HeadingSense) -> Bool {
        sense.contains(.name) && !sense.intersection(.reach).isEmpty
    }

    /// Weighs the members of objects. Those that are objects with a name and a number of their own are others, unless there is nothing else.
    private mutating func weighObject(_ node: Int) -> HeadingSense {
        let members = shape.nodes[node].members
        var direct = HeadingSense()
        if let label = labelOfPair(node) {
            shape.nodes[node].role = .pair(label: label)
            for label in shape.nodes[label].samples { direct.formUnion(sense(of: label).intersection(.reach)) }
        }
        var inner: [(node: Int, sense: HeadingSense)] = []
        var lists: [(node: Int, sense: HeadingSense)] = []
        for member in members {
            if shape.nodes[node].role == .pair(label: member) { continue }
            let sense = weigh(member)
            let hasReach = !sense.intersection(.reach).isEmpty
            if isObjectAlone(member), valueSense(member).isEmpty, !sense.intersection(.contact).isEmpty {
                inner.append((member, sense))
            } else if shape.nodes[member].element >= 0, shape.nodes[member].scalars == 0, hasReach {
                lists.append((member, sense))
            } else {
                direct.formUnion(sense)
            }
        }
        direct.formUnion(weighInner(inner, of: node, direct: direct))
        for (member, sense) in lists {
            if isPart(listOf: shape.nodes[member].element, of: node, direct: direct) {
                direct.formUnion(sense)
            } else if shape.nodes[shape.nodes[member].element].objects > 0 {
                apart.insert(shape.nodes[member].element)
            }
        }
        own[node] = direct
        return direct
    }

    /// Weighs the objects in an object as evidence about it.
    private mutating func weighInner(
        _ inner: [(node: Int, sense: HeadingSense)], of node: Int, direct: HeadingSense
    ) -> HeadingSense {
        let isNamed = !direct.intersection(.contact).isEmpty
        guard isNamed || inner.count > 1 else {
            guard let (member, sense) = inner.first else { return [] }
            if self.sense(of: shape.nodes[member].name).subtracting([.weak, .label, .other]).isEmpty {
                shape.nodes[member].role = .body
            }
            return sense
        }
        var said = HeadingSense()
        for (member, sense) in inner {
            if !isComplete(sense) {
                said.formUnion(sense)
            } else if isNamed, sense.contains(.address) {
                // The address of a bill has a name and a phone.
                said.formUnion(sense.subtracting(.name))
            } else {
                apart.insert(member)
            }
        }
        return said
    }

    /// Returns `true` if there is one object at a node, and one around it.
    private func isOnlyOne(_ node: Int) -> Bool {
        var place = node
        while place >= 0 {
            if shape.nodes[place].objects > 1 { return false }
            place = shape.nodes[place].parent
        }
        return true
    }

    /// Returns `true` if the numbers in a list are those of the object around it, by what else is known of that.
    private func isPart(listOf element: Int, of node: Int, direct: HeadingSense) -> Bool {
        let found = shape.nodes[element]
        if isPair(element) || isPair(node) { return true }
        let count = found.objects + found.scalars
        let isOnlyOne = isOnlyOne(node)
        if direct.contains(.name) {
            return !valueSense(element).isEmpty || found.objects == 0
                || count <= shape.nodes[node].objects * (isOnlyOne ? 3 : 20)
        }
        if isComplete(own[element] ?? []) { return false }
        if !direct.intersection(.reach).isEmpty { return true }
        if shape.isUnderKeys(element), found.objects == 0 { return false }
        let hasFew = !isOnlyOne || count <= 3
        return valueSense(element).isEmpty ? !isOnlyOne && found.objects == 0 : hasFew
    }

    private func isInsidePair(_ node: Int) -> Bool {
        var outer = shape.nodes[node].parent
        while outer > 0 {
            if isPair(outer) { return true }
            outer = shape.nodes[outer].parent
        }
        return false
    }

    private func isPair(_ node: Int) -> Bool {
        if case .pair = shape.nodes[node].role { true } else { false }
    }

    private func isObjectAlone(_ node: Int) -> Bool {
        let found = shape.nodes[node]
        return found.objects > 0 && found.lists == 0 && found.scalars == 0 && !found.isKeyed
    }

    /// The member that names the value of its object by a word of headings, such as the `field_name` of `{"field_name": "Phone", "values": [...]}`.
    private func labelOfPair(_ node: Int) -> Int? {
        let members = shape.nodes[node].members
        guard members.count > 1, shape.nodes[node].isElement, valueSense(node).isEmpty, !isInsidePair(node) else {
            return nil
        }
        // A list of numbers labels them; others name what they hold.
        let isWeak = sense(of: shape.nodes[node].name).contains(.weak)
        func isLabel(_ member: Int) -> Bool {
            let found = shape.nodes[member]
            let isType = isWeak && sense(of: found.name).contains(.label)
            let telling: HeadingSense = [.name, .email, .address, .organization, isType ? .name : .phone]
            return found.scalars > 0 && found.objects == 0 && found.lists == 0
                && share(member, HeadingSense.isOfHeadings) > 0.5
                && share(member, { !sense(of: $0).intersection(telling).isEmpty }) > 0
        }
        guard let label = members.first(where: isLabel),
            members.contains(where: { $0 != label && JSONRecord.isValueName(shape.nodes[$0].name) })
        else { return nil }
        return label
    }

    // MARK: - Tables

    /// The head of a table that is a list of lists of scalars; `nil` if it is none, or none of contacts.
    private func tableHead(_ node: Int) -> JSONTableHead? {
        let row = shape.nodes[node]
        guard !shape.isUnderKeys(node), row.lists > 1, row.objects == 0, row.scalars == 0, row.element >= 0 else {
            return nil
        }
        let cell = shape.nodes[row.element]
        guard cell.scalars > (cell.objects + cell.lists) * 2 else { return nil }
        func isOfContacts(_ names: [String]) -> Bool {
            names.contains { !sense(of: $0).intersection(.contact).isEmpty }
        }
        if let names = namesBeside(shape.nodes[node].parent), isOfContacts(names) { return .names(names) }
        let width = (cell.scalars + row.lists - 1) / row.lists
        if isOfContacts(Array(cell.samples.prefix(width))) { return .firstRow }
        let hasReach = cell.samples.contains { ReachShape($0) != nil }
        return hasReach ? .missing : nil
    }

    /// The names of columns in a list beside a table: texts, or objects with a name.
    private func namesBeside(_ table: Int) -> [String]? {
        guard table > 0 else { return nil }
        for member in shape.nodes[shape.nodes[table].parent].members where member != table {
            let list = shape.nodes[member]
            guard list.lists == 1, list.element >= 0 else { continue }
            let element = shape.nodes[list.element]
            if element.scalars > 0, element.samples.count == element.scalars { return element.samples }
            for name in element.members where shape.nodes[name].name.lowercased() == "name" {
                let names = shape.nodes[name]
                if names.samples.count == element.objects { return names.samples }
            }
        }
        return nil
    }

    // MARK: - Decisions, from without inwards

    private mutating func decide(_ node: Int, isEnclosed: Bool) {
        let found = shape.nodes[node]
        var isRecord = false
        if found.objects > 0, !found.isKeyed {
            let sense = own[node] ?? []
            let hasReach = !sense.intersection(.reach).isEmpty
            if apart.contains(node) || !isEnclosed && hasReach {
                isRecord = true
                hasNumbers = true
            } else if !isEnclosed, found.isElement, sense.contains(.name) {
                nameOnly.append(node)
            }
        }
        if isRecord { shape.nodes[node].role = .record }
        if case .row = found.role { hasNumbers = true }
        let isInside = isEnclosed || isRecord
        for member in found.members { decide(member, isEnclosed: isInside) }
        guard found.element >= 0 else { return }
        decide(found.element, isEnclosed: isInside)
        if !isInside, isOfValues(found.element) {
            shape.nodes[found.element].role = .value
            hasNumbers = true
        }
    }

    /// Returns `true` if the scalars at a node, or under keys in the lists at it, are phone numbers or e-mail addresses, and nothing else
    /// stands there.
    private func isOfValues(_ node: Int) -> Bool {
        let found = shape.nodes[node]
        guard found.objects == 0, found.scalars + found.lists > 0 else { return false }
        if found.lists > 0 {
            guard shape.isUnderKeys(node), found.element >= 0, shape.nodes[found.element].lists == 0,
                isOfValues(found.element)
            else { return false }
        }
        return found.scalars == 0 || found.areReach && !scalarSense(node).intersection(.reach).isEmpty
    }

    /// Takes objects that have no more than a name for records only where there are no others, and they are those of people.
    private mutating func decideNameOnly() {
        guard !hasNumbers else { return }
        let nameOnly = nameOnly.filter { isNamed($0) && isOfPerson($0) }
        for node in nameOnly where !nameOnly.contains(where: { $0 != node && isAround(node, $0) }) {
            shape.nodes[node].role = .record
        }
    }

    /// Returns `true` if most names of an object may be those of people.
    private func isNamed(_ node: Int) -> Bool {
        shape.nodes[node].members.contains { member in
            let found = shape.nodes[member]
            guard found.areNames else { return (own[member] ?? []).contains(.name) && isNamed(member) }
            return share(member, JSONShape.mayBeName) > 0.5
        }
    }

    /// Returns `true` if an object of an outermost list says nothing but a name, or any says more of somebody: the parts of the name, an
    /// address, or an organization.
    private func isOfPerson(_ node: Int) -> Bool {
        let members = shape.nodes[node].members
        let names = members.count { shape.nodes[$0].areNames && share($0, JSONShape.mayBeName) > 0.5 }
        let said = members.reduce(own[node] ?? []) { $0.union(sense(of: shape.nodes[$1].name)) }
        let isOutermost = node == 0 || shape.nodes[node].isElement && shape.nodes[node].parent == 0
        return names > 1 || members.count == 1 && isOutermost || !said.isDisjoint(with: [.address, .organization])
    }

    /// Returns `true` if a node stands inside another one.
    private func isAround(_ outer: Int, _ inner: Int) -> Bool {
        var node = inner
        while node > outer { node = shape.nodes[node].parent }
        return node == outer
    }

    /// Notes where records stand.
    private mutating func noteWays(_ node: Int) -> Bool {
        let found = shape.nodes[node]
        var leads = found.role == .record || found.role == .value
        if case .row = found.role { leads = true }
        for member in found.members where noteWays(member) { leads = true }
        if found.element >= 0, noteWays(found.element) { leads = true }
        shape.nodes[node].leadsToRecords = leads
        return leads
    }
}
