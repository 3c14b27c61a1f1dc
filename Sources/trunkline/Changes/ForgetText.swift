import ContactCleaning
import ContactStore
import Markup

/// The certificate of an erasure as text.
struct ForgetText {
    func write(_ certificate: ErasureCertificate, to output: inout ByteOutput) throws {
        func line(_ title: String, _ value: String) throws {
            let padding = String(repeating: " ", count: max(1, 18 - title.count))
            try output.write(title + padding + VisibleText.plain(value, isVerbatim: false) + "\n")
        }
        let subject = certificate.subject.words
        try line("Forgotten", "\(subject.kind) \(subject.text)")
        try line("Date", certificate.date)
        if let author = certificate.author { try line("Author", author) }
        if let note = certificate.note { try line("Remark", note) }
        if let program = certificate.program { try line("Program", program) }
        try line("Database", certificate.database)
        try line("Change", String(certificate.change))
        try line("Contacts", ColumnText.grouped(certificate.contacts))
        if certificate.keptContacts > 0 {
            try line("Kept for undo", "\(ColumnText.grouped(certificate.keptContacts)) deleted contacts, erased too")
        }
        try line("Rows erased", Self.list(certificate.deletedRows))
        try line("Values redacted", Self.list(certificate.redactedValues))
        if let content = Self.words(certificate.contentSearch) { try line("Kept content", content) }
        try line("Pages", "\(certificate.pagesBefore) before, \(certificate.pagesAfter) after")
        if let before = certificate.pagesWithTracesBefore, let after = certificate.pagesWithTracesAfter {
            try line("Pages with it", "\(before) before, \(after) after")
        }
        if let searched = certificate.searchedValues {
            try line(
                "Searched", "\(ColumnText.grouped(searched)) texts of all tables, kept content, every page of the file")
            try line("Left", Self.list(certificate.remainingValues))
            if certificate.otherNumbers > 0 {
                try line(
                    "Other numbers",
                    "\(ColumnText.grouped(certificate.otherNumbers)) with the same digits in another country, which stay"
                )
            }
        } else {
            try line("Searched", "its rows, and its names in the remarks of the history; not the texts of others")
        }
        try line("SHA-256 before", certificate.sha256Before)
        try line("SHA-256 after", certificate.sha256After)
    }

    private static func words(_ search: ErasureCertificate.ContentSearch) -> String? {
        guard search.searched > 0 else { return nil }
        var words =
            "\(search.searched) \(search.searched == 1 ? "source" : "sources") searched, \(search.withNumber) had it and \(search.withNumber == 1 ? "was" : "were") erased"
        if search.unsearchable > 0 { words += ", \(search.unsearchable) could not be searched and were erased" }
        return words
    }

    private static func list(_ counts: [NamedCount]) -> String {
        counts.isEmpty ? "none" : counts.map { "\($0.name ?? "") \($0.count)" }.joined(separator: ", ")
    }
}

extension Erasure.Subject {
    /// The subject in words.
    var words: (kind: String, text: String) {
        switch self {
        case .number(let number): ("number", number)
        case .email(let address): ("e-mail address", address)
        case .person(let person): ("person", person)
        case .contact(let contact): ("contact", String(contact))
        case .source(let name): ("source", name)
        case .content(let path): ("source", "with the content of \(path)")
        case .selection(let selection): ("contacts", selection.description)
        }
    }
}
