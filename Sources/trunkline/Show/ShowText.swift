import ContactCleaning
import ContactModel
import ContactStore
import Markup

/// Contacts with their values, as text for people.
struct ShowText {
    func write(_ contacts: [InspectedContact], to output: inout ByteOutput) throws {
        for (place, contact) in contacts.enumerated() {
            if place > 0 { try output.write("\n") }
            try write(contact, to: &output)
        }
    }

    private func write(_ contact: InspectedContact, to output: inout ByteOutput) throws {
        let kind = contact.kind == "person" ? "" : ", \(contact.kind)"
        try output.write("Contact \(contact.id)  \(visible(contact.name))\(kind)\n")
        try output.write(
            "  read from \(visible(contact.place)) (\(contact.format), contact \(contact.ordinal))\n\n"
        )
        let names = contact.values.map(name)
        let width = min(names.map(ColumnText.width).max() ?? 0, 32)
        for (name, value) in zip(names, contact.values) {
            let text = value.text.isEmpty ? "(removed)" : visible(value.text)
            try output.write("  \(ColumnText.left(name, width))  \(text)\(verdict(value))\n")
            if let origin = origin(value) {
                try output.write("  \(ColumnText.left("", width))    \(origin)\n")
            }
        }
        if let person = contact.person {
            try output.write("\n  person \(person)")
            try output.write(contact.others.isEmpty ? ": this contact only\n" : ", with\n")
            for other in contact.others {
                try output.write(
                    "    contact \(other.id)  \(visible(other.name ?? "without a name"))  (\(visible(other.source)):\(other.line))\n"
                )
            }
            if let other = contact.others.first {
                try output.write("    'trunkline explain \(contact.id) \(other.id)' says why\n")
            }
        }
    }

    /// The name of the field with the label; that of the property for one that is kept as the card has it: `NOTE;LANGUAGE=de`.
    func name(_ value: InspectedContact.Value) -> String {
        if value.field == Contact.Field.Kind.cardProperty.rawValue, !value.label.isEmpty { return visible(value.label) }
        return visible(value.label.isEmpty ? value.field : "\(value.field) (\(value.label))")
    }

    func verdict(_ value: InspectedContact.Value) -> String {
        guard let state = value.state else { return "" }
        let words = [
            state.e164.map { $0 + (state.extensionDigits.map { " ext. \($0)" } ?? "") },
            state.reason.map { "\(state.verdict): \($0)" } ?? state.verdict, state.region,
            state.category?.replacing(",", with: ", "),
        ]
        return "  [\(words.compactMap { $0 }.joined(separator: ", "))]"
    }

    func origin(_ value: InspectedContact.Value) -> String? {
        guard let read = value.readText, let change = value.change else { return nil }
        let author = change.author.map { " by \(visible($0))" } ?? ""
        let was = read.isEmpty ? "added" : read == value.text ? "read again" : "was \(visible(read))"
        return "\(was): change \(change.id) (\(change.kind), \(change.at)\(author))"
    }

    private func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: true) }
}
