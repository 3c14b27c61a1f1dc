import ColumnRecognition

/// The values of a JSON object under the names of columns.
struct JSONRecord {
    /// The values, in the order of the text: `phones 1 - type` of `{"phones": [{"type": "mobile"}]}`.
    private(set) var values: [NamedValue] = []

    private let text: JSONText
    private let shape: JSONShape
    private let maxValueCount: Int
    /// The numbers of values that are lost beyond the limits: too many, too deep, or with a name that is too long.
    private var surplus = 0
    private var tooDeep = 0
    private var tooLongNames = 0
    /// The number of values that were named by a label, for each label.
    private var labels: [String: Int] = [:]

    /// The number of values of the lists so far, by their names: lists of one name in an object are one.
    private var listCounts: [String: Int] = [:]

    /// Columns have no longer paths.
    private static let maxDepth = 8

    /// - Parameters:
    ///   - record: the text of an object, of one scalar, or of a list of scalars under a key.
    ///   - shape: the structure of the text that the record is of, and the node of the record in it.
    ///   - key: the name of the object, where names are keys.
    ///   - maxValueCount: the most values; what is beyond is a loss.
    ///   - number: the number of the record, for losses.
    /// - Returns: `nil` if the text is no JSON.
    init?(
        _ record: [UInt8], _ shape: JSONShape, node: Int, key: String? = nil, maxValueCount: Int, _ number: Int,
        _ losses: inout LossCounter
    ) {
        guard let text = JSONText(record) else { return nil }
        self.text = text
        self.shape = shape
        self.maxValueCount = maxValueCount
        let isObject = record.first == UInt8(ascii: "{")
        if isObject {
            // The names of the record stay in the order of the text.
            addMembers(of: 0, named: nil, node: node, depth: 0)
        } else {
            let known = shape.nodes[node].name
            let name = known.isEmpty ? key == nil ? "value" : "phone" : known
            if record.first == UInt8(ascii: "[") {
                addList(at: 0, named: name, node: node, depth: 0)
            } else {
                values = [NamedValue(name: name, text: text.text(ofScalarAt: 0))]
            }
        }
        if let key, !values.contains(where: { $0.text == key }) {
            // The key of numbers alone is the name of somebody, and so are keys that look like names where nothing else is one.
            let isName = !isObject || shape.isNamedByKey(node)
            values.insert(NamedValue(name: isName ? "name" : "key", text: key), at: 0)
        }
        losses.add(.tooManyValues, surplus, record: number)
        losses.add(.tooDeep, tooDeep, record: number)
        losses.add(.nameTooLong, tooLongNames, record: number)
    }

    /// A member of an object.
    private struct Member {
        var name: String
        var value: Int
        var node: Int
    }

    /// The members of an object, up to the limit.
    private mutating func members(of start: Int, node: Int) -> [Member] {
        var members: [Member] = []
        var lost = 0
        var cursor = 0
        text.forEachValue(at: start) { name, value in
            if members.count < maxValueCount {
                let child = node < 0 ? -1 : shape.member(Array(name.utf8)[...], of: node, &cursor)
                members.append(Member(name: name, value: value, node: child))
            } else {
                lost += 1
            }
            return true
        }
        surplus += lost
        return members
    }

    /// Adds the members of an object.
    ///
    /// - Parameter name: the name that theirs follow; `nil` for those of the record itself.
    private mutating func addMembers(of start: Int, named name: String?, node: Int, depth: Int) {
        var members = members(of: start, node: node)
        if name != nil {
            members = members.map { (rank($0), $0) }
                .sorted { ($0.0, $0.1.name, $0.1.value) < ($1.0, $1.1.name, $1.1.value) }.map(\.1)
            dropOtherSpellings(in: &members)
        }
        let mark = depth > 1 && name?.last?.isNumber == true ? " - " : " "
        for member in members {
            if member.node >= 0, shape.nodes[member.node].role == .body, text.isObject(at: member.value) {
                guard depth < Self.maxDepth else {
                    tooDeep += 1
                    continue
                }
                addMembers(of: member.value, named: name, node: member.node, depth: depth)
            } else {
                add(member, named: name.map { $0 + mark + title(member) } ?? member.name, depth: depth)
            }
        }
    }

    private mutating func add(_ member: Member, named name: String, depth: Int) {
        var index = member.value
        let kind = text.kind(at: &index)
        guard kind != .null else { return }
        guard depth < Self.maxDepth else { return tooDeep += 1 }
        guard name.utf8.count <= NamedValue.maxNameLength else { return tooLongNames += 1 }
        guard values.count < maxValueCount else { return surplus += 1 }
        switch kind {
        case .null: return
        case .scalar: values.append(NamedValue(name: name, text: text.text(ofScalarAt: index)))
        case .object:
            if member.node >= 0, shape.nodes[member.node].role == .record {
                return addNames(of: index, named: name, node: member.node)
            }
            addMembers(of: index, named: name, node: member.node, depth: depth + 1)
        case .array: addList(at: index, named: name, node: member.node, depth: depth)
        }
    }

    /// Adds the name of somebody who is a record of their own.
    private mutating func addNames(of start: Int, named name: String, node: Int) {
        for member in members(of: start, node: node) {
            var index = member.value
            guard text.kind(at: &index) == .scalar, member.node >= 0, shape.nodes[member.node].areNames else {
                continue
            }
            values.append(NamedValue(name: name + " " + member.name, text: text.text(ofScalarAt: index)))
        }
    }

    private mutating func addList(at start: Int, named name: String, node: Int, depth: Int) {
        // Words, such as the tags of a contact.
        let element = node < 0 ? -1 : shape.nodes[node].element
        if element < 0 || !shape.nodes[element].areReach, let words = words(of: start) {
            return values.append(NamedValue(name: name, text: words))
        }
        var places: [Int] = []
        var lost = 0
        text.forEachValue(at: start) { _, value in
            if places.count < maxValueCount { places.append(value) } else { lost += 1 }
            return true
        }
        surplus += lost
        let before = listCounts[name] ?? 0
        listCounts[name] = before + places.count
        for (position, value) in places.enumerated() {
            let place = "\(name) \(before + position + 1)"
            if element >= 0, case .pair(let label) = shape.nodes[element].role, addPair(value, element, label, depth) {
                continue
            }
            add(Member(name: place, value: value, node: element), named: place, depth: depth + 1)
        }
    }

    /// Adds an object whose value has a label beside it: `{"field": "Phone", "value": "1"}` is a value named `Phone`.
    ///
    /// - Returns: `false` if it has no label.
    private mutating func addPair(_ start: Int, _ node: Int, _ label: Int, _ depth: Int) -> Bool {
        guard text.isObject(at: start) else { return false }
        var members = members(of: start, node: node)
        guard let place = members.firstIndex(where: { $0.node == label }), depth + 1 < Self.maxDepth else {
            return false
        }
        var index = members[place].value
        guard text.kind(at: &index) == .scalar else { return false }
        let text = text.text(ofScalarAt: index)
        guard !text.isEmpty, text.utf8.count <= NamedValue.maxNameLength / 2 else { return false }
        members.remove(at: place)
        members = members.filter { rank($0) == 0 } + members.filter { rank($0) > 0 }
        let count = labels[text, default: 0] + 1
        labels[text] = count
        let name = count == 1 ? text : "\(text) \(count)"
        for member in members {
            let isValue = Self.isValueName(member.name)
            add(member, named: isValue ? name : "\(name) - \(title(member))", depth: depth + 1)
        }
        return true
    }

    /// The texts of an array, with commas between; `nil` if it has other values.
    private func words(of start: Int) -> String? {
        var words = ""
        var isFirst = true
        var isWords = true
        text.forEachValue(at: start) { _, value in
            var index = value
            guard text.kind(at: &index) == .scalar else {
                isWords = false
                return false
            }
            if !isFirst { words += ", " }
            isFirst = false
            words += text.text(ofScalarAt: index)
            return true
        }
        return isWords ? words : nil
    }

    /// Labels go before what they label.
    private func rank(_ member: Member) -> Int {
        let isLabel = member.node >= 0 && shape.nodes[member.node].areLabels
        return isLabel || ["type", "label", "kind"].contains(member.name.lowercased()) ? 0 : 1
    }

    /// The name of a member for a column, which says so if it is a label or a note of the value beside it.
    private func title(_ member: Member) -> String {
        guard member.node >= 0 else { return member.name }
        let node = shape.nodes[member.node]
        return node.areLabels ? member.name + " (label)" : node.areNotes ? member.name + " (note)" : member.name
    }

    /// Returns `true` if a member of this name is the value of an object with a label.
    static func isValueName(_ name: String) -> Bool {
        ["value", "values", "content", "text"].contains(name.lowercased())
    }

    /// Drops a phone number that another member of the same object says in full, with a plus: `value` and `canonicalForm`.
    private func dropOtherSpellings(in members: inout [Member]) {
        var numbers: [(place: Int, text: String, digits: [UInt8])] = []
        for (place, member) in members.enumerated() {
            var index = member.value
            guard text.kind(at: &index) == .scalar else { continue }
            let number = text.text(ofScalarAt: index)
            guard ReachShape.mayBePhone(number) else { continue }
            let digits = number.utf8.filter { 0x30...0x39 ~= $0 }
            if digits.count >= 6 { numbers.append((place, number, digits)) }
        }
        guard numbers.count > 1, let full = numbers.first(where: { $0.text.utf8.first == UInt8(ascii: "+") }) else {
            return
        }
        let others = numbers.filter { other in
            let digits = other.digits.drop { $0 == 0x30 }
            return other.place != full.place && digits.count >= 6
                && full.digits.suffix(digits.count).elementsEqual(digits)
        }
        for other in others.reversed() { members.remove(at: other.place) }
    }
}
