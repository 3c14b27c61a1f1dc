package import Archives
import ContactModel
package import Tables

/// A file with its contents: an archive is opened once for all of its members.
package final class OpenContainer {
    /// The contents of the file.
    package enum Content {
        /// One source, compressed or not.
        case single(ArchiveFormat?)
        case zip(ZipArchive)
        case workbook(Workbook)
        case tar(TarArchive)
    }

    package let file: OpenFile
    package let content: Content
    /// The member that a tar file was read for, beside those that may hold contacts.
    private let wanted: String?
    /// The indices of the members of each path among those of an archive.
    private lazy var places: [String: [Int]] = {
        var places: [String: [Int]] = [:]
        switch content {
        case .zip(let archive):
            for (place, member) in archive.members.enumerated() { places[member.path, default: []].append(place) }
        case .tar(let archive):
            for (place, member) in archive.members.enumerated() { places[member.path, default: []].append(place) }
        case .single, .workbook: break
        }
        return places
    }()

    /// Opens a file and, if it is an archive, its directory. The contact files of a compressed tar file are unpacked once.
    ///
    /// - Parameter wanted: a member that will be read, whatever its name.
    /// - Throws: ``SourceError`` or `UnsupportedFormat`.
    package init(_ file: OpenFile, wanted: String?, limits: ExpansionLimits) throws {
        self.file = file
        self.wanted = wanted
        file.maxTemporaryByteCount = limits.maxTemporaryByteCount
        let format = ArchiveFormat(try file.peek(ArchiveFormat.signatureLength))
        if format == .zip {
            content = try Self.zip(file, limits)
        } else if let format, try Self.isTar(file, format, limits: limits) {
            content = .tar(try Self.tar(file, format, wanted: wanted, limits))
        } else {
            content = .single(format)
        }
    }

    /// Returns `true` if a member can be read without opening the file again.
    package func holds(_ member: String?) -> Bool {
        guard case .tar = content, let member, member != wanted else { return true }
        return FileName.mayHoldContacts(member)
    }

    /// The names of the sheets of a workbook, the first one as `nil`; `nil` for any other file.
    package var sheetNames: [String?]? {
        guard case .workbook(let workbook) = content else { return nil }
        return [nil] + workbook.sheetNames
    }

    /// The places of the members of a path, in their order.
    func places(of path: String) -> [Int] { places[path] ?? [] }

    /// Returns `true` if a file is a tar file, compressed or not.
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
        _ file: OpenFile, _ format: ArchiveFormat, wanted: String?, _ limits: ExpansionLimits
    ) throws -> TarArchive {
        func isWanted(_ path: String) -> Bool { FileName.mayHoldContacts(path) || path == wanted }
        try file.makeRewindable()
        do {
            if format == .tar { return try TarArchive(file, limits: limits, isWanted: isWanted) }
            var archive: TarArchive?
            let unpacked = try OpenFile(copyOf: file.path, limits: limits, cancellation: file.cancellation) { write in
                archive = try TarArchive(
                    unpacking: format.unpacked(file.makeStream(), limits: limits), limits: limits, isWanted: isWanted
                ) { try write(Array($0)) }
            }
            guard let archive else { throw ArchiveError.damaged }
            archive.keep(in: unpacked)
            return archive
        } catch let error as ArchiveError {
            throw SourceError.unsupported(path: file.path, detail: error.description)
        }
    }

    private static func zip(_ file: OpenFile, _ limits: ExpansionLimits) throws -> Content {
        do {
            try file.makeRewindable()
            let archive = try ZipArchive(file)
            if Workbook.isWorkbook(archive.members.lazy.map(\.path)) {
                return .workbook(try Workbook(archive, limits: limits))
            }
            if let document = OfficeDocument.format(of: archive.members.map(\.path)) { throw document }
            return .zip(archive)
        } catch let error as TableError {
            throw SourceError.unsupported(path: file.path, detail: "Excel workbook (XLSX): \(error)")
        } catch let error as ArchiveError {
            let firstName = OfficeDocument.firstMember(try file.peek(300))
            if let document = OfficeDocument.format(of: [firstName]) { throw document }
            throw SourceError.unsupported(path: file.path, detail: error.description)
        }
    }
}

/// Keeps the archive that was opened last, so that many of its members cost no more than one.
package final class ContainerShelf {
    private var path: String?
    private var container: OpenContainer?

    /// An empty shelf.
    package init() {}

    /// A container that is open and unchanged; `nil` if there is none of the path, or it lacks the member.
    package func container(at path: String, holding member: String?) -> OpenContainer? {
        guard self.path == path, let container, container.holds(member), (try? container.file.checkUnchanged()) != nil,
            container.file.isRewindable
        else { return nil }
        return container
    }

    package func keep(_ container: OpenContainer) {
        if case .single = container.content { return }
        (path, self.container) = (container.file.path, container)
    }
}
