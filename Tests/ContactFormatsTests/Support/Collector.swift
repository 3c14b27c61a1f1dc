import ContactFormats

/// Keeps everything a reader hands out.
struct Collector: ContactSink {
    var contacts: [Contact] = []
    var findings: [Finding] = []

    mutating func receive(_ contact: borrowing Contact) { contacts.append(copy contact) }
    mutating func receive(_ finding: Finding) { findings.append(finding) }

    var codes: [String] { findings.map(\.code.rawValue) }

    func finding(_ code: Finding.Code) -> Finding? { findings.first { $0.code == code } }
}

extension Contact {
    /// All values of a kind.
    func values(_ kind: Field.Kind) -> [String] { fields.filter { $0.kind == kind }.map(value) }

    /// The phones as `label: value`.
    var phones: [String] { labelled(.phone) }

    func labelled(_ kind: Field.Kind) -> [String] {
        fields.filter { $0.kind == kind }.map { "\(label(of: $0)): \(value(of: $0))" }
    }

    /// An extra by its label.
    func extra(_ name: String) -> String? {
        fields.first { $0.kind == .extra && label(of: $0) == name }.map(value)
    }
}
