package import Archives
import ContactModel
import Foundation
import Tables
package import Threads

/// The sources of one input path: one source, or those in an archive.
package struct OpenedInput {
    /// The sources that are to be read.
    package var sources: [InputFile]
    /// The number of files of an archive that are not contact files by their names.
    fileprivate(set) var otherMembers = 0
    /// The message about contact files beyond the limit.
    fileprivate var surplus: String?
    /// The damage that keeps an archive from being read to its end; the files before are known.
    package fileprivate(set) var damage: ArchiveError?
    /// The paths of files of an archive that are not read, the first of them; each is a path that can be named.
    package fileprivate(set) var unread: [String] = []
    /// The number of files that are not read.
    package fileprivate(set) var unreadCount = 0
    /// The names of sheets of a workbook that are not read and have values.
    package fileprivate(set) var unreadSheets: [String] = []

    /// The largest number of paths of unread files that are kept.
    private static let maxUnreadCount = 100

    /// The description of the files of an archive that are not read; `nil` if there are none.
    package var skipped: String? {
        let others = otherMembers == 0 ? nil : otherMembers == 1 ? "1 other file" : "\(otherMembers) other files"
        let reasons = [surplus, others].compactMap { $0 }
        return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    }

    /// Opens a path: a file, standard input, an archive, or a member of an archive by the path that reports show.
    ///
    /// - Parameters:
    ///   - name: the name that replaces the path of the file in messages; `nil` for the path.
    ///   - shelf: has the archive that was opened last.
    /// - Throws: ``SourceError`` or `UnsupportedFormat`.
    package static func open(
        _ path: String, named name: String? = nil, limits: ExpansionLimits,
        cancellation: Cancellation = Cancellation(), shelf: ContainerShelf? = nil
    ) throws -> OpenedInput {
        let (container, wanted) = try find(
            path, named: name, limits: limits, cancellation: cancellation, shelf: shelf)
        shelf?.keep(container)
        return try OpenedInput(container, wanted: wanted, path: path, limits: limits)
    }

    /// Opens the sources in a file, or one member of it.
    ///
    /// - Parameter path: the path that errors name.
    package init(_ container: OpenContainer, wanted: String?, path: String, limits: ExpansionLimits) throws {
        let file = container.file
        sources = []
        switch container.content {
        case .single(let format):
            if wanted != nil {
                throw SourceError.noSuchInput(path: path, detail: "\(file.path) is not an archive")
            }
            let packing = format.map { InputFile.Packing.compressed($0) } ?? .none
            sources = [InputFile(file, path: file.path, packing: packing, limits: limits)]
        case .workbook(let workbook): try add(workbook, in: file, sheet: wanted, limits)
        case .zip(let archive):
            if let wanted {
                try add(wanted, of: container.places(of: wanted).map { archive.members[$0] }, in: file, "ZIP", limits) {
                    .member($0, of: archive)
                }
            } else {
                try add(archive, in: file, limits)
            }
        case .tar(let archive):
            if let wanted {
                try add(wanted, of: container.places(of: wanted).map { archive.members[$0] }, in: file, "tar", limits) {
                    .tarMember($0, of: archive)
                }
                for source in sources { source.archiveDamage = archive.damage }
            } else {
                try add(archive, in: file, limits)
            }
        }
    }

    /// Adds a sheet of a workbook: the first one, or that with the name.
    private mutating func add(
        _ workbook: Workbook, in file: OpenFile, sheet wanted: String?, _ limits: ExpansionLimits
    ) throws {
        let path = wanted.map { "\(file.path)/\($0)" } ?? file.path
        do throws(TableError) {
            let (name, isFirst) = try workbook.find(sheet: wanted)
            let packing = InputFile.Packing.sheet(name, isFirst: isFirst, of: workbook)
            sources = [InputFile(file, path: path, packing: packing, limits: limits)]
            guard wanted == nil else { return }
            let others = workbook.sheetNames.filter { $0 != name && !workbook.isEmpty(sheet: $0) }
            unreadSheets = others
            guard !others.isEmpty else { return }
            let names = others.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + (others.count > 5 ? " ..." : "")
            let sheets =
                others.count == 1
                ? "The sheet \(names) of the workbook was" : "\(others.count) more sheets of the workbook were"
            let list = others.count == 1 ? "" : ": \(names)"
            surplus = (others.count == 1 ? "1 other sheet: " : "\(others.count) other sheets: ") + names
            sources[0].findings = [
                Finding(
                    .unreadSheet, .warning,
                    message: "\(sheets) not read\(list); read one by its name, as \(file.path)/\(others[0]).")
            ]
        } catch {
            throw SourceError.unsupported(path: path, detail: "Excel workbook (XLSX): \(error)")
        }
    }

    /// Adds the members that have the path that was asked for.
    private mutating func add<Member>(
        _ wanted: String, of members: [Member], in file: OpenFile, _ format: String, _ limits: ExpansionLimits,
        _ packing: (Member) -> InputFile.Packing
    ) throws {
        guard !members.isEmpty else {
            throw SourceError.noSuchInput(path: "\(file.path)/\(wanted)", detail: "the archive has no such file")
        }
        sources = members.map { Self.source(file, member: wanted, packing: packing($0), limits, isSkippable: false) }
    }

    private mutating func add(_ archive: ZipArchive, in file: OpenFile, _ limits: ExpansionLimits) throws {
        let files = archive.members.filter { !$0.isDirectory }
        let chosen = files.filter { FileName.mayHoldContacts($0.path) }
        guard !chosen.isEmpty else { throw Self.missing(in: file, format: "ZIP", example: files.first?.path) }
        sources = chosen.prefix(limits.maxMemberCount).map { member in
            Self.source(file, member: member.path, packing: .member(member, of: archive), limits, isSkippable: true)
        }
        noteSurplus(chosen.count - sources.count, limits)
        let surplus = chosen.dropFirst(limits.maxMemberCount).prefix(Self.maxUnreadCount)
        noteUnread(surplus.map { "\(file.path)/\($0.path)" }, count: chosen.count - sources.count)
        otherMembers = files.count - chosen.count
        let others = files.lazy.filter { !FileName.mayHoldContacts($0.path) && !FileName.isOfSystem($0.path) }
        noteUnread(others.prefix(Self.maxUnreadCount).map { "\(file.path)/\($0.path)" }, count: others.count)
    }

    private mutating func add(_ archive: TarArchive, in file: OpenFile, _ limits: ExpansionLimits) throws {
        guard !archive.members.isEmpty else {
            throw Self.missing(in: file, format: "tar", example: archive.otherPaths.first)
        }
        sources = archive.members.map { member in
            Self.source(file, member: member.path, packing: .tarMember(member, of: archive), limits, isSkippable: true)
        }
        for source in sources { source.archiveDamage = archive.damage }
        noteSurplus(archive.surplusCount, limits)
        otherMembers = archive.otherCount
        damage = archive.damage
        let others = archive.otherPaths.filter { !FileName.isOfSystem($0) }
        let systemCount = archive.otherPaths.count - others.count
        noteUnread(others.map { "\(file.path)/\($0)" }, count: archive.surplusCount + archive.otherCount - systemCount)
    }

    private mutating func noteUnread(_ paths: [String], count: Int) {
        unread += paths.prefix(Self.maxUnreadCount - unread.count)
        unreadCount += count
    }

    /// Says that contact files are beyond the limit.
    private mutating func noteSurplus(_ count: Int, _ limits: ExpansionLimits) {
        guard count > 0 else { return }
        let sentence =
            "\(count) more contact \(count == 1 ? "file" : "files") of the archive \(count == 1 ? "is" : "are") beyond the limit of "
            + "\(limits.maxMemberCount) and \(count == 1 ? "was" : "were") not read; raise it with "
            + "--limit members=\(sources.count + count)"
        surplus = sentence
        sources.first?.findings = [Finding(.tooManyMembers, .error, message: sentence + ".")]
    }

    private static func source(
        _ file: OpenFile, member: String, packing: InputFile.Packing, _ limits: ExpansionLimits, isSkippable: Bool
    ) -> InputFile {
        let source = InputFile(file, path: "\(file.path)/\(member)", packing: packing, limits: limits)
        source.isSkippable = isSkippable
        return source
    }

    /// The error for an archive without a contact file.
    private static func missing(in file: OpenFile, format: String, example: String?) -> SourceError {
        let example = example.map { ", only files such as \($0)" } ?? ", and no other file"
        return .unsupported(
            path: file.path,
            detail: "unsupported format: \(format) archive without a .csv or .vcf file" + example)
    }

    /// Opens a file, or the archive that a longer path leads into.
    private static func find(
        _ path: String, named name: String?, limits: ExpansionLimits, cancellation: Cancellation,
        shelf: ContainerShelf?
    ) throws -> (container: OpenContainer, wanted: String?) {
        if let known = shelf?.container(at: path, holding: nil) { return (known, nil) }
        do {
            let file = try OpenFile(path, named: name, cancellation: cancellation)
            return (try OpenContainer(file, wanted: nil, limits: limits), nil)
        } catch SourceError.noSuchInput(path, let detail) {
            for slash in path.indices.reversed() where path[slash] == "/" {
                let archive = String(path[..<slash])
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: archive, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue { break }
                let wanted = String(path[path.index(after: slash)...])
                if let known = shelf?.container(at: archive, holding: wanted) { return (known, wanted) }
                let file = try OpenFile(archive, cancellation: cancellation)
                return (try OpenContainer(file, wanted: wanted, limits: limits), wanted)
            }
            throw SourceError.noSuchInput(path: path, detail: detail)
        }
    }
}
