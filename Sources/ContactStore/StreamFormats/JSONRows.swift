import JSONWriting

/// Rows as JSON, an object a line: each contact with the rows that belong to it, and each finding.
///
/// A value has the name of its column, and a column without a value is left out. The rows of a contact are arrays with the names of
/// their tables; the keys that tie them to it in a database are not needed there.
struct JSONRows: RowDestination, ~Copyable {
    private var json = JSONWriter()
    private let path: [UInt8]
    private var citations: RuleCitations
    /// The names of the columns of each table.
    private let names: [[[UInt8]]]
    /// The table whose array is open.
    private var openTable: StoreTable?

    /// - Parameters:
    ///   - path: the path of the source.
    ///   - rules: the rules that numbers refer to.
    init(path: String, rules: RuleInterner) {
        self.path = Array(path.utf8)
        citations = RuleCitations(rules)
        names = StoreTable.allCases.map { table in
            let names = table == .phoneNumbers ? PhoneNumberColumn.allCases.map(\.streamName) : table.columns.names
            return names.map { Array($0.utf8) }
        }
    }

    /// Takes the rules that the rows to come refer to.
    mutating func prepare(_ rules: RuleInterner) { citations.rules = rules }

    mutating func append<Column: StoreColumn>(_ row: inout RowBuilder<Column>, key: Int) {
        let table = Column.table
        let isPart = StoreTable.ofContacts.contains(table)
        if isPart {
            open(table)
        } else {
            json.beginObject()
            json.member("table", table.name)
            json.key("source")
            json.string(utf8: path[...])
            json.member("id", key)
        }
        let names = names[table.rawValue]
        // In the rows of a contact, the second column refers to it.
        let first = isPart ? 2 : 1
        row.takeValues { column, value in
            guard column >= first else { return }
            switch value {
            case .null: break
            case .number(let rule) where table == .phoneNumbers && column == PhoneNumberColumn.ruleID.rawValue:
                addCitation(of: rule)
            case .number(let number):
                json.key(utf8: names[column][...])
                json.number(number)
            case .text(let text):
                json.key(utf8: names[column][...])
                json.string(utf8: text)
            }
        }
        if isPart || table != .contacts { json.endObject() }
        if table == .findings { json.endDocument() }
    }

    func line(_ line: Int, inContactAt start: Int) -> Int { line }

    /// Ends the object of a contact.
    mutating func endContact() {
        if openTable != nil { json.endArray() }
        openTable = nil
        json.endObject()
        json.endDocument()
    }

    /// Returns the lines written since the last call.
    mutating func take() -> [UInt8] {
        defer { json.reset() }
        return json.bytes
    }

    private mutating func open(_ table: StoreTable) {
        if openTable != table {
            if openTable != nil { json.endArray() }
            json.key(text: table.name)
            json.beginArray()
            openTable = table
        }
        json.beginObject()
    }

    private mutating func addCitation(of rule: Int) {
        guard let citation = citations.citation(rule) else { return }
        for (name, text) in zip(RuleCitation.names, citation.texts) {
            guard let text else { continue }
            json.key(text: name)
            json.string(utf8: text[...])
        }
    }
}
