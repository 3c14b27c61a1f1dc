import Archives
import ContactReading

/// A compound file, in which older Office programs keep documents, and newer ones those that are locked with a password.
///
/// See [MS-CFB](https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/), and for passwords
/// [MS-OFFCRYPTO](https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto/), 2.3.
enum CompoundFile {
    private static let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    /// The most sectors of the directory that are looked at.
    private static let maxSectorCount = 64

    /// Returns `true` if these are the first bytes of a compound file.
    static func begins(_ head: some Sequence<UInt8>) -> Bool { head.starts(with: signature) }

    /// The format of a document that cannot be read, by the names in its directory: one that is locked with a password, or a workbook of
    /// Excel 97 to 2003; `nil` for any other file.
    static func document(_ file: OpenFile) throws -> UnsupportedFormat? {
        guard begins(try file.peek(signature.count)) else { return nil }
        try file.makeRewindable()
        let names = try streamNames(file)
        if names.contains("Workbook") || names.contains("Book") {
            return UnsupportedFormat(
                name: "workbook of Excel 97 to 2003 (XLS)",
                hint:
                    "Save it as XLSX or ODS in its program and read that; LibreOffice does it for many files at once: "
                    + "soffice --headless --convert-to xlsx FILE.xls")
        }
        guard names.contains("EncryptedPackage") else { return nil }
        return UnsupportedFormat(
            name: "encrypted Excel workbook (XLSX) or other Office document",
            hint: "It is locked with a password: open it in its program, save it without the password "
                + "(in Excel: File, Info, Protect Workbook), and read that.")
    }

    /// The names in the directory, as far as its sectors can be followed.
    private static func streamNames(_ file: OpenFile) throws -> [String] {
        let header = try file.bytes(in: 0..<512)
        guard header.count == 512 else { return [] }
        let shift = header.uint16(at: 30)
        guard shift == 9 || shift == 12 else { return [] }
        let size = 1 << shift
        func sector(_ number: Int) throws -> [UInt8] {
            try file.bytes(in: ((number + 1) * size)..<((number + 2) * size))
        }
        var names: [String] = []
        var number = header.uint32(at: 48)
        for _ in 0..<maxSectorCount where number < file.count / size {
            let bytes = try sector(number)
            for start in stride(from: 0, to: bytes.count - 127, by: 128) {
                let length = min(max(bytes.uint16(at: start + 64) - 2, 0), 62)
                let units = stride(from: start, to: start + length, by: 2).map { UInt16(bytes.uint16(at: $0)) }
                names.append(String(decoding: units, as: UTF16.self))
            }
            // The header names the first 109 sectors of the table that says which sector follows which.
            let (place, entry) = (number / (size / 4), number % (size / 4))
            guard place < 109 else { break }
            let table = try sector(header.uint32(at: 76 + 4 * place))
            guard table.count == size else { break }
            number = table.uint32(at: 4 * entry)
        }
        return names
    }
}
