import Archives
import ContactFormats
import ContactStore
import Foundation
import Tables

/// What one input path stands for: a source, or those in an archive.
struct OpenedInput {
    /// What is to be read.
    var sources: [InputFile]
    /// How many files of an archive are not contact files by their names.
    fileprivate(set) var otherMembers = 0
    /// What is said about contact files beyond the limit.
    fileprivate var surplus: String?
    /// What keeps an archive from being read to its end; the files before are known.
    fileprivate(set) var damage: ArchiveError?

    /// What is said about files of an archive that are not read; `nil` if there are none.
    var skipped: String? {
        let others = otherMembers == 0 ? nil : otherMembers == 1 ? "1 other file" : "\(otherMembers) other files"
        let reasons = [surplus, others].compactMap { $0 }
        return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    }

    /// Opens a path: a file, standard input, an archive, or a member of an archive by the path that reports show.
    ///
    /// - Throws: ``CleaningError`` or `UnsupportedFormat`.
    static func open(
        _ path: String, limits: ExpansionLimits, cancellation: Cancellation = Cancellation()
    ) throws -> OpenedInput {
        let (file, wanted) = try find(path, cancellation: cancellation)
        let format = ArchiveFormat(try file.peek(ArchiveFormat.signatureLength))
        if format == .zip { return try archive(file, wanted: wanted, limits: limits) }
        if let format, try isTar(file, format, limits: limits) {
            return try tar(file, format, wanted: wanted, limits: limits)
        }
        if wanted != nil {
            throw CleaningError.noSuchInput(path: path, detail: "\(file.path) is not an archive")
        }
        let packing = format.map { InputFile.Packing.compressed($0) } ?? .none
        return OpenedInput(sources: [InputFile(file, path: path, packing: packing, limits: limits)])
    }

    /// Whether a file is a tar file, compressed or not.
    private static func isTar(_ file: OpenFile, _ format: ArchiveFormat, limits: ExpansionLimits) throws -> Bool {
        if format == .tar { return true }
        // bzip2 needs a whole block before it gives a byte.
        let head = try file.peek(1 << 20)
        guard let content = try? format.unpacked(MemoryStream(head), limits: limits) else { return false }
        var block = [UInt8](repeating: 0, count: ArchiveFormat.signatureLength)
        let count = (try? block.withUnsafeMutableBytes { try GoodBytes(content).fill($0) }) ?? 0
        return ArchiveFormat(block[..<count]) == .tar
    }

    private static func tar(
        _ file: OpenFile, _ format: ArchiveFormat, wanted: String?, limits: ExpansionLimits
    ) throws -> OpenedInput {
        try file.makeRewindable()
        let archive: TarArchive
        do {
            archive = try TarArchive { try format.unpacked(file.makeStream(), limits: limits) }
        } catch let error as ArchiveError {
            throw CleaningError.unsupported(path: file.path, detail: error.description)
        }
        let chosen = archive.members.filter { wanted == nil ? FileName.mayHoldContacts($0.path) : $0.path == wanted }
        guard !chosen.isEmpty else {
            throw missing(wanted, in: file, format: "tar", example: archive.members.first?.path)
        }
        let sources = chosen.map { member in
            source(
                file, member: member.path, packing: .tarMember(member, of: archive), limits: limits,
                isSkippable: wanted == nil)
        }
        for source in sources { source.archiveDamage = archive.damage }
        var input = OpenedInput(
            sources: sources, otherMembers: wanted == nil ? archive.members.count - chosen.count : 0)
        if wanted == nil { input.damage = archive.damage }
        return input
    }

    private static func source(
        _ file: OpenFile, member: String, packing: InputFile.Packing, limits: ExpansionLimits, isSkippable: Bool
    ) -> InputFile {
        let source = InputFile(file, path: "\(file.path)/\(member)", packing: packing, limits: limits)
        source.isSkippable = isSkippable
        return source
    }

    /// The error for an archive without what is wanted.
    private static func missing(
        _ wanted: String?, in file: OpenFile, format: String, example: String?
    ) -> CleaningError {
        if let wanted {
            return .noSuchInput(path: "\(file.path)/\(wanted)", detail: "the archive has no such file")
        }
        let example = example.map { ", only files such as \($0)" } ?? ", and no other file"
        return .unsupported(
            path: file.path,
            detail: "unsupported format: \(format) archive without a .csv or .vcf file" + example)
    }

    /// A sheet of a workbook: the first one, or that with the name.
    private static func workbook(
        _ archive: ZipArchive, in file: OpenFile, sheet: String?, limits: ExpansionLimits
    ) throws -> OpenedInput {
        let path = sheet.map { "\(file.path)/\($0)" } ?? file.path
        do {
            let workbook = try Workbook(archive, limits: limits)
            return OpenedInput(
                sources: [InputFile(file, path: path, packing: .sheet(sheet, of: workbook), limits: limits)])
        } catch let error as TableError {
            throw CleaningError.unsupported(path: path, detail: "Excel workbook (XLSX): \(error)")
        }
    }

    private static func archive(
        _ file: OpenFile, wanted: String?, limits: ExpansionLimits
    ) throws -> OpenedInput {
        do {
            try file.makeRewindable()
            let archive = try ZipArchive(file)
            if Workbook.isWorkbook(archive.members.map(\.path)) {
                return try workbook(archive, in: file, sheet: wanted, limits: limits)
            }
            return try members(of: archive, in: file, wanted: wanted, limits: limits)
        } catch let error as ArchiveError {
            let firstName = OfficeDocument.firstMember(try file.peek(300))
            if let document = OfficeDocument.format(of: [firstName]) { throw document }
            throw CleaningError.unsupported(path: file.path, detail: error.description)
        }
    }

    private static func members(
        of archive: ZipArchive, in file: OpenFile, wanted: String?, limits: ExpansionLimits
    ) throws -> OpenedInput {
        if let document = OfficeDocument.format(of: archive.members.map(\.path)) { throw document }
        let files = archive.members.filter { !$0.isDirectory }
        let chosen = files.filter { wanted == nil ? FileName.mayHoldContacts($0.path) : $0.path == wanted }
        guard !chosen.isEmpty else {
            throw missing(wanted, in: file, format: "ZIP", example: files.first?.path)
        }
        let sources = chosen.prefix(limits.maxMemberCount).map { member in
            source(
                file, member: member.path, packing: .member(member, of: archive), limits: limits,
                isSkippable: wanted == nil)
        }
        var input = OpenedInput(sources: sources, otherMembers: wanted == nil ? files.count - chosen.count : 0)
        if chosen.count > sources.count {
            let sentence =
                "\(chosen.count - sources.count) more contact files of the archive are beyond the limit of "
                + "\(limits.maxMemberCount) and were not read; raise it with --limit members=\(chosen.count)"
            input.surplus = sentence
            sources.first?.findings = [Finding(.tooManyMembers, .error, message: sentence + ".")]
        }
        return input
    }

    /// Opens a file, or the archive that a longer path leads into.
    private static func find(
        _ path: String, cancellation: Cancellation
    ) throws -> (file: OpenFile, wanted: String?) {
        do {
            return (try OpenFile(path, cancellation: cancellation), nil)
        } catch let error as CleaningError {
            for slash in path.indices.reversed() where path[slash] == "/" {
                let archive = String(path[..<slash])
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: archive, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue { break }
                return (try OpenFile(archive, cancellation: cancellation), String(path[path.index(after: slash)...]))
            }
            throw error
        }
    }
}
