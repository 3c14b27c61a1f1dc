import ContactReading
import ContactStore
import Tables

extension StoredLayout {
    /// `true` if positions refer to a text that the source was converted to, and not to its own bytes.
    var isConverted: Bool { format.flatMap { TableFileFormat(rawValue: $0) } != nil }

    /// The options with which the source was read.
    var readingOptions: ReadingOptions {
        var options = ReadingOptions()
        options.format = isCards ? .vCard : .csv
        options.encoding = encoding.flatMap { TextEncoding($0) }
        options.delimiter = delimiter
        if let mapping, let file = try? MappingFile(stored: mapping, path: path) { options.headerMap = file.map }
        return options
    }
}
