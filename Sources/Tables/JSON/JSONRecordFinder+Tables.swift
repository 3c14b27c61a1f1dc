import ColumnRecognition

extension JSONRecordFinder {
    /// The head of a table that is a list of lists of scalars; `nil` if it is none, or none of contacts.
    func tableHead(_ node: Int) -> JSONTableHead? {
        let row = shape.nodes[node]
        guard !shape.isUnderKeys(node), row.lists > 1, row.objects == 0, row.scalars == 0, row.element >= 0 else {
            return nil
        }
        let cell = shape.nodes[row.element]
        guard cell.scalars > (cell.objects + cell.lists) * 2 else { return nil }
        func isOfContacts(_ names: [String]) -> Bool {
            names.contains { !sense(of: $0).intersection(.contact).isEmpty }
        }
        if let names = namesBeside(shape.nodes[node].parent), isOfContacts(names) { return .names(names) }
        let width = (cell.scalars + row.lists - 1) / row.lists
        if isOfContacts(Array(cell.samples.prefix(width))) { return .firstRow }
        let hasReach = cell.samples.contains { ReachShape($0) != nil }
        return hasReach ? .missing : nil
    }

    /// The names of columns in a list beside a table: texts, or objects with a name.
    private func namesBeside(_ table: Int) -> [String]? {
        guard table > 0 else { return nil }
        for member in shape.nodes[shape.nodes[table].parent].members where member != table {
            let list = shape.nodes[member]
            guard list.lists == 1, list.element >= 0 else { continue }
            let element = shape.nodes[list.element]
            if element.scalars > 0, element.samples.count == element.scalars { return element.samples }
            for name in element.members where shape.nodes[name].name.lowercased() == "name" {
                let names = shape.nodes[name]
                if names.samples.count == element.objects { return names.samples }
            }
        }
        return nil
    }
}
