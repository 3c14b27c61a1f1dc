extension HeaderMap {
    /// Finds out what the columns of a header row mean: by the tables of known programs, then by words.
    ///
    /// - Parameter given: a map that overrules what is found.
    /// - Returns: the map, and the table of the program that wrote the file if it is known.
    static func detect(_ headers: [String], given: HeaderMap?) -> (map: HeaderMap, table: HeaderTable?) {
        let names = headers.map(HeaderName.init)
        let table = HeaderTable.bestMatch(for: names)
        var groups = GroupNumbers()
        var occurrences: [HeaderName: Int] = [:]
        var map = HeaderMap(region: given?.region)
        let overrides = Overrides(given)
        for (index, header) in headers.enumerated() {
            let occurrence = occurrences[names[index], default: 0]
            occurrences[names[index]] = occurrence + 1
            if let target = overrides.target(for: names[index], occurrence: occurrence) {
                map.columns.append(Column(header, target, basis: .given))
            } else {
                map.columns.append(
                    column(header, names[index], occurrence: occurrence, table: table, groups: &groups))
            }
        }
        map.pairExtensions(&groups)
        return (map, table)
    }

    private static func column(
        _ header: String, _ name: HeaderName, occurrence: Int, table: HeaderTable?, groups: inout GroupNumbers
    ) -> Column {
        if let (entry, number) = table?.entry(for: name, occurrence: occurrence) {
            return Column(header, groups.number(entry, number), basis: .source)
        }
        if let target = HeaderWords.target(for: header) {
            return Column(header, groups.numberAddress(target, in: name), basis: .words)
        }
        for universal in HeaderTable.universal {
            if let (entry, number) = universal.entry(for: name, occurrence: occurrence) {
                return Column(header, groups.number(entry, number), basis: .words)
            }
        }
        return Column(header, .extra, basis: .unknown)
    }

    /// Ties extension and type columns to the phone or e-mail column that shares most of their words, else to the one
    /// before them.
    private mutating func pairExtensions(_ groups: inout GroupNumbers) {
        for index in columns.indices where columns[index].basis == .words {
            let target = columns[index].target
            guard target.isCompanion, let partner = partner(of: index) else { continue }
            guard case .value(var value) = columns[partner].target else { continue }
            if value.group == 0 {
                value.group = groups.next()
                columns[partner].target = .value(value)
            }
            columns[index].target = target.joined(to: value.group)
        }
    }

    private func partner(of index: Int) -> Int? {
        let words = Set(HeaderName.words(columns[index].name))
        let isEmail = words.contains("mail") || words.contains("email")
        var best: (index: Int, score: Int)?
        for candidate in columns.indices where candidate != index {
            guard case .value(let value) = columns[candidate].target else { continue }
            guard value.kind == (isEmail ? .email : .phone) else { continue }
            let shared = words.intersection(HeaderName.words(columns[candidate].name)).count
            let score = shared * 4 + (candidate == index - 1 ? 2 : candidate == index + 1 ? 1 : 0)
            if score > 0, score > best?.score ?? 0 { best = (candidate, score) }
        }
        return best?.index
    }
}

extension HeaderMap.Target {
    /// Whether the column says something about another column's values.
    fileprivate var isCompanion: Bool {
        switch self {
        case .label(let group): group == 0
        case .value(let value): value.kind == .phoneExtension && value.group == 0
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

/// Numbers for groups that tables call by name.
private struct GroupNumbers {
    private var numbers: [String: Int] = [:]
    private var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }

    private mutating func number(of name: String) -> Int {
        if let known = numbers[name] { return known }
        let number = next()
        numbers[name] = number
        return number
    }

    mutating func number(_ entry: HeaderTable.Entry, _ instance: Int) -> HeaderMap.Target {
        guard let group = entry.group else { return entry.target }
        let number = number(of: "\(group) \(instance)")
        switch entry.target {
        case .label: return .label(group: number)
        case .value(var value):
            value.group = number
            return .value(value)
        default: return entry.target
        }
    }

    /// The parts of an address that words found belong together if their label and number are the same.
    mutating func numberAddress(_ target: HeaderMap.Target, in name: HeaderName) -> HeaderMap.Target {
        guard case .value(var value) = target, value.kind.isAddressPart else { return target }
        value.group = number(of: "words \(value.label) \(name.pattern?.number ?? 0)")
        return .value(value)
    }
}

/// The columns of a given map, by name.
private struct Overrides {
    private var targets: [HeaderName: [HeaderMap.Target]] = [:]
    /// Groups of a given map are kept apart from detected ones.
    private static let firstGroup = 5000

    init(_ map: HeaderMap?) {
        for column in map?.columns ?? [] {
            targets[HeaderName(column.name), default: []].append(Self.shifted(column.target))
        }
    }

    func target(for name: HeaderName, occurrence: Int) -> HeaderMap.Target? {
        guard let known = targets[name], let last = known.last else { return nil }
        return occurrence < known.count ? known[occurrence] : last
    }

    private static func shifted(_ target: HeaderMap.Target) -> HeaderMap.Target {
        switch target {
        case .label(let group) where (1..<firstGroup).contains(group): return .label(group: group + firstGroup)
        case .value(var value) where (1..<firstGroup).contains(value.group):
            value.group += firstGroup
            return .value(value)
        default: return target
        }
    }
}
