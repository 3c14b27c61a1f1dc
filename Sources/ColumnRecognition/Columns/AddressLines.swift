import ContactModel
import ContactReading
import PhoneNumbers

/// Columns with numbers that are further lines of a street: `Address Line 2`, `Street 2`, `住所2`.
///
/// A number is that of an address if other parts of an address have it as well, `Street 2, City 2`, and else that of a line. An address
/// with lines is a street where other parts stand beside it: `Address 1, Address 2, City`.
struct AddressLines {
    /// The parts of addresses of one label, by the number in their headings; 0 for none.
    private var addresses: [String: [Int: [Int]]] = [:]

    static func settle(_ columns: inout [DetectedColumn]) {
        let all = AddressLines(columns)
        for (_, numbered) in all.addresses.sorted(by: { $0.key < $1.key })
        where numbered.keys.contains(where: { $0 > 0 }) {
            all.join(numbered, &columns)
        }
        dropRooms(&columns)
    }

    /// Keeps rooms as they are that no street stands beside: those of offices and schools.
    private static func dropRooms(_ columns: inout [DetectedColumn]) {
        let rooms = columns.indices.filter {
            columns[$0].basis == .words && columns[$0].heading.concepts.contains(.room)
        }
        let streets = Set(
            columns.indices.filter { !rooms.contains($0) && columns[$0].isStreet }.compactMap {
                columns[$0].addressPart?.group
            })
        for index in rooms {
            guard let part = columns[index].addressPart, part.kind == .street, !streets.contains(part.group) else {
                continue
            }
            columns[index].drop(Sentence(ColumnReason.noStreet))
        }
    }

    private init(_ columns: [DetectedColumn]) {
        for index in columns.indices {
            guard let value = columns[index].addressPart else { continue }
            let number = HeaderName(columns[index].name).pattern?.number ?? 0
            // Headers of programs say themselves which address they are of.
            if number > 0, columns[index].basis != .words { continue }
            addresses[value.label, default: [:]][number, default: []].append(index)
        }
    }

    private func join(_ numbered: [Int: [Int]], _ columns: inout [DetectedColumn]) {
        let lines = numbered.keys.sorted().filter { number in
            number > 0 && numbered[number, default: []].allSatisfy { columns[$0].isStreet }
        }
        let others = numbered[0, default: []].filter { !columns[$0].isStreet }
        if others.isEmpty {
            // Without other parts each may be a whole address.
            let streets = lines.flatMap { numbered[$0, default: []] }.filter { columns[$0].target.isValue(.street) }
            guard let first = numbered[0]?.first ?? streets.first, columns[first].target.isValue(.street) else {
                return
            }
            return move(streets, to: first, &columns)
        }
        let joined = lines.flatMap { numbered[$0, default: []] }
        move(joined, to: others[0], &columns)
        joinParts(numbered.filter { $0.key > 0 && !lines.contains($0.key) }.map(\.value), to: others[0], &columns)
        if joined.isEmpty { return }
        let hasStreet = numbered[0, default: []].contains { columns[$0].target.isValue(.street) }
        for index in joined + (hasStreet ? [] : numbered[0, default: []]) where columns[index].isStreet {
            columns[index].beStreet()
        }
    }

    /// Joins parts whose number is none of an address, `ZIP+4`, to the address that lacks them.
    private func joinParts(_ numbered: [[Int]], to first: Int, _ columns: inout [DetectedColumn]) {
        guard numbered.count == 1 else { return }
        let group = columns[first].addressPart?.group
        let known = Set(columns.compactMap(\.addressPart).filter { $0.group == group }.map(\.kind))
        guard numbered[0].allSatisfy({ columns[$0].addressPart.map { !known.contains($0.kind) } ?? false }) else {
            return
        }
        move(numbered[0], to: first, &columns)
    }

    private func move(_ moved: [Int], to first: Int, _ columns: inout [DetectedColumn]) {
        guard let group = columns[first].addressPart?.group else { return }
        for index in moved { columns[index].change { $0.group = group } }
    }
}

extension DetectedColumn {
    /// The part of an address that the column has, if it belongs to one.
    var addressPart: HeaderMap.Value? {
        guard case .value(let value) = target, value.kind.isAddressPart, value.group != 0 else { return nil }
        return value
    }

    /// `true` for a street, and for an address, which may be one.
    var isStreet: Bool { target.isValue(.street) || target.isValue(.formattedAddress) }

    /// Takes an address for a street.
    mutating func beStreet() {
        if basis == .words { change { $0.kind = .street } }
    }

    mutating func change(_ body: (inout HeaderMap.Value) -> Void) {
        guard case .value(var value) = target else { return }
        body(&value)
        target = .value(value)
    }
}
