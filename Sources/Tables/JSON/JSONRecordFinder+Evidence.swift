import ColumnRecognition

extension JSONRecordFinder {
    @discardableResult
    mutating func weigh(_ node: Int) -> HeadingSense {
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

    func isInsidePair(_ node: Int) -> Bool {
        var outer = shape.nodes[node].parent
        while outer > 0 {
            if isPair(outer) { return true }
            outer = shape.nodes[outer].parent
        }
        return false
    }

    func isPair(_ node: Int) -> Bool {
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
}
