import ContactModel
import ContactReading
import Testing

@testable import ColumnRecognition

/// Columns of yes and no in any language: they name nobody and nothing.
@Suite struct AnswerColumnsTests {
    /// Headings that no program has: what stands under those is as the program says.
    private static let headings = [
        "Member", "Mitglied", "Partner", "Vorstand", "Emergency Contact", "Assistant", "Spouse", "Manager", "Owner",
        "Customer",
        "Company", "Firma", "Department", "Job Title", "Spitzname", "Contact", "Student", "Kunde", "Société", "Cliente",
        "Клиент", "会員", "Parent", "Guardian",
    ]
    private static let answers = [
        ["Yes", "No"], ["yes", "no"], ["TRUE", "FALSE"], ["true", "false"], ["1", "0"], ["Y", "N"], ["ja", "nein"],
        ["J", "N"],
        ["oui", "non"], ["sí", "no"], ["sim", "não"], ["sì", "no"], ["tak", "nie"], ["ano", "ne"], ["да", "нет"],
        ["evet", "hayır"], ["igen", "nem"], ["kyllä", "ei"], ["はい", "いいえ"], ["是", "否"], ["예", "아니오"], ["نعم", "لا"],
        ["כן", "לא"], ["हाँ", "नहीं"], ["có", "không"], ["ya", "tidak"], ["✓", "✗"], ["x", ""], ["WAHR", "FALSCH"],
        ["Ναι", "Όχι"],
    ]

    private func kind(_ heading: String, _ values: [String]) -> String {
        let rows = values.enumerated().map { ["Ann\($0.offset)", "Lee", "+1 212 736 500\($0.offset)", $0.element] }
        let found = KnownColumns().recognize(
            ["First Name", "Last Name", "Phone", heading], isHeader: true, rows: { RowSample(first: rows) }, given: nil)
        return String(found.columns[3].target.description.prefix { $0 != " " })
    }

    @Test(arguments: answers) func areNoNames(_ words: [String]) {
        for heading in Self.headings {
            #expect(["extra", "label"].contains(kind(heading, words + words)), "\(heading) \(words)")
        }
    }

    @Test(arguments: ["Yes", "no", "TRUE", "ja", "Нет"]) func oneIsEnough(word: String) {
        #expect(kind("Member", [word]) == "extra")
        #expect(kind("Emergency Contact", [word]) == "extra")
    }

    /// A word that is also a name, alone, and initials are names.
    @Test func names() {
        #expect(kind("Nickname", ["Jo"]) == "nickname")
        let row = [["No", "+82 10 1234 5678"]]
        let found = KnownColumns().recognize(
            ["Family Name", "Phone"], isHeader: true, rows: { RowSample(first: row) }, given: nil)
        #expect(found.columns[0].target.isValue(.familyName))
        #expect(kind("Middle Name", ["J", "N", "J"]) == "middleName")
    }
}
