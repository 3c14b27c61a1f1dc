import ArgumentParser
import ContactCleaning
import ContactMatching
import Foundation

/// `trunkline match-step`: one step of finding people on many machines, for the job that distributes the work.
struct MatchStepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match-step",
        abstract: "One step of finding people on many machines.",
        discussion: """
            A program that distributes the work calls this; Bindings/Spark/match_contacts.py does. Rows are read from standard \
            input and written to standard output as frames: the number of rows in four bytes, and the columns bucket, kind, \
            first, second, weight and content as Arrow has them in memory.

            'read' takes a file instead and gives its contacts; --part 2/8 gives the third eighth of them.
            """, shouldDisplay: false)

    @Argument(help: ArgumentHelp("read, or another step.", valueName: "step"))
    var step: String

    @Argument(help: ArgumentHelp("The file that 'read' takes; - is standard input.", valueName: "file"))
    var file: String?

    @Option(help: ArgumentHelp("How many buckets the rows have.", valueName: "number"))
    var buckets = 1

    @Option(help: ArgumentHelp("A file of rows about the whole book.", valueName: "file"))
    var facts: String?

    @Option(help: ArgumentHelp("The number of the file among all.", valueName: "number"))
    var number = 0

    @Option(help: ArgumentHelp("The part of the contacts that is read.", valueName: "part/parts"))
    var part = "0/1"

    @OptionGroup var cleaning: CleaningArguments

    @OptionGroup var input: InputOptions

    func validate() throws {
        guard step == "read" || MatchStep(rawValue: step) != nil else {
            let steps = MatchStep.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("There is no step '\(step)'; there are read, \(steps).")
        }
        if (step == "read") != (file != nil) {
            throw ValidationError("Give a file to the step 'read', and to no other.")
        }
        if !(1...1 << 20 ~= buckets) { throw ValidationError("--buckets is a number from 1 to \(1 << 20).") }
        if number < 0 { throw ValidationError("--number is 0 or more.") }
        _ = try sourcePart()
    }

    private func sourcePart() throws -> SourcePart {
        let numbers = part.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, 0..<numbers[1] ~= numbers[0] else {
            throw ValidationError("--part is a part and their number, such as 0/8 to 7/8.")
        }
        return SourcePart(index: numbers[0], count: numbers[1])
    }

    func run() throws {
        let records: MatchRecords
        if let file {
            records = try FileNormalization(
                input: file, number: number, part: try sourcePart(), options: cleaning.options(input.options)
            ).run()
        } else if let step = MatchStep(rawValue: step) {
            let known = try facts.map { try Self.content(of: $0) } ?? Data()
            let input = FileHandle.standardInput.readDataToEndOfFile()
            records = try step.run(
                input.withUnsafeBytes { try MatchRecords(frames: $0) },
                facts: known.withUnsafeBytes { try MatchRecords(frames: $0) }, bucketCount: buckets)
        } else {
            return
        }
        var output = ByteOutput.standard
        try records.forEachFrame { try output.write($0[...]) }
        try output.flush()
    }

    private static func content(of path: String) throws -> Data {
        guard let content = FileManager.default.contents(atPath: path) else {
            throw InputError(message: "\(path): \(String(cString: strerror(errno)))")
        }
        return content
    }
}
