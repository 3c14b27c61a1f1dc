/// The values of a JSON object under the names of columns.
struct JSONRecord {
    /// The values, in the order of the text: `phones 1 - type` of `{"phones": [{"type": "mobile"}]}`.
    private(set) var values: [NamedValue] = []

    private let text: JSONText
    private let maxValueCount: Int
    /// The numbers of values that are lost beyond the limits: too many, too deep, or with a name that is too long.
    private var surplus = 0
    private var tooDeep = 0
    private var tooLongNames = 0

    /// Columns have no longer paths.
    private static let maxDepth = 8

    /// - Parameters:
    ///   - maxValueCount: the most values; what is beyond is a loss.
    ///   - number: the number of the record, for losses.
    /// - Returns: `nil` if the text is not an object.
    init?(_ record: [UInt8], maxValueCount: Int, _ number: Int, _ losses: inout LossCounter) {
        guard record.first == UInt8(ascii: "{"), let text = JSONText(record) else { return nil }
        self.text = text
        self.maxValueCount = maxValueCount
        // The names of the record stay in the order of the text.
        let (members, lost) = members(of: 0)
        surplus += lost
        for member in members { add(member.value, named: member.name, depth: 0) }
        losses.add(.tooManyValues, surplus, record: number)
        losses.add(.tooDeep, tooDeep, record: number)
        losses.add(.nameTooLong, tooLongNames, record: number)
    }

    /// The names and places of an object's values, up to the limit, and how many are beyond it.
    private func members(of start: Int) -> (members: [(name: String, value: Int)], lost: Int) {
        var members: [(name: String, value: Int)] = []
        var lost = 0
        text.forEachValue(at: start) { name, value in
            if members.count < maxValueCount { members.append((name, value)) } else { lost += 1 }
            return true
        }
        return (members, lost)
    }

    private mutating func add(_ start: Int, named name: String, depth: Int) {
        var index = start
        let kind = text.kind(at: &index)
        guard kind != .null else { return }
        guard depth < Self.maxDepth else { return tooDeep += 1 }
        guard name.utf8.count <= NamedValue.maxNameLength else { return tooLongNames += 1 }
        guard values.count < maxValueCount else { return surplus += 1 }
        switch kind {
        case .null: return
        case .scalar: values.append(NamedValue(name: name, text: text.text(ofScalarAt: index)))
        case .object:
            let mark = depth > 0 && name.last?.isNumber == true ? " - " : " "
            let (members, lost) = members(of: index)
            surplus += lost
            for member in members.map({ (Self.rank($0.name), $0.name, $0.value) }).sorted(by: <) {
                add(member.2, named: name + mark + member.1, depth: depth + 1)
            }
        case .array:
            // Words, such as the tags of a contact.
            if !Self.mayHoldNumbers(name), let words = words(of: index) {
                return values.append(NamedValue(name: name, text: words))
            }
            var position = 0
            var places: [(position: Int, value: Int)] = []
            text.forEachValue(at: index) { _, value in
                position += 1
                if places.count < maxValueCount { places.append((position, value)) } else { surplus += 1 }
                return true
            }
            for place in places { add(place.value, named: "\(name) \(place.position)", depth: depth + 1) }
        }
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
    private static func rank(_ name: String) -> Int {
        ["type", "label", "kind"].contains(name.lowercased()) ? 0 : 1
    }

    /// Returns `true` if each value of a list gets a column of its own: phones and e-mail addresses.
    private static func mayHoldNumbers(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["phone", "tel", "mobil", "cell", "fax", "mail", "number", "handy", "gsm"].contains { name.contains($0) }
    }
}
