package import Archives
import ContactReading
import Foundation
import Tables
package import Threads

/// The parts of one input path: the sources in it, and what is not read. A file is one source, or an archive or a workbook with parts
/// of its own, which may be archives and workbooks again.
package struct OpenedInput {
    /// The sources that are to be read.
    package private(set) var sources: [InputFile] = []
    /// The parts that are not read.
    package private(set) var unread: [UnreadPart] = []
    /// The parts that cannot be opened, and archives that are cut off.
    package private(set) var failures: [SourceError] = []
    /// The files beyond the limit.
    private var surplus: [String] = []
    /// The names of sheets to read; all sheets without them.
    private let sheets: [String]
    private var hasWorkbook = false
    /// Keeps what is nested in it open.
    private let container: OpenContainer

    /// Opens a path: a file, standard input, an archive, or a part of it by the path that reports show.
    ///
    /// - Parameters:
    ///   - name: the name that replaces the path of the file in messages; `nil` for the path.
    ///   - sheets: the names of the sheets to read of every workbook; all of them without names.
    ///   - shelf: has the archive that was opened last.
    /// - Throws: ``SourceError`` or `UnsupportedFormat`.
    package static func open(
        _ path: String, named name: String? = nil, limits: ExpansionLimits, sheets: [String] = [],
        cancellation: Cancellation = Cancellation(), shelf: ContainerShelf? = nil
    ) throws -> OpenedInput {
        let (container, wanted) = try find(
            path, named: name, limits: limits, cancellation: cancellation, shelf: shelf)
        shelf?.keep(container)
        return try OpenedInput(container, wanted: wanted, sheets: sheets)
    }

    /// The cards of an address book, which are one source.
    ///
    /// - Throws: ``SourceError``.
    package init(_ book: AddressBook, _ text: AddressBookText, limits: ExpansionLimits) throws {
        container = try OpenContainer(text.file, wanted: nil, limits: limits)
        sheets = []
        sources = [InputFile(text, in: container)]
        unread = text.unread + book.unread
        failures = text.failures + book.failures
    }

    /// Finds the parts of a file, or one part of it.
    ///
    /// - Parameters:
    ///   - wanted: the path of the part in the file; `nil` for all.
    ///   - sheets: the names of the sheets to read of every workbook; all of them without names.
    /// - Throws: ``SourceError`` or `UnsupportedFormat`.
    package init(_ container: OpenContainer, wanted: String?, sheets: [String] = []) throws {
        self.container = container
        self.sheets = sheets
        if let wanted { try add(wanted, in: container) } else { try add(container, wanted: nil, isNamed: true) }
        if let name = sheets.first, !hasWorkbook {
            throw SourceError.unsupported(
                path: container.file.path, detail: "it is no workbook, and has no sheet '\(name)'")
        }
        if sources.isEmpty, failures.isEmpty {
            let example = unread.first.map {
                ", only parts such as \($0.path.dropFirst(container.file.path.count + 1))"
            }
            throw SourceError.unsupported(
                path: container.file.path,
                detail: "unsupported format: \(Self.name(of: container)) without a .csv or .vcf file"
                    + (example ?? ", and no other file"))
        }
        let needed = sources.count + surplus.count
        unread += surplus.map { UnreadPart($0, .surplus(needed: needed)) }
    }

    private static func name(of container: OpenContainer) -> String {
        switch container.content {
        case .single: "file"
        case .packed(let inner): name(of: inner)
        case .zip: "ZIP archive"
        case .workbook(let workbook): workbook.format.title
        case .tar: "tar archive"
        }
    }

    /// - Parameter isNamed: `true` if the user named the container, so that what is in it is meant to be read.
    private mutating func add(_ container: OpenContainer, wanted: String?, isNamed: Bool) throws {
        let file = container.file
        switch container.content {
        case .single(let format):
            guard wanted == nil else {
                throw SourceError.noSuchInput(
                    path: "\(file.path)/\(wanted ?? "")", detail: "\(file.path) is not an archive")
            }
            let packing = format.map { InputFile.Packing.compressed($0) } ?? .none
            add(InputFile(file, path: file.path, packing: packing, in: container), isSkippable: !isNamed)
        case .packed(let inner): try add(inner, wanted: wanted, isNamed: isNamed)
        case .workbook(let workbook): try add(workbook, in: container, wanted: wanted, isNamed: isNamed)
        case .zip(let archive):
            let members = archive.members.indices.lazy.filter { !archive.members[$0].isDirectory }.map {
                Member(path: archive.members[$0].path, place: $0, packing: .member(archive.members[$0], of: archive))
            }
            try add(Array(members), in: container, wanted: wanted)
        case .tar(let archive):
            let start = sources.count
            let members = archive.members.indices.map {
                Member(
                    path: archive.members[$0].path, place: $0, packing: .tarMember(archive.members[$0], of: archive))
            }
            try add(members, in: container, wanted: wanted)
            for source in sources[start...] { source.archiveDamage = archive.damage }
            if wanted == nil { addRest(of: archive, path: file.path) }
        }
    }

    /// Adds a source, or the tables that it has.
    private mutating func add(_ source: InputFile, isSkippable: Bool) {
        let tables = source.tables()
        for part in tables.isEmpty ? [source] : tables {
            part.isSkippable = isSkippable || tables.count > 1
            sources.append(part)
        }
    }

    /// Adds a part by its path, which may be that of a table of a sheet.
    private mutating func add(_ wanted: String, in container: OpenContainer) throws {
        do {
            try add(container, wanted: wanted, isNamed: true)
        } catch let error as SourceError {
            guard let sheet = SheetPart.split(wanted)?.sheet else { throw error }
            (sources, unread, failures) = ([], [], [])
            try add(container, wanted: sheet.isEmpty ? nil : sheet, isNamed: true)
            sources.removeAll { $0.path != "\(container.file.path)/\(wanted)" }
            (unread, failures) = ([], [])
            if sources.isEmpty { throw error }
            for source in sources { source.isSkippable = false }
        }
    }

    // MARK: - Archives

    /// A file of an archive.
    private struct Member {
        var path: String
        var place: Int
        var packing: InputFile.Packing
    }

    private mutating func add(_ members: [Member], in container: OpenContainer, wanted: String?) throws {
        if let wanted { return try add(wanted, of: members, in: container) }
        for member in members where !FileName.isOfSystem(member.path) {
            let path = "\(container.file.path)/\(member.path)"
            if !FileName.mayBeRead(member.path) {
                unread.append(UnreadPart(path, .otherFile))
            } else if sources.count >= container.limits.maxMemberCount {
                surplus.append(path)
            } else if !FileName.isPacked(member.path) {
                add(InputFile(container.file, path: path, packing: member.packing, in: container), isSkippable: true)
            } else if container.isDeepest {
                unread.append(UnreadPart(path, .tooDeep))
            } else {
                let known = (sources.count, unread.count)
                do {
                    let inner = try container.open(member.place, path: path, wanted: nil, member.packing)
                    try add(inner, wanted: nil, isNamed: false)
                } catch {
                    sources.removeLast(sources.count - known.0)
                    unread.removeLast(unread.count - known.1)
                    failures.append(try SourceError(about: error, path: path))
                }
            }
        }
    }

    /// Adds the members of the path that was asked for, or the part of one that is packed.
    private mutating func add(_ wanted: String, of members: [Member], in container: OpenContainer) throws {
        let exact = container.places(of: wanted)
        guard exact.isEmpty else {
            for place in exact {
                guard let member = members.first(where: { $0.place == place }) else { continue }
                let path = "\(container.file.path)/\(wanted)"
                if FileName.isPacked(wanted) {
                    let inner = try container.open(place, path: path, wanted: nil, member.packing)
                    try add(inner, wanted: nil, isNamed: true)
                } else {
                    add(
                        InputFile(container.file, path: path, packing: member.packing, in: container),
                        isSkippable: false)
                }
            }
            return
        }
        for slash in wanted.indices.reversed() where wanted[slash] == "/" {
            let name = String(wanted[..<slash])
            guard let place = container.places(of: name).first,
                let member = members.first(where: { $0.place == place })
            else { continue }
            let rest = String(wanted[wanted.index(after: slash)...])
            let inner = try container.open(
                place, path: "\(container.file.path)/\(name)", wanted: rest, member.packing)
            return try add(inner, wanted: rest, isNamed: true)
        }
        throw SourceError.noSuchInput(
            path: "\(container.file.path)/\(wanted)", detail: "the archive has no such file")
    }

    /// Names what a tar file holds besides the files that may hold contacts.
    private mutating func addRest(of archive: TarArchive, path: String) {
        unread += archive.otherPaths.filter { !FileName.isOfSystem($0) }.map {
            UnreadPart("\(path)/\($0)", .otherFile)
        }
        surplus += archive.surplusPaths.map { "\(path)/\($0)" }
        if archive.unnamedCount > 0 { unread.append(UnreadPart(path, .unnamed(archive.unnamedCount))) }
        if let damage = archive.damage {
            failures.append(
                .incomplete(path: path, detail: "files behind its last one may be missing: \(damage)"))
        }
    }

    // MARK: - Workbooks

    /// Adds the sheets of a workbook: all that have a value, or those that are wanted.
    private mutating func add(
        _ workbook: any Spreadsheet, in container: OpenContainer, wanted: String?, isNamed: Bool
    ) throws {
        let path = container.file.path
        hasWorkbook = true
        container.pool.use(container)
        do throws(TableError) {
            if let wanted {
                let sheet = try workbook.sheet(named: wanted)
                return add(sheet, of: workbook, in: container, path: "\(path)/\(sheet.name)", isSkippable: false)
            }
            var chosen: [WorkbookSheet] = []
            for name in sheets { chosen.append(try workbook.sheet(named: name)) }
            var read: [WorkbookSheet] = []
            for sheet in workbook.sheets {
                let isChosen = chosen.contains(sheet)
                let reason: UnreadPart.Reason? =
                    switch sheet.kind {
                    case _ where !chosen.isEmpty && !isChosen: .declinedSheet
                    case .chart: .chartSheet
                    case .other: .otherSheet
                    case .same: .sameSheet
                    case .missing: .missingSheet
                    case .cells: !isChosen && workbook.isEmpty(sheet) ? .emptySheet : nil
                    }
                if let reason {
                    unread.append(UnreadPart("\(path)/\(sheet.name)", reason))
                } else {
                    read.append(sheet)
                }
            }
            // An empty workbook is an error of its own.
            if read.isEmpty, isNamed, let first = workbook.sheets.first(where: \.isFirst) {
                unread.removeAll { $0.path == "\(path)/\(first.name)" }
                read = [first]
            }
            for sheet in read {
                let isOnly = read.count == 1 && chosen.isEmpty
                add(
                    sheet, of: workbook, in: container, path: isOnly ? path : "\(path)/\(sheet.name)",
                    isSkippable: chosen.isEmpty && !(isOnly && isNamed))
            }
        } catch {
            throw SourceError.unsupported(
                path: wanted.map { "\(path)/\($0)" } ?? path, detail: "\(workbook.format.title): \(error)")
        }
    }

    private mutating func add(
        _ sheet: WorkbookSheet, of workbook: any Spreadsheet, in container: OpenContainer, path: String,
        isSkippable: Bool
    ) {
        guard sources.count < container.limits.maxMemberCount else { return surplus.append(path) }
        let packing = InputFile.Packing.sheet(sheet, of: workbook)
        add(InputFile(container.file, path: path, packing: packing, in: container), isSkippable: isSkippable)
    }

    // MARK: - Paths

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

extension SourceError {
    /// An error about a part of an input, in our own words.
    ///
    /// - Throws: an error that is not about the input.
    fileprivate init(about error: any Error, path: String) throws {
        switch error {
        case let error as SourceError: self = error
        case let error as UnsupportedFormat: self = .unsupported(path: path, detail: error.description)
        default: throw error
        }
    }
}
