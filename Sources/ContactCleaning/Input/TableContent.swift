import Archives
import ContactFormats
import ContactStore
import Tables

/// The table that a source in another format than CSV holds, as CSV text in an unlinked temporary file.
enum TableContent {
    /// Converts JSON or LDIF text.
    ///
    /// - Parameters:
    ///   - path: the path that errors name.
    ///   - makeStream: gives the text from its start.
    /// - Returns: the text, and the records that could not be read.
    /// - Throws: ``CleaningError``, or `UnsupportedFormat` for JSON without contacts.
    static func converted(
        _ format: TableFileFormat, path: String, limits: ExpansionLimits, cancellation: Cancellation,
        _ makeStream: () throws -> any ByteStream
    ) throws -> (file: OpenFile, lost: LostRecords) {
        var lost = LostRecords()
        let file = try OpenFile(copyOf: path, cancellation: cancellation) { write in
            do {
                lost = try TableConversion.convert(format, makeStream, limits: limits, into: write)
            } catch TableError.empty {
                throw UnsupportedFormat(
                    name: "\(format.rawValue) without contacts", hint: "Check that it is the right file.")
            } catch let error as TableError {
                throw CleaningError.unsupported(path: path, detail: error.description)
            }
        }
        return (file, lost)
    }

    /// Converts a sheet of a workbook.
    ///
    /// - Parameter sheet: the name of the sheet; `nil` for the first one.
    /// - Throws: ``CleaningError``.
    static func converted(
        _ workbook: Workbook, sheet: String?, path: String, cancellation: Cancellation
    ) throws -> OpenFile {
        try OpenFile(copyOf: path, cancellation: cancellation) { write in
            do {
                try workbook.convert(sheet: sheet, into: write)
            } catch let error as TableError {
                throw CleaningError.unsupported(path: path, detail: "Excel workbook (XLSX): \(error)")
            } catch let error as ArchiveError {
                throw CleaningError.unsupported(path: path, detail: "Excel workbook (XLSX): \(error)")
            }
        }
    }
}

/// A stream that ends where its bytes are no longer good.
final class GoodBytes: ByteStream {
    private let stream: any ByteStream
    /// What ended it.
    private(set) var damage: ArchiveError?

    init(_ stream: any ByteStream) { self.stream = stream }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard damage == nil else { return 0 }
        do {
            return try stream.read(into: buffer)
        } catch let error as ArchiveError where error.leavesGoodBytes {
            damage = error
            return 0
        }
    }
}

/// Bytes in memory as a stream.
final class MemoryStream: ByteStream {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let count = min(buffer.count, bytes.count)
        buffer.copyBytes(from: bytes.prefix(count))
        bytes = bytes.dropFirst(count)
        return count
    }
}
