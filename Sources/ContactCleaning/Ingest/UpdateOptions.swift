import ContactModel
import ContactReading
public import ContactStore
import SourceInput

/// The options for replacing an older export of the same contacts by a newer one.
public struct UpdateOptions: Sendable, Hashable {
    /// The key by which contacts are recognized.
    public var key: ContactKey
    /// `true` to delete contacts that the newer export lacks. Otherwise they stay where they are.
    public var removesGone: Bool
    /// The older export, by its path or its key; `nil` for the only stored source of the same product and layout that shares
    /// contacts.
    public var predecessor: String?
    /// `true` to delete any number of contacts that are gone. Otherwise the update is refused if more than 20 are, or
    /// more than a twentieth of the older export.
    public var removesMany: Bool

    /// The options of an update.
    public init(
        key: ContactKey = .uid, removesGone: Bool = false, predecessor: String? = nil, removesMany: Bool = false
    ) {
        self.key = key
        self.removesGone = removesGone
        self.predecessor = predecessor
        self.removesMany = removesMany
    }
}

extension UpdateOptions {
    /// The options for a source that was read.
    func request(for reading: SourceReader.Result) -> UpdateRequest {
        UpdateRequest(
            key: key.resolved(in: reading.description.headerMap), removesGone: removesGone, predecessor: predecessor,
            kind: reading.kind, endsWithLineEnd: reading.description.endsWithLineEnd)
    }
}

extension ContactKey {
    /// The key that a heading stands for in a table: a column of identifiers is no extra value but the UID.
    func resolved(in map: HeaderMap?) -> ContactKey {
        guard case .column(let heading) = self, let map else { return self }
        let column =
            map.columns.first { $0.name == heading }
            ?? map.columns.first { $0.name.lowercased() == heading.lowercased() }
        guard let column, case .value(let value) = column.target else { return self }
        return switch value.kind {
        case .uid: .uid
        case .email: .email
        case .phone: .phone
        default: .column(column.name)
        }
    }
}

extension SourceError {
    /// The reason why a source is no newer export of a stored one, and the remedy.
    init(_ error: UpdateError, path: String, kind: ExportKind) {
        switch error {
        case .lacksKey(.uid):
            self = .unsupported(
                path: path,
                detail:
                    "its contacts have no UID by which an older export could be recognized; name another key with --key: "
                    + "email, phone, or the heading of a column")
        case .lacksKey(let key):
            self = .unsupported(
                path: path,
                detail: "none of its contacts has a value for the key (\(key)); name another one with --key")
        case .unknownColumn(let heading, let known):
            self = .unsupported(
                path: path,
                detail: "no stored file has a column '\(heading)' for --key; "
                    + (Suggestion.nearest(to: heading, in: known).map { "did you mean '\($0)'?" }
                        ?? "the keys are uid, email, phone and the columns \(known.joined(separator: ", "))"))
        case .noPredecessor(let key, others: []):
            self = .unsupported(
                path: path,
                detail:
                    "no stored file shares a contact with it by the key (\(key)); to store it beside the others, read it "
                    + "without --update")
        case .noPredecessor(_, let others):
            self = .refused(
                path: path,
                detail:
                    "it is an export of \(kind.name), and no stored one of the same product and layout shares a contact with "
                    + "it; if it is a newer version all the same, name the older one with --update-of: \(Self.list(others))"
            )
        case .severalPredecessors(_, let found):
            self = .refused(
                path: path,
                detail:
                    "it may be a newer version of several stored files; name one with --update-of: \(Self.list(found))")
        case .unknownPredecessor(let name, let sources):
            let known = sources.isEmpty ? "no file is stored" : "choose one by its ID: \(Self.list(sources))"
            self = .refused(path: path, detail: "'\(name)' is not one stored file; \(known)")
        case .nothingShared(let key, let source):
            self = .refused(
                path: path,
                detail:
                    "it shares no contact with \(source.name) by the key (\(key)); name another key with --key, or another "
                    + "file with --update-of")
        case .severalOfPath(let sources):
            self = .refused(
                path: path,
                detail:
                    "\(sources.count) files of this path are stored (ID \(sources.map { String($0) }.joined(separator: ", "))); "
                    + "name the older version with --update-of ID, or forget those that are not wanted")
        case .endsInsideLine(let source):
            self.init(refusing: .openLine(after: source.path), path: path)
        }
    }

    /// Sources with the properties that distinguish them: `ID 2: crm.csv (csv, 100 contacts, 98 of them in it)`.
    private static func list(_ sources: [UpdateSource]) -> String {
        let shown = sources.prefix(maximumListed).map { source in
            let contacts = source.contacts == 1 ? "1 contact" : "\(source.contacts) contacts"
            return "ID \(source.id): \(source.path) (\(source.kind.name), \(contacts), \(source.shared) of them in it)"
        }
        let rest = sources.count - shown.count
        return shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more in 'trunkline report summary'" : "")
    }

    private static let maximumListed = 10
}

extension SourceDamage {
    /// The damage of a source without a last line end, where the older export has one.
    static func openLine(after path: String?) -> SourceDamage {
        SourceDamage(
            .openLine,
            detail:
                "its last line has no end, and that of \(path ?? "the stored file") has one, so that a value may be cut off"
        )
    }
}

extension SourceUpdate {
    /// The share of the contacts that are gone, in percent: `31.8`.
    public var gonePercent: String { "\(goneInTenths / 10).\(goneInTenths % 10)" }
}
