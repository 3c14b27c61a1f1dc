import Archives
import ContactReading
package import ContactStore
import SourceInput
import Threads

/// The record of a contact as it stands in its source.
package struct RecordText: Sendable, Hashable {
    /// The record, without the line ends behind it.
    package var text: String
    /// `true` if more of the record follows.
    package var isCut: Bool

    /// The longest part of a record that is read, and the greatest offset in a source at which records are looked for,
    /// in bytes.
    private static let limits = (record: 1 << 14, depth: 1 << 28)

    /// Reads the record of a contact from the file of its source, else from the content that the database keeps.
    ///
    /// A file counts as the source as long as it has its size; equal content is not proven.
    ///
    /// - Returns: `nil` if there is no such contact, or its source is neither there nor kept.
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    package static func read(contact: Int, in database: ContactDatabase) throws -> RecordText? {
        guard let place = try database.recordPlace(ofContact: contact), place.range.lowerBound < limits.depth else {
            return nil
        }
        let range = place.range.lowerBound..<min(place.range.upperBound, place.range.lowerBound + limits.record)
        guard let text = try fromBook(place, range, database) ?? fromFile(place, range) ?? kept(place, range, database)
        else {
            return nil
        }
        let lineEnds: Set<Character> = ["\n", "\r", "\r\n"]
        let end = text.lastIndex { !lineEnds.contains($0) }.map { text.index(after: $0) } ?? text.startIndex
        return RecordText(text: String(text[..<end]), isCut: range != place.range)
    }

    private static func fromBook(
        _ place: RecordPlace, _ range: Range<Int>, _ database: ContactDatabase
    ) throws -> String? {
        guard let member = try database.member(ofSource: place.source, at: range.lowerBound) else { return nil }
        return try AddressBookContent.text(of: range, in: member, path: place.path).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private static func fromFile(_ place: RecordPlace, _ range: Range<Int>) throws -> String? {
        // A pipe would wait for somebody to write to it.
        guard place.path != "-" else { return nil }
        do {
            let opened = try OpenedInput.open(place.path, limits: ExpansionLimits())
            guard let file = opened.sources.first, opened.sources.count == 1,
                file.ownByteCount == nil || file.ownByteCount == place.sourceBytes
            else { return nil }
            let description = try SourcePreview(file, options: ReadingOptions()).description
            return try text(of: SourceText(file, description: description), range, description.encoding)
        } catch let error where SourceError.isAboutInput(error) {
            return nil
        }
    }

    private static func kept(_ place: RecordPlace, _ range: Range<Int>, _ database: ContactDatabase) throws -> String? {
        guard try database.hasRawContent(source: place.source),
            let layout = try database.layouts().first(where: { $0.id == place.source })
        else { return nil }
        let content = SourceContent.kept(source: place.source, database: database.path)
        let encoding = layout.encoding.flatMap { TextEncoding($0) } ?? .utf8
        var head: [UInt8] = [0, 0]
        let stream = try content.makeTextStream(of: layout, cancellation: Cancellation())
        _ = try head.withUnsafeMutableBytes { try stream.read(into: $0) }
        let hasMark = head == [0xFF, 0xFE] || head == [0xFE, 0xFF]
        let source = SourceText(
            try content.makeTextStream(of: layout, cancellation: Cancellation()), encoding: encoding,
            byteOrderMarkLength: hasMark ? head.count : 0)
        return try text(of: source, range, encoding)
    }

    private static func text(of source: SourceText, _ range: Range<Int>, _ encoding: TextEncoding) throws -> String {
        var bytes: [UInt8] = []
        try source.read(range) { bytes.append(contentsOf: $0) }
        return encoding.text(of: bytes)
    }
}
