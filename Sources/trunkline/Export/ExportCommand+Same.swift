import ArgumentParser
import ContactCleaning
import ContactStore
import Foundation

/// `trunkline export --to same`: each source in its own format.
extension ExportCommand {
    func runSame() throws {
        let export = self.export
        try export.requireSources()
        try endingOnSignal(export.cancellation, draft: nil) {
            let files = try showingProgress { _ in try export.sameFiles() }
            if files.isEmpty { throw ValidationError("The database has no source.") }
            if !quiet { for file in files { if let line = Self.note(on: file) { StandardError.say(line) } } }
            if output == "-" {
                try requireOne(files)
                var standard = ByteOutput.standard
                let result = try write(files[0], of: export, to: &standard)
                try standard.flush()
                say(result, of: files[0], to: nil)
                return try sayWhatHasNoFile()
            }
            let targets = try targets(of: files)
            for target in targets { try target.check() }
            for (file, target) in zip(files, targets) {
                var result = SameResult()
                try target.write { output, _ in result = try write(file, of: export, to: &output) }
                say(result, of: file, to: target.path)
            }
            try sayWhatHasNoFile()
        }
    }

    private func write(_ file: SameFile, of export: Export, to output: inout ByteOutput) throws -> SameResult {
        try showingProgress { progress in
            try export.write(file, progress: progress) { try output.write($0) }
        }
    }

    /// Says what was written of a source, and what was not.
    private func say(_ result: SameResult, of file: SameFile, to path: String?) {
        if quiet { return }
        let text = ExportSummaryText(selection: selection, mergesPeople: false)
        for line in text.lines(result.counts, to: path) { StandardError.say(line) }
        if result.missed > 0 {
            StandardError.say(
                "Note: \(file.source.path): \(ExportSummaryText.count(result.missed, "number")) could not be found in "
                    + "their records and stay as they were written.")
        }
        if result.unwrittenCorrections > 0 {
            let count = ExportSummaryText.count(result.unwrittenCorrections, "corrected number")
            StandardError.say(
                "Note: \(file.source.path): \(count) \(result.unwrittenCorrections == 1 ? "stands" : "stand") there as in the "
                    + "source; "
                    + (numbers == nil
                        ? "--numbers e164 (or another style) writes accepted numbers as they are now."
                        : "only accepted numbers are written as they are now."))
        }
    }

    /// Says which contacts are in none of the files.
    private func sayWhatHasNoFile() throws {
        if quiet { return }
        let totals = try ContactDatabase.open(at: db).totals(of: selection.selection)
        var counts = ExportCounts()
        counts.ofOtherSources = totals.contacts - totals.ofSources
        counts.unfinished = totals.unfinished
        for line in ExportSummaryText(selection: selection, mergesPeople: false).leftOut(counts) {
            StandardError.say(line)
        }
    }

    private func requireOne(_ files: [SameFile]) throws {
        guard files.count > 1 else { return }
        throw ValidationError(
            "The database has \(files.count) sources; name one with --source, or a folder with -o.")
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

    private static func note(on file: SameFile) -> String? {
        switch file.origin {
        case .file, .kept: nil
        case .rebuilt:
            "Note: \(file.source.path) was not found, nor was its content kept; it is rebuilt from the stored values."
        }
    }
}
