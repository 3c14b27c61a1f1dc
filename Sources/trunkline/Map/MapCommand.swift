import ArgumentParser
import ContactCleaning
import ContactFormats
import Foundation

/// `trunkline map`: what the columns of a CSV file were found to hold, as a file to change.
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Writes what the columns of a CSV file hold, as a file for --map.",
        discussion: """
              trunkline map export.csv -o export.yaml
              trunkline ingest export.csv --map export.yaml

            The file says for each column what it holds; change what is wrong. Nothing is read into a database.
            """)

    @Argument(help: "A CSV file; - is standard input.", completion: .file())
    var file: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to a file instead of standard output; it must not exist.", valueName: "file"))
    var output: String?

    @OptionGroup var reading: InputOptions

    func run() throws {
        let ingest = Ingest(inputs: [file], database: "", options: reading.options(CleaningOptions()))
        let previews = ingest.preview()
        for case .failed(let error) in previews { throw error }
        let maps = previews.compactMap { outcome in
            if case .preview(let preview) = outcome { preview } else { nil }
        }.filter { $0.description.headerMap != nil }
        guard maps.count == 1, let preview = maps.first, let map = preview.description.headerMap else {
            let detail =
                maps.isEmpty
                ? "it has no columns, as only CSV files do; vCard files say themselves what their values are"
                : "it holds several CSV files; name one: \(maps.map(\.path).joined(separator: ", "))"
            throw CleaningError.unsupported(path: file, detail: detail)
        }
        let name = preview.description.sourceName.map { "\(preview.path), \($0)" } ?? preview.path
        let text = MappingFile(map).text(about: VisibleText.plain(name, isVerbatim: false))
        try write(text)
    }

    private func write(_ text: String) throws {
        guard let output else {
            var standard = ByteOutput.standard
            try standard.write(text)
            return try standard.flush()
        }
        let descriptor = open(output, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let detail =
                errno == EEXIST ? "the file exists; it may hold your changes" : String(cString: strerror(errno))
            throw OutputError(name: output, detail: detail)
        }
        defer { close(descriptor) }
        var file = ByteOutput(descriptor: descriptor, name: output)
        try file.write(text)
        try file.flush()
    }
}
