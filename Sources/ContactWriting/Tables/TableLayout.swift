import ContactModel
import ContactReading

/// Where the values of contacts go in a table: a map of headers, read backwards.
///
/// The map is the one that a reader would detect for the same header, so that what is written in a column is read from it as
/// the same value.
struct TableLayout: Sendable {
    /// A column for values of some kind.
    struct Slot: Sendable {
        var column: Int
        /// The label that all values of the column have; empty if they have none, or one of their own.
        var label: [UInt8]
        /// The column beside it that has the label; `nil` if there is none.
        var labelColumn: Int?
        var separator: HeaderMap.Separator
    }

    /// The columns for one address.
    struct AddressSlot: Sendable {
        var group: Int
        var label: [UInt8]
        var labelColumn: Int?
        /// The columns by the index of the kind.
        var columns = [Int?](repeating: nil, count: Contact.Field.Kind.allCases.count)
        /// The columns of further lines of the street.
        var lines: [Int] = []
    }

    let names: [String]
    /// `true` if dates may lack a year.
    let takesPartialDates: Bool
    /// `true` if every note may have a column of its own, with its label.
    let takesNotes: Bool
    /// `true` if groups that a product keeps by itself stand among the categories, marked.
    let takesSystemGroups: Bool
    /// `true` if every contact needs a name.
    let requiresName: Bool
    /// `true` if every contact needs a family name.
    let requiresFamilyName: Bool
    /// `true` if a cell has no place for an encoded picture.
    let leavesOutPictures: Bool
    /// The columns of facts about numbers.
    let facts: [FactColumn]
    /// The columns of the year, month and day of a birthday or an anniversary, by the index of the kind.
    private(set) var dates: [Int: [HeaderMap.DatePart: Int]] = [:]
    /// All slots, those of one kind beside each other.
    private(set) var slots: [Slot] = []
    /// The places of the slots of a kind, by its index.
    private(set) var ranges = [Range<Int>](repeating: 0..<0, count: Contact.Field.Kind.allCases.count)
    /// The place of the slot that holds a list of values of a kind, by its index.
    private(set) var lists = [Int?](repeating: nil, count: Contact.Field.Kind.allCases.count)
    /// For each kind, by its index, `true` if its labels have columns of their own.
    private(set) var hasLabels = [Bool](repeating: false, count: Contact.Field.Kind.allCases.count)
    private(set) var addresses: [AddressSlot] = []
    /// Columns that are kept as they are, by their names.
    private(set) var extras: [[UInt8]: Int] = [:]
    /// The slots of a name whose parts are not known.
    var requiredName: Range<Int> { slots(for: requiresFamilyName ? .familyName : .givenName) }
    /// The column of notes, which takes what has no other place.
    private(set) var noteColumn: Int?

    /// The places of the slots of a kind.
    func slots(for kind: Contact.Field.Kind) -> Range<Int> { ranges[kind.index] }

    /// A layout of some columns.
    ///
    /// - Parameters:
    ///   - takesPartialDates: `true` if dates may lack a year.
    ///   - takesNotes: `true` if every note may have a column of its own, with its label.
    ///   - takesSystemGroups: `true` if groups that a product keeps by itself stand among the categories, marked.
    ///   - requiresName: `true` if every contact needs a name.
    ///   - requiresFamilyName: `true` if the family name is the part of the name that every contact needs.
    ///   - leavesOutPictures: `true` if a cell has no place for an encoded picture.
    ///   - facts: The columns of facts about numbers.
    init(
        _ map: HeaderMap, takesPartialDates: Bool = true, takesNotes: Bool = false, takesSystemGroups: Bool = true,
        requiresName: Bool = false, requiresFamilyName: Bool = false, leavesOutPictures: Bool = false,
        facts: [FactColumn] = []
    ) {
        self.takesPartialDates = takesPartialDates
        self.takesNotes = takesNotes
        self.takesSystemGroups = takesSystemGroups
        self.requiresName = requiresName
        self.requiresFamilyName = requiresFamilyName
        self.leavesOutPictures = leavesOutPictures
        self.facts = facts
        names = map.columns.map(\.name)
        var labelColumns: [Int: Int] = [:]
        for (index, column) in map.columns.enumerated() {
            if case .label(let group) = column.target, group != 0, labelColumns[group] == nil {
                labelColumns[group] = index
            }
        }
        var slots = [[Slot]](repeating: [], count: ranges.count)
        for (index, column) in map.columns.enumerated() {
            switch column.target {
            case .value(let value): add(value, at: index, name: column.name, labelColumns, to: &slots)
            case .setting: extras[Array(column.name.utf8)] = index
            case .birthday(let part): dates[Contact.Field.Kind.birthday.index, default: [:]][part] = index
            case .anniversary(let part): dates[Contact.Field.Kind.anniversary.index, default: [:]][part] = index
            case .label, .ignored: break
            }
        }
        for (kind, list) in slots.enumerated() {
            let start = self.slots.count
            ranges[kind] = start..<start + list.count
            lists[kind] = list.firstIndex { $0.separator != .none && $0.labelColumn == nil }.map { start + $0 }
            hasLabels[kind] = list.contains { !$0.label.isEmpty }
            self.slots += list
        }
        noteColumn = slots[Contact.Field.Kind.note.index].first?.column
    }

    private mutating func add(
        _ value: HeaderMap.Value, at column: Int, name: String, _ labelColumns: [Int: Int], to slots: inout [[Slot]]
    ) {
        let labelColumn = value.group == 0 ? nil : labelColumns[value.group]
        if value.kind == .extra, labelColumn == nil {
            extras[Array(name.utf8)] = column
            return
        }
        let label = Array(value.label.utf8)
        guard value.kind.isAddressPart else {
            let slot = Slot(column: column, label: label, labelColumn: labelColumn, separator: value.separator)
            return slots[value.kind.index].append(slot)
        }
        if let index = addresses.firstIndex(where: { $0.group == value.group && $0.label == label }) {
            if addresses[index].columns[value.kind.index] == nil {
                addresses[index].columns[value.kind.index] = column
            } else if value.kind == .street {
                addresses[index].lines.append(column)
            }
        } else {
            addresses.append(AddressSlot(group: value.group, label: label, labelColumn: labelColumn))
            addresses[addresses.count - 1].columns[value.kind.index] = column
        }
    }
}
