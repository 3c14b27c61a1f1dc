import ContactCleaning

/// Where an export goes: the format that the program there reads, and how it is taken in.
struct Destination: Sendable, Equatable {
    /// The name in addresses.
    var name: String
    var format: ExportFormat
    /// `true` for a list of numbers in place of contacts.
    var isOfNumbers = false

    var title: Text { Text("destination", of: name) }
    var note: Text { Text("destination-note", of: name) }
    /// The steps that are left in the program.
    var steps: Text { Text("destination-steps", of: name) }

    /// The destinations, in the order of the page.
    static let all: [Destination] = [
        Destination(name: "google", format: .google),
        Destination(name: "outlook", format: .outlook),
        Destination(name: "icloud", format: .vcard3),
        Destination(name: "android", format: .vcard3),
        Destination(name: "vcard4", format: .vcard4),
        Destination(name: "xlsx", format: .xlsx),
        Destination(name: "csv", format: .csv),
        Destination(name: "same", format: .same),
        Destination(name: "numbers", format: .csv, isOfNumbers: true),
        Destination(name: "hubspot", format: .hubspot),
        Destination(name: "salesforce", format: .salesforce),
        Destination(name: "jsonl", format: .jsonl),
        Destination(name: "jcard", format: .jcard),
    ]

    /// The destination of a name.
    static func named(_ name: String?) -> Destination? { all.first { $0.name == name } }
}
