import ContactCleaning

/// A report in the XML that [JUnit](https://github.com/testmoapp/junitxml) made common: one failed test case a row, with file, line
/// and rule; without rows one that passed.
struct JUnitReport: ReportRenderer {
    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        guard let issue = report.issue else { return }
        var count = 0
        _ = try report.forEachRow(limit: limit) { _ in count += 1 }
        let name = "trunkline report \(report.name)"
        try output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        let counts = "tests=\"\(max(count, 1))\" failures=\"\(count)\" errors=\"0\" skipped=\"0\""
        try output.write("<testsuites \(counts)>\n  <testsuite name=\"\(Self.escaped(name))\" \(counts)>\n")
        if count == 0 {
            try output.write(
                "    <testcase name=\"\(Self.escaped(report.emptyNote))\" classname=\"\(report.name)\"/>\n")
        }
        _ = try report.forEachRow(limit: limit) { values in
            let issue = issue(values)
            let line = issue.line > 0 ? " line=\"\(issue.line)\"" : ""
            let place = issue.line > 0 ? "\(issue.file):\(issue.line)" : issue.file
            try output.write(
                """
                    <testcase name="\(Self.escaped("\(place) \(issue.subject)"))" classname="\(Self.escaped(issue.rule))" \
                file="\(Self.escaped(issue.file))"\(line)>
                      <failure type="\(Self.escaped(issue.rule))" message="\(Self.escaped(issue.message))">\
                \(Self.escaped("\(place): \(issue.level.rawValue): \(issue.message)"))</failure>
                    </testcase>

                """)
        }
        try output.write("  </testsuite>\n</testsuites>\n")
    }

    /// Text for a place between tags or quotes. Characters that [XML](https://www.w3.org/TR/xml/#charsets) does not have are
    /// replaced.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { output, scalar in
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&apos;"
            case "\t", "\n", "\r": output += "&#\(scalar.value);"
            case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
                output.unicodeScalars.append(scalar)
            default: output += "\u{FFFD}"
            }
        }
    }
}
