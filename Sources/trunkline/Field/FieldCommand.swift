import ArgumentParser
import ContactCleaning
import FormFields
import Foundation
import InputMasks
import PhoneNumbers

/// `trunkline field`: one typed field, live in the terminal, or each line of standard input in its format.
struct FieldCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "field",
        abstract: "Asks for one value in a live text field.",
        discussion: """
              trunkline field zip
              trunkline field phone --region US
              trunkline field 'age(18,99)' --required
              trunkline field --mask '+C(DDD)-DDD-DD-DD' --conditions 7,8
              cut -d, -f3 people.csv | trunkline field st

            Every key goes through the format: what does not fit is refused, separators come and go by themselves. \
            Enter ends with the value, without its separators, on standard output, as soon as it is valid. Esc and \
            Ctrl-C end without a value and with exit code 130. Ctrl-A and Ctrl-E go to the ends, Ctrl-U and Ctrl-K \
            delete up to them, Ctrl-Z takes an edit back and Ctrl-Y does it again.

            A phone number is valid only if it is the number that was typed, as 'trunkline check' reads it: a key that is \
            refused inside a number leaves the field without a value, until Backspace takes it back.

            If standard input is not a terminal, every line of it gives one line in the format of the field. A line that is \
            not valid gives an empty one; it is named on standard error, and the exit code is 1.
            """)

    @Argument(help: ArgumentHelp("The type of the field; --list shows them.", valueName: "type"))
    var type: String?

    @Option(help: ArgumentHelp("A mask instead of a type: \(Mask.symbolText).", valueName: "mask"))
    var mask: String?

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp("What the next C of the mask may be; once for each C.", valueName: "character,..."))
    var conditions: [String] = []

    @Option(
        help: ArgumentHelp("For phone: the region whose numbers are entered.", valueName: "region"),
        transform: RegionArgument.region)
    var region: RegionCode?

    @Flag(help: "Reject an empty value.")
    var required = false

    @Flag(help: "List the types and exit.")
    var list = false

    func validate() throws {
        if !list { _ = try configuration() }
    }

    func run() throws {
        if list { return try FieldKindList.write() }
        let configuration = try configuration()
        if Terminal.input.isInteractive {
            try ask(configuration)
        } else {
            let invalidCount = try FieldStream(configuration: configuration, isRequired: required).run()
            if invalidCount > 0 { throw ExitCode(ExitStatus.strict.rawValue) }
        }
    }

    private func configuration() throws -> FieldConfiguration {
        do {
            return try FieldConfiguration(type: type, mask: mask, conditions: conditions, region: region)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    private func ask(_ configuration: FieldConfiguration) throws {
        var dialog = FieldDialog(FieldEditor(configuration, isRequired: required))
        switch try dialog.run() {
        case .value(let value):
            var output = ByteOutput.standard
            try output.write(value + "\n")
            try output.flush()
        case .cancelled:
            throw ExitCode(ExitStatus.cancelled.rawValue)
        case .signal(let number):
            TerminationSignals.die(of: number)
        }
    }
}
