package import ContactModel

/// A header map, made ready to run on every row.
package struct ColumnPlan: Sendable {
    /// The treatment of the cells of one column.
    package struct Action: Sendable {
        package enum Operation: Sendable {
            case value, phone, markedPhone, namedPhone, date, datePart, setting, skip
        }
        package var operation: Operation
        package var kind = Contact.Field.Kind.extra
        package var separator = HeaderMap.Separator.none
        /// The part of a date, with the operation ``Operation/datePart``.
        package var part = HeaderMap.DatePart.year
        package var group: UInt16 = 0
        /// `true` for a line of a street of which other columns have more.
        package var isLine = false
        /// `true` for a postal code whose address has no other column for the city: a cell may have both.
        package var isPlace = false
        /// The column that holds the label, row by row; -1 if there is none.
        package var labelColumn = -1
        /// Where the label is in `labels`.
        package var label = 0..<0
        /// Where the name of a column of other people is in `labels`.
        package var name = 0..<0
        /// The field that stands beside each value, and where its text is in `labels`.
        package var mark: (kind: Contact.Field.Kind, text: Range<Int>)?
    }

    package private(set) var actions: [Action] = []
    /// All labels; they go to the start of every contact's text, so that a field's label need not be copied.
    package private(set) var labels: [UInt8] = []
    /// The columns whose values are tied to others by the same group.
    package private(set) var groupCount = 0
    /// The addresses that columns make up.
    package let addresses: AddressPlan
    /// Where the region of the whole file is in `labels`, if one is given.
    package private(set) var region: Range<Int>?

    package init(_ map: HeaderMap) {
        var known: [String: Range<Int>] = [:]
        func intern(_ text: String, in labels: inout [UInt8]) -> Range<Int> {
            if let range = known[text] { return range }
            let start = labels.count
            labels.append(contentsOf: text.utf8)
            known[text] = start..<labels.count
            return start..<labels.count
        }
        let addresses = AddressPlan(map)
        self.addresses = addresses
        let hasCity = Set(
            map.columns.indices.filter { map.columns[$0].target.isValue(.city) }.compactMap { addresses.groups[$0] })
        var labelColumns: [Int: Int] = [:]
        for (index, column) in map.columns.enumerated() {
            if case .label(let group) = column.target, labelColumns[group] == nil { labelColumns[group] = index }
        }
        for (index, column) in map.columns.enumerated() {
            var action = Action(operation: .skip)
            switch column.target {
            case .ignored: break
            case .label(let group):
                // A label of nothing is a value like any other.
                let hasValues = group != 0 && map.columns.contains { $0.target.isValue(of: group) }
                if hasValues, labelColumns[group] == index { break }
                action.operation = .value
                action.label = intern(Self.name(column, index), in: &labels)
            case .birthday(let part), .anniversary(let part):
                action.operation = .datePart
                action.part = part
                action.kind = column.target == .birthday(part) ? .birthday : .anniversary
                action.label = intern(Self.name(column, index), in: &labels)
            case .setting:
                action.operation = .setting
                action.label = intern(Self.name(column, index), in: &labels)
            case .value(let value):
                action.operation = Self.operation(value.kind)
                action.kind = value.kind
                action.separator = value.separator
                let group = addresses.groups[index] ?? value.group
                action.group = UInt16(clamping: group)
                action.isLine = addresses.isLine(index)
                action.isPlace = value.kind == .postalCode && group != 0 && !hasCity.contains(group)
                groupCount = max(groupCount, min(group, 20000))
                if value.reading == .besideName { action.operation = .namedPhone }
                if let hint = value.reading.hint {
                    action.operation = .markedPhone
                    action.mark = (hint.kind, intern(hint.text.description, in: &labels))
                }
                if value.group != 0, let column = labelColumns[value.group] { action.labelColumn = column }
                action.label = intern(value.kind == .extra ? Self.name(column, index) : value.label, in: &labels)
                if value.kind == .related { action.name = intern(Self.name(column, index), in: &labels) }
            }
            actions.append(action)
        }
        if let region = map.region { self.region = intern(region, in: &labels) }
    }

    private static func operation(_ kind: Contact.Field.Kind) -> Action.Operation {
        switch kind {
        case .phone: .phone
        case .birthday, .anniversary, .date: .date
        default: .value
        }
    }

    private static func name(_ column: HeaderMap.Column, _ index: Int) -> String {
        column.name.isEmpty ? "Column \(index + 1)" : column.name
    }
}

extension HeaderMap.Target {
    fileprivate func isValue(of group: Int) -> Bool {
        if case .value(let value) = self { value.group == group } else { false }
    }
}
