import NumberDetails

/// Compiles the details of numbers to a table, whose layout is that of `PrefixTable`.
public enum DetailsCompiler {
    /// The table of the files.
    ///
    /// - Throws: ``KnowledgeError`` at the first mistake.
    public static func compile(_ files: [KnowledgeFile]) throws(KnowledgeError) -> [UInt8] {
        var head = Array(PrefixTable.magic.utf8)
        head.append(littleEndian: PrefixTable.layoutVersion)
        let start = PrefixTable.headerSize + PrefixTable.Name.allCases.count * PrefixTable.entrySize
        var contents: [UInt8] = []
        for name in PrefixTable.Name.allCases {
            guard let file = files.first(where: { $0.name == name.rawValue }) else {
                throw KnowledgeError(file: name.rawValue + ".txt", line: 1, column: 1, message: "there is no such file")
            }
            let table = try PrefixFile(file)
            head.append(littleEndian: UInt32(start + contents.count))
            head.append(littleEndian: UInt32(table.steps.count))
            for step in table.steps { contents.append(littleEndian: step.start) }
            for step in table.steps { contents.append(littleEndian: step.text) }
            head.append(littleEndian: UInt32(start + contents.count))
            head.append(littleEndian: UInt32(table.texts.count))
            var end = 0
            for text in table.texts {
                end += text.count
                contents.append(littleEndian: UInt32(end))
            }
            for text in table.texts { contents += text }
        }
        return head + contents
    }
}

extension [UInt8] {
    fileprivate mutating func append(littleEndian number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}
