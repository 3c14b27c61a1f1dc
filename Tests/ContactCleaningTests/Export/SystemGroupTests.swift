import ContactStore
import ContactWriting
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Google's own groups go back to Google as they came, and are no categories of other products.
struct SystemGroupTests {
    private static let labels = [
        "* myContacts ::: * starred", "School ::: * myContacts", "* myContacts", "School ::: Choir", "",
        "* myContacts ::: School ::: * starred",
    ]
    private static let text =
        "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\n"
        + labels.enumerated().map { "Ann \($0),Lee,\($1),,a\($0)@example.com,Mobile,+44 7400 12345\($0)\n" }.joined()

    private func ingested(_ text: String, as name: String) throws -> Workbench {
        let workbench = try Workbench()
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: name))
        return workbench
    }

    private func export(_ workbench: Workbench, _ format: ExportFormat) throws -> (text: String, losses: ExportLosses) {
        let export = Export(database: workbench.database, format: format)
        var bytes: [UInt8] = []
        let plan = try export.plan()
        try export.write(plan) { bytes.append(contentsOf: $0) }
        return (String(decoding: bytes, as: UTF8.self), plan.losses)
    }

    /// The cells of the column of groups.
    private func groups(_ table: String) throws -> [String] {
        let rows = table.split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let column = try #require(rows[0].firstIndex(of: "Labels"))
        return rows.dropFirst().map { $0[column] }
    }

    @Test func theyGoBackToGoogleAsTheyCame() throws {
        let workbench = try ingested(Self.text, as: "google.csv")
        let google = try export(workbench, .google).text
        #expect(try groups(google) == Self.labels)
        let again = try ingested(google, as: "google.csv")
        #expect(try export(again, .google).text == google)
        let values = "SELECT kind, value FROM details WHERE kind IN ('category', 'systemGroup') ORDER BY id"
        #expect(try again.rows(values) == workbench.rows(values))
        #expect(
            try workbench.rows("SELECT DISTINCT value FROM details WHERE kind = 'category'") == ["School", "Choir"])
    }

    @Test(arguments: ExportFormat.allCases.filter { $0 != .same && $0 != .google })
    func noOtherProductTakesThemForCategories(_ format: ExportFormat) throws {
        let (text, losses) = try export(try ingested(Self.text, as: "google.csv"), format)
        #expect(!text.contains("* myContacts"))
        switch format {
        case .outlook, .hubspot, .salesforce:
            #expect(!text.contains("myContacts") && losses.dropped["systemGroup"] == 6)
        case .vcard3, .vcard4:
            let lines = text.split(separator: "\r\n").filter { $0.hasPrefix("CATEGORIES") }
            #expect(lines.count == 3 && lines.allSatisfy { !$0.contains("myContacts") })
        default: break
        }
    }

    /// Formats that keep every category give the groups back to Google.
    @Test(arguments: [(ExportFormat.csv, "own.csv"), (.vcard3, "cards.vcf"), (.vcard4, "cards.vcf")])
    func theyComeBackFromOtherFiles(_ format: ExportFormat, _ name: String) throws {
        let text = try export(try ingested(Self.text, as: "google.csv"), format).text
        let again = try export(try ingested(text, as: name), .google).text
        let sets = try groups(again).map { Set($0.components(separatedBy: " ::: ")) }
        #expect(sets == Self.labels.map { Set($0.components(separatedBy: " ::: ")) })
    }

    /// Only Google marks groups: an asterisk of another product belongs to the name.
    @Test func anAsteriskOfOutlookStays() throws {
        let text =
            "First Name,Last Name,E-mail Address,Mobile Phone,Categories\nAnn,Lee,a@example.com,+44 7400 123456,* VIP;Choir\n"
        let workbench = try ingested(text, as: "outlook.csv")
        #expect(
            try workbench.rows("SELECT kind || ' ' || value FROM details ORDER BY id") == [
                "category * VIP", "category Choir",
            ])
    }
}
