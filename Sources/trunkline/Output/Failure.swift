import ContactCleaning
import ContactMatching
import ContactStore
import Foundation
import SourceInput

#if Workbench
import Workbench
#endif

/// An error that terminates the program: a message on standard error and an exit code.
struct Failure {
    var message: String
    /// The items below the message, a line each.
    var details: [String] = []
    var code: ExitStatus

    /// The failure of one of our errors; `nil` for errors of the argument parser.
    init?(_ error: any Error) {
        switch error {
        case is ClosedPipe: self.init(message: "", code: .done)
        case let error as OpenFileLimit.TooLow: self.init(message: error.description, code: .inputOutput)
        case let error as AddressSpaceLimit.TooLow: self.init(message: error.description, code: .inputOutput)
        case let error as OutputError: self.init(message: error.description, code: .inputOutput)
        case let error as InputError: self.init(message: error.description, code: .inputOutput)
        case let error as SourceError: self.init(message: error.description, code: ExitStatus(error))
        case let error as MappingError: self.init(message: Self.sentence(error), code: .data)
        case ErasureError.unfinished(let cause): self.init(message: Self.sentence(cause), code: .inputOutput)
        case let error as ErasureError:
            self.init(message: error.summary, code: .usage)
            details = error.details
        case let error as WriteBackError:
            self.init(message: error.description, code: error.isOutdated ? .data : .usage)
        case let error as ChangeError: self.init(message: error.description, code: .usage)
        case let error as PeopleError: self.init(message: error.description, code: .usage)
        case let error as FieldAssignmentError: self.init(message: error.description, code: .usage)
        case let error as PersonChoiceError: self.init(message: error.description, code: .usage)
        case let error as MergePreferenceError: self.init(message: error.description, code: .usage)
        case let error as UnknownFilterWord: self.init(message: error.description, code: .usage)
        case let error as EmptyLookupList: self.init(message: error.description, code: .data)
        case let error as NoPeople: self.init(message: error.description, code: .usage)
        case let error as SheetLimitExceeded: self.init(message: error.description, code: .data)
        case let error as MatchStep.DamagedInput: self.init(message: error.description, code: .data)
        case let error as InvalidCondition: self.init(message: error.description, code: .usage)
        case let error as StoreError: self.init(message: error.message, code: ExitStatus(error))
        #if Workbench
        case let error as WorkbenchError: self.init(message: error.description, code: .inputOutput)
        #endif
        default: return nil
        }
    }

    private init(message: String, code: ExitStatus) {
        self.message = message
        self.code = code
    }

    /// An erasure that could not be completed.
    private static func sentence(_ cause: StoreError) -> String {
        "\(cause.message); the rows are erased, and traces of them may be left in the file until the same command, or the next one "
            + "that writes to it, completes this"
    }

    /// A mapping error, with the field that was probably meant, or the command that writes a file to start from.
    private static func sentence(_ error: MappingError) -> String {
        guard let word = error.unknownField,
            let field = Suggestion.nearest(to: word, in: MappingFile.fieldNames)
        else { return "\(error); 'trunkline map FILE' writes one to start from" }
        var error = error
        error.advice = "did you mean \(field)?"
        return error.description
    }

    /// Writes the message and exits.
    func end() -> Never {
        if !message.isEmpty { StandardError.say("Error: " + message) }
        details.forEach(StandardError.say)
        exit(code.rawValue)
    }
}
