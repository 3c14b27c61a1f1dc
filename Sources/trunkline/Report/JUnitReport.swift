import ContactCleaning
import Markup

/// A report in the XML that [JUnit](https://github.com/testmoapp/junitxml) made common: one failed test case a row, with file, line
/// and rule; without rows one that passed.
struct JUnitReport: ReportRenderer {
    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        guard let issue = report.issue else { return }
        var count = 0
        try report.forEachRow(limit: limit) { _ in count += 1 }
        let name = "trunkline report \(report.name)"
        try output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        let counts = "tests=\"\(max(count, 1))\" failures=\"\(count)\" errors=\"0\" skipped=\"0\""
        try output.write("<testsuites \(counts)>\n  <testsuite name=\"\(Self.escaped(name))\" \(counts)>\n")
        if count == 0 {
            try output.write(
                "    <testcase name=\"\(Self.escaped(report.noteWithoutRows))\" classname=\"\(report.name)\"/>\n")
        }
        try report.forEachRow(limit: limit) { values in
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

    private static func escaped(_ text: String) -> String { MarkupLanguage.xml.escaped(text) }
}
