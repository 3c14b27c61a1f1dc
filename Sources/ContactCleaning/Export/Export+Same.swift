import Archives
import ContactReading
import ContactStore
import ContactWriting
import SourceInput
import Tables

extension Export {
    /// The files of the format ``ExportFormat/same``: one for each source that the selection names.
    ///
    /// - Throws: `StoreError`, `CancellationError`.
    public func sameFiles() throws -> [SameFile] {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        let finder = SourceFinder(folder: sourceFolder, database: store, cancellation: cancellation)
        let layouts = try store.layouts()
        // A workbook is given as a whole or not at all: with the contacts that were deleted of any of its sheets.
        let deleted = Set(layouts.filter { $0.deleted > 0 }.compactMap { WorkbookPath($0)?.workbook })
        var names = TakenNames()
        var files: [SameFile] = []
        var places: [String: Int] = [:]
        for source in selection.sources(among: layouts) {
            let found = try finder.find(source)
            let origin: SameFile.Origin =
                switch found {
                case .file(let file): .file(path: file.path)
                case .book: .file(path: source.path)
                case .kept: .kept
                case nil: .rebuilt
                }
            let path = WorkbookPath(source)
            let isAnew =
                source.isConverted
                && (origin == .rebuilt || !keepsBytes(of: source)
                    || path.map { deleted.contains($0.workbook) } ?? false)
            if !isAnew, path != nil, let content = try found?.workbookKey(cancellation) {
                if let place = places[content] {
                    files[place].sheets.append(source)
                    continue
                }
                places[content] = files.count
            }
            files.append(
                SameFile(
                    source: source, name: Self.name(of: source, isAnew: isAnew, taken: &names), origin: origin,
                    formerFormat: isAnew ? source.format : nil))
        }
        return files
    }

    /// Writes one source.
    ///
    /// Records are written whole. Where numbers are selected, the others of a record are taken out of it.
    ///
    /// - Parameter body: Takes the bytes of the file, in pieces and in order.
    /// - Returns: the counts of what was written and left out.
    /// - Throws: ``SourceError``, `StoreError`, `InvalidCondition`, `CancellationError`; what `body` throws.
    @discardableResult
    public func write(
        _ file: SameFile, progress: (ExportProgress) -> Void = { _ in }, to body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> SameResult {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        let finder = SourceFinder(folder: sourceFolder, database: store, cancellation: cancellation)
        var result = SameResult()
        let found = try finder.find(file.source)
        if file.source.isConverted, file.formerFormat == nil, found == nil || !keepsBytes(of: file.source) {
            throw SourceError.unsupported(path: file.source.path, detail: "its file is gone since the export began")
        }
        guard let content = found, file.formerFormat == nil else {
            guard added.isEmpty else {
                throw SourceError.unsupported(
                    path: file.source.path,
                    detail: "no columns can be added to what is written from the stored values; export it as csv")
            }
            result.counts = try rebuild(file.source, progress, body)
            return result
        }
        for source in [file.source] + file.sheets {
            let known = try store.numberCounts(ofSource: source.id)
            result.unwrittenCorrections += numbers == nil ? known.corrected : known.corrected - known.correctedAccepted
            result.counts.contacts += source.contacts
            result.counts.numbers += known.numbers
        }
        if keepsBytes(of: file.source) {
            let stream = try content.makeStream(cancellation: cancellation)
            try Self.copy(stream, to: body)
        } else {
            result.counts = ExportCounts()
            var writer = try SameWriter(self, file.source, content)
            let tally = try writer.write(store, progress, body)
            var totals = SelectionTotals()
            totals.contacts = file.source.contacts
            totals.ofSources = file.source.contacts
            result.counts.complete(tally, of: totals, mergesPeople: false)
            result.counts.numbers = tally.numbers - writer.dropped
            result.counts.droppedNumbers = writer.dropped
            result.missed = writer.missed
            result.missedEdits = writer.missedEdits
        }
        result.counts.records = result.counts.contacts
        try content.checkUnchanged()
        return result
    }

    /// Returns `true` if a source is written with its bytes unchanged.
    private func keepsBytes(of source: StoredLayout) -> Bool {
        numbers == nil && added.isEmpty && droppedVerdicts.isEmpty && !selection.isAboutNumbers
            && !selection.isAboutContacts && source.deleted == 0 && !source.isEdited
    }

    private static func copy(_ stream: any ByteStream, to body: (ArraySlice<UInt8>) throws -> Void) throws {
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return }
            try body(chunk[..<count])
        }
    }

    /// The last part of the path, without the ending of a packed file; with a number where another source has it.
    private static func name(of source: StoredLayout, isAnew: Bool, taken: inout TakenNames) -> String {
        let workbook = WorkbookPath(source)
        let last = String((workbook?.workbook ?? source.path).split(separator: "/").last ?? "")
        let isText = source.format == TableFileFormat.tables.rawValue
        let isVCard = source.isCards && !source.isConverted
        let ending =
            isVCard ? "vcf" : (source.isConverted && !isText ? source.format?.lowercased() : nil) ?? "csv"
        // The output is not packed, so that its name loses the ending of a packed file.
        var name = last == "-" || last.isEmpty ? "standard-input." + ending : OfficeDocument.unpackedName(last)
        if workbook != nil, !isText, !OfficeDocument.isWorkbookName(name) { name += "." + ending }
        // An address book is a folder, and comes as one file.
        if isVCard, !name.lowercased().hasSuffix(".vcf"), !name.contains(".") { name += ".vcf" }
        if isAnew { name += (workbook?.sheet.map { "-" + $0 } ?? "") + (source.isCards ? ".vcf" : ".csv") }
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        return taken.take(String(stem), ending: String(name.dropFirst(stem.count)))
    }

    /// Writes a source whose content is gone from its stored values: the same columns, or cards.
    private func rebuild(
        _ source: StoredLayout, _ progress: (ExportProgress) -> Void, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> ExportCounts {
        var part = self
        part.selection.sourceKey = source.id
        var counts: ExportCounts
        if source.isCards {
            let version: CardFormat = source.cardVersion == "4.0" ? .v40 : .v30
            counts = try part.run(VCardWriter(version), progress, body)
        } else {
            let map = try source.mapping.map { try MappingFile(stored: $0, path: source.path).map } ?? HeaderMap()
            var form = csv
            form.delimiter = source.delimiter ?? form.delimiter
            form.hasByteOrderMark = false
            counts = try part.run(ContactTableWriter(map, form: form), progress, body)
        }
        // Those of other sources are in files of their own.
        counts.ofOtherSources = 0
        counts.unfinished = 0
        return counts
    }
}
