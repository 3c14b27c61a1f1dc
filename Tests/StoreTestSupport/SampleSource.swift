package import ContactModel
package import ContactStore
package import PhoneNumbers

/// A source of sample contacts, written without a reader.
package struct SampleSource: Sendable {
    package var path: String
    package var sha256: String
    package var contacts: [SampleContact]
    package var findings: [Finding]
    package var region: RegionCode?

    package init(
        _ path: String, sha256: String, contacts: [SampleContact], findings: [Finding] = [],
        region: RegionCode? = RegionCode("US")
    ) {
        self.path = path
        self.sha256 = sha256
        self.contacts = contacts
        self.findings = findings
        self.region = region
    }

    /// The facts that are known before the source is read.
    package var description: SourceIdentity {
        SourceIdentity(
            path: path, sha256: sha256, byteCount: contacts.count * 60, defaultRegion: region?.code,
            planVersion: NumberingPlan.version)
    }

    /// Begins the source and writes the first contacts of it, or all, without finishing it.
    @discardableResult
    package func begin(with writer: StoreWriter, first count: Int? = nil) throws -> SourceStart {
        let start = try writer.beginSource(description)
        if case .finished = start { return start }
        var encoder = try writer.makeEncoder()
        for (index, sample) in contacts.prefix(count ?? contacts.count).enumerated() {
            let contact = sample.contact(ordinal: index + 1)
            encoder.add(contact, numbers: SampleContact.numbers(of: contact, region: region))
            if index < findings.count { encoder.add(findings[index]) }
            try writer.write(encoder.take())
        }
        return start
    }

    /// Writes the whole source.
    package func write(to database: ContactDatabase, checkpointInterval: Int = 100_000) throws {
        try database.write(checkpointInterval: checkpointInterval, rule: NumberingPlan.rule) { writer in
            if case .finished = try begin(with: writer) { return }
            try writer.finishSource(SourceOutcome(sha256: sha256, byteCount: contacts.count * 60, format: "csv"))
        }
    }
}

extension SampleSource {
    /// A few contacts with numbers of every kind; all the people are invented and the good numbers are fictional or
    /// belong to package services.
    package static let mixed = SampleSource(
        "people.csv", sha256: "aa",
        contacts: [
            SampleContact(
                "Ada Example", phones: [("mobile", "(650) 253-0000"), ("work", "(212) 555-0142")],
                emails: ["ada@example.com"], extras: [("Shoe size", "\"38\"\n"), ("Pet", "cat"), ("Pet", "dog")]),
            SampleContact("Bo Beispiel", phones: [("home", "+44 20 7946 0958"), ("other", "911")]),
            SampleContact("Cleo Muster", phones: [("main", "4.47701E+11"), ("fax", "call reception")]),
            SampleContact("Dan Ejemplo", phones: [("mobile", "650-253-0000"), ("work", "12345")]),
        ],
        findings: [
            Finding(
                Finding.Code("shortRow"), .warning, line: 3, byteOffset: 120, field: "Phone 2", raw: "Bo,Beispiel",
                Sentence(same: "The row has fewer cells than the header; the missing ones are taken as empty."))
        ])
}

extension SampleSource {
    /// Contacts that try to be taken for markup, formulas, terminal commands and other directions of writing.
    package static let hostile = SampleSource(
        "<b>evil</b>.csv", sha256: "ee",
        contacts: [
            SampleContact("<script>alert('x')</script>", phones: [("\"><img src=x>", "<script>alert(1)</script>")]),
            SampleContact("=HYPERLINK(\"http://example.com\")", phones: [("@SUM(1)", "=1+1"), ("-x", "+1-1")]),
            SampleContact("Eve \u{202E}gnimoc", phones: [("mobile", "\u{202D}123\u{202C}"), ("work", "+15550100")]),
            SampleContact("Pipe | star * [link](x)", phones: [("tab\there", "line\none"), ("esc", "\u{1B}[31mred")]),
            SampleContact("日本 太郎", phones: [("携帯", "110\u{200B}")]),
        ])
}
