import Archives
import ContactReading
import Foundation
import PhoneNumbers
import SourceInput
internal import Yams

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
    ///   - text: YAML of at most 1 MB, without aliases.
    ///   - path: the name of the file in errors.
    /// - Throws: ``MappingError``, with the line and what to write instead.
    public init(_ text: String, path: String) throws(MappingError) {
        var reader = MappingReader(path: path)
        let map = try reader.read(text)
        self.init(map, types: reader.types)
    }

    static let advice = "a map has a line 'columns:', and below it a line '  \"Header\": field' for each column"
}

/// Reads maps of columns.
private struct MappingReader {
    let path: String
    private var map = HeaderMap()
    private(set) var types: [ColumnType] = []

    init(path: String) { self.path = path }

    mutating func read(_ text: String) throws(MappingError) -> HeaderMap {
        guard let root = try compose(text) else {
            throw error(nil, "the file is empty", MappingFile.advice)
        }
        guard let mapping = root.mapping else {
            throw error(root, "this is not a map", MappingFile.advice)
        }
        for (key, value) in mapping {
            switch key.string {
            case "region": try readRegion(value)
            case "columns": try readColumns(value)
            case "types": try readTypes(value)
            default:
                throw error(
                    key, "'\(key.string ?? "?")' is not a part of a map",
                    "it has 'region', 'columns' and 'types'; columns are indented below 'columns:'")
            }
        }
        return map
    }

    private func compose(_ text: String) throws(MappingError) -> Node? {
        let alias: Int?
        do {
            alias = try YAMLAliases.firstLine(in: text)
            if alias == nil { return try Yams.compose(yaml: text) }
        } catch {
            throw syntaxError(error)
        }
        throw MappingError(
            path: path, line: alias, problem: "'*' begins an alias, which a map does not have",
            advice: "put a name that begins with * in double quotes")
    }

    private func syntaxError(_ error: any Error) -> MappingError {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return MappingError(
                path: path, line: mark.line, problem: "this is not YAML: \(problem)",
                advice: "write 'name: field', and put names with signs in double quotes")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.sorted().joined(separator: "', '").replacing(YAMLAliases.substitute, with: "*")
            return MappingError(
                path: path, line: context.mark.line, problem: "'\(names)' is in the map twice",
                advice: "give a header that the file has twice a list: [familyName, jobTitle]")
        default:
            return MappingError(path: path, problem: "this is not YAML: \(error)", advice: MappingFile.advice)
        }
    }

    private mutating func readRegion(_ node: Node) throws(MappingError) {
        if Self.isNothing(node) { return }
        let code = node.scalar?.string ?? ""
        guard let region = RegionCode(code), NumberingPlan.countryCode(of: region) != nil else {
            throw error(
                node, "'\(code)' is not a region with a numbering plan", "write an ISO code such as US, GB or DE")
        }
        map.region = region.code
    }

    private mutating func readColumns(_ node: Node) throws(MappingError) {
        if Self.isNothing(node) { return }
        guard let columns = node.mapping else {
            throw error(node, "the columns are not a map", "write a line '\"Header\": field' for each")
        }
        for (key, value) in columns {
            guard let name = key.scalar?.string else {
                throw error(key, "this is not a header", "write the header as it stands in the file, in double quotes")
            }
            if let list = value.sequence {
                for item in list { map.columns.append(HeaderMap.Column(name, try target(item))) }
            } else {
                map.columns.append(HeaderMap.Column(name, try target(value)))
            }
        }
    }

    private mutating func readTypes(_ node: Node) throws(MappingError) {
        if Self.isNothing(node) { return }
        guard let columns = node.mapping else {
            throw error(node, "the types are not a map", "write a line '\"Header\": type' for each")
        }
        for (key, value) in columns {
            guard let name = key.scalar?.string else {
                throw error(key, "this is not a header", "write the header as it stands in the file, in double quotes")
            }
            let type = ColumnType(column: name, form: try form(value))
            if let problem = type.problem {
                throw error(value, problem, "a type is zip or dataLength(8), a mask is {mask: LL-DDD}")
            }
            types.append(type)
        }
    }

    private func form(_ node: Node) throws(MappingError) -> ColumnType.Form {
        if let name = node.scalar?.string, !name.isEmpty { return .type(name) }
        guard let mask = node.mapping?["mask"]?.scalar?.string else {
            throw error(node, "there is no type here", "write one such as zip, or {mask: LL-DDD}")
        }
        let conditions = node.mapping?["conditions"]?.sequence?.compactMap { $0.scalar?.string } ?? []
        return .mask(mask, conditions: conditions)
    }

    /// Returns `true` if a node is an empty value.
    private static func isNothing(_ node: Node) -> Bool { node.scalar?.string.isEmpty ?? false }

    private func target(_ node: Node) throws(MappingError) -> HeaderMap.Target {
        guard let text = node.scalar?.string, !text.isEmpty else {
            throw error(node, "there is no field here", "write one such as 'phone mobile', or 'ignored'")
        }
        if let target = HeaderMap.Target(text) { return target }
        let word = String(text.prefix { $0 != " " })
        if MappingFile.fieldNames.contains(word) {
            throw error(node, "'\(text)' has no valid group", "write @ and a number from 1 to 4999")
        }
        var error = error(
            node, "'\(word)' is not a field", "the fields are \(MappingFile.fieldNames.joined(separator: ", "))")
        error.unknownField = word
        throw error
    }

    private func error(_ node: Node?, _ problem: String, _ advice: String) -> MappingError {
        MappingError(path: path, line: node?.mark?.line, problem: problem, advice: advice)
    }
}
