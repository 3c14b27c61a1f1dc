import Foundation
import StoreTestSupport
import Testing

/// `trunkline disclose`: a page and JSON with everything about somebody.
struct DiscloseCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        let rows = [
            "First Name,Last Name,Phone,E-mail Address,Notes,<b>Shoe</b>",
            "<script>alert(1)</script>,Sample,+44 7400 123456,ada@example.com,\"\"\"><img src=x onerror=alert(2)>\",</td>38",
            "Bob,Other,+1 650 253 0000,,call 0044 7400 123456 & <i>hang up</i>,",
        ]
        try folder.write(rows.joined(separator: "\n") + "\n", to: "people.csv")
        _ = try command.run("ingest", "people.csv")
        _ = try command.run("edit", "1", "organization=<svg onload=alert(3)>", "--author", "<u>Eve</u>")
    }

    @Test func thePageEscapesEverythingAndIsPrivate() throws {
        let result = try command.run("disclose", "--email", "ADA@example.com", "-o", "ada.html")
        #expect(result.exitCode == 0, "\(result.errors)")
        let page = String(decoding: try Data(contentsOf: folder.url.appendingPathComponent("ada.html")), as: UTF8.self)
        for tag in ["<script", "<img", "<svg", "<i>", "<u>", "<b>", "</td>38"] {
            #expect(!page.contains(tag), "\(tag)")
        }
        for text in [
            "&lt;script&gt;alert(1)", "&lt;svg onload", "&lt;u&gt;Eve", "by the rule +44", "people.csv, line 2",
            "+447400123456",
            "&lt;i&gt;hang up",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("ada.html"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try command.run("disclose", "--contact", "1", "-o", "ada.html").exitCode == 0)
        #expect(try command.run("disclose", "--contact", "1", "-o", "people.csv").exitCode == 74)
    }

    @Test func jsonHasTheSame() throws {
        let result = try command.run("disclose", "--number", "+447400123456", "--format", "json")
        #expect(result.exitCode == 0, "\(result.errors)")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect((json["contacts"] as? [[String: Any]])?.first?["contact_id"] as? Int == 1)
        let rows = try #require(json["rows"] as? [[String: Any]])
        #expect(
            Set(rows.compactMap { $0["table"] as? String }).isSuperset(of: [
                "contacts", "phone_numbers", "emails", "edits",
            ]))
        #expect(rows.contains { ($0["values"] as? [String: String])?["note"]?.hasPrefix("call 0044") == true })
        #expect((json["changes"] as? [[String: Any]])?.first?["author"] as? String == "<u>Eve</u>")
        for arguments in [
            ["--number", "+16502539999"], ["--email", "no@example.com"], ["9"], ["--contact", "9"], [],
        ] {
            #expect(try command.run(["disclose"] + arguments, input: Data()).exitCode == 64)
        }
    }
}
