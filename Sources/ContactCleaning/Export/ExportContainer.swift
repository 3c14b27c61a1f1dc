import Archives
import ContactWriting

/// The file around the bytes of a format: that of a workbook around a sheet, and none around any other.
final class ExportContainer {
    private var workbook: WorkbookWriter?
    private var isBegun = false

    init(_ format: ExportFormat) throws { workbook = format == .xlsx ? try WorkbookWriter() : nil }

    /// The bytes of the file for the next bytes of the format.
    ///
    /// - Throws: ``SheetLimitExceeded``.
    func wrap(_ bytes: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        if workbook == nil { return bytes }
        var output: [UInt8] = []
        do {
            if !isBegun { try workbook?.begin(into: &output) }
            isBegun = true
            try workbook?.write(bytes, into: &output)
        } catch ArchiveError.tooLarge(let limit) {
            throw SheetLimitExceeded(limit: .bytes(maximum: limit))
        }
        return output[...]
    }

    /// The bytes that end the file.
    func finish() -> ArraySlice<UInt8> {
        var output: [UInt8] = []
        workbook?.finish(into: &output)
        return output[...]
    }
}
