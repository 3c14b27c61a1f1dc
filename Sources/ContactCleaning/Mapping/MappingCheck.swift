import ContactModel
import ContactReading

/// Checks a mapping file against the headers of the sources that it is for.
struct MappingCheck {
    /// The types of columns.
    let types: [ColumnType]
    /// The places in the mapping file; `nil` if the map is from none.
    let places: MappingPlaces?
    /// The maps that the sources are read by; `nil` for a source without columns.
    let maps: [HeaderMap?]

    /// The first fault that the mapping has for every source, and the remedy; `nil` if there is none.
    ///
    /// - Parameter missing: the columns of the mapping that each source does not have.
    func fault(missing: [[String]]) -> String? {
        let unknown = missing.first?.first { name in missing.allSatisfy { $0.contains(name) } }
        if let unknown { return self.unknown(unknown, places?.columns) }
        // Cards have no headers, and properties of any name.
        let tables = maps.compactMap(\.self)
        guard !tables.isEmpty, tables.count == maps.count else { return nil }
        return listFault(tables) ?? typeFault(tables)
    }

    /// The fault of a column that no source has.
    private func unknown(_ name: String, _ entries: [MappingPlaces.Entry]?) -> String {
        let names = maps.flatMap { $0?.columns.map(\.name) ?? [] }
        let advice = Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
        let list = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
        return "\(mapping(name, entries)) names a column '\(name)' that the file does not have; "
            + (advice ?? "it has \(list)")
    }

    /// The fault of a list that has not one field for each time that its header stands in a table.
    private func listFault(_ tables: [HeaderMap]) -> String? {
        for entry in places?.columns ?? [] where entry.fieldCount != nil {
            let name = HeaderName(entry.name)
            let same = places?.columns.filter { HeaderName($0.name) == name } ?? []
            let count = same.reduce(0) { $0 + ($1.fieldCount ?? 1) }
            let times = tables.map { $0.columns.count(where: { HeaderName($0.name) == name }) }.filter { $0 > 0 }
            guard let first = times.first, !times.contains(where: { $0 > 1 && $0 == count }) else { continue }
            let mapping = mapping(entry.name, places?.columns)
            if first == 1 {
                return "\(mapping) has a list for '\(entry.name)', which stands in the file once; "
                    + "write one field without a list"
            }
            return "\(mapping) has a list of \(count) \(count == 1 ? "field" : "fields") for '\(entry.name)', "
                + "which stands in the file \(first) times; "
                + "write \(first) fields, one for each time, or one field without a list for all of them"
        }
        return nil
    }

    /// The fault of a type that no table has a column for, or none without a field.
    private func typeFault(_ tables: [HeaderMap]) -> String? {
        for type in types {
            var field: String?
            var isChecked = false
            for map in tables {
                for (index, column) in map.columns.enumerated() {
                    let name = column.name.isEmpty ? "Column \(index + 1)" : column.name
                    guard name.utf8.elementsEqual(type.column.utf8) else { continue }
                    if map.keepsAsItIs(column.target) { isChecked = true }
                    field = String(column.target.description.prefix { $0 != " " })
                }
            }
            if isChecked { continue }
            guard let field else { return unknown(type.column, places?.types) }
            return "\(mapping(type.column, places?.types)) has a type for the column '\(type.column)', "
                + "which holds \(field); types are for columns without a field: leave it out, or write 'extra' for the column below 'columns:'"
        }
        return nil
    }

    /// The mapping with the line of a name, as the subject of a sentence.
    private func mapping(_ name: String, _ entries: [MappingPlaces.Entry]?) -> String {
        guard let places, let entry = entries?.first(where: { $0.name == name }) else { return "the mapping" }
        return "the mapping (\(places.path):\(entry.line))"
    }
}

extension HeaderMap {
    /// Returns `true` if the values of a column of the map are kept as they are.
    fileprivate func keepsAsItIs(_ target: Target) -> Bool {
        target.isValue(.extra) || target == .setting || isIdleLabel(target)
    }
}
