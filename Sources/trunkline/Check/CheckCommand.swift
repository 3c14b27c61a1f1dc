import ArgumentParser
import ContactCleaning
import Foundation
import PhoneNumbers

/// `trunkline check`: classifies single numbers, or each line of standard input.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Classifies numbers and explains the verdicts.",
        discussion: """
              trunkline check --region US 2125550123
              trunkline check +442079460958 --format ndjson --trace
              trunkline check +442079460958 --add area,timezone,carrier
              cut -f3 people.tsv | trunkline check --region DE --as e164

            Without a number, lines are read from standard input: a number, or a number, a tab and its region. Each \
            gives one JSON object with the keys input, verdict, reason, e164, form, extension, countryCode, region, \
            categories, national, international, rule and more, and those of --add behind all others.

            With --as, each input gives exactly one line, so that columns stay in step: the number, several with ; \
            between, or an empty line if none is accepted. What was not accepted is named on standard error.
            """)

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("Numbers, one an argument; they may begin with - as well.", valueName: "number"))
    var numbers: [String] = []

    @OptionGroup var options: CheckOptions

    @Option(help: "The output format; by default text for arguments, ndjson for standard input.")
    var format: CheckFormat?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp("Only the number: e164, national, international or rfc3966.", valueName: "style"),
        transform: StyleArgument.style)
    var style: NumberStyle?

    @Flag(help: "Add the steps of each reading to the JSON, under the key trace.")
    var trace = false

    @Flag(help: "End with exit code 1 if a number was rejected.")
    var strict = false

    @OptionGroup var added: DetailOptions

    @OptionGroup var jobs: JobsOption

    /// The numbers without the `--` after which no option follows.
    private var texts: [String] {
        guard let end = numbers.firstIndex(of: "--") else { return numbers }
        return Array(numbers[..<end] + numbers[(end + 1)...])
    }

    func validate() throws {
        if ArgumentAdvice.firstOption(among: numbers, of: CommandLine.arguments) != nil {
            throw ValidationError("Numbers may begin with -, but not with - and a letter.")
        }
        if style != nil, format != nil || trace || !added.add.isEmpty {
            throw ValidationError("--as writes only numbers; it takes neither --format nor --trace nor --add.")
        }
        if trace, format == .text {
            throw ValidationError("--trace belongs to --format ndjson; text tells every step of an argument by itself.")
        }
    }

    func run() throws {
        let classifier = options.makeClassifier()
        let style = style(isStream: texts.isEmpty)
        let details = added.details
        let makeRenderer: @Sendable () -> CheckRenderer = {
            CheckRenderer(classifier: classifier, style: style, details: details)
        }
        DetailOptions.note(on: details)
        var output = ByteOutput.standard
        var hasRejections = false
        if texts.isEmpty {
            try CheckStream(descriptor: STDIN_FILENO, jobs: jobs.count()).run(makeRenderer) { checked in
                try write(checked, to: &output)
                hasRejections = hasRejections || checked.hasRejections
            }
        } else {
            var renderer = makeRenderer()
            for text in texts { renderer.check(text) }
            let checked = renderer.take()
            try write(checked, to: &output)
            hasRejections = checked.hasRejections
        }
        try output.flush()
        if strict, hasRejections { throw ExitCode(ExitStatus.strict.rawValue) }
    }

    private func write(_ checked: CheckRenderer.Output, to output: inout ByteOutput) throws {
        try output.write(checked.bytes[...])
        for message in checked.messages { StandardError.say(message) }
    }

    private func style(isStream: Bool) -> CheckRenderer.Style {
        if let style { return .numbers(style) }
        switch format ?? (isStream || trace ? .ndjson : .text) {
        case .ndjson: return .objects(withTrace: trace)
        case .text: return isStream ? .lines : .explanations
        }
    }
}
