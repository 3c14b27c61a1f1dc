import ContactModel

/// The addresses that the columns of a table make up.
///
/// The parts of a group are one address until one of them stands again: `Street, City, Street, City`. Of several streets the others are
/// further lines of the first: `Street, Street 2, City`.
package struct AddressPlan {
    /// The group of each column that has a part of an address: a number that no other address has.
    package private(set) var groups: [Int: Int] = [:]
    /// The columns of each street, in the order of its lines.
    package private(set) var streets: [[Int]] = []
    /// `true` if parts of one address may be read after parts of another.
    package private(set) var isScattered = false

    /// A column with a part of an address.
    private struct Part {
        var column: Int
        var kind: Contact.Field.Kind
        /// `true` if a cell may have the parts of several addresses.
        var isList: Bool
    }

    /// The addresses of columns.
    package init(_ map: HeaderMap) {
        var parts: [Int: [Part]] = [:]
        var last = 0
        for (column, target) in map.columns.lazy.map(\.target).enumerated() {
            guard case .value(let value) = target, value.group != 0 else { continue }
            last = max(last, value.group)
            guard value.kind.isAddressPart else { continue }
            let part = Part(column: column, kind: value.kind, isList: value.separator != .none)
            parts[value.group, default: []].append(part)
            if part.isList { isScattered = true }
        }
        for (group, parts) in parts.sorted(by: { $0.key < $1.key }) { add(parts, group: group, &last) }
        isScattered = isScattered || Self.isScattered(groups)
    }

    /// Finds the addresses in the columns of a group.
    ///
    /// - Parameter last: The highest number of a group so far.
    private mutating func add(_ parts: [Part], group: Int, _ last: inout Int) {
        // A county and a state are regions of one address.
        let kinds = Dictionary(grouping: parts, by: \.kind).mapValues(\.count)
        let streetCount = kinds[.street] ?? 0
        let addresses = kinds.filter { $0.key != .street && $0.key != .region }.values.max() ?? 0
        var group = group
        var seen: Set<Contact.Field.Kind> = []
        var former: Contact.Field.Kind?
        for part in parts {
            let isBehindStreet = former == .street && streetCount > addresses
            former = part.kind
            let isLine =
                part.kind == .street && !part.isList && seen.contains(.street) && (isBehindStreet || addresses <= 1)
            if !isLine, !seen.insert(part.kind).inserted {
                last += 1
                group = last
                seen = [part.kind]
            }
            groups[part.column] = group
            if isLine {
                streets[streets.count - 1].append(part.column)
            } else if part.kind == .street {
                streets.append([part.column])
            }
        }
    }

    /// Returns `true` if a column has a line of a street, and others have more of them.
    package func isLine(_ column: Int) -> Bool { streets.contains { $0.count > 1 && $0.contains(column) } }

    /// Returns `true` if a column belongs to an address that another stands behind already.
    private static func isScattered(_ groups: [Int: Int]) -> Bool {
        var done: Set<Int> = []
        var current: Int?
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) where group != current {
            guard done.insert(group).inserted else { return true }
            current = group
        }
        return false
    }
}
