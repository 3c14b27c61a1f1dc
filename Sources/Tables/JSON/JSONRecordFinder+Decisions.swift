import ColumnRecognition

extension JSONRecordFinder {
    mutating func decide(_ node: Int, isEnclosed: Bool) {
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
    mutating func decideNameOnly() {
        guard !hasNumbers else { return }
        let nameOnly = nameOnly.filter { isNamed($0) && isOfPerson($0) }
        for node in nameOnly where !nameOnly.contains(where: { $0 != node && isAround(node, $0) }) {
            shape.nodes[node].role = .record
        }
    }

    /// Returns `true` if most names of an object may be those of people.
    func isNamed(_ node: Int) -> Bool {
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
    mutating func noteWays(_ node: Int) -> Bool {
        let found = shape.nodes[node]
        var leads = found.role == .record || found.role == .value
        if case .row = found.role { leads = true }
        for member in found.members where noteWays(member) { leads = true }
        if found.element >= 0, noteWays(found.element) { leads = true }
        shape.nodes[node].leadsToRecords = leads
        return leads
    }
}
