import ContactCleaning
import Foundation
import JSONWriting

/// A report in [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html): one result a row, with file, line and
/// rule, as services that show the results of checks take it.
struct SARIFReport: ReportRenderer {
    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        guard let issue = report.issue else { return }
        var json = JSONWriter()
        json.beginObject()
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        try writeTool(of: report, issue, limit: limit, to: &json)
        json.member("columnKind", "unicodeCodePoints")
        json.key("results")
        json.beginArray()
        try report.forEachRow(limit: limit) { values in
            json.endLine()
            write(issue(values), to: &json)
            try output.write(&json)
        }
        json.endLine()
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        json.endDocument()
        try output.write(&json)
    }

    /// The tool with the rules that the results name, each once.
    private func writeTool(
        of report: Report, _ issue: ([String?]) -> Report.Issue, limit: Int, to json: inout JSONWriter
    ) throws {
        var rules: [String: String] = [:]
        try report.forEachRow(limit: limit) { values in
            let found = issue(values)
            if rules[found.rule] == nil { rules[found.rule] = found.explanation }
        }
        json.object("tool") { json in
            json.object("driver") { json in
                json.member("name", "trunkline")
                json.member("version", Version.number)
                json.objects("rules", rules.keys.sorted()) { json, rule in
                    json.member("id", rule)
                    json.object("shortDescription") { $0.member("text", Self.text(rules[rule], or: rule)) }
                }
            }
        }
    }

    private func write(_ issue: Report.Issue, to json: inout JSONWriter) {
        json.object { json in
            json.member("ruleId", issue.rule)
            json.member("level", issue.level.rawValue)
            json.object("message") { $0.member("text", Self.text(issue.message, or: issue.rule)) }
            json.key("locations")
            json.array { json in
                json.object { json in
                    json.object("physicalLocation") { json in
                        json.object("artifactLocation") { $0.member("uri", Self.uri(of: issue.file)) }
                        if issue.line > 0 { json.object("region") { $0.member("startLine", issue.line) } }
                    }
                }
            }
            json.object("partialFingerprints") { $0.member("trunkline/v1", issue.fingerprint) }
        }
    }

    /// Texts of messages are never empty.
    private static func text(_ text: String?, or other: String) -> String {
        text.flatMap { $0.isEmpty ? nil : $0 } ?? (other.isEmpty ? "problem" : other)
    }

    /// A path as a [URI reference](https://www.rfc-editor.org/rfc/rfc3986#section-4.1).
    static func uri(of path: String) -> String {
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        let encoded = path.utf8.flatMap { byte in
            allowed.contains(byte)
                ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return (path.hasPrefix("/") ? "file://" : "") + String(decoding: encoded, as: UTF8.self)
    }
}
