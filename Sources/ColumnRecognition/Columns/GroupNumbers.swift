import ContactModel
import ContactReading

/// Numbers for groups that tables call by name.
struct GroupNumbers {
    private var numbers: [String: Int] = [:]
    private var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }

    private mutating func number(of name: String) -> Int {
        if let known = numbers[name] { return known }
        let number = next()
        numbers[name] = number
        return number
    }

    mutating func number(_ entry: HeaderTable.Entry, _ instance: Int) -> HeaderMap.Target {
        guard let group = entry.group else { return entry.target }
        let number = number(of: "\(group) \(instance)")
        switch entry.target {
        case .label: return .label(group: number)
        case .value(var value):
            value.group = number
            return .value(value)
        default: return entry.target
        }
    }

    /// The parts of an address that words found belong together if their label and number are the same, and to those of the program whose
    /// headers have the label.
    mutating func numberAddress(_ target: HeaderMap.Target, in name: HeaderName) -> HeaderMap.Target {
        guard case .value(var value) = target, value.kind.isAddressPart else { return target }
        value.group = number(of: "address \(value.label) \(name.pattern?.number ?? 0)")
        return .value(value)
    }
}
