import ContactCleaning
import ContactStore
import Markup

/// The form to export the contacts: the format, the contacts to write, and the style of numbers.
struct ExportScreen {
    var frame: Frame
    var people: PeopleState
    /// `true` if a plan is stored for what is to be written where the contacts live.
    var hasPlan = false

    /// The formats of one file, with their titles.
    static let formats: [(format: ExportFormat, title: String)] = [
        (.csv, "CSV, all columns"), (.xlsx, "Excel workbook, all columns"), (.google, "Google Contacts"),
        (.outlook, "Outlook"), (.hubspot, "HubSpot"),
        (.salesforce, "Salesforce"), (.vcard3, "vCard 3.0, for phones and address books"), (.vcard4, "vCard 4.0"),
        (.jsonl, "JSON lines"), (.jcard, "jCard"),
    ]

    var html: HTML {
        frame.page(.export, title: "Export") {
            Tag.p(.class("summary")) {
                HTML(count: people.contacts)
                " contacts are in the database. "
                if people.people > 0 {
                    PeopleSentence(state: people).html
                    " "
                }
                "The files that were read stay as they are."
                if hasPlan {
                    " "
                    Tag.a(.href(Link("/plan"))) { "The plan for writing to them" }
                    " shows what 'trunkline apply' would change."
                }
            }
            Tag.form(.class("card"), .action(Link("/download")), .method("get")) {
                choice("Format", "format", Self.formats.map { ($0.format.rawValue, $0.title) })
                choice(
                    "Contacts", "only",
                    [("", "all"), ("accepted", "with an accepted number, and only such numbers")])
                choice(
                    "Numbers", "numbers",
                    [("e164", "+12025550123"), ("international", "+1 202-555-0123"), ("national", "(202) 555-0123")])
                if people.people > 0 { check("people", "One contact for each person, with the values of all") }
                check("safe", "Make cells text that a spreadsheet would calculate")
                Tag.p(.class("buttons")) { Tag.button(.type("submit"), .class("main")) { "Download" } }
            }
        }
    }

    private func choice(_ title: String, _ name: String, _ options: [(value: String, title: String)]) -> HTML {
        Tag.p {
            Tag.label(.for("export-\(name)")) { title }
            Tag.select(.id("export-\(name)"), .name(name)) {
                for option in options { Tag.option(.value(option.value)) { option.title } }
            }
        }
    }

    private func check(_ name: String, _ title: String) -> HTML {
        Tag.p {
            Tag.label {
                Tag.input(.type("checkbox"), .name(name), .value("1"))
                " \(title)"
            }
        }
    }
}
