import Archives
import ContactReading
import Foundation
import PhoneNumbers
import SourceInput

extension MappingFile {
    /// Reads a file.
    ///
    /// - Throws: ``MappingError``, or ``SourceError/noSuchInput(path:detail:)``.
    public init(contentsOf path: String) throws {
        let file = try OpenFile(path)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let stream = file.makeStream()
        while true {
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > 1 << 20 {
                throw MappingError(
                    path: path, problem: "the file is too large for a map of columns", advice: Self.advice)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw MappingError(path: path, problem: "the file is not UTF-8", advice: "save it as UTF-8")
        }
        try self.init(text, path: path)
    }

    /// Reads the text of a file.
    ///
    /// - Parameters:
    ///   - text: the text, in the part of YAML that ``MappingFile`` shows.
    ///   - path: the name of the file in errors.
    /// - Throws: ``MappingError``, with the line and what to write instead.
    public init(_ text: String, path: String) throws(MappingError) {
        var reader = MappingReader(path: path)
        let map = try reader.read(text)
        self.init(map, types: reader.types)
        places = reader.places
    }

    /// Reads the columns that a database has of a source. What ``init(_:path:)`` refuses because it has no effect may be among
    /// them.
    ///
    /// - Throws: ``MappingError``.
    package init(stored text: String, path: String) throws(MappingError) {
        var reader = MappingReader(path: path, isStored: true)
        self.init(try reader.read(text))
    }

    static let advice = "a map has a line 'columns:', and below it a line '  \"Header\": field' for each column"
}

/// Reads maps of columns.
private struct MappingReader {
    let path: String
    /// `true` for a text that a database has: fields and lists without an effect are no errors there.
    private let isStored: Bool
    private var map = HeaderMap()
    private(set) var types: [ColumnType] = []
    private(set) var places: MappingPlaces

    init(path: String, isStored: Bool = false) {
        self.path = path
        self.isStored = isStored
        places = MappingPlaces(path: path)
    }

    mutating func read(_ text: String) throws(MappingError) -> HeaderMap {
        guard let root = try MappingParser.value(of: text, path: path) else {
            throw error(nil, "the file is empty", MappingFile.advice)
        }
        guard let parts = root.map else { throw error(root.line, "this is not a map", MappingFile.advice) }
        for part in parts {
            switch part.name {
            case "region": try readRegion(part.value)
            case "columns":
                for column in try entries(of: part.value, "the columns are not a map", "field") {
                    try readColumn(column)
                }
            case "types":
                for column in try entries(of: part.value, "the types are not a map", "type") {
                    let type = ColumnType(column: column.name, form: try form(column.value))
                    if let problem = type.problem {
                        throw error(
                            column.value.line, problem, "a type is zip or dataLength(8), a mask is {mask: LL-DDD}")
                    }
                    types.append(type)
                    places.types.append(MappingPlaces.Entry(name: column.name, line: column.line))
                }
            default:
                throw error(
                    part.line, "'\(part.name)' is not a part of a map",
                    "it has 'region', 'columns' and 'types'; columns are indented below 'columns:'")
            }
        }
        if !isStored { try requireEffect(of: parts, root.line) }
        return map
    }

    private mutating func readColumn(_ column: MappingNode.Entry) throws(MappingError) {
        let items = column.value.list
        if items?.isEmpty == true, !isStored {
            throw error(
                column.value.line, "the list is empty",
                "write a field for each time that the header stands in the file, or 'ignored'")
        }
        places.columns.append(MappingPlaces.Entry(name: column.name, line: column.line, fieldCount: items?.count))
        for item in items ?? [column.value] {
            let target = try target(item)
            map.columns.append(HeaderMap.Column(column.name, target))
            places.lines.append(item.line)
        }
    }

    /// Checks that the map says something, and that each column of labels has values.
    private func requireEffect(of parts: [MappingNode.Entry], _ line: Int) throws(MappingError) {
        if map.columns.isEmpty, map.region == nil, types.isEmpty {
            let columns = parts.first { $0.name == "columns" }
            throw error(columns?.line ?? line, "the map has no columns", MappingFile.advice)
        }
        for (column, line) in zip(map.columns, places.lines) where map.isIdleLabel(column.target) {
            guard case .label(let group) = column.target else { continue }
            let problem = group == 0 ? "'label' has no group" : "no values have the group @\(group) of this label"
            let number = max(group, 1)
            throw error(
                line, problem,
                "write 'label @\(number)', and @\(number) behind the field of its values, as in 'phone @\(number)'")
        }
    }

    private mutating func readRegion(_ node: MappingNode) throws(MappingError) {
        guard let code = node.text, !code.isEmpty else {
            let problem = node.list != nil ? "is a list" : node.map != nil ? "is a map" : "is empty"
            throw error(
                node.line, "the region \(problem)", "write one ISO code such as US, GB or DE, or leave the line out")
        }
        guard let region = RegionCode(code), NumberingPlan.countryCode(of: region) != nil else {
            throw error(
                node.line, "'\(code)' is not a region with a numbering plan", "write an ISO code such as US, GB or DE")
        }
        map.region = region.code
    }

    /// The lines below a part of the file; none if it says nothing.
    private func entries(
        of part: MappingNode, _ problem: String, _ meaning: String
    ) throws(MappingError) -> [MappingNode.Entry] {
        if part.isNothing { return [] }
        guard let entries = part.map else {
            throw error(part.line, problem, "write a line '\"Header\": \(meaning)' for each")
        }
        return entries
    }

    private func form(_ node: MappingNode) throws(MappingError) -> ColumnType.Form {
        if let name = node.text, !name.isEmpty { return .type(name) }
        guard let mask = node["mask"]?.text else {
            throw error(node.line, "there is no type here", "write one such as zip, or {mask: LL-DDD}")
        }
        return .mask(mask, conditions: node["conditions"]?.list?.compactMap(\.text) ?? [])
    }

    private func target(_ node: MappingNode) throws(MappingError) -> HeaderMap.Target {
        guard let text = node.text, !text.isEmpty else {
            throw error(node.line, "there is no field here", "write one such as 'phone mobile', or 'ignored'")
        }
        if let target = HeaderMap.Target(text) {
            if !isStored, let fault = FieldFault(text, target) { throw error(node.line, fault.problem, fault.advice) }
            return target
        }
        let word = String(text.prefix { $0 != " " })
        if MappingFile.fieldNames.contains(word) {
            throw error(node.line, "'\(text)' has no valid group", FieldFault.groupAdvice)
        }
        var error = error(
            node.line, "'\(word)' is not a field", "the fields are \(MappingFile.fieldNames.joined(separator: ", "))")
        error.unknownField = word
        throw error
    }

    private func error(_ line: Int?, _ problem: String, _ advice: String) -> MappingError {
        MappingError(path: path, line: line, problem: problem, advice: advice)
    }
}
