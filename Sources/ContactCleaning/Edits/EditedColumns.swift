import ContactModel
import ContactReading
import ContactWriting

/// The columns of a file with edited values, and what they mean in the export that wrote it.
struct EditedColumns {
    /// One column.
    struct Column {
        let name: String
        let role: Role
        /// The columns that it belongs to; `nil` for none.
        let group: Group?

        /// `true` for a value without a field that may have its name in the column beside it.
        fileprivate var isNamedBeside: Bool {
            if case .value(let field, _) = role { field.kind == .extra && group != nil } else { false }
        }
    }

    /// The content of the cells of a column.
    enum Role {
        case value(FieldName, HeaderMap.Separator)
        /// The label of the value beside it; of a value without a field, the name of its column.
        case label
        /// Columns that no edit changes.
        case fixed
    }

    /// Columns that belong together, of the export or of those that the file has beyond it.
    struct Group: Hashable {
        let isExported: Bool
        let number: Int
    }

    /// The columns that the file has.
    let all: [Column]
    /// Those of the export, in its order, and others behind them.
    private let ordered: [Column]
    private var groups: [Group: [Column]] = [:]

    /// - Parameters:
    ///   - edited: The columns of the file.
    ///   - exported: The columns of the export.
    init(edited: [HeaderMap.Column], exported: [HeaderMap.Column]) {
        let known = Set(exported.map(\.name))
        let others = edited.filter { !known.contains($0.name) }
        let columns =
            exported.compactMap { Self.column($0, isExported: true) }
            + others.compactMap { Self.column($0, isExported: false) }
        // The first of the values of one name has a column of that name.
        ordered = columns.filter { !$0.isNamedBeside } + columns.filter(\.isNamedBeside)
        let named = Dictionary(ordered.map { ($0.name, $0) }) { first, _ in first }
        all = edited.compactMap { named[$0.name] }
        for column in ordered { if let group = column.group { groups[group, default: []].append(column) } }
    }

    private static func column(_ column: HeaderMap.Column, isExported: Bool) -> Column? {
        guard column.name != ContactEditing.keyColumn, !column.name.isEmpty else { return nil }
        // A fact about numbers that an export has added is no value, whatever else its heading may mean.
        if !isExported, NumberFact(heading: column.name) != nil { return nil }
        func group(_ number: Int) -> Group? { number == 0 ? nil : Group(isExported: isExported, number: number) }
        switch column.target {
        case .value(let value):
            let field = FieldName(value.kind, column: value.kind == .extra ? column.name : "")
            let role = FieldName.isEditable(field) ? Role.value(field, value.separator) : .fixed
            return Column(name: column.name, role: role, group: group(value.group))
        case .setting:
            return Column(
                name: column.name, role: .value(FieldName(.extra, column: column.name), .none), group: nil)
        case .label(let number): return Column(name: column.name, role: .label, group: group(number))
        case .birthday, .anniversary: return Column(name: column.name, role: .fixed, group: nil)
        case .ignored: return nil
        }
    }

    /// The column with the label of the values of a column; `nil` if there is none.
    func label(of column: Column) -> Column? {
        column.group.flatMap { groups[$0] }?.first { if case .label = $0.role { true } else { false } }
    }

    /// The columns whose values a column labels, and the fields of these.
    func labelled(by column: Column) -> [(column: Column, field: FieldName)] {
        (column.group.flatMap { groups[$0] } ?? []).compactMap { other in
            if case .value(let field, _) = other.role { (other, field) } else { nil }
        }
    }

    /// The field of a column in a record: of a value without a field that the column beside it names, what that says.
    func field(of column: Column, _ field: FieldName, in cells: [String: String]) -> FieldName {
        guard field.kind == .extra, let title = label(of: column).flatMap({ cells[$0.name] }) else { return field }
        return FieldName(.extra, column: title)
    }

    /// Which of the values of a field that have one text stands in a column, from 1 on.
    func occurrence(of column: Column, _ field: FieldName, in cells: [String: String]) -> Int {
        let text = cells[column.name]
        let former = ordered.prefix { $0.name != column.name }
        return 1
            + former.count { other in
                guard case .value(let own, _) = other.role, own.kind == field.kind, cells[other.name] == text else {
                    return false
                }
                return self.field(of: other, own, in: cells) == field
            }
    }
}
