import ArgumentParser
import ContactCleaning
import ContactStore
import JSONWriting

/// `trunkline forget`: erases somebody.
struct ForgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget",
        abstract: "Erases a number, a contact or a source permanently, and prints a certificate.",
        discussion: """
              trunkline forget --number +16502530000
              trunkline forget --contact 12
              trunkline forget --source old.csv
              trunkline forget --number +16502530000 --format json > certificate.json

            A number stands for every contact that has it; where others mention it, its digits are replaced. Rows, corrections, \
            findings, people and decisions are erased, the file is written anew without free pages, and the journal is \
            overwritten. This cannot be undone. Only a salted hash is kept, so that the same person or file does not come back with \
            the next ingest; 'ingest --even-forgotten' reads them all the same. Copies, backups and exported files are not touched.
            """)

    @Option(help: ArgumentHelp("A number in E.164 form, such as +16502530000.", valueName: "number"))
    var number: String?

    @Option(help: ArgumentHelp("A contact, by its contact_id in reports.", valueName: "contact"))
    var contact: Int?

    @Option(
        help: ArgumentHelp("A source, by its path as it was ingested or a file of its content.", valueName: "file"),
        completion: .file())
    var source: String?

    @Option(help: "The format of the certificate.")
    var format = SummaryFormat.text

    @OptionGroup var options: ChangeOptions

    private var subjects: [Forgetting.Subject] {
        [number.map { .number($0) }, contact.map { .contact($0) }, source.map { .source($0) }].compactMap { $0 }
    }

    func validate() throws {
        if subjects.count != 1 { throw ValidationError("Give one of --number, --contact and --source.") }
        if options.note != nil {
            throw ValidationError("--note is not for this command: a remark could say who was forgotten.")
        }
    }

    func run() throws {
        guard let subject = subjects.first else { return }
        var forgetting = Forgetting(database: options.db, author: options.author)
        forgetting.busyTimeout = options.wait
        let certificate = try forgetting.forget(subject)
        var output = ByteOutput.standard
        switch format {
        case .text: try write(certificate, to: &output)
        case .json: try writeJSON(certificate, to: &output)
        }
        try output.flush()
        if certificate.pagesWithTracesAfter ?? 0 > 0 {
            StandardError.say(
                "Warning: the number still stands in \(certificate.pagesWithTracesAfter ?? 0) pages: in tables that are not of "
                    + "this program, or in digits of another number.")
        }
    }

    private static func words(_ subject: Forgetting.Subject) -> (kind: String, text: String) {
        switch subject {
        case .number(let number): ("number", number)
        case .contact(let contact): ("contact", String(contact))
        case .source(let path): ("source", path)
        }
    }

    private func write(_ certificate: ForgetCertificate, to output: inout ByteOutput) throws {
        func line(_ title: String, _ value: String) throws {
            try output.write(title.padding(18) + VisibleText.plain(value, isVerbatim: false) + "\n")
        }
        let subject = Self.words(certificate.subject)
        try line("Forgotten", "\(subject.kind) \(subject.text)")
        try line("Database", certificate.database)
        try line("Contacts", ColumnText.grouped(certificate.contacts))
        try line("Rows erased", Self.list(certificate.deletedRows))
        try line("Values redacted", Self.list(certificate.redactedValues))
        try line("Pages", "\(certificate.pagesBefore) before, \(certificate.pagesAfter) after")
        if let before = certificate.pagesWithTracesBefore, let after = certificate.pagesWithTracesAfter {
            try line("Pages with it", "\(before) before, \(after) after")
        }
        try line("SHA-256 before", certificate.sha256Before)
        try line("SHA-256 after", certificate.sha256After)
        try line("Change", String(certificate.change))
    }

    private static func list(_ counts: [NamedCount]) -> String {
        counts.isEmpty ? "none" : counts.map { "\($0.name ?? "") \($0.count)" }.joined(separator: ", ")
    }

    private func writeJSON(_ certificate: ForgetCertificate, to output: inout ByteOutput) throws {
        var json = JSONWriter()
        let subject = Self.words(certificate.subject)
        json.beginObject()
        json.member("kind", subject.kind)
        json.member("subject", subject.text)
        json.member("database", certificate.database)
        json.member("change", certificate.change)
        json.member("contacts", certificate.contacts)
        for (name, counts) in [
            ("deletedRows", certificate.deletedRows), ("redactedValues", certificate.redactedValues),
        ] {
            json.key(text: name)
            json.object { json in
                for count in counts {
                    json.key(text: count.name ?? "")
                    json.number(count.count)
                }
            }
        }
        json.member("pagesBefore", certificate.pagesBefore)
        json.member("pagesAfter", certificate.pagesAfter)
        if let before = certificate.pagesWithTracesBefore { json.member("pagesWithTracesBefore", before) }
        if let after = certificate.pagesWithTracesAfter { json.member("pagesWithTracesAfter", after) }
        json.member("sha256Before", certificate.sha256Before)
        json.member("sha256After", certificate.sha256After)
        json.endObject()
        json.endDocument()
        try output.write(&json)
    }
}

extension String {
    /// The text with spaces up to a width.
    fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
