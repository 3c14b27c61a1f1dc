import ContactModel
import ContactReading
import SourceInput

extension InputFile {
    /// Reads all contacts.
    ///
    /// - Returns: the description of the source.
    /// - Throws: ``SourceError`` if the file cannot be read.
    @discardableResult
    func read(_ options: ReadingOptions, into sink: inout some ContactSink) throws -> SourceDescription {
        do {
            var reader = try makeReader(options)
            try forEachChunk { chunk in try reader.read(chunk, into: &sink) }
            try reader.finish(into: &sink)
            return reader.description
        } catch let error where SourceError.isAboutInput(error) {
            throw SourceError(error, path: path)
        }
    }
}

extension Contact {
    /// The cells of columns without a field that are not empty, by the names of the columns.
    var cells: [String: String] {
        var cells: [String: String] = [:]
        for field in fields where field.kind == .extra { cells[label(of: field)] = value(of: field) }
        return cells
    }
}
