import ContactModel
public import ContactReading

/// A mapping of the columns of a CSV file to fields, in a small part of YAML.
///
/// ```yaml
/// region: DE
/// columns:
///   "Vorname": givenName
///   "Handy": phone mobile
///   "Art": label @1
///   "Nummer": phone @1
///   "Land": regionHint
///   "Interne Nr.": ignored
/// types:
///   "Mitgliedsnr.": dataLength(8)
///   "Kennzeichen": {mask: LL-DDD}
/// ```
/// A header that occurs several times in the source has a list of fields, one for each time.
///
/// Names and fields stand without quotes, or in single or double ones with the escapes of YAML. A list stands in brackets on one line, or
/// an item a line behind `- `. Lines of one part are indented alike, by blanks. All else of YAML is refused: texts of several lines,
/// anchors and aliases, tags, and more lists or maps in each other than the ones above.
public struct MappingFile: Sendable, Hashable {
    /// The columns and the region that the file maps.
    public var map: HeaderMap
    /// The types of columns that have no field: their values are validated.
    public var types: [ColumnType]

    /// A file for a map.
    public init(_ map: HeaderMap, types: [ColumnType] = []) {
        self.map = map.withSmallGroups
        self.types = types
    }

    /// The words that a field may begin with.
    public static var fieldNames: [String] {
        Contact.Field.Kind.allCases.map(\.rawValue)
            + ["label", "birthYear", "birthMonth", "birthDay", "setting", "ignored"]
    }
}

extension HeaderMap {
    /// The map with groups numbered from 1 in the order of the columns.
    fileprivate var withSmallGroups: HeaderMap {
        var numbers: [Int: Int] = [:]
        func number(_ group: Int) -> Int {
            guard group != 0 else { return 0 }
            let known = numbers[group] ?? numbers.count + 1
            numbers[group] = known
            return known
        }
        var map = self
        for index in map.columns.indices {
            switch map.columns[index].target {
            case .label(let group): map.columns[index].target = .label(group: number(group))
            case .value(var value):
                value.group = number(value.group)
                map.columns[index].target = .value(value)
            default: break
            }
        }
        return map
    }
}
