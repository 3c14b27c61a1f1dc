import ContactFormats
import ContactStore
import Foundation
import Tables

extension StoredLayout {
    /// `true` if positions refer to a text that the source was converted to, and not to its own bytes.
    var isConverted: Bool { format.flatMap { TableFileFormat(rawValue: $0) } != nil }

    /// The byte between cells; `nil` if there is none.
    var delimiter: UInt8? {
        guard let dialect, let range = dialect.range(of: "delimiter ") else { return nil }
        let rest = dialect[range.upperBound...]
        return rest.hasPrefix("TAB") ? 0x09 : rest.utf8.first
    }

    /// The options with which the source was read.
    var readingOptions: ReadingOptions {
        var options = ReadingOptions()
        options.format = isCards ? .vCard : .csv
        options.encoding = encoding.flatMap { TextEncoding($0) }
        options.delimiter = delimiter
        if let mapping, let file = try? MappingFile(mapping, path: path) { options.headerMap = file.map }
        return options
    }
}
