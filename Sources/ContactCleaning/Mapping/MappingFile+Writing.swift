import ContactModel
public import ContactReading

extension MappingFile {
    /// The text of a file, with comments that explain it.
    ///
    /// - Parameters:
    ///   - comment: lines to begin with.
    ///   - decisions: the reasons for the meanings of the columns, for comments behind them.
    /// - Returns: a text that ``init(_:path:)`` reads back as the same map. Labels without values are `extra`, as they are read.
    public func text(comment: [String] = [], decisions: [ColumnDecision] = []) -> String {
        var lines = comment.map { $0.isEmpty ? "#" : "# \(Self.comment($0))" }
        lines += [
            "# A column holds one of these, with a label (phone mobile) and a group (phone @1) as needed:"
        ]
        lines += Self.wrapped(
            Contact.Field.Kind.allCases.map(\.rawValue) + [
                "birthYear", "birthMonth", "birthDay", "anniversaryYear", "anniversaryMonth", "anniversaryDay",
            ])
        lines += [
            "# or one of these:",
            "#   label @1    the label of the values of group 1, row by row",
            "#   setting     kept if it is not what every new contact has",
            "#   ignored     left out",
            "# regionHint is the row's country or region, extra a column that is kept as it is. \":::\", \";\" or \",\" at the",
            "# end parts several values of a cell, + says that phone numbers lack their plus, +? that they may. A header that stands there twice has a list: [familyName, jobTitle].",
            "",
            "# Under types:, columns that no field stands for have a type or a mask, and their values are checked:",
            "#   \"Member no.\": dataLength(8)",
            "#   \"Plate\": {mask: LL-DDD}",
            "",
            map.region.map { "region: \($0)" } ?? "# region: US    where numbers in national form are read",
        ]
        var file = self
        for index in map.columns.indices where map.isIdleLabel(map.columns[index].target) {
            file.map.columns[index].target = .extra
        }
        return lines.joined(separator: "\n") + "\n" + file.columnText(decisions) + typeText
    }

    /// The types of columns; empty if there are none.
    private var typeText: String {
        guard !types.isEmpty else { return "" }
        return "types:\n" + types.map { "  \(Self.doubleQuoted($0.column)): \($0)\n" }.joined()
    }

    /// The columns alone.
    var columnText: String { columnText([]) }

    /// The columns with the reasons for their meanings.
    ///
    /// - Parameter decisions: one for each column, or none.
    func columnText(_ decisions: [ColumnDecision]) -> String {
        var lines = ["columns:"]
        var names: [String] = []
        var columns: [String: [HeaderMap.Column]] = [:]
        for column in map.columns {
            if columns[column.name] == nil { names.append(column.name) }
            columns[column.name, default: []].append(column)
        }
        for name in names {
            let repeated = columns[name] ?? []
            let targets = repeated.map { Self.quoted($0.target.description) }
            let value = targets.count == 1 ? targets[0] : "[\(targets.joined(separator: ", "))]"
            let remark = Self.remark(on: repeated, decisions)
            lines.append("  \(Self.doubleQuoted(name)): \(value)\(remark)")
        }
        if names.isEmpty { lines[0] += " {}" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The reasons for the meanings of columns of one name, as a comment.
    private static func remark(on columns: [HeaderMap.Column], _ decisions: [ColumnDecision]) -> String {
        let reasons = decisions.first { $0.column == columns[0].name && $0.basis != .given && $0.basis != .source }
        if let reasons { return "  # \(comment(reasons.chosen.words))" }
        return columns.contains { $0.basis == .values } ? "  # told by its values" : ""
    }

    /// A text as it is read for itself: plain where that is safe.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x20
                || $0 == 0x40
        }
        return isPlain ? text : doubleQuoted(text)
    }

    static func doubleQuoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            default:
                if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                    || scalar.properties.isWhitespace && scalar != " "
                {
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// Untrusted text on one line of a comment.
    private static func comment(_ text: String) -> String {
        String(
            text.map {
                $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0
            })
    }

    private static func wrapped(_ words: [String]) -> [String] {
        var lines: [String] = []
        var line = "#  "
        for word in words {
            if line.count + word.count > 110 {
                lines.append(line)
                line = "#  "
            }
            line += " " + word
        }
        return lines + [line]
    }
}
