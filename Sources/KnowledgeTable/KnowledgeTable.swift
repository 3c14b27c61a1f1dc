internal import KnowledgeData

/// The compiled texts of `Knowledge`, in the read-only memory of the program.
///
/// | bytes | content |
/// |---|---|
/// | 4 | ``magic`` |
/// | 4 | the version of the layout |
/// | 4 | the number of sections |
/// | 16 for each section | where its name begins, the name's length, where its text begins, the text's length |
/// | the rest | names and texts |
///
/// Numbers are little-endian and have four bytes. A section is a file: its name has the folder and no extension, as in
/// `headers/outlook`; its text has no comments, one row a line.
package struct KnowledgeTable: Sendable {
    /// The sections in the order of the table.
    package let sections: [KnowledgeSection]

    /// The table of this program, read at the first access.
    package static let shared = KnowledgeTable()

    /// The first bytes.
    package static let magic = "KNOW"
    /// The version of the layout.
    package static let layoutVersion: UInt32 = 1
    /// The length of the header before the entries of the sections, and of one entry.
    package static let headerSize = 12, entrySize = 16

    private init() {
        let bytes = KnowledgeSection.memory
        func number(_ offset: Int) -> Int {
            Int(
                UInt32(
                    littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        sections = (0..<number(8)).map { place in
            let entry = Self.headerSize + place * Self.entrySize
            let name = number(entry)..<number(entry) + number(entry + 4)
            let text = number(entry + 8)..<number(entry + 8) + number(entry + 12)
            return KnowledgeSection(name: name, text: text)
        }
    }

    /// The files of a kind.
    package static func sections(of kind: KnowledgeKind) -> [KnowledgeSection] {
        shared.sections.filter { $0.name.hasPrefix(kind.rawValue + "/") }
    }

    /// The file with a name such as `countries/names`; without rows if there is none.
    package static func section(_ name: String) -> KnowledgeSection {
        shared.sections.first { $0.name == name } ?? KnowledgeSection(name: 0..<0, text: 0..<0)
    }
}

extension KnowledgeSection {
    /// The bytes of the table, which are a constant of the executable.
    fileprivate static var memory: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: knowledge_table, count: knowledge_table_size)
    }

    /// The bytes of a range of the table.
    static func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: memory[range])
    }
}
