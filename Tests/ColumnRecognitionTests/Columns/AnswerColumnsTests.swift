import ContactModel
import ContactReading
import Testing

@testable import ColumnRecognition

/// Columns of yes and no in any language: they name nobody and nothing.
@Suite struct AnswerColumnsTests {
    /// Headings that no program has: what stands under those is as the program says.
    private static let headings = [
        "Member", "Mitglied", "Partner", "Vorstand", "Owner", "Customer", "Contact", "Student", "Kunde", "Cliente",
        "Клиент", "会員",
    ]
    /// Headings of what initials may stand for: people, companies, jobs.
    private static let namedThings = [
        "Emergency Contact", "Assistant", "Spouse", "Manager", "Parent", "Guardian", "Company", "Firma", "Société",
        "Department", "Job Title",
    ]
    private static let initials = [["Y", "N"], ["J", "N"], ["x", ""]]
    private static let answers = [
        ["Yes", "No"], ["yes", "no"], ["TRUE", "FALSE"], ["true", "false"], ["1", "0"], ["ja", "nein"],
        ["oui", "non"], ["sí", "no"], ["sim", "não"], ["sì", "no"], ["tak", "nie"], ["ano", "ne"], ["да", "нет"],
        ["evet", "hayır"], ["igen", "nem"], ["kyllä", "ei"], ["はい", "いいえ"], ["是", "否"], ["예", "아니오"], ["نعم", "لا"],
        ["כן", "לא"], ["हाँ", "नहीं"], ["có", "không"], ["ya", "tidak"], ["✓", "✗"], ["WAHR", "FALSCH"],
        ["Ναι", "Όχι"],
    ]

    private func kind(_ heading: String, _ values: [String]) -> String {
        let rows = values.enumerated().map { ["Ann\($0.offset)", "Lee", "+1 212 736 500\($0.offset)", $0.element] }
        let found = KnownColumns().recognize(
            ["First Name", "Last Name", "Phone", heading], isHeader: true, rows: { RowSample(first: rows) }, given: nil)
        return String(found.columns[3].target.description.prefix { $0 != " " })
    }

    @Test(arguments: answers + initials) func areNoNames(_ words: [String]) {
        for heading in Self.headings {
            #expect(["extra", "label"].contains(kind(heading, words + words)), "\(heading) \(words)")
        }
    }

    @Test(arguments: answers) func areNoThings(_ words: [String]) {
        for heading in Self.namedThings {
            #expect(["extra", "label"].contains(kind(heading, words + words)), "\(heading) \(words)")
        }
    }

    @Test(arguments: initials + [["X"], ["On"], ["T"], ["Ja"], ["Ja", "Ja"], ["T", "Ja"]])
    func mayStandForThings(_ words: [String]) {
        for heading in Self.namedThings { #expect(kind(heading, words) != "extra", "\(heading) \(words)") }
    }

    @Test(arguments: ["Yes", "no", "TRUE", "Нет"]) func oneIsEnough(word: String) {
        for heading in ["Member", "Emergency Contact", "Department"] {
            #expect(kind(heading, [word, word]) == "extra")
        }
        #expect(kind("Member", [word]) == "extra" && kind("Emergency Contact", [word]) == "extra")
        #expect(kind("Company", [word, word]) == "organization" && kind("Job Title", [word, word]) == "jobTitle")
    }

    /// Names are yes and no only where both occur, by words.
    @Test(arguments: [
        ("Name", ["J", "N"], "displayName"), ("Name", ["Y", "T", "F"], "displayName"),
        ("Name", ["No", "No"], "displayName"), ("Name", ["Yes", "No"], "extra"),
        ("Vorname", ["J", "N"], "givenName"), ("Vorname", ["ja", "nein"], "extra"), ("Nachname", ["No"], "familyName"),
        ("Nachname", ["No", "No"], "familyName"), ("Nachname", ["TRUE", "FALSE"], "extra"),
        ("Zweiter Vorname", ["J", "N", "J"], "middleName"), ("Spitzname", ["Jo", "Jo"], "nickname"),
        ("Spitzname", ["J", "N"], "nickname"), ("Spitzname", ["Yes", "No"], "extra"),
    ])
    func namesByInitials(heading: String, words: [String], expected: String) {
        let rows = words.enumerated().map { [$0.element, "+1 212 736 500\($0.offset)"] }
        let found = KnownColumns().recognize(
            [heading, "Phone"], isHeader: true, rows: { RowSample(first: rows) }, given: nil)
        #expect(found.columns[0].target.description == expected)
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
