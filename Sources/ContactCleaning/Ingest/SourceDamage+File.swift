import Archives
import ContactReading
import SourceInput
import Tables

extension SourceDamage {
    /// The damage for which a source is taken for incomplete once it was read, in its packing, its conversion, or its
    /// text; `nil` if there is none.
    init?(of file: InputFile, _ description: SourceDescription) {
        let (line, byteOffset) = (description.lineCount + 1, description.byteCount)
        let lost = file.lostRecords
        if let damage = file.damage {
            self.init(.packing, line: line, byteOffset: byteOffset, detail: damage.fault)
        } else if lost.isCutOff {
            self.init(
                .openRecord, byteOffset: byteOffset,
                detail: "the \(file.originalFormat?.rawValue ?? "text") ends before its last record or list does")
        } else if lost.count > 0 {
            self.init(
                .lostRecords, byteOffset: byteOffset,
                detail: "\(lost.count) \(lost.count == 1 ? "record" : "records") could not be read")
        } else if let damage = description.damage, !file.isConverted {
            // The text of a conversion is whole.
            self = damage
        } else {
            return nil
        }
    }
}

extension SourceDamage {
    /// The damage of a source that an earlier run stored; its findings have the place.
    init(stored kind: Kind) {
        self.init(
            kind,
            detail:
                "the stored file was incomplete when it was read ('trunkline report findings' says where); \(kind.advice)"
        )
    }
}

extension SourceError {
    /// The error for an incomplete source, which does not take the place of another.
    init(refusing damage: SourceDamage, path: String) {
        self = .refused(
            path: path,
            detail: "it is incomplete, and what it lacks must not be deleted: \(damage); \(damage.kind.advice), "
                + "or read it without --update and --replace to store what there is of it beside the others")
    }

    /// The error for a source that was stored as far as it could be read.
    init(storing damage: SourceDamage, contacts: Int, path: String) {
        self = .incomplete(
            path: path,
            detail: "\(damage); \(contacts) \(contacts == 1 ? "contact of it was" : "contacts of it were") read; "
                + damage.kind.advice)
    }
}
