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
/// A header that occurs several times in the source has a list of fields, one for each time, or one field for all of them. A label stands
/// behind the fields of phones, e-mail addresses and the like, not behind those of names and notes; a group is a number from 1 to 4999, and
/// values share it with each column of labels.
///
/// Names and fields stand without quotes, or in single or double ones with the escapes of YAML. A list stands in brackets on one line, or
/// an item a line behind `- `. Lines of one part are indented alike, by blanks. All else of YAML is refused: texts of several lines,
/// anchors and aliases, tags, and more lists or maps in each other than the ones above.
public struct MappingFile: Sendable, Hashable {
    /// The columns and the region that the file maps.
    public var map: HeaderMap
    /// The types of columns that have no field: their values are validated.
    public var types: [ColumnType]
    /// The places of the names in the text that was read; `nil` without a text.
    var places: MappingPlaces?

    /// A file for a map.
    public init(_ map: HeaderMap, types: [ColumnType] = []) {
        self.map = map.withSmallGroups
        self.types = types
    }

    /// The words that a field may begin with.
    public static var fieldNames: [String] {
        Contact.Field.Kind.allCases.map(\.rawValue)
            + [
                "label", "birthYear", "birthMonth", "birthDay", "anniversaryYear", "anniversaryMonth", "anniversaryDay",
                "setting",
                "ignored",
            ]
    }
}

extension MappingFile {
    /// Returns `true` for the same map and the same types, wherever they stand in their texts.
    public static func == (left: MappingFile, right: MappingFile) -> Bool {
        left.map == right.map && left.types == right.types
    }

    /// Hashes the map and the types.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(map)
        hasher.combine(types)
    }
}

extension HeaderMap {
    /// Returns `true` for labels that no values of the map belong to: the column is kept as it is.
    func isIdleLabel(_ target: Target) -> Bool {
        guard case .label(let group) = target else { return false }
        return group == 0
            || !columns.contains { if case .value(let value) = $0.target { value.group == group } else { false } }
    }

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
