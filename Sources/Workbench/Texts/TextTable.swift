/// The table of a language: a line for each text, `key = text`, or `key[one] = text` for a plural form, and comments after `#`.
struct TextTable: Sendable {
    /// By the key, the plural forms of a text; one without a category is for all counts.
    private(set) var messages: [String: [PluralCategory?: Message]] = [:]
    /// The lines that are none of a table, and those whose text was there before.
    private(set) var faults: [String] = []

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let equals = line.firstRange(of: " = ") else {
                faults.append(String(line))
                continue
            }
            var key = line[..<equals.lowerBound]
            var category: PluralCategory?
            if let bracket = key.firstIndex(of: "["), key.hasSuffix("]") {
                category = PluralCategory(rawValue: String(key[bracket...].dropFirst().dropLast()))
                if category == nil { faults.append(String(line)) }
                key = key[..<bracket]
            }
            let message = Message(String(line[equals.upperBound...]))
            if messages[String(key), default: [:]].updateValue(message, forKey: category) != nil {
                faults.append(String(line))
            }
        }
    }

    /// Adds a text.
    mutating func add(_ key: String, _ forms: [PluralCategory?: Message]) { messages[key] = forms }

    /// The table with other forms of each text.
    func mapping(_ change: ([PluralCategory?: Message]) -> [PluralCategory?: Message]) -> TextTable {
        var table = self
        table.messages = messages.mapValues(change)
        return table
    }
}
