import ContactCleaning

/// Where an export goes: the format that the program there reads, and how it is taken in.
struct Destination: Sendable, Equatable {
    /// The name in addresses.
    var name: String
    var title: String
    var note: String
    /// The steps that are left in the program.
    var steps: String
    var format: ExportFormat
    /// `true` for a list of numbers in place of contacts.
    var isOfNumbers = false

    /// The destinations, in the order of the page.
    static let all: [Destination] = [
        Destination(
            name: "google", title: "Google Contacts", note: "CSV as Google imports it",
            steps: "In contacts.google.com choose Import and take the file; at most 3,000 contacts at once.",
            format: .google),
        Destination(
            name: "outlook", title: "Outlook", note: "CSV as Outlook imports it",
            steps: "In Outlook choose People, Manage contacts, Import.", format: .outlook),
        Destination(
            name: "icloud", title: "iCloud and iPhone", note: "cards, vCard 3.0",
            steps: "In icloud.com open Contacts and choose Import vCard, or open the file on the phone.",
            format: .vcard3),
        Destination(
            name: "android", title: "Android and other phones", note: "cards, vCard 3.0",
            steps: "Open the file on the phone, or choose Import in its contacts.", format: .vcard3),
        Destination(
            name: "vcard4", title: "Address book servers", note: "cards, vCard 4.0",
            steps: "Nextcloud, Fastmail and others import the file; trunkline apply changes a server’s own cards.",
            format: .vcard4),
        Destination(
            name: "xlsx", title: "Excel", note: "a workbook, all columns as text",
            steps: "Open it: no number loses its zero or its plus.", format: .xlsx),
        Destination(
            name: "csv", title: "CSV", note: "all columns", steps: "For any program that reads tables.", format: .csv),
        Destination(
            name: "same", title: "The file as it was", note: "with its numbers written anew",
            steps: "Every column, card and byte stays but accepted numbers, corrections and edits.", format: .same),
        Destination(
            name: "numbers", title: "Messaging list", note: "each accepted number once",
            steps: "One row for a number, with the name; for programs that send messages or calls.", format: .csv,
            isOfNumbers: true),
        Destination(
            name: "hubspot", title: "HubSpot", note: "CSV with HubSpot’s columns",
            steps: "In HubSpot choose Contacts, Import.", format: .hubspot),
        Destination(
            name: "salesforce", title: "Salesforce", note: "CSV with Salesforce’s columns",
            steps: "Take it with the Data Import Wizard.", format: .salesforce),
        Destination(
            name: "jsonl", title: "JSON lines", note: "every value with its verdict",
            steps: "One object a line, for programs.", format: .jsonl),
        Destination(
            name: "jcard", title: "jCard", note: "cards as JSON", steps: "RFC 7095, for programs.", format: .jcard),
    ]

    /// The destination of a name.
    static func named(_ name: String?) -> Destination? { all.first { $0.name == name } }
}
