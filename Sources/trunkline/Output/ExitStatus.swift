import ContactCleaning
import ContactStore
import SourceInput

/// The exit codes of every command, those of `sysexits.h`.
enum ExitStatus: Int32 {
    case done = 0
    /// With `--strict`: a number was rejected or a row skipped.
    case strict = 1
    case usage = 64
    /// Not a format that is read, or a database that is not in order.
    case data = 65
    case noInput = 66
    case inputOutput = 74
    /// A field was left without a value, as after Ctrl-C.
    case cancelled = 130

    init(_ error: SourceError) {
        self =
            switch error {
            case .noSuchInput: .noInput
            case .unreadable, .changed, .unwritable: .inputOutput
            case .unsupported, .empty, .incomplete, .refused: .data
            case .unconfirmed: .usage
            }
    }

    init(_ error: StoreError) {
        self =
            switch error {
            case .missing: .noInput
            case .notADatabase, .foreignDatabase, .newerVersion, .otherLayout, .damaged, .altered: .data
            case .busy, .moved, .full, .inaccessible, .failing, .unusable: .inputOutput
            }
    }
}
