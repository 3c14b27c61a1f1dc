import ColumnRecognition
package import ContactModel
package import ContactReading

/// The result of reading one source.
package struct Outcome {
    package var contacts: [Contact]
    package var findings: [Finding]
    package var description: SourceDescription

    package var codes: [String] { findings.map(\.code.rawValue) }
    package var names: [String] { contacts.map { $0.displayText ?? "" } }

    package func finding(_ code: Finding.Code) -> Finding? { findings.first { $0.code == code } }
}

/// Reads bytes, in chunks of the given lengths, the last repeated.
package func read(
    _ bytes: [UInt8], _ options: ReadingOptions = ReadingOptions(), cuts: [Int] = [1 << 20], blockLength: Int = 1 << 18
) throws -> Outcome {
    var reader = ContactReader(options: options, recognizer: KnownColumns(), blockLength: blockLength)
    var sink = Collector()
    var start = 0
    var index = 0
    while start < bytes.count {
        let length = max(cuts[min(index, cuts.count - 1)], 1)
        let end = min(start + length, bytes.count)
        try bytes[start..<end].withUnsafeBytes { try reader.read($0, into: &sink) }
        start = end
        index += 1
    }
    try reader.finish(into: &sink)
    return Outcome(contacts: sink.contacts, findings: sink.findings, description: reader.description)
}

/// Reads text.
package func read(_ text: String, _ options: ReadingOptions = ReadingOptions()) throws -> Outcome {
    try read(Array(text.utf8), options)
}

/// Reads the properties of one card of a version.
package func card(_ properties: String, version: String = "3.0") throws -> Outcome {
    try read("BEGIN:VCARD\r\nVERSION:\(version)\r\n" + properties + "\r\nEND:VCARD\r\n")
}

/// UTF-16 of a text.
package func utf16(_ text: String, isBigEndian: Bool, mark: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit in
        let high = UInt8(unit >> 8)
        let low = UInt8(unit & 0xFF)
        return isBigEndian ? [high, low] : [low, high]
    }
}
