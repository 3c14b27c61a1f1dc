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
        /// The columns by the raw value of the kind.
        var columns: [UInt8: Int] = [:]
    }

    let names: [String]
    private let requiresFamilyName: Bool
    /// By the raw value of the kind.
    private(set) var slots = [[Slot]](repeating: [], count: Contact.Field.Kind.allCases.count)
    private(set) var addresses: [AddressSlot] = []
    /// Columns that are kept as they are, by their names.
    private(set) var extras: [[UInt8]: Int] = [:]
    /// The column of a name whose parts are not known.
    var requiredName: [Slot] {
        let (family, given) = (
            slots[Int(Contact.Field.Kind.familyName.rawValue)], slots[Int(Contact.Field.Kind.givenName.rawValue)]
        )
        return requiresFamilyName ? family : given
    }
    /// The column of notes, which takes what has no other place.
    var noteColumn: Int? { slots[Int(Contact.Field.Kind.note.rawValue)].first?.column }

    /// A layout of some columns.
    ///
    /// - Parameter requiresFamilyName: whether a family name is the one part of a name that there must be.
    init(_ map: HeaderMap, requiresFamilyName: Bool = false) {
        self.requiresFamilyName = requiresFamilyName
        names = map.columns.map(\.name)
        var labelColumns: [Int: Int] = [:]
        for (index, column) in map.columns.enumerated() {
            if case .label(let group) = column.target, group != 0, labelColumns[group] == nil {
                labelColumns[group] = index
            }
        }
        for (index, column) in map.columns.enumerated() {
            switch column.target {
            case .value(let value): add(value, at: index, name: column.name, labelColumns)
            case .setting: extras[Array(column.name.utf8)] = index
            case .label, .birthday, .ignored: break
            }
        }
    }

    private mutating func add(_ value: HeaderMap.Value, at column: Int, name: String, _ labelColumns: [Int: Int]) {
        let labelColumn = value.group == 0 ? nil : labelColumns[value.group]
        if value.kind == .extra, labelColumn == nil {
            extras[Array(name.utf8)] = column
            return
        }
        let label = Array(value.label.utf8)
        guard value.kind.isAddressPart else {
            let slot = Slot(column: column, label: label, labelColumn: labelColumn, separator: value.separator)
            return slots[Int(value.kind.rawValue)].append(slot)
        }
        if let index = addresses.firstIndex(where: { $0.group == value.group && $0.label == label }) {
            if addresses[index].columns[value.kind.rawValue] == nil {
                addresses[index].columns[value.kind.rawValue] = column
            }
        } else {
            addresses.append(
                AddressSlot(
                    group: value.group, label: label, labelColumn: labelColumn, columns: [value.kind.rawValue: column]))
        }
    }
}
