extension Sentence: CustomStringConvertible {
    /// The sentence in English.
    public var description: String {
        var text = ""
        var rest = Substring(pattern).utf8
        while let start = rest.firstIndex(of: UInt8(ascii: "{")),
            let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
        {
            text += String(Substring(rest[..<start]))
            let name = String(Substring(rest[rest.index(after: start)..<end]))
            text += values.first { $0.name == name }?.value.english ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return text + String(Substring(rest))
    }
}

extension Sentence.Value {
    /// The value as it stands in an English sentence.
    var english: String {
        switch self {
        case .text(let text): return text
        case .number(let number): return String(number)
        case .sentence(let sentence): return sentence.description
        case .list(let values, let joint):
            var text = ""
            for (place, value) in values.enumerated() {
                if place > 0 { text += place == values.count - 1 ? joint.beforeLast : joint.between }
                text += value.english
            }
            return text
        }
    }
}

extension Sentence.Joint {
    fileprivate var between: String { self == .semicolon ? "; " : ", " }

    fileprivate var beforeLast: String {
        switch self {
        case .or: " or "
        case .and: " and "
        case .comma, .semicolon: between
        }
    }
}
