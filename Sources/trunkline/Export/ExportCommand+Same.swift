import ArgumentParser
import ContactCleaning
import ContactStore
import Foundation

/// `trunkline export --to same`: each source in its own format.
extension ExportCommand {
    func runSame(_ export: Export) throws {
        try export.requireKnownFilters()
        try endingOnSignal(export.cancellation) {
            let files = try showingProgress { _ in try export.sameFiles() }
            if files.isEmpty { throw ValidationError("The database has no source.") }
            for file in files { try requireOwnName(file, among: files) }
            if !quiet {
                for file in files { if let line = Self.note(on: file) { StandardError.say(line) } }
                for line in Self.notesOnNames(of: files) { StandardError.say(line) }
            }
            if output == "-" {
                try requireOne(files)
                var standard = ByteOutput.standard
                let result = try write(files[0], of: export, to: &standard)
                try standard.flush()
                say(result, of: files[0], by: export.selection, to: nil)
                return try sayWhatHasNoFile(of: export.selection)
            }
            let targets = try targets(of: files)
            for target in targets { try target.check() }
            for (file, target) in zip(files, targets) {
                var result = SameResult()
                try target.write { output, _ in result = try write(file, of: export, to: &output) }
                say(result, of: file, by: export.selection, to: target.path)
            }
            try sayWhatHasNoFile(of: export.selection)
        }
    }

    private func write(_ file: SameFile, of export: Export, to output: inout ByteOutput) throws -> SameResult {
        try showingProgress { progress in
            try export.write(file, progress: progress) { try output.write($0) }
        }
    }

    /// Prints the counts of a source that were written and left out.
    private func say(
        _ result: SameResult, of file: SameFile, by selection: ContactSelection, to path: String?
    ) {
        if quiet { return }
        let text = ExportSummaryText(selection: selection, mergesPeople: false)
        for line in text.lines(result.counts, to: path) { StandardError.say(line) }
        if result.missed > 0 {
            StandardError.say(
                "Note: \(file.source.path): \(ColumnText.counted(result.missed, "number")) could not be found in "
                    + "their records and stay as they were written.")
        }
        if result.missedEdits > 0 {
            StandardError.say(
                "Note: \(file.source.path): \(ColumnText.counted(result.missedEdits, "edited value")) could not be written "
                    + "into their records; csv and vcard3 have them.")
        }
        if result.unwrittenCorrections > 0 {
            let count = ColumnText.counted(result.unwrittenCorrections, "corrected number")
            StandardError.say(
                "Note: \(file.source.path): \(count) \(result.unwrittenCorrections == 1 ? "stands" : "stand") there as in the "
                    + "source; "
                    + (numbers == nil
                        ? "--numbers e164 (or another style) writes accepted numbers as they are now."
                        : "only accepted numbers are written as they are now."))
        }
    }

    /// Says which contacts are in none of the files.
    private func sayWhatHasNoFile(of selection: ContactSelection) throws {
        if quiet { return }
        let totals = try ContactDatabase.open(at: db).totals(of: selection)
        var counts = ExportCounts()
        counts.ofOtherSources = totals.contacts - totals.ofSources
        counts.unfinished = totals.unfinished
        for line in ExportSummaryText(selection: selection, mergesPeople: false).leftOut(counts) {
            StandardError.say(line)
        }
    }

    /// A file with the name of a workbook, JSON or LDIF must hold nothing else.
    private func requireOwnName(_ file: SameFile, among files: [SameFile]) throws {
        guard output != "-", !output.hasSuffix("/") else { return }
        var status = stat()
        if stat(output, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        let named = Self.endings.first { $0.endings.contains(where: output.lowercased().hasSuffix) }?.formats
        if named != nil { try requireOne(files) }
        guard let named, file.formerFormat != nil || !named.contains(file.source.format ?? "") else { return }
        guard let format = file.formerFormat else {
            throw ValidationError(
                "\(file.source.path) is not \(named[0]), and 'same' writes each source in its own format. "
                    + "Name a file with its ending.")
        }
        throw ValidationError(
            "\(file.source.path) is \(format), of which only the file as it was can be given: "
                + "what is asked for can be written as \(file.isCards ? "vCard" : "CSV") alone. "
                + "Name a \(file.isCards ? ".vcf" : ".csv") file.")
    }

    /// The endings of formats that are not written as text between delimiters.
    private static let endings = [
        (formats: ["JSON", "jCard", "JSContact", "Trunkline JSON"], endings: [".json", ".jsonl", ".ndjson"]),
        (formats: ["LDIF"], endings: [".ldif", ".ldi"]),
        (formats: ["XLSX"], endings: [".xlsx", ".xlsm"]), (formats: ["ODS"], endings: [".ods"]),
    ]

    private func requireOne(_ files: [SameFile]) throws {
        guard files.count > 1 else { return }
        throw ValidationError(
            "There are \(files.count) sources; name one with --source, by its path or its ID in 'trunkline report summary', "
                + "or a folder with -o.")
    }

    /// One source is the file that was asked for, unless that is a folder; several are files in the folder.
    private func targets(of files: [SameFile]) throws -> [ExportFile] {
        var status = stat()
        let isFolder = stat(output, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR || output.hasSuffix("/")
        guard isFolder || files.count > 1 else { return [ExportFile(path: output, isReplacing: force)] }
        if mkdir(output, 0o700) != 0, errno != EEXIST {
            throw OutputError(name: output, detail: String(cString: strerror(errno)))
        }
        let folder = output.hasSuffix("/") ? output : output + "/"
        return files.map { ExportFile(path: folder + $0.name, isReplacing: force) }
    }

    /// Sentences about files that stand for sources of one name.
    private static func notesOnNames(of files: [SameFile]) -> [String] {
        Dictionary(grouping: files, by: \.source.path).filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
            path, files in
            let names = files.map { "\($0.name) (ID \($0.source.id))" }.joined(separator: ", ")
            return
                "Note: \(path) was read \(files.count) times with other content; each has a file of its own: \(names)."
        }
    }

    private static func note(on file: SameFile) -> String? {
        if let format = file.formerFormat {
            let reason =
                switch file.origin {
                case .file, .kept: "what is asked for cannot be written as \(format)"
                case .rebuilt: "it was not found, nor was its content kept"
                }
            return
                "Note: \(file.source.path): \(reason); it is written as \(file.isCards ? "vCard" : "CSV") from the stored values."
        }
        if ["XLSX", "ODS", "Excel 2003 XML"].contains(file.source.format), file.origin != .rebuilt {
            let count = file.sheets.count + 1
            return "Note: \(file.name): the workbook is given as it was, with all of its sheets; "
                + "\(count == 1 ? "1 of them is a source" : "\(count) of them are sources")."
        }
        return switch file.origin {
        case .file, .kept: nil
        case .rebuilt:
            "Note: \(file.source.path) was not found, nor was its content kept; it is rebuilt from the stored values."
        }
    }
}
