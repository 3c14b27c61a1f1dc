import Archives
import ContactFormats
import ContactStore
import Foundation

/// What one input path stands for: a source, or those in an archive.
struct OpenedInput {
    /// What is to be read.
    var sources: [InputFile]
    /// How many files of an archive are no contact files by their names.
    fileprivate(set) var otherMembers = 0
    /// What is said about contact files beyond the limit.
    fileprivate var surplus: String?

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
        if wanted != nil {
            throw CleaningError.noSuchInput(path: path, detail: "\(file.path) is no ZIP archive")
        }
        let packing = format == .gzip ? InputFile.Packing.gzip : .none
        return OpenedInput(sources: [InputFile(file, path: path, packing: packing, limits: limits)])
    }

    private static func archive(
        _ file: OpenFile, wanted: String?, limits: ExpansionLimits
    ) throws -> OpenedInput {
        do {
            try file.makeRewindable()
            return try members(of: ZipArchive(file), in: file, wanted: wanted, limits: limits)
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
        let chosen = files.filter { wanted == nil ? MemberName.mayHoldContacts($0.path) : $0.path == wanted }
        guard !chosen.isEmpty else {
            if let wanted {
                throw CleaningError.noSuchInput(
                    path: "\(file.path)/\(wanted)", detail: "the archive has no such file")
            }
            let example = files.first.map { ", only files such as \($0.path)" } ?? ", and no other file"
            throw CleaningError.unsupported(
                path: file.path,
                detail: "unsupported format: ZIP archive without a .csv or .vcf file" + example)
        }
        let sources = chosen.prefix(limits.maxMemberCount).map { member in
            let source = InputFile(
                file, path: "\(file.path)/\(member.path)", packing: .member(member, of: archive), limits: limits)
            source.isSkippable = wanted == nil
            return source
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

/// The names of files in archives.
enum MemberName {
    private static let endings = [".csv", ".tsv", ".tab", ".vcf", ".vcard"]

    /// Whether the name is one of a contact file. What macOS keeps beside files is none.
    static func mayHoldContacts(_ path: String) -> Bool {
        guard !path.hasPrefix("__MACOSX/"), path.split(separator: "/").last?.hasPrefix("._") != true else {
            return false
        }
        let name = path.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }
}
