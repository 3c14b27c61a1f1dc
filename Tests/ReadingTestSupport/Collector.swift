package import ContactModel

/// Keeps everything a reader hands out.
package struct Collector: ContactSink {
    package var contacts: [Contact] = []
    package var findings: [Finding] = []

    package init() {}

    package mutating func receive(_ contact: borrowing Contact) { contacts.append(copy contact) }
    package mutating func receive(_ finding: Finding) { findings.append(finding) }

    package var codes: [String] { findings.map(\.code.rawValue) }

    package func finding(_ code: Finding.Code) -> Finding? { findings.first { $0.code == code } }
}

extension Contact {
    /// All values of a kind.
    package func values(_ kind: Field.Kind) -> [String] { fields.filter { $0.kind == kind }.map(value) }

    /// The phones as `label: value`.
    package var phones: [String] { labelled(.phone) }

    package func labelled(_ kind: Field.Kind) -> [String] {
        fields.filter { $0.kind == kind }.map { "\(label(of: $0)): \(value(of: $0))" }
    }

    /// An extra by its label.
    package func extra(_ name: String) -> String? {
        fields.first { $0.kind == .extra && label(of: $0) == name }.map(value)
    }
}
