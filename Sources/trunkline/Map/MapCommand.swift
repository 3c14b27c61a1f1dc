import ArgumentParser
import ContactCleaning
import ContactModel
import ContactReading
import Foundation
import Markup
import SourceInput

/// `trunkline map`: the detected meanings of the columns of a CSV file, as a file to edit.
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Writes the mapping file of a CSV file, to be changed and given with --map.",
        discussion: """
              trunkline map export.csv -o export.yaml
              trunkline ingest export.csv --map export.yaml

            The mapping file says for each column what it holds; correct what is wrong. Nothing is stored.
            """)

    @Argument(help: "A CSV file; - is standard input.", completion: .file())
    var file: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to a file instead of standard output; it must not exist.", valueName: "file"))
    var output: String?

    @OptionGroup var input: InputOptions

    func run() throws {
        let ingest = Ingest(inputs: [file], database: "", options: input.options(CleaningOptions()))
        let previews = ingest.preview()
        for case .failed(let error) in previews { throw error }
        let maps = previews.compactMap { outcome in
            if case .preview(let preview) = outcome { preview } else { nil }
        }.filter { $0.description.headerMap != nil }
        guard maps.count == 1, let preview = maps.first, let map = preview.description.headerMap else {
            let detail =
                maps.isEmpty
                ? "it has no columns, as only CSV files do; vCard files say themselves what their values are"
                : "it holds several tables; name one: \(maps.map(\.path).joined(separator: ", "))"
            throw SourceError.unsupported(path: file, detail: detail)
        }
        let name = preview.description.sourceName.map { "\(preview.path), \($0)" } ?? preview.path
        try write(
            MappingFile(map).text(
                comment: [
                    "A map of columns for trunkline: \(VisibleText.plain(name, isVerbatim: false))",
                    "",
                    "Change what is wrong and give this file with --map. Columns that are not listed keep what is detected.",
                ], decisions: preview.description.columnDecisions))
    }

    private func write(_ text: String) throws {
        guard let output, output != "-" else {
            var standard = ByteOutput.standard
            try standard.write(text)
            return try standard.flush()
        }
        do {
            let draft = try DraftFile(output)
            var file = ByteOutput(descriptor: draft.descriptor, name: output)
            try file.write(text)
            try file.flush()
            try draft.commit(isReplacing: false)
        } catch let error as SystemError {
            let detail = error.code == EEXIST ? "the file exists; it may hold your changes" : error.description
            throw OutputError(name: output, detail: detail)
        }
    }
}
