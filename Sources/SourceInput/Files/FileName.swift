/// The names of files that may hold contacts.
enum FileName {
    private static let contacts = [
        ".csv", ".tsv", ".tab", ".vcf", ".vcard", ".json", ".jsonl", ".ndjson", ".ldif", ".ldi", ".jcard",
        ".xcard", ".contact", ".sqlite", ".sqlitedb", ".abcddb",
    ]
    private static let packed = [
        ".xlsx", ".xlsm", ".ods", ".fods", ".zip", ".gz", ".tgz", ".tar", ".bz2", ".tbz", ".tbz2", ".xz", ".txz",
        ".zst",
        ".tzst",
    ]

    /// Returns `true` if the name is one of a contact file. The files that macOS keeps beside others are none.
    static func mayHoldContacts(_ path: String) -> Bool {
        guard !isOfSystem(path) else { return false }
        let name = path.lowercased()
        return contacts.contains { name.hasSuffix($0) }
    }

    /// Returns `true` if a file of this name in a folder or an archive is read: contacts, packed or not.
    static func mayBeRead(_ name: String) -> Bool { mayHoldContacts(name) || isPacked(name) }

    /// Returns `true` if the name is one of an archive, a workbook or a compressed file.
    static func isPacked(_ path: String) -> Bool {
        guard !isOfSystem(path) else { return false }
        let name = path.lowercased()
        return packed.contains { name.hasSuffix($0) }
    }

    /// Returns `true` if the name is one of a file of cards.
    static func isOfCards(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".vcf") || name.hasSuffix(".vcard")
    }

    /// Returns `true` if the file is one that an operating system keeps for itself beside files of people.
    static func isOfSystem(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return path.hasPrefix("__MACOSX/") || name.hasPrefix("._")
            || [".DS_Store", "Thumbs.db", "desktop.ini"].contains(name)
    }

    /// A name with `\xE9` for each byte that is not ASCII.
    static func escaped(_ name: [UInt8]) -> String {
        name.map { byte in
            guard byte >= 0x80 else { return String(UnicodeScalar(byte)) }
            return "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
