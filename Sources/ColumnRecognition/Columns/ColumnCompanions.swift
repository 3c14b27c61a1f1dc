import ContactModel
import ContactReading
import PhoneNumbers

/// Ties columns that say something about a phone or an e-mail address to the column that has it: labels, calling codes, area codes,
/// extensions.
///
/// A column belongs to the one that shares most words of its heading, else to one beside it, else to the only one there is. Beside means on
/// the same side for all columns of a kind: in `Area code, Phone, Area code, Mobile` each stands in front of its number. One that is tied to
/// none counts for the row, or is kept as it is.
struct ColumnCompanions {
    private let columns: [DetectedColumn]
    private let companions: [Int]
    /// The columns that say the same about phones, or about e-mail addresses, with what stands beside each.
    private let groups: [Kind: Group]

    /// The kind of statement that a column makes about others.
    private struct Kind: Hashable {
        /// The part of a number; `nil` for a label.
        let part: Contact.Field.Kind?
        let isOfEmail: Bool
    }

    private struct Group {
        var members: [Int] = []
        /// For each column of the table the phone or e-mail address on the side where the members have theirs, and on the other side.
        var near: [Int?] = [], far: [Int?] = []
        /// `true` if each member has another one on its side.
        var isOneForEach = false
    }

    static func join(in columns: inout [DetectedColumn], _ groups: inout GroupNumbers) {
        let all = ColumnCompanions(columns)
        var taken: [Kind: Set<Int>] = [:]
        for index in all.companions {
            let target = columns[index].target
            guard let partner = all.partner(of: index), case .value(var value) = columns[partner].target else {
                if target.isValue(.areaCode) || all.isOfMissingLine(index) {
                    columns[index].drop(Sentence(ColumnReason.noPhone))
                }
                continue
            }
            // No number has two area codes.
            let isFirst = taken[all.kind(of: index), default: []].insert(partner).inserted
            if target.isDialledFirst, !isFirst {
                columns[index].drop(Sentence(ColumnReason.noPhone))
                continue
            }
            if value.group == 0 {
                value.group = groups.next()
                columns[partner].target = .value(value)
            }
            columns[index].target = target.joined(to: value.group)
        }
    }

    private init(_ columns: [DetectedColumn]) {
        self.columns = columns
        companions = columns.indices.filter {
            columns[$0].basis == .words && columns[$0].target.isCompanion(columns[$0].heading.concepts)
        }
        var groups: [Kind: Group] = [:]
        for index in companions { groups[Self.kind(of: columns[index]), default: Group()].members.append(index) }
        let all = Set(companions)
        for (kind, var group) in groups {
            let line: Contact.Field.Kind = kind.isOfEmail ? .email : .phone
            group.near = Self.lines(line, in: columns, behind: false, passing: all)
            group.far = Self.lines(line, in: columns, behind: true, passing: all)
            if columns[group.members[0]].target.isDialledFirst { swap(&group.near, &group.far) }
            let isOther =
                group.members.contains { group.near[$0] == nil } && group.members.allSatisfy { group.far[$0] != nil }
            if isOther { swap(&group.near, &group.far) }
            let beside = Set(group.members.compactMap { group.near[$0] })
            group.isOneForEach = beside.count == group.members.count
            groups[kind] = group
        }
        self.groups = groups
    }

    /// For each column the phone or e-mail address in front of it or behind it, with nothing between them but columns that say something
    /// about one.
    private static func lines(
        _ kind: Contact.Field.Kind, in columns: [DetectedColumn], behind isBehind: Bool, passing companions: Set<Int>
    ) -> [Int?] {
        var lines: [Int?] = Array(repeating: nil, count: columns.count)
        var last: Int?
        for place in isBehind ? Array(columns.indices.reversed()) : Array(columns.indices) {
            lines[place] = last
            if columns[place].target.isValue(kind) {
                last = place
            } else if !companions.contains(place) {
                last = nil
            }
        }
        return lines
    }

    private static func kind(of column: DetectedColumn) -> Kind {
        let isOfEmail = column.heading.concepts.contains(.email) && !column.heading.concepts.hasAny(.lines)
        guard case .value(let value) = column.target else { return Kind(part: nil, isOfEmail: isOfEmail) }
        return Kind(part: value.kind, isOfEmail: isOfEmail)
    }

    private func kind(of index: Int) -> Kind { Self.kind(of: columns[index]) }

    /// Returns `true` for the extension of a kind of phone that the table does not have.
    private func isOfMissingLine(_ index: Int) -> Bool {
        columns[index].target.isValue(.phoneExtension)
            && columns.contains { $0.target.isValue(.phone) } && lines(for: index).isEmpty
    }

    /// The phones or e-mail addresses that a column may belong to. An extension of one kind of phone is none of another kind.
    private func lines(for index: Int) -> [Int] {
        let all = columns.indices.filter { columns[$0].target.isValue(kind(of: index).isOfEmail ? .email : .phone) }
        guard columns[index].target.isValue(.phoneExtension) else { return all }
        let kinds = columns[index].heading.concepts.intersection(Self.kindsOfLines)
        return all.filter {
            let others = heading(of: $0).concepts.intersection(Self.kindsOfLines)
            return kinds.isEmpty || others.isEmpty || kinds.hasAny(others)
        }
    }

    private static let kindsOfLines = ColumnConcepts(.mobile, .chat, .fax, .pager, .home, .work)

    private func heading(of line: Int) -> Heading {
        let column = columns[line]
        return column.basis == .source || column.basis == .given ? Heading(column.name) : column.heading
    }

    /// The column that one belongs to; `nil` for none, and for all of its row.
    private func partner(of index: Int) -> Int? {
        let kind = kind(of: index)
        guard let group = groups[kind] else { return nil }
        let lines = lines(for: index)
        let heading = columns[index].heading
        if columns[index].target.isRowWide, lines.count > 1, !heading.concepts.hasAny(.lines) {
            // Several are one for each number, or say the same about all.
            return group.members.count > 1 && group.isOneForEach ? group.near[index] : nil
        }
        let words = Set(heading.words)
        var best: (index: Int, score: Int)?
        for candidate in lines {
            let name = self.heading(of: candidate)
            let shared = words.intersection(name.words).count
            let side = candidate == group.near[index] ? 2 : candidate == group.far[index] ? 1 : 0
            // `phone 2` beside `phone type` is not the phone that the type is of.
            let isOfNumber = shared > 0 && name.number == heading.number
            let score = shared * 4 + (isOfNumber ? 3 : 0) + side
            if score > 0, score > best?.score ?? 0 { best = (candidate, score) }
        }
        return best?.index ?? (lines.count == 1 ? lines[0] : nil)
    }
}

extension HeaderMap.Target {
    /// `true` if one column of the kind may stand for all phones of its row.
    fileprivate var isRowWide: Bool { isValue(.callingCode) || isValue(.regionHint) }

    /// `true` if the column has what is dialled in front of a number.
    fileprivate var isDialledFirst: Bool { isRowWide || isValue(.areaCode) }

    /// Returns `true` if the column says something about another column's values.
    fileprivate func isCompanion(_ concepts: ColumnConcepts) -> Bool {
        switch self {
        case .label(let group): group == 0
        case .value(let value) where value.group == 0:
            switch value.kind {
            case .phoneExtension, .callingCode, .areaCode: true
            case .regionHint: concepts.hasAny(ColumnConcepts.lines.union(ColumnConcepts(.dial)))
            default: false
            }
        default: false
        }
    }

    fileprivate func joined(to group: Int) -> HeaderMap.Target {
        switch self {
        case .label: return .label(group: group)
        case .value(var value):
            value.group = group
            return .value(value)
        default: return self
        }
    }
}
