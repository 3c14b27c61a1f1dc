import ColumnRecognition

/// The structure of a JSON text: a node for each path of names, at which the values of all objects and lists on the way are one.
///
/// The members of an object that has very many of them, all objects, are one node as well: their names are keys.
struct JSONShape {
    /// A path of the document, with the kinds of values that stand at it.
    struct Node {
        /// The name in the object around; that of the list or object around for an element.
        let name: String
        let parent: Int
        /// `true` if the node is that of the elements of a list, or of the values of an object whose names are keys.
        let isElement: Bool
        fileprivate(set) var objects = 0
        fileprivate(set) var lists = 0
        fileprivate(set) var scalars = 0
        /// The nodes of the members of objects, in the order in which they first occur.
        fileprivate(set) var members: [Int] = []
        /// The node of the elements of lists; -1 without one.
        fileprivate(set) var element = -1
        /// `true` if the names of the object's members are keys, and the members one node, ``element``.
        var isKeyed = false
        /// `true` if most of those keys may be names of people.
        fileprivate(set) var hasNamesAsKeys = false
        /// The first texts that stand here.
        fileprivate(set) var samples: [String] = []
        /// The role of the values here, once it is decided.
        var role = JSONRole.none
        /// `true` if the scalars here label a value beside them: `mobile`.
        var areLabels = false
        /// `true` if the scalars here stand beside a phone number or an e-mail address, and are neither that nor a label.
        var areNotes = false
        /// `true` if the scalars here are names of somebody.
        var areNames = false
        /// `true` if the scalars here are phone numbers or e-mail addresses, by their name or by what they are.
        var areReach = false
        /// `true` if records stand here or deeper.
        var leadsToRecords = false
        /// The places of members by their names, as far as there are many.
        fileprivate var index: [String: Int] = [:]

        fileprivate init(name: String, parent: Int, isElement: Bool) {
            (self.name, self.parent, self.isElement) = (name, parent, isElement)
        }
    }

    /// The nodes; the first one is that of the values that stand one after another outermost.
    var nodes = [Node(name: "", parent: -1, isElement: true)]
    private var sampleByteCount = 0

    /// The number of nodes, and the depth up to which there are some. What stands elsewhere is no record.
    private static let maxCount = 200_000
    static let maxDepth = 64
    /// An object with more members that are all objects has keys and not names.
    private static let maxNamedObjects = 64
    /// So has one of more members that are all phone numbers or e-mail addresses.
    private static let maxNamedNumbers = 4096
    private static let maxSamples = (count: 64, length: 80, bytes: 8 << 20)

    /// The node of a member; -1 if there is none.
    ///
    /// - Parameter cursor: the place among the members where the next one probably is; moved on.
    func member(_ name: ArraySlice<UInt8>, of node: Int, _ cursor: inout Int) -> Int {
        guard node >= 0 else { return -1 }
        if nodes[node].isKeyed { return nodes[node].element }
        let members = nodes[node].members
        for place in cursor..<min(cursor + 4, members.count) where isName(name, of: members[place]) {
            cursor = place + 1
            return members[place]
        }
        let text = Self.text(name)
        if nodes[node].index.isEmpty {
            guard let place = members.firstIndex(where: { nodes[$0].name == text }) else { return -1 }
            cursor = place + 1
            return members[place]
        }
        guard let place = nodes[node].index[text] else { return -1 }
        cursor = place + 1
        return members[place]
    }

    /// The node of the member of a name; -1 if there is none.
    func member(named name: String, of node: Int) -> Int {
        var cursor = 0
        return member(Array(name.utf8)[...], of: node, &cursor)
    }

    private func isName(_ name: ArraySlice<UInt8>, of node: Int) -> Bool {
        let known = nodes[node].name.utf8
        return known.count == name.count && known.elementsEqual(name)
    }

    /// The text of a name with escapes.
    private static func text(_ name: ArraySlice<UInt8>) -> String {
        name.contains(UInt8(ascii: "\\")) ? JSONText.string(name) : String(decoding: name, as: UTF8.self)
    }

    // MARK: - Growing

    fileprivate mutating func addMember(_ name: ArraySlice<UInt8>, of node: Int, isObject: Bool) -> Int {
        guard nodes.count < Self.maxCount, name.count <= NamedValue.maxNameLength else { return -1 }
        if isObject, nodes[node].members.count >= Self.maxNamedObjects, hasObjectsOnly(node) {
            joinMembers(of: node)
            return nodes[node].element
        }
        if !isObject, nodes[node].members.count == Self.maxNamedNumbers, hasNumbersOnly(node) {
            joinMembers(of: node)
            return nodes[node].element
        }
        let text = Self.text(name)
        nodes.append(Node(name: text, parent: node, isElement: false))
        nodes[node].members.append(nodes.count - 1)
        let count = nodes[node].members.count
        if count == 17 {
            for (place, member) in nodes[node].members.enumerated() { nodes[node].index[nodes[member].name] = place }
        } else if count > 17 {
            nodes[node].index[text] = count - 1
        }
        return nodes.count - 1
    }

    fileprivate mutating func addElement(of node: Int) -> Int {
        if nodes[node].element >= 0 { return nodes[node].element }
        guard nodes.count < Self.maxCount else { return -1 }
        nodes.append(Node(name: nodes[node].name, parent: node, isElement: true))
        nodes[node].element = nodes.count - 1
        return nodes.count - 1
    }

    /// Returns `true` if the members of a node's objects are objects and nothing else.
    func hasObjectsOnly(_ node: Int) -> Bool {
        nodes[node].members.allSatisfy { nodes[$0].objects > 0 && nodes[$0].lists == 0 && nodes[$0].scalars == 0 }
    }

    /// Returns `true` if the members of a node's objects are phone numbers or e-mail addresses, or lists of such, and nothing else.
    func hasNumbersOnly(_ node: Int) -> Bool { nodes[node].members.allSatisfy { isOfNumbers($0) } }

    private func isOfNumbers(_ node: Int) -> Bool {
        let found = nodes[node]
        guard found.objects == 0, found.lists > 0 || !found.samples.isEmpty else { return false }
        if found.lists > 0 {
            guard found.element >= 0, nodes[found.element].lists == 0, isOfNumbers(found.element) else { return false }
        }
        return found.samples.allSatisfy { text in
            ReachShape(text) != nil || ReachShape.mayBePhone(text) && text.utf8.count(where: { 0x30...0x39 ~= $0 }) >= 7
        }
    }

    /// Returns `true` if the values at a node stand under names that are keys.
    func isUnderKeys(_ node: Int) -> Bool { nodes[node].parent >= 0 && nodes[nodes[node].parent].isKeyed }

    /// Returns `true` if the objects at a node have no name but their key, and the keys may be those of people.
    func isNamedByKey(_ node: Int) -> Bool {
        isUnderKeys(node) && nodes[nodes[node].parent].hasNamesAsKeys
            && !nodes[node].members.contains { nodes[$0].areNames }
    }

    /// Returns `true` if a text may be the name of somebody, who begins with a capital where a script has some: the settings of programs
    /// name `my-package` and `max_size`.
    static func mayBeName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter, !first.isLowercase else { return false }
        return text.allSatisfy { $0.isLetter || $0 == " " || "'’.,-()".contains($0) }
    }

    /// Takes the names of an object's members for keys, and the members for values of one kind.
    mutating func joinMembers(of node: Int) {
        let element = addElement(of: node)
        guard element >= 0 else { return }
        let members = nodes[node].members
        for member in members { merge(member, into: element) }
        nodes[node].hasNamesAsKeys = members.count { Self.mayBeName(nodes[$0].name) } * 2 > members.count
        nodes[node].members = []
        nodes[node].index = [:]
        nodes[node].isKeyed = true
    }

    private mutating func merge(_ from: Int, into node: Int) {
        nodes[node].objects += nodes[from].objects
        nodes[node].lists += nodes[from].lists
        nodes[node].scalars += nodes[from].scalars
        let room = Self.maxSamples.count - nodes[node].samples.count
        nodes[node].samples += nodes[from].samples.prefix(max(room, 0))
        if nodes[from].element >= 0 {
            let element = addElement(of: node)
            if element >= 0 { merge(nodes[from].element, into: element) }
        }
        if nodes[from].isKeyed, !nodes[node].isKeyed { joinMembers(of: node) }
        guard !nodes[node].isKeyed else {
            let element = addElement(of: node)
            for member in nodes[from].members where element >= 0 { merge(member, into: element) }
            return
        }
        for member in nodes[from].members {
            let name = Array(nodes[member].name.utf8)[...]
            var cursor = 0
            var known = self.member(name, of: node, &cursor)
            if known < 0 { known = addMember(name, of: node, isObject: false) }
            if known >= 0 { merge(member, into: known) }
        }
    }

    fileprivate mutating func noteScalar(_ token: [UInt8], at node: Int) {
        nodes[node].scalars += 1
        guard nodes[node].samples.count < Self.maxSamples.count, token.count <= Self.maxSamples.length,
            sampleByteCount < Self.maxSamples.bytes, token.first != UInt8(ascii: "n")
        else { return }
        sampleByteCount += token.count
        let isString = token.first == UInt8(ascii: "\"")
        nodes[node].samples.append(
            isString ? Self.text(token.dropFirst().dropLast()) : String(decoding: token, as: UTF8.self))
    }

    fileprivate mutating func noteBracket(isList: Bool, at node: Int) {
        if isList { nodes[node].lists += 1 } else { nodes[node].objects += 1 }
    }
}

/// Finds the structure of a JSON text.
struct JSONShapeBuilder: JSONWalk.Visitor {
    private(set) var shape = JSONShape()
    /// The objects and lists that are open, down to the greatest depth.
    private var open: [(node: Int, isList: Bool, cursor: Int)] = []
    private var depth = 0

    private mutating func node(_ name: ArraySlice<UInt8>?, isObject: Bool) -> Int {
        guard depth < JSONShape.maxDepth, depth > 0 else { return depth == 0 ? 0 : -1 }
        let around = open[depth - 1]
        guard around.node >= 0 else { return -1 }
        guard !around.isList, let name else { return shape.addElement(of: around.node) }
        let known = shape.member(name, of: around.node, &open[depth - 1].cursor)
        return known >= 0 ? known : shape.addMember(name, of: around.node, isObject: isObject)
    }

    mutating func begin(isList: Bool, name: ArraySlice<UInt8>?) {
        let node = node(name, isObject: !isList)
        if node >= 0 { shape.noteBracket(isList: isList, at: node) }
        if depth < JSONShape.maxDepth { open.append((node, isList, 0)) }
        depth += 1
    }

    mutating func end() {
        depth -= 1
        if depth < JSONShape.maxDepth { open.removeLast() }
    }

    mutating func scalar(_ token: [UInt8], name: ArraySlice<UInt8>?) {
        let node = node(name, isObject: false)
        if node >= 0 { shape.noteScalar(token, at: node) }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
