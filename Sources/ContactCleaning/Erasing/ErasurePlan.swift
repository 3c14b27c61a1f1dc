import Archives
import ContactStore
import Foundation
import PhoneNumbers
import SourceInput

/// The contacts and the source that an erasure would remove.
public struct ErasurePlan: Sendable, Hashable {
    /// The subject of the search.
    public var subject: Erasure.Subject
    /// The contacts that are to be erased.
    public private(set) var contacts: [Contact] = []
    /// The source that is to be erased whole.
    public private(set) var source: Source?

    /// A contact.
    public struct Contact: Sendable, Hashable {
        /// Its key.
        public var id: Int
        /// Its name.
        public var name: String
        /// The path of its source.
        public var source: String
        /// `true` if a newer export has deleted it, so that only the rows kept for an undo have it.
        public var isKept = false
    }

    /// A source.
    public struct Source: Sendable, Hashable, CustomStringConvertible {
        /// Its key.
        public var id: Int
        /// The path that it was read from, and the hash of its content.
        public var path: String, sha256: String
        /// The number of contacts and of phone numbers in the source.
        public var contacts: Int, numbers: Int
        /// The modification date of the file at its path, if that is still the one that was read.
        public var date: String?
        /// `true` if another source has replaced it, so that only the rows kept for an undo have it.
        public var isKept: Bool

        init(_ source: SourceEntry) {
            id = source.id
            path = source.path
            sha256 = source.sha256
            contacts = source.contacts
            numbers = source.numbers
            isKept = source.keptBy != nil
            date = isKept ? nil : Self.date(of: source)
        }

        /// The source with its totals.
        public var description: String {
            let file = date.map { "written \($0)" } ?? "its file is gone or has other content now"
            let state = isKept ? "replaced, and kept for undo" : file
            let totals =
                "\(contacts) \(contacts == 1 ? "contact" : "contacts"), \(numbers) \(numbers == 1 ? "number" : "numbers")"
            return "\(id)  \(path)  \(totals), SHA-256 \(sha256.prefix(12)), \(state)"
        }

        private static func date(of source: SourceEntry) -> String? {
            guard OpenFile.byteCount(of: source.path) != nil,
                let hash = try? OpenedInput.open(source.path, limits: .init()).sources.first?.hash(),
                hash == source.sha256,
                let attributes = try? FileManager.default.attributesOfItem(atPath: source.path),
                let date = attributes[.modificationDate] as? Date
            else { return nil }
            return date.formatted(.iso8601)
        }
    }

    /// Finds the subject.
    init(_ search: SubjectSearch, in survey: ErasureSurvey) throws {
        subject = search.subject
        var ids: [Int] = []
        switch search.subject {
        case .source(let name):
            let source = try Self.source(named: name, in: survey)
            self.source = Source(source)
            ids = try survey.contacts(ofSource: source.id)
        case .content(let path):
            let found = try (survey.sources() + survey.keptSources()).filter {
                search.contentHashes.contains($0.sha256)
            }
            guard let first = found.first else { throw ErasureError.noSuchContent(path) }
            guard found.count == 1 else { throw ErasureError.severalSources(path, found.map(Source.init)) }
            source = Source(first)
            ids = try survey.contacts(ofSource: first.id)
        case .contact(let contact):
            guard try survey.hasContact(contact) else { throw ErasureError.noSuchContact(contact) }
            ids = [contact]
        case .email(let address):
            let wanted = EmailCheck.folded(address)
            ids = try survey.contacts(withEmail: { EmailCheck.folded($0) == wanted })
            if ids.isEmpty { throw ErasureError.noSuchEmail(address) }
        case .person(let person):
            ids = try survey.contacts(ofPerson: person)
            if ids.isEmpty { throw ErasureError.noSuchPerson(person) }
        case .number:
            ids = try search.spelling.map { try survey.contacts(with: $0.test) } ?? []
        case .selection(let selection):
            ids = try search.selection.map { try survey.contacts(of: $0) } ?? []
            if ids.isEmpty { throw ErasureError.nothingSelected(selection.description) }
        }
        contacts = try survey.listing(of: ids).map {
            Contact(id: $0.contact, name: $0.name, source: $0.source, isKept: $0.isKept)
        }
        // A checkpoint counts the contacts that are stored; an ingest that goes on must find them.
        if source == nil, let path = try survey.unfinishedSources().first { throw ErasureError.unfinishedSource(path) }
    }

    private static func source(named name: String, in survey: ErasureSurvey) throws -> SourceEntry {
        let sources = try survey.sources() + survey.keptSources()
        // A path of digits alone is distinguished from a key by being listed with it.
        let found = sources.filter { $0.path == name || String($0.id) == name }
        guard let first = found.first else { throw ErasureError.noSuchSource(name) }
        guard found.count == 1 else { throw ErasureError.severalSources(name, found.map(Source.init)) }
        return first
    }

    /// Returns `true` if another plan contains everything in this one.
    func isCovered(by other: ErasurePlan) -> Bool {
        source?.id == other.source?.id && source?.sha256 == other.source?.sha256
            && Set(contacts).isSubset(of: Set(other.contacts))
    }

    /// `true` if the people themselves are to be recognized, and not a number or the content of a source.
    var isOfPeople: Bool {
        switch subject {
        case .contact, .person, .email, .selection: true
        case .number, .source, .content: false
        }
    }

    /// The remark in the history, which does not identify anybody.
    var remark: ChangeSentence {
        switch subject {
        case .number: .forgottenNumber
        case .contact: .forgottenContact
        case .selection: .forgottenContacts
        case .person: .forgottenPerson
        case .email: .forgottenAddress
        case .source, .content: .forgottenSource
        }
    }

    /// The hashes by which they are recognized again, by their kinds.
    func digests(_ hashes: ForgottenDigests, _ people: [ContactIdentity]) -> [(kind: String, digests: [String])] {
        let traits = ForgottenTraits(hashes)
        let ofPeople = ("person", people.flatMap { hashes.person($0) + traits.all(of: $0) })
        return switch subject {
        case .number(let number): [("number", [hashes.number(number)])]
        case .email(let address): [("email", [hashes.email(address)]), ofPeople]
        case .contact, .person, .selection: [ofPeople]
        case .source, .content: [("source", source.map { [hashes.source($0.sha256)] } ?? [])]
        }
    }
}

extension NumberSpelling {
    /// The test of stored numbers: their texts are read as their sources and contacts have them.
    var test: NumberTest {
        NumberTest(
            e164: e164, isMentioned: occurs,
            isRead: { text, settings, hints in
                let region = StoredTextReader.region(of: hints)
                let numbers = StoredTextReader().classifier(for: settings).numbers(in: text, region: region)
                let forms = numbers.compactMap { $0.classification.e164 }
                if !forms.isEmpty { return forms.contains(e164) }
                // Nothing is read there: the number is taken for the one that it would be at home.
                return isIn(text, home: region ?? settings.region.flatMap { RegionCode($0) })
            })
    }

    /// Returns `true` if the number occurs in a text that belongs to a region.
    func isIn(_ text: String, home: RegionCode?) -> Bool {
        var text = text
        return text.withUTF8 { text in occurrences(in: text).contains { !isOther($0, in: text, home: home) } }
    }
}
